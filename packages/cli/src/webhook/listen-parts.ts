/** What `vid webhook listen` alone needs; loaded when it is used. */
export { openCapture } from './capture-file';
export { readStatuses } from './delivery-status';
export { watchKeys } from './listen-keys';
export { KEYS_HINT, openListenView } from './listen-view';
export { folderOf, reportUndelivered, tellLeftBehind } from './report-undelivered';
export { claimSecretPlace, tidySecretPlaces } from './secret-claims';
export { openSecretTo } from './secret-to';
export { openUndelivered } from './undelivered-store';
