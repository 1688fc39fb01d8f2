/**
 * Images that requests brought within themselves, as files from the acceptance of a job until it has ended. A job's spec
 * names them; the bytes are nowhere else by then. Each is named by its content, so that a name never means other bytes.
 */
export interface KeptMedia {
  /** Keeps files for a job, by their names; they are on the disk by then. */
  keep(jobId: string, files: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** Where a file is, or undefined. */
  find(jobId: string, name: string): Promise<string | undefined>;
  read(jobId: string, name: string): Promise<Uint8Array | undefined>;
  /** Removes the files of a job; it may have none. */
  remove(jobId: string): Promise<void>;
  /**
   * The jobs that have files. Where several processes share them, not those whose files are of the last hour: their jobs may
   * be about to be accepted by another process.
   */
  jobs(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const SCHEME = 'kept:';

/** A kept file in the place of a media URL. No request can name one: its URLs are http(s) or data URIs. */
export const keptUrl = (name: string): string => `${SCHEME}${name}`;

/** The name of the kept file that a URL stands for; undefined for any other URL. */
export const keptName = (url: string): string | undefined =>
  url.startsWith(SCHEME) ? url.slice(SCHEME.length) : undefined;

/** Names become file names, and may come from a snapshot: they may be nothing but SHA-256 digests in hex. */
export const isKeptName = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);
