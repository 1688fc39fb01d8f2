/**
 * The JSON document in what a model wrote. Models think aloud first, put their answer between fences, and talk before and after
 * it; what is no document is undefined.
 */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const isDocument = (value: unknown): value is object => typeof value === 'object' && value !== null;

const FENCE = '```';

/** What stands between the first pair of fences, without the name of its language. */
function fenced(text: string): string {
  const [, block = ''] = text.split(FENCE);
  return block.replace(/^\w*\n/u, '');
}

export function documentIn(text: string): object | undefined {
  const answer = text.split('</think>').at(-1) ?? '';
  const braced = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
  return [answer, fenced(answer), braced].map(parsed).find(isDocument);
}
