// What is said with one touch. It travels as `:name:`, so that everybody reads it in their own language.
export const PHRASES: ReadonlyMap<string, string> = new Map([
  ['luck', 'web-chat-luck'],
  ['well', 'web-chat-well'],
  ['moment', 'web-chat-moment'],
  ['sorry', 'web-chat-sorry'],
  ['again', 'web-chat-again'],
  ['thanks', 'web-chat-thanks'],
]);
export const EMOTES: ReadonlyMap<string, string> = new Map([
  ['laugh', '😄'],
  ['clap', '👏'],
  ['wow', '😮'],
  ['cry', '😢'],
  ['fire', '🔥'],
  ['owl', '🦉'],
]);

/** A line of chat as it is read here. */
export function heard(text: string, say: (id: string) => string): string {
  const name = /^:([a-z]+):$/.exec(text)?.[1] ?? '';
  const phrase = PHRASES.get(name);
  return phrase ? say(phrase) : (EMOTES.get(name) ?? text);
}
