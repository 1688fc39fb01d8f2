/** The server's own log; fields never hold keys, secrets, signed URLs or data URIs. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export interface Log {
  write(level: Exclude<LogLevel, 'silent'>, event: string, fields?: Readonly<Record<string, unknown>>): void;
}
