/** Ways to the refusals of a render for what it asks for. */
import { ALREADY_SUBMITTED, ERROR_MESSAGES } from '@vid/sdk/contract';
import type { ErrorRow, ErrorRowName, Way } from './error-row';

/** A render that is refused as a magic word in its brief says. */
const asked = (when: string, reach: Way['reach']): readonly Way[] => [
  { at: 'createRender', kind: 'magic', when, reach },
];
const refused = (when: string, reach: Way['reach']): readonly Way[] => [
  { at: 'createRender', kind: 'naturally', when, reach },
];

export const RENDER_ERRORS = {
  CONTENT_BLOCKED: {
    status: 400,
    code: 'CONTENT_BLOCKED',
    ways: asked('the specification shows no condition', async ({ call }) =>
      call('POST', '/v1/render', { body: { brief: 'An ad [mock:content_blocked]' } }),
    ),
  },
  UNSUPPORTED_MODEL: {
    status: 400,
    code: 'UNSUPPORTED_MODEL',
    ways: asked('the specification shows no condition', async ({ call }) =>
      call('POST', '/v1/render', { body: { brief: 'An ad [mock:unsupported_model]' } }),
    ),
  },
  PRODUCT_IMAGE_REQUIRED: {
    status: 400,
    code: 'PRODUCT_IMAGE_REQUIRED',
    ways: refused('the format shows a product that has no photo', async ({ call }) =>
      call('POST', '/v1/render', { body: { route: 'unboxing', scene_plan: [{ type: 'i2v_fast', prompt: 'A box' }] } }),
    ),
  },
  PRESENTER_REQUIRED: {
    status: 400,
    code: 'PRESENTER_REQUIRED',
    ways: refused('somebody talks who has no face', async ({ call }) =>
      call('POST', '/v1/render', { body: { scene_plan: [{ type: 's2v', prompt: 'Hello' }] } }),
    ),
  },
  BRAND_REQUIRED: {
    status: 422,
    code: 'BRAND_REQUIRED',
    ways: refused('a brand kit without a logo', async ({ call }) =>
      call('POST', '/v1/render', { body: { brief: 'An ad', brand_kit_id: 'kit_1' } }),
    ),
  },
  NO_ANCHOR: {
    status: 422,
    code: 'NO_ANCHOR',
    ways: refused('a format whose pictures would all be invented', async ({ call }) =>
      call('POST', '/v1/render', { body: { route: 'story', scene_plan: [{ type: 't2v_fast', prompt: 'A street' }] } }),
    ),
  },
  REQUEST_COST_TOO_HIGH: {
    status: 413,
    code: 'REQUEST_COST_TOO_HIGH',
    ways: refused('the render would cost more than one may', async ({ server, call, me }) => {
      await server.admin.updateAccount(me, { limits: { render_credits: 2 } });
      return call('POST', '/v1/render', { body: { scene_plan: [{ type: 'motion', prompt: 'Hello' }] } });
    }),
  },
  DUPLICATE_REQUEST: {
    status: 409,
    code: 'DUPLICATE_REQUEST',
    error: ALREADY_SUBMITTED,
    ways: refused('the key of a plan was used before', async ({ call }) => {
      const request = {
        body: { scene_plan: [{ type: 'motion', prompt: 'Hello' }] },
        headers: { 'idempotency-key': 'order-1' },
      };
      await call('POST', '/v1/render', request);
      return call('POST', '/v1/render', request);
    }),
  },
  'Already submitted': {
    status: 402,
    error: ALREADY_SUBMITTED,
    ways: refused(
      'the key of a brief was used before (the policy `duplicate.brief` knows other answers)',
      async ({ call }) => {
        const request = { body: { brief: 'An ad for a bakery' }, headers: { 'idempotency-key': 'order-1' } };
        await call('POST', '/v1/render', request);
        return call('POST', '/v1/render', request);
      },
    ),
  },
  PLAN_FAILED: {
    status: 502,
    code: 'PLAN_FAILED',
    ways: asked('planning fails; `[mock:plan_timeout]` lets it take [too long](clock.md)', async ({ call }) =>
      call('POST', '/v1/render', { body: { brief: 'An ad [mock:plan_failed]' } }),
    ),
  },
  'Validation failed': {
    status: 400,
    error: ERROR_MESSAGES.validationFailed,
    ways: [
      {
        at: 'createRender',
        kind: 'naturally',
        when: 'neither a brief nor a plan',
        reach: async ({ call }) => call('POST', '/v1/render', { body: {} }),
      },
      {
        at: 'createHook',
        kind: 'naturally',
        when: 'no event',
        reach: async ({ call }) =>
          call('POST', '/api/webhooks/hooks', { body: { webhook_url: 'https://example.com/hook' } }),
      },
      {
        at: 'updateHook',
        kind: 'naturally',
        when: 'a member of another type',
        reach: async ({ call }) => {
          const body = { event: 'video.failed', webhook_url: 'https://example.com/hook' };
          const { hook } = (await call('POST', '/api/webhooks/hooks', { body })).body;
          return call('PATCH', `/api/webhooks/hooks/${hook.id}`, { body: { active: 'yes' } });
        },
      },
    ],
  },
} as const satisfies Partial<Readonly<Record<ErrorRowName, ErrorRow>>>;
