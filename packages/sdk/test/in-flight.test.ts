/** What is under way: how long closing waits for it, and what begins no more. */
import { expect, it } from 'vitest';
import { InFlight } from '../src/call/in-flight';
import { settle } from './support/manual-clock';
import { watched } from './support/promises';

it('is closed when the last call has ended, each of which ends once', async () => {
  const inFlight = new InFlight();
  const [one, two] = [inFlight.begin('GET /a'), inFlight.begin('GET /b')];
  const closed = watched(inFlight.close().then(() => true));
  one();
  one();
  await settle();
  expect(closed.value()).toBeUndefined();
  two();
  await settle();
  expect(closed.value()).toBe(true);
});

it.each([
  ['closed', (inFlight: InFlight) => void inFlight.close(), false],
  ['destroyed', (inFlight: InFlight) => inFlight.destroy(), true],
])('begins nothing when the client whose connections it takes was %s', (state, end, destroyed) => {
  const parent = new InFlight();
  const inFlight = new InFlight(parent);
  expect(inFlight.destroyed).toBe(false);
  end(parent);
  expect(inFlight.destroyed).toBe(destroyed);
  expect(() => inFlight.begin('GET /a')).toThrow(`GET /a was not sent: the client was ${state}`);
  expect(inFlight.refusal('GET /a').message).toContain(`the client was ${state}`);
});

it('names its own end where its client ended otherwise', () => {
  const parent = new InFlight();
  const inFlight = new InFlight(parent);
  inFlight.destroy();
  void parent.close();
  expect(inFlight.refusal('GET /a').message).toContain('the client was destroyed');
});

it.each([
  ['closed', (inFlight: InFlight) => void inFlight.close(), false],
  ['destroyed', (inFlight: InFlight) => inFlight.destroy(), true],
  [
    'destroyed',
    (inFlight: InFlight) => {
      inFlight.destroy();
      void inFlight.close();
    },
    true,
  ],
])('begins nothing when it was %s', (state, end, destroyed) => {
  const inFlight = new InFlight();
  end(inFlight);
  expect(inFlight.destroyed).toBe(destroyed);
  expect(() => inFlight.begin('GET /a')).toThrow(`GET /a was not sent: the client was ${state}`);
  expect(inFlight.refusal('GET /a')).toMatchObject({
    name: 'AbortedError',
    nextStep: expect.stringContaining('new VidClient'),
  });
});
