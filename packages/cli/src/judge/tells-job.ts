/** Whether an answer names a job: in a text at any depth of its body, or in a header such as Location. */

/** An answer as it was read. */
interface Told {
  /** Undefined where the body is no JSON. */
  readonly json: unknown;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Shorter ids occur in dates, numbers and words: they are looked for as a whole text, or as the end of a path. */
const DISTINCT = 6;

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...textsIn(member)]);
};

export const tellsJob = ({ json, text, headers }: Told, id: string): boolean => {
  const [before, after] = id.length < DISTINCT ? ['(?:^|/)', '$'] : ['(?<![\\w-])', '(?![\\w-])'];
  const pattern = new RegExp(`${before}${escaped(id)}${after}`, 'i');
  const body = json === undefined ? [text] : textsIn(json);
  return [...body, ...Object.values(headers)].some((told) => pattern.test(told));
};
