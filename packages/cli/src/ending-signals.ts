/**
 * Signals that ask a process to end. Windows has no SIGTERM: it tells of Ctrl-Break and of a console that is closed.
 * Elsewhere a hang-up is left to the system, since `nohup` asks for that.
 */
export const endingSignals = (platform: NodeJS.Platform = process.platform): readonly NodeJS.Signals[] =>
  platform === 'win32' ? ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM'];
