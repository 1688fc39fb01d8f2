/**
 * Finds the id of a job in the text of an answer that is not as it should be: broken off, wrapped in another object by
 * something on the way, or with an id that is a number. Pure. The id is a text with the very digits that were sent: an
 * integer of 64 bits has more than a number can hold.
 */

/** Strings, the last perhaps without its end, brackets, and what stands between them. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|[{}[\]:,]|[^\s"{}[\]:,]+/g;

/** Characters in which the id is looked for: whoever sends more than that before it sends something else. */
const LONGEST = 32_768;

interface Found {
  readonly depth: number;
  readonly id: string;
}

const read = (token: string): string | undefined => {
  if (/^-?\d+$/.test(token)) return token;
  if (!token.startsWith('"')) return undefined;
  try {
    return (JSON.parse(token) as string) || undefined;
  } catch {
    return undefined;
  }
};

const tokensOf = (text: string): readonly string[] => text.match(TOKEN) ?? [];

const ids = (text: string): readonly Found[] => {
  const tokens = tokensOf(text);
  const found: Found[] = [];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    const [colon, value = ''] = tokens.slice(index + 1, index + 3);
    if (token !== '"job_id"' || colon !== ':') continue;
    // A number at the very end may have more digits than came.
    const whole = value.startsWith('"') || !text.endsWith(value);
    const id = whole ? read(value) : undefined;
    if (id !== undefined) found.push({ depth, id });
  }
  return found;
};

/** The id of the job that the text of an object or a list names outermost; undefined when it names none, or several. */
export const findJobId = (text: string): string | undefined => {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const all = ids(text.slice(0, LONGEST));
  const outermost = Math.min(...all.map(({ depth }) => depth));
  const [id, ...others] = new Set(all.filter(({ depth }) => depth === outermost).map((found) => found.id));
  return others.length === 0 ? id : undefined;
};

/** The same within a text that is a member of it, as gateways to functions wrap what those answer. */
export const findWrappedId = (text: string): string | undefined => {
  const inner = tokensOf(text.slice(0, LONGEST)).map((token) => findJobId(read(token) ?? ''));
  const [id, ...others] = new Set(inner.filter((found) => found !== undefined));
  return others.length === 0 ? id : undefined;
};
