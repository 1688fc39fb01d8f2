/** Checked by the compiler: each `@ts-expect-error` is a mistake that must not compile. */
import type {
  Job,
  KnownRender,
  RecoveredRender,
  RenderHandle,
  RenderOutcome,
  RenderOutcomeUnknownError,
  RenderRequest,
  Scene,
  SucceededJob,
  WaitTimeoutError,
  WebhookDelivery,
  WithResponse,
} from '@vid/sdk';
import {
  ApiError,
  isFailedJob,
  isSucceededJob,
  RateLimitError,
  ValidationFailedError,
  VidClient,
  VidError,
} from '@vid/sdk';
import type * as contract from '@vid/sdk/contract';
import { describe, expectTypeOf, it } from 'vitest';
import type { output } from 'zod';

declare const vid: VidClient;
const accept = (_request: RenderRequest): void => undefined;

describe('requests', () => {
  it('need a brief or a plan', () => {
    accept({ brief: 'x' });
    accept({ scene_plan: [] });
    accept({ brief: 'x', scene_plan: [{ type: 'motion', prompt: 'x' }] });
    // @ts-expect-error neither is there
    accept({});
    // @ts-expect-error undefined is not a brief
    accept({ brief: undefined });
  });

  it('are closed', () => {
    // @ts-expect-error no such quality
    accept({ brief: 'x', quality: 'best' });
    // @ts-expect-error no such aspect
    accept({ brief: 'x', aspect: '2:1' });
    // @ts-expect-error no such member
    accept({ brief: 'x', colour: 'red' });
  });

  it('take readonly lists', () => {
    const scenes = [{ type: 'motion', prompt: 'x' }] as const;
    accept({ scene_plan: scenes, brand_colors: ['#fff'] as const });
  });

  it('know what each scene takes', () => {
    const scenes: readonly Scene[] = [
      { type: 'motion', prompt: 'x', motion: { beat: 'hook', extra: { speed: 2 } } },
      { type: 'footage', prompt: 'x', video_url: 'https://a.test/v.mp4', role: 'anything' },
      { type: 's2v', prompt: 'x', ref_image_url: 'https://a.test/f.png', extra: { sfx: 'boom' } },
    ];
    accept({ scene_plan: scenes });
    // @ts-expect-error footage needs its clip
    accept({ scene_plan: [{ type: 'footage', prompt: 'x' }] });
    // @ts-expect-error a motion scene has no clip
    accept({ scene_plan: [{ type: 'motion', prompt: 'x', video_url: 'https://a.test/v.mp4' }] });
    // @ts-expect-error only motion scenes move so
    accept({ scene_plan: [{ type: 't2v_fast', prompt: 'x', motion: { beat: 'hook' } }] });
    // @ts-expect-error a prompt is required
    accept({ scene_plan: [{ type: 'motion' }] });
    // @ts-expect-error no such type
    accept({ scene_plan: [{ type: 'film', prompt: 'x' }] });
  });
});

describe('results', () => {
  it('have the types of their calls', () => {
    expectTypeOf(() => vid.renders.create({ brief: 'x' })).returns.resolves.toEqualTypeOf<RenderHandle>();
    expectTypeOf(() => vid.jobs.wait('j')).returns.resolves.toEqualTypeOf<SucceededJob>();
    expectTypeOf<SucceededJob['video_url']>().toEqualTypeOf<string>();
    expectTypeOf(() => vid.jobs.retrieve('j').withResponse()).returns.resolves.toEqualTypeOf<WithResponse<Job>>();
    expectTypeOf(() => vid.renders.createMany([{ brief: 'x' }])).returns.toEqualTypeOf<
      AsyncGenerator<RenderOutcome, void, undefined>
    >();
  });

  it('are readonly and open', () => {
    const change = (job: Job): void => {
      // @ts-expect-error results do not change
      job.status = 'failed';
    };
    expectTypeOf(change).toBeFunction();
    expectTypeOf<'some_new_status'>().toExtend<Job['status']>();
    expectTypeOf<Job['unheard_of']>().toEqualTypeOf<unknown>();
  });

  it('are narrowed by guards', () => {
    const read = (job: Job): string => {
      if (isSucceededJob(job)) return job.video_url;
      return isFailedJob(job) ? (job.error ?? '') : '';
    };
    expectTypeOf(read).returns.toEqualTypeOf<string>();
  });
});

