/** Verifies what came in with every secret of the listener. */
import { verifyWebhook, type WebhookDelivery, WebhookVerificationError } from '@vid/sdk';
import type { CapturedDelivery } from '../webhook/captured-delivery';

export type Judgement =
  | {
      readonly delivery: WebhookDelivery;
      readonly secret: string;
      /** Whether its age is right by the service's clock alone, so that an app would refuse it. */
      readonly ofOtherClock: boolean;
    }
  | { readonly refusal: WebhookVerificationError };

const OF_AGE: readonly string[] = ['timestamp_too_old', 'timestamp_in_future'];

const judge = async (
  { headers, body }: CapturedDelivery,
  secrets: readonly string[],
  now: number | undefined,
): Promise<Judgement> => {
  try {
    const delivery = await verifyWebhook(body, headers, secrets, now === undefined ? {} : { now: () => now });
    return { delivery, secret: secrets[delivery.secretIndex] ?? '', ofOtherClock: now !== undefined };
  } catch (error) {
    if (error instanceof WebhookVerificationError) return { refusal: error };
    throw error;
  }
};

/** `now` is the clock of a service that keeps its own: only a delivery whose age is wrong by ours is judged by it. */
export const judgeDelivery = async (
  captured: CapturedDelivery,
  secrets: readonly string[],
  now: (() => number | Promise<number>) | undefined,
): Promise<Judgement> => {
  const judgement = await judge(captured, secrets, undefined);
  if (now === undefined || !('refusal' in judgement) || !OF_AGE.includes(judgement.refusal.code)) return judgement;
  try {
    return await judge(captured, secrets, await now());
  } catch {
    // A clock that can't be read is none.
    return judgement;
  }
};
