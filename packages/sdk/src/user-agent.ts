import { version } from '../package.json';

/** Names the client and its version in every request. */
export const USER_AGENT = `vid-sdk/${version} node/${process.versions.node}`;
