/**
 * A cassette: exchanges with a service as they were recorded, one a line, below a line that says what it is. Everything that
 * lets somebody in was replaced by a placeholder, which stands for any text on replay.
 */

/** The first line. */
export interface CassetteHeader {
  readonly format: 'vid-cassette';
  /** Grows when an older reader would misread what is written. */
  readonly version: 1;
  /** The service that was recorded, and the address that its clients called. */
  readonly to: string;
  readonly proxy: string;
  readonly recorded_at: string;
}

/** A body in one of its forms; none of them where there was no body. */
export interface CassetteBody {
  /** JSON. */
  readonly body?: unknown;
  readonly body_text?: string;
  readonly body_base64?: string;
  /** It was too long to be kept. */
  readonly body_cut?: { readonly bytes: number; readonly sha256: string };
}

export interface CassetteRequest extends CassetteBody {
  readonly method: string;
  readonly path: string;
  /** The placeholder of the key; left out where the request had none. */
  readonly key?: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface CassetteResponse extends CassetteBody {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** How an exchange ended that was not answered whole. */
export type CassetteBreak = 'reset' | 'closed' | 'unreachable';

/** Every line after the first. */
export interface CassetteExchange {
  /** Its number in the recording. */
  readonly n: number;
  readonly at: string;
  readonly ms: number;
  readonly request: CassetteRequest;
  /** What came of an answer, all of it unless `broken` is there. */
  readonly response?: CassetteResponse;
  readonly broken?: CassetteBreak;
}

/** Stands for a key, a webhook's secret (64 digits), an e-mail address, or another text that lets somebody in. */
export type Placeholder =
  | `emp_redacted_${number}`
  | `redacted-${number}`
  | `redacted-${number}@example.invalid`
  | `000${string}`;

/** Stands for the end of a long text. */
export type CutText = `[cut: ${number} characters, sha256 ${string}]`;

/** A cassette that was read. */
export interface Cassette {
  readonly file: string;
  readonly header: CassetteHeader;
  readonly exchanges: readonly CassetteExchange[];
}
