/** The server of a data folder, from another process: which one runs there, how it is ended, and what it logged. */

export { earlierLog } from '../adapters/log/log-file';
export { findServer } from '../adapters/running/find-server';
export {
  DEFAULT_FOLDER,
  logIn,
  type RunFile,
  type Standing,
  standingOf,
  UnknownServerError,
} from '../adapters/running/run-file';
export { type StopOptions, type Stopped, stopServer } from '../adapters/running/stop-server';
