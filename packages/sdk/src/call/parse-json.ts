/**
 * Reads JSON whose numbers may have more digits than a number of JavaScript: an integer beyond 2^53 becomes a text with all
 * of its digits, so that an id still names what it named.
 */
/** Where a number may begin; digits inside of a text mostly stand elsewhere. */
const LONG_INTEGER = /(?:^|[[:,\s])-?\d{16}/;
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const asText = (token: string): string =>
  /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token;

/** The value of a JSON text. Throws a SyntaxError like `JSON.parse`. */
export const parseJson = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  return LONG_INTEGER.test(text) ? JSON.parse(text.replace(TEXT_OR_NUMBER, asText)) : value;
};
