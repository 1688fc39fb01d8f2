/** Posts a delivery to a receiver as the service does: byte for byte, no redirects, and no longer than the service waits. */
import { TIME_LIMITS } from '@vid/sdk/contract';
import type { CapturedDelivery } from './captured-delivery';
import { dial } from './dial';
import type { Sent } from './sent';

/** Headers that belong to one connection and are made anew by the one who sends. */
const OF_THE_CONNECTION = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'accept-encoding',
];

/** One attempt; whatever the receiver does is an outcome. */
export const sendDelivery = async (
  address: string,
  { headers, body }: CapturedDelivery,
  limitMs: number = TIME_LIMITS.deliveryAttemptSeconds * 1000,
  signal?: AbortSignal,
): Promise<Sent> => {
  const {
    connected: _connected,
    aheadSeconds: _aheadSeconds,
    ...sent
  } = await dial(address, {
    method: 'POST',
    headers: [
      ...headers.filter(([name]) => !OF_THE_CONNECTION.includes(name.toLowerCase())),
      ['content-length', String(body.length)],
    ],
    write: async (outgoing) => void outgoing.end(body),
    limitMs,
    signal,
  });
  return sent;
};
