/** An icon for each card by name; a hidden card has a name without meaning. */
export const KNOWN: Record<string, string> = {
  hex: 'crystal-wand',
  shield: 'shield',
  potion: 'potion-ball',
  spark: 'sparkles',
};
