/**
 * The one way out: everything that the server posts to or fetches from a URL that somebody else chose goes through a
 * Dialer, so that no URL turns the server against the network it stands in.
 *
 * An implementation refuses what is not a public http(s) address, judged by the literal host, by every answer of name
 * resolution and by the connected socket, at every attempt; follows no redirect; uses no proxy from the environment;
 * and bounds time and size. `post` and `download` never throw: what went wrong is in their outcome.
 */

/** Why a URL is refused before anything is resolved or connected. */
type UrlRefusal =
  /** It does not parse as an absolute URL, or names port 0. */
  | 'unparsable'
  /** Neither `http:` nor `https:`. */
  | 'scheme'
  /** It carries a user name or password. */
  | 'userinfo'
  /** Its host is an address, or a name, that is not public. */
  | 'address'
  /** A media URL's own bytes (a data URI) are not of an accepted type, are damaged, or are too many. */
  | 'media';

/** `message` says what was refused and what to do instead; it is fit for the caller and quotes at most the host. */
export type UrlVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: UrlRefusal; readonly message: string };

/** A file that a URL holds within itself. */
export interface HeldFile {
  /** SHA-256 of its bytes, in hex. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Like `UrlVerdict`, with what a data URI holds. */
export type MediaVerdict =
  | { readonly ok: true; readonly file?: HeldFile }
  | Extract<UrlVerdict, { readonly ok: false }>;

/** Characters of a URL that is called. No server takes as many. */
export const LONGEST_CALLED_URL = 65_536;

/** Why a call brought no usable answer. */
export type DialFailure =
  /** The URL itself cannot be called: unparsable, another scheme, userinfo. Final. */
  | 'bad-url'
  /** The host is, or resolves to, an address that is not public. Nothing was sent. Final for this attempt. */
  | 'refused-address'
  /** The name could not be resolved. */
  | 'dns'
  /** The time for the whole call ran out. */
  | 'timeout'
  /** No connection, a broken one, or something that is not HTTP. */
  | 'network'
  /** The certificate was not accepted, or TLS could not be agreed on. */
  | 'tls'
  /** The caller's signal fired. */
  | 'aborted';

export interface DialRequest {
  /** Sent as they are; `content-length` is added. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sent byte for byte (a string as UTF-8). */
  readonly body: string | Uint8Array;
  readonly signal?: AbortSignal;
}

/** What became of one POST. `ms` is the whole attempt in milliseconds, name resolution included. */
export type DialOutcome =
  | {
      readonly kind: 'answered';
      /** Any status, 3xx included: redirects are answers here. */
      readonly status: number;
      /** Names in lower case; repeated headers are joined with a comma. */
      readonly headers: Readonly<Record<string, string>>;
      /** The first 2 KB as UTF-8 text; bytes that are no text become U+FFFD. The rest was thrown away. */
      readonly body: string;
      readonly ms: number;
    }
  | { readonly kind: 'failed'; readonly reason: DialFailure; readonly error: string; readonly ms: number };

/** A family of media that a caller accepts. */
export type MediaKind = 'image' | 'video';

/** The file types that are told apart by their first bytes; whatever a header or a file name says is not believed. */
export type MediaType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp'
  | 'image/gif'
  | 'image/svg+xml'
  | 'video/mp4'
  | 'video/webm'
  | 'video/quicktime';

export interface DownloadRequest {
  /** Where the file goes; its folder exists. It appears there whole or not at all. */
  readonly path: string;
  readonly maxBytes: number;
  readonly accept: MediaKind;
  readonly signal: AbortSignal;
}

export type DownloadFailure =
  | DialFailure
  /** The answer is not a 200; redirects are not followed. */
  | 'bad-status'
  /** The bytes are of no accepted type. */
  | 'bad-media'
  | 'too-large'
  /** The file could not be written. */
  | 'disk';

export type DownloadOutcome =
  | { readonly kind: 'downloaded'; readonly type: MediaType; readonly bytes: number; readonly ms: number }
  | { readonly kind: 'failed'; readonly reason: DownloadFailure; readonly error: string; readonly ms: number };

export interface Dialer {
  /** Judges scheme, userinfo and literal host; resolves nothing. For webhook URLs and footage. */
  judge(url: string): Promise<UrlVerdict> | UrlVerdict;
  /**
   * Like `judge`, but takes a data URI too, when its bytes are of the accepted kind and at most `maxBytes`. A long one is
   * read in several turns of the event loop.
   */
  judgeMedia(url: string, media: { readonly accept: MediaKind; readonly maxBytes?: number }): Promise<MediaVerdict>;
  /** One POST, with ten real seconds for all of it; headers within them are the answer. Never throws. */
  post(url: string, request: DialRequest): Promise<DialOutcome>;
  /** Fetches an http(s) URL, or unpacks a data URI, into a file of a checked type. Never throws. */
  download(url: string, request: DownloadRequest): Promise<DownloadOutcome>;
  /** Closes kept connections; calls under way end as `aborted`. */
  close(): Promise<void>;
}
