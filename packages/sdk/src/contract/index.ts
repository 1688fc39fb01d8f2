/**
 * The wire contract of the video rendering service: every limit, list, event, error, resource and endpoint that its
 * specification names, as zod schemas and plain data. No I/O.
 */
export * from './can-parse-url';
export * from './data-uri';
export * from './deliveries';
export * from './delivery-format';
export * from './endpoint-paths';
export * from './endpoints';
export * from './enums';
export * from './error-actions';
export * from './errors';
export * from './event-names';
export * from './events';
export * from './fields';
export * from './hooks';
export * from './iso-media';
export * from './limits';
export * from './media';
export * from './open';
export * from './openapi';
export * from './problems';
export * from './render-request';
export * from './resource-types';
export * from './resources';
export * from './rules';
export * from './scene';
export * from './text';
export * from './wire';
