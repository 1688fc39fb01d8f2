import { VidClient } from '@vid/sdk';
import { expect, it } from 'vitest';
import { accepted } from './support/answers';
import { FakeService, respond } from './support/fake-service';

it('sends members that the types do not know, without their wrapper; named members win', async () => {
  const service = new FakeService(() => respond(202, accepted()));
  const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service });
  await vid.renders.create({
    scene_plan: [
      {
        type: 'motion',
        prompt: 'Hi',
        motion: { beat: 'hook', extra: { speed: 2 } },
        extra: { sfx: 'boom', prompt: 'other' },
      },
      { type: 't2v_fast', prompt: 'x' },
    ],
  });
  expect(JSON.parse(service.received[0]?.body ?? '')).toEqual({
    scene_plan: [
      { type: 'motion', prompt: 'Hi', motion: { beat: 'hook', speed: 2 }, sfx: 'boom' },
      { type: 't2v_fast', prompt: 'x' },
    ],
  });
});

it.each(['idempotencyKeys', 'my_idempotency_key', 'idempotency.key'])(
  'sends a member that only reads like a key: %s',
  async (name) => {
    const service = new FakeService(() => respond(202, accepted()));
    const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service });
    await vid.renders.create({ brief: 'x', [name]: 'order-1' });
    expect(service.received).toHaveLength(1);
  },
);

it.each(['idempotencyKey', 'idempotency_key', 'Idempotency-Key'])(
  'refuses a key in the request, which would be paid under another one: %s',
  async (name) => {
    const service = new FakeService(() => respond(202, accepted()));
    const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service });
    const request = { brief: 'x', [name]: 'order-1' };
    await expect(vid.renders.create(request)).rejects.toMatchObject({
      name: 'InvalidRequestError',
      charged: 'no',
      message: expect.stringContaining(name),
      nextStep: expect.stringContaining('{ idempotencyKey: … }'),
    });
    expect(service.received).toHaveLength(0);
  },
);
