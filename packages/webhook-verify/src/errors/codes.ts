/**
 * Every failure of this package, as two closed unions. What each one means in full, and its fix, is the catalogue in
 * `explain/`, which is loaded on demand so that the verifier stays small.
 */

/** Why a delivery was refused, Specification: Events, verification by the receiver. */
export type VerificationCode =
  | 'timestamp_missing'
  | 'timestamp_malformed'
  | 'timestamp_too_old'
  | 'timestamp_in_future'
  | 'signature_missing'
  | 'signature_malformed'
  | 'signature_mismatch'
  | 'header_duplicate'
  | 'body_missing'
  | 'body_already_parsed'
  | 'body_too_large'
  | 'body_not_utf8'
  | 'body_not_json'
  | 'payload_invalid'
  | 'header_body_mismatch';

/** What is wrong with the call, whatever the delivery. */
export type ConfigCode =
  | 'secret_missing'
  | 'secret_invalid'
  | 'options_invalid'
  | 'tolerance_invalid'
  | 'clock_invalid'
  | 'max_body_bytes_invalid'
  | 'strict_headers_invalid'
  | 'receiver_invalid'
  | 'signing_input_invalid'
  | 'crypto_unavailable';
