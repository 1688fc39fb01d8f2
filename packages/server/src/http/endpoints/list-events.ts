import { type EventList, SIGNATURE, SUBSCRIBABLE_EVENTS } from '@vid/sdk/contract';
import type { Endpoint } from '../call';
import { json } from '../json';

const EVENTS: EventList = {
  events: [...SUBSCRIBABLE_EVENTS],
  signature: {
    header: SIGNATURE.header,
    scheme: SIGNATURE.scheme,
    replay_window_seconds: SIGNATURE.replayWindowSeconds,
  },
};

/** `GET /api/webhooks/events`. */
export const listEvents: Endpoint = async () => json(200, EVENTS);
