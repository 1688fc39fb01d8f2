/** How bodies are read, for those who read or keep them themselves: their limit, and JSON whose long ids keep their digits. */
export { parseJson } from '../verify/parse-json';
export { DEFAULT_MAX_BODY_BYTES } from '../verify/read-options';
