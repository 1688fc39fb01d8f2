declare const __VERSION__: string;

/** The version of this command, and what it runs on. */
export const versionDocument = (): Readonly<Record<'version' | 'node' | 'platform', string>> => ({
  version: __VERSION__,
  node: process.version,
  platform: `${process.platform}-${process.arch}`,
});
