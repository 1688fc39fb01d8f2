/** Headers and signature of deliveries, without schemas: who only needs the names loads nothing else. */
import { TIME_LIMITS } from './limits';

/** Headers of every delivery. Specification: Delivery format. */
export const DELIVERY_HEADERS = {
  event: 'X-Service-Event',
  delivery: 'X-Service-Delivery',
  timestamp: 'X-Service-Timestamp',
  signature: 'X-Service-Signature',
} as const;

/** How a delivery is signed, as `GET /api/webhooks/events` tells it. Specification: Delivery format. */
export const SIGNATURE = {
  header: DELIVERY_HEADERS.signature,
  prefix: 'sha256=',
  scheme: 'sha256=hex(HMAC-SHA256(secret, "<timestamp>.<raw body>"))',
  replayWindowSeconds: TIME_LIMITS.replayWindowSeconds,
} as const;
