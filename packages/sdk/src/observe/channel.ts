/** Channels of node:diagnostics_channel. */
export { channel } from 'node:diagnostics_channel';
