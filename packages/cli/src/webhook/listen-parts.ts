/** What `vid webhook listen` alone needs; loaded when it is used. */
export { openCapture } from './capture-file';
export { readStatuses } from './delivery-status';
export { keepUndelivered } from './keep-undelivered';
export { watchKeys } from './listen-keys';
export { KEYS_HINT, openListenView } from './listen-view';
export { openSecretTo } from './secret-to';
