/** The renderer that draws nothing. */
export { createInstantRenderer, writeScenes } from './instant-renderer';
