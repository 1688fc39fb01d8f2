import { VidClient } from '@vid/sdk';
import { expect, it, vi } from 'vitest';
import { rejection } from './support/make-client';

vi.mock('undici', () => {
  throw new Error('A dynamic import callback was not specified.');
});

it('a transport that cannot be loaded has sent nothing, and charged nothing', async () => {
  const vid = new VidClient({ apiKey: 'emp_test', baseUrl: 'http://vid.test', retry: { maxRetries: 0 } });
  expect(await rejection(vid.renders.create({ brief: 'Tea' }))).toMatchObject({
    name: 'ConnectionError',
    charged: 'no',
    sent: false,
  });
});
