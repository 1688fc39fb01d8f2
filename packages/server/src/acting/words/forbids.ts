/** Whether a line forbids: its first word says so. */
const FORBIDS = new Set('never|don’t|nie|niemals|jamais|nunca|mai|nooit|nigdy|asla|aldrig|لا'.split('|'));

export function forbids(line: string): boolean {
  const [first = ''] = line
    .trim()
    .toLowerCase()
    .replaceAll("'", '’')
    .split(/[\s,،]/u);
  return FORBIDS.has(first);
}
