/** Things that are drawn on their tip, and how far they are turned to lie as they do on a floor: radians. */
const RESTS: Readonly<Record<string, number>> = {
  'running-shoe': -0.55,
  'baguette-bread': 0.72,
  'hot-dog': 0.68,
};

export const restOf = ({ set, name }: { readonly set: string; readonly name: string }): number =>
  set === 'fluent' ? (RESTS[name] ?? 0) : 0;
