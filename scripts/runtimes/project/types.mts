/** The types of every entry that needs no package beside, in layouts where only what is declared is found. */
import { strict as assert } from 'node:assert';
import { type RenderRequest, type VidClient, verifyWebhook } from '@vid/sdk';
import { LIMITS } from '@vid/sdk/contract';
import { VidClient as EdgeClient, type VidClientOptions } from '@vid/sdk/edge';
import { FileJournal, type RenderJournal } from '@vid/sdk/journal';
import { createTestClient } from '@vid/sdk/testing';
import type { WebhookDelivery } from '@vid/webhook-verify';
import { webhookHandler } from '@vid/webhook-verify/fetch';

const journal: RenderJournal = new FileJournal({ path: 'renders.jsonl' });
const options: VidClientOptions = { journal, apiKey: 'emp_x', baseUrl: 'https://vid.test' };
// One client, under both names.
export const client: VidClient = new EdgeClient(options);
export const request: RenderRequest = { brief: 'Tea' };
// @ts-expect-error -- a misspelt member
export const misspelt: RenderRequest = { breif: 'Tea' };
export const verify: (body: string, headers: Headers, secret: string) => Promise<WebhookDelivery> = verifyWebhook;
export const receive = webhookHandler({ secret: 'x', onDelivery: ({ event }) => assert.ok(event) });
export const { vid, service } = createTestClient();
const most: number = LIMITS.brief.max;
assert.ok(most > 0);
