import { readFileSync } from 'node:fs';
import type { WebhookDelivery, WebhookDeliveryOf, WebhookEventName, WebhookEventPayloads } from '@vid/webhook-verify';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { generatedFiles } from '../../../scripts/generate-webhook-types.mjs';
import type { EventName, EventPayload } from '../../sdk/src/contract';
import * as contract from '../../sdk/src/contract';

describe('what is taken from the contract', async () => {
  const files = await generatedFiles(contract);

  it.each(files)('$path is up to date (npx tsx scripts/generate-webhook-types.mjs)', ({ path, text }) => {
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')).toBe(text);
  });

  it('knows every event of the contract, and no other', () => {
    expectTypeOf<WebhookEventName>().toEqualTypeOf<EventName>();
  });

  it('types each payload so that what the contract sends fits', () => {
    type Unfit = { [E in EventName]: EventPayload<E> extends WebhookEventPayloads[E] ? never : E }[EventName];
    expectTypeOf<Unfit>().toEqualTypeOf<never>();
  });
});

describe('the type of a delivery', () => {
  it('is narrowed by the name of its event', () => {
    const credits = (delivery: WebhookDelivery): number | undefined => {
      switch (delivery.event) {
        case 'video.completed':
          expectTypeOf(delivery.payload.output_url).toEqualTypeOf<string>();
          expectTypeOf(delivery).toEqualTypeOf<WebhookDeliveryOf<'video.completed'>>();
          return delivery.payload.credits_charged;
        case 'credits.low':
          return delivery.payload.credits_remaining;
        default:
          expectTypeOf(delivery.event).toExtend<string>();
          return undefined;
      }
    };
    const base = { emitted_at: '2026-01-01T00:00:00Z', delivery_id: 'd', secretIndex: 0 };
    expect(credits({ ...base, event: 'credits.low', payload: { credits_remaining: 3 } })).toBe(3);
  });
});
