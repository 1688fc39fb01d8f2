import * as z from 'zod';
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

/** Body of every delivery. Specification: Delivery format. */
export const deliverySchema = z.looseObject({
  event: z.string(),
  payload: z.looseObject({}),
  emitted_at: z.iso.datetime({ offset: true }),
  delivery_id: z.string(),
});
export type DeliveryBody = Readonly<z.output<typeof deliverySchema>>;
