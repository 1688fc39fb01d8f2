/** Longer texts are rare, and would let anybody fill the memory. */
const LONGEST = 2_048;

/** Keeps the last results of a pure function of a text; when there are too many, it starts anew. */
export function remembered<T>(compute: (text: string) => T, size: number): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (text.length > LONGEST) return result;
    if (results.size >= size) results.clear();
    results.set(text, result);
    return result;
  };
}
