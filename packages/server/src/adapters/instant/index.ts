/** The renderer that draws nothing. */
export { createInstantRenderer } from './instant-renderer';
