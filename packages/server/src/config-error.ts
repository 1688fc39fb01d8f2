/** A configuration or an option that can't be used; the message names every problem. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
