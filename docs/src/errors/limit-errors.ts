/** Ways to what an account has too little of: credits, slots, room and turns. */
import type { ErrorRow, ErrorRowName } from './error-row';

export const LIMIT_ERRORS = {
  INSUFFICIENT_CREDITS: {
    status: 402,
    code: 'INSUFFICIENT_CREDITS',
    ways: [
      {
        at: 'createRender',
        kind: 'naturally',
        when: 'the balance is less than the price',
        reach: async ({ server, call, me }) => {
          await server.admin.updateAccount(me, { credits: 1 });
          return call('POST', '/v1/render', { body: { scene_plan: [{ type: 'motion', prompt: 'Hello' }] } });
        },
      },
    ],
  },
  NO_CREDITS: {
    status: 402,
    code: 'NO_CREDITS',
    ways: [
      {
        at: 'createRender',
        kind: 'naturally',
        when: 'the balance is zero (the policy `no_credits.code` knows another answer)',
        reach: async ({ call }) =>
          call('POST', '/v1/render', {
            key: 'emp_local_broke',
            body: { scene_plan: [{ type: 'motion', prompt: 'Hello' }] },
          }),
      },
    ],
  },
  ABUSE_CAP_EXCEEDED: {
    status: 402,
    code: 'ABUSE_CAP_EXCEEDED',
    ways: [
      {
        at: 'createRender',
        kind: 'naturally',
        when: "the month's credits are spent",
        reach: async ({ server, call, me }) => {
          await server.admin.updateAccount(me, { limits: { monthly_credits: 2 } });
          return call('POST', '/v1/render', { body: { scene_plan: [{ type: 'motion', prompt: 'Hello' }] } });
        },
      },
    ],
  },
  STORAGE_FULL: {
    status: 402,
    code: 'STORAGE_FULL',
    ways: [
      {
        at: 'createRender',
        kind: 'naturally',
        when: 'finished videos take all the room there is',
        reach: async ({ server, call, me }) => {
          await server.admin.updateAccount(me, { limits: { storage_bytes: 0 } });
          return call('POST', '/v1/render', { body: { scene_plan: [{ type: 'motion', prompt: 'Hello' }] } });
        },
      },
    ],
  },
  UPGRADE_REQUIRED: {
    status: 402,
    code: 'UPGRADE_REQUIRED',
    ways: [
      {
        at: 'createRender',
        kind: 'magic',
        when: 'the specification shows no condition',
        reach: async ({ call }) => call('POST', '/v1/render', { body: { brief: 'An ad [mock:upgrade_required]' } }),
      },
    ],
  },
  RATE_LIMITED: {
    status: 429,
    code: 'RATE_LIMITED',
    ways: [
      {
        at: 'createRender',
        kind: 'naturally',
        when: 'the fourth render of a minute, whatever became of the others ([the windows](clock.md))',
        reach: async ({ call }) => {
          for (let n = 1; n <= 3; n += 1) await call('POST', '/v1/render', { body: {} });
          return call('POST', '/v1/render', { body: {} });
        },
      },
      {
        at: 'createRender',
        kind: 'naturally',
        when: 'the sixth of all renders in a minute, those of the application included',
        reach: async ({ server, call, me }) => {
          await server.admin.startAppRenders(me, { count: 5 });
          return call('POST', '/v1/render', { body: { scene_plan: [{ type: 'motion', prompt: 'Hello' }] } });
        },
      },
      {
        at: 'createHook',
        kind: 'naturally',
        when: 'the eleventh webhook of a minute',
        reach: async ({ call }) => {
          const body = { event: 'video.failed', webhook_url: 'https://example.com/hook' };
          for (let n = 1; n <= 10; n += 1) await call('POST', '/api/webhooks/hooks', { body });
          return call('POST', '/api/webhooks/hooks', { body });
        },
      },
    ],
  },
  CONCURRENT_LIMIT: {
    status: 429,
    code: 'CONCURRENT_LIMIT',
    ways: [
      {
        at: 'createRender',
        kind: 'naturally',
        when: 'all three slots are busy, here with renders of the application',
        reach: async ({ server, call, me }) => {
          await server.admin.startAppRenders(me, { count: 3, hold: true });
          return call('POST', '/v1/render', { body: { scene_plan: [{ type: 'motion', prompt: 'Hello' }] } });
        },
      },
    ],
  },
  HOOK_LIMIT: {
    status: 'status.hook_limit',
    code: 'HOOK_LIMIT',
    ways: [
      {
        at: 'createHook',
        kind: 'naturally',
        when: 'the account has its 25 webhooks',
        reach: async ({ server, call, me }) => {
          await server.admin.updateAccount(me, { limits: { hook_rate: null } });
          const bodyOf = (n: number) => ({ event: 'video.failed', webhook_url: `https://example.com/${n}` });
          for (let n = 1; n <= 25; n += 1) await call('POST', '/api/webhooks/hooks', { body: bodyOf(n) });
          return call('POST', '/api/webhooks/hooks', { body: bodyOf(26) });
        },
      },
    ],
  },
} as const satisfies Partial<Readonly<Record<ErrorRowName, ErrorRow>>>;
