/** Reads what `JSON.stringify` wrote, with every integer beyond 2^53 as the text that was written. */
export const readExactly = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown) =>
    Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value as number) < 1e21 ? String(value) : value,
  );
