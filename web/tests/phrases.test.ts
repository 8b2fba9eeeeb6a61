import { expect, test } from 'vitest';
import { EMOTES, heard, PHRASES } from '../src/lib/phrases';

const say = (id: string) => `words of ${id}`;

test('what is said with one touch is worded by the reader', () => {
  expect(heard(':thanks:', say)).toBe('words of web-chat-thanks');
  expect([...PHRASES.keys()].some((name) => EMOTES.has(name))).toBe(false);
});

test('pictures are pictures, and everything else is as it was typed', () => {
  expect(heard(':owl:', say)).toBe('🦉');
  for (const typed of ['thanks', ':nobody:', 'it is :owl:', ':constructor:', '']) expect(heard(typed, say)).toBe(typed);
});
