import { signWebhook } from '@vid/sdk';
import type { CapturedDelivery } from '../webhook/captured-delivery';

/** The delivery as it would be if it were sent now with this secret; the same id, the same body. */
export const signAnew = async ({ headers, body }: CapturedDelivery, secret: string): Promise<CapturedDelivery> => {
  const signed = Object.entries(await signWebhook(body, secret));
  const names = signed.map(([name]) => name.toLowerCase());
  return { headers: [...headers.filter(([name]) => !names.includes(name.toLowerCase())), ...signed], body };
};
