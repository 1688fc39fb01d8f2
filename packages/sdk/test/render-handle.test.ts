/** The handle of an accepted render: its members are the answer's, its methods its own, and its errors name what was paid for. */
import type { RenderAccepted, RenderHandle } from '@vid/sdk';
import { describe, expect, it, vi } from 'vitest';
import { ApiPromise } from '../src/call/api-promise';
import { VidError, type VidErrorFacts } from '../src/errors/vid-error';
import { type JobActions, makeRenderHandle } from '../src/renders/render-handle';
import { accepted, job } from './support/answers';
import { rejection } from './support/make-client';

const ACCEPTED = accepted() as RenderAccepted;

const failing = (error: unknown): JobActions => {
  const fail = async (): Promise<never> => {
    throw error as Error;
  };
  return {
    wait: () => new ApiPromise(fail()),
    watch: async function* () {
      yield await fail();
    },
    download: () => new ApiPromise(fail()),
  };
};

const METHODS: ReadonlyArray<readonly [string, (render: RenderHandle) => PromiseLike<unknown>]> = [
  ['wait', (render) => render.wait()],
  ['updates', (render) => render.updates().next()],
  ['download', (render) => render.download('video.mp4')],
];

describe('the members of a handle', () => {
  it('are those of the answer, and nothing else is listed', () => {
    const render = makeRenderHandle(ACCEPTED, failing(new Error('unused')));
    expect({ ...render }).toEqual(ACCEPTED);
    expect(JSON.parse(JSON.stringify(render))).toEqual(ACCEPTED);
  });

  it('hide none of its methods, nor where they are from', async () => {
    const text = `{"wait":1,"updates":2,"download":3,"constructor":4,"__proto__":{"wait":5},"job_id":"job_7"}`;
    const wait = vi.fn(
      () => new ApiPromise(Promise.resolve({ data: job('succeeded') as never, response: {} as never })),
    );
    const render = makeRenderHandle(JSON.parse(text) as RenderAccepted, { ...failing(new Error('unused')), wait });
    expect(Object.keys(render)).toEqual(['job_id']);
    expect(render.constructor).toBe(Object);
    await expect(render.wait({ timeoutMs: 5 })).resolves.toMatchObject({ status: 'succeeded' });
    expect(wait.mock.calls).toEqual([['job_7', { timeoutMs: 5 }]]);
    await expect(render.updates().next()).rejects.toThrow('unused');
    await expect(render.download('video.mp4')).rejects.toThrow('unused');
  });
});

describe.each(METHODS)('an error of %s', (_name, call) => {
  const errorOf = async (facts: VidErrorFacts, key?: string) =>
    rejection(call(makeRenderHandle(ACCEPTED, failing(new VidError('x', facts)), key)));

  it('names the key, and says that it was charged', async () => {
    expect(await errorOf({}, 'key-1')).toMatchObject({ charged: 'yes', idempotencyKey: 'key-1' });
  });

  it('keeps what it says itself', async () => {
    const own = { charged: 'no', idempotencyKey: 'own' } as const;
    expect(await errorOf(own)).toMatchObject(own);
  });

  it('is left as it is when it is not of this package', async () => {
    const error = new RangeError('x');
    expect(await rejection(call(makeRenderHandle(ACCEPTED, failing(error), 'key-1')))).toBe(error);
    expect(Object.keys(error)).toEqual([]);
  });
});
