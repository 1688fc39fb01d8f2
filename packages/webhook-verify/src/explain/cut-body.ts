/** A body whose end is missing. */
import type { Finding } from './finding';

/** Whether this is the beginning of a JSON object: at its end a string or a bracket is still open. */
export const isCut = (text: string): boolean => {
  if (!/^\s*\{/.test(text)) return false;
  // What is whole in it: strings, and everything that is neither a quotation mark nor a bracket.
  const open = text.replace(/"(?:[^"\\]|\\.)*"/gs, '').replace(/[^"[\]{}]/g, '');
  return open.includes('"') || open.replace(/[\]}]/g, '').length * 2 > open.length;
};

export const cutFinding = (bytes: Uint8Array): Finding => ({
  cause: `The body is the beginning of a JSON object: it ends after ${bytes.length} bytes, in the middle. It was cut on its way, or not read to its end.`,
  fix: 'Read the request to its end before the call, and look for a limit that cuts bodies: a proxy, a body parser, a log that was copied from. The Content-Length header says how many bytes were sent.',
});