describe('errors', () => {
  it('are narrowed by their classes', () => {
    const read = (error: unknown): unknown => {
      if (ValidationFailedError.is(error)) return error.problems;
      if (RateLimitError.is(error)) return error.retryAt;
      if (ApiError.is(error)) return error.code;
      if (VidError.is(error)) return error.charged;
      return undefined;
    };
    expectTypeOf(read).toBeFunction();
    const narrow = (error: ApiError): string => {
      if (RateLimitError.is(error)) return error.name;
      expectTypeOf(error).not.toBeNever();
      return error.message;
    };
    expectTypeOf(narrow).returns.toEqualTypeOf<string>();
  });
});

describe('deliveries', () => {
  it('are typed by their event, and may be received', () => {
    const read = (delivery: WebhookDelivery): boolean => {
      if (delivery.event === 'video.completed') expectTypeOf(delivery.payload.output_url).toEqualTypeOf<string>();
      return vid.webhooks.receive(delivery);
    };
    expectTypeOf(read).toBeFunction();
  });
});

describe('the types of answers', () => {
  it('are those of their schemas', () => {
    type Of<Schema> = Readonly<output<Schema>>;
    expectTypeOf<Of<typeof contract.accountSchema>>().toEqualTypeOf<Readonly<contract.Account>>();
    expectTypeOf<Of<typeof contract.renderAcceptedSchema>>().toEqualTypeOf<Readonly<contract.RenderAccepted>>();
    expectTypeOf<Of<typeof contract.jobSchema>>().toEqualTypeOf<Readonly<contract.Job>>();
    expectTypeOf<Of<typeof contract.hookSchema>>().toEqualTypeOf<Readonly<contract.Hook>>();
    expectTypeOf<Of<typeof contract.hookDeletedSchema>>().toEqualTypeOf<Readonly<contract.HookDeleted>>();
    expectTypeOf<Of<typeof contract.hookTestedSchema>>().toEqualTypeOf<Readonly<contract.HookTested>>();
    expectTypeOf<Of<typeof contract.hookCreatedSchema>>().toExtend<contract.HookCreated>();
    expectTypeOf<Of<typeof contract.eventListSchema>>().toExtend<contract.EventList>();
  });
});

describe('errors of renders', () => {
  it('say what was paid, with which key, and what to do', () => {
    expectTypeOf<VidError['charged']>().toEqualTypeOf<'no' | 'yes' | 'unknown' | undefined>();
    expectTypeOf<VidError['nextStep']>().toEqualTypeOf<string>();
    expectTypeOf<RenderOutcomeUnknownError['charged']>().toEqualTypeOf<'unknown'>();
    expectTypeOf<RenderOutcomeUnknownError['idempotencyKey']>().toEqualTypeOf<string>();
    expectTypeOf<RenderOutcomeUnknownError['recover']>().returns.resolves.toEqualTypeOf<
      RecoveredRender | KnownRender
    >();
    expectTypeOf<WaitTimeoutError['jobId']>().toEqualTypeOf<string>();
    expectTypeOf<RateLimitError['retryAt']>().toEqualTypeOf<Date | undefined>();
  });
});

describe('options', () => {
  it('are those of each call', () => {
    void (() => vid.renders.create({ brief: 'x' }, { idempotencyKey: 'k', timeoutMs: 1, maxRetries: 0, headers: {} }));
    // @ts-expect-error a read has no key
    void (() => vid.jobs.retrieve('j', { idempotencyKey: 'k' }));
    // @ts-expect-error a wait is not retried, it polls
    void (() => vid.jobs.wait('j', { maxRetries: 1 }));
    // @ts-expect-error no such transport
    void (() => new VidClient({ transport: 'axios' }));
  });
});
