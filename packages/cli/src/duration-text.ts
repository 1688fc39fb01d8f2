const UNITS = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

/** So many seconds in words, the two largest units at most: `1 h`, `2 d 5 h`. Pure. */
export const durationText = (seconds: number): string => {
  let left = Math.round(Math.abs(seconds));
  const parts = UNITS.map(([name, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return { count, text: `${count} ${name}` };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  if (first === -1) return '0 s';
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ text }) => text)
    .join(' ');
};
