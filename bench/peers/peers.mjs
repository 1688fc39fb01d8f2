// Clients and verifiers of other services. They are brought when a benchmark first needs them.
import { fileURLToPath } from 'node:url';
import { bringTools } from '../../scripts/bring-tools.mjs';

bringTools(fileURLToPath(new URL('.', import.meta.url)));

export const { default: OpenAI } = await import('openai');
export const { default: Stripe } = await import('stripe');
export const { Webhook: StandardWebhook } = await import('standardwebhooks');
export const { Webhook: SvixWebhook } = await import('svix');
