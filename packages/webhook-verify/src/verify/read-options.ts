/**
 * Options of a verification, checked before anything else. Whatever is not exactly what was asked for is refused: a
 * tolerance or a clock of NaN would otherwise switch the replay window off.
 */
import type { ConfigCode } from '../errors/codes';
import { REPLAY_WINDOW_SECONDS } from '../generated/signature';

/**
 * How strictly a delivery is verified. A value that limits nothing (NaN, Infinity, a negative number) and a name that is
 * not one of these are a `WebhookConfigError`. Specification: Events, verification by the receiver.
 */
export interface VerifyOptions {
  /** How far the timestamp may lie from `now`, in seconds up to an hour (3600), both ways. Default 300. */
  readonly toleranceSeconds?: number | undefined;
  /** The clock: Unix time in milliseconds. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** Largest body in bytes. Default 1 MiB. */
  readonly maxBodyBytes?: number | undefined;
  /** Whether an event or delivery header that is there must agree with the signed body. Default true. */
  readonly strictHeaders?: boolean | undefined;
}

/** Options with their defaults, and the clock already read. */
export interface Settings {
  readonly toleranceSeconds: number;
  readonly nowMs: number;
  readonly maxBodyBytes: number;
  readonly strictHeaders: boolean;
}

const NAMES = ['toleranceSeconds', 'now', 'maxBodyBytes', 'strictHeaders'];
/** Bytes of a body at most, where nothing else is asked for: 1 MiB. */
export const DEFAULT_MAX_BODY_BYTES = 1_048_576;

/**
 * An hour, twelve times the replay window of the specification: no clock is off by so much, whoever recorded a delivery could
 * send it again for so long, and what is more is mostly meant as milliseconds.
 */
const MAX_TOLERANCE_SECONDS = 12 * REPLAY_WINDOW_SECONDS;
/** What a tolerance has to be. */
export const TOLERANCE = `seconds from 0 to ${MAX_TOLERANCE_SECONDS}, not milliseconds`;

export const readOptions = (options: unknown = {}): Settings | ConfigCode => {
  let problem: ConfigCode = 'options_invalid';
  try {
    // A misspelt option would silently leave its default in force.
    if (typeof options !== 'object' || !Object.keys(options as object).every((name) => NAMES.includes(name)))
      return problem;
    const {
      toleranceSeconds = REPLAY_WINDOW_SECONDS,
      now = Date.now,
      maxBodyBytes = DEFAULT_MAX_BODY_BYTES,
      strictHeaders = true,
    } = options as Record<string, unknown>;

    if (!isFiniteFromZero(toleranceSeconds) || toleranceSeconds > MAX_TOLERANCE_SECONDS) return 'tolerance_invalid';
    if (!isLimit(maxBodyBytes)) return 'max_body_bytes_invalid';
    if (typeof strictHeaders !== 'boolean') return 'strict_headers_invalid';
    problem = 'clock_invalid';
    const nowMs: unknown = (now as () => unknown)();
    return isFiniteFromZero(nowMs) ? { toleranceSeconds, nowMs, maxBodyBytes, strictHeaders } : problem;
  } catch {
    // Null, a getter that throws, or a clock: none of their failures may become an untyped one here.
    return problem;
  }
};

/** Whether this is a whole number of bytes that limits something. */
const isLimit = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Whether this is a number that limits something: NaN and Infinity do not. */
const isFiniteFromZero = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;
