/** Whether recorded headers can be sent again: by their names, their values, and what a connection frames by itself. Pure. */

const NAME = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i;
/** Bytes of a line; whatever ends one would begin another header. */
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
const OF_CONNECTION: readonly string[] = [
  'connection',
  'content-length',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What is wrong with a header, for after its place; undefined where it can be sent. */
export const headerProblem = (name: string, value: string): string | undefined => {
  const shown = JSON.stringify(name);
  if (!NAME.test(name)) return `has ${shown}, which can't be the name of a header`;
  if (!VALUE.test(value)) return `has ${shown} with a line break, or a character that no header can have`;
  return OF_CONNECTION.includes(name.toLowerCase())
    ? `has ${shown}, which belongs to a connection and is sent by itself: take it out`
    : undefined;
};
