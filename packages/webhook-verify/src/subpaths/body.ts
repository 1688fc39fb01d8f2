/** How bodies are read, for those who read or keep them themselves: their limit, and JSON whose long ids keep their digits. */

export { concatBytes } from '../receivers/concat-bytes';
export { type RequestWithBody, readBody } from '../receivers/read-body';
export { parseJson } from '../verify/parse-json';
export { DEFAULT_MAX_BODY_BYTES } from '../verify/read-options';
