/** Ways to the errors of webhooks and jobs, and to those that the specification leaves without a code. */
import { ERROR_MESSAGES } from '@vid/sdk/contract';
import { createServer } from '@vid/server';
import type { ErrorRow, ErrorRowName } from './error-row';
import { callsOf } from './open-kit';

export const OTHER_ERRORS = {
  UNKNOWN_EVENT: {
    status: 400,
    code: 'UNKNOWN_EVENT',
    ways: [
      {
        at: 'createHook',
        kind: 'naturally',
        when: 'an event that there is not',
        reach: async ({ call }) =>
          call('POST', '/api/webhooks/hooks', {
            body: { event: 'video.started', webhook_url: 'https://example.com/hook' },
          }),
      },
    ],
  },
  URL_NOT_DELIVERABLE: {
    status: 400,
    code: 'URL_NOT_DELIVERABLE',
    ways: [
      {
        at: 'createHook',
        kind: 'naturally',
        when: 'a private address, or another scheme',
        reach: async ({ call }) =>
          call('POST', '/api/webhooks/hooks', { body: { event: 'video.failed', webhook_url: 'http://10.0.0.1/hook' } }),
      },
      {
        at: 'updateHook',
        kind: 'naturally',
        when: 'the same in a change',
        reach: async ({ call }) => {
          const body = { event: 'video.failed', webhook_url: 'https://example.com/hook' };
          const { hook } = (await call('POST', '/api/webhooks/hooks', { body })).body;
          return call('PATCH', `/api/webhooks/hooks/${hook.id}`, { body: { webhook_url: 'ftp://example.com/hook' } });
        },
      },
      {
        at: 'testHook',
        kind: 'naturally',
        when: 'a URL that was deliverable: it is of this machine, and the state moves to a server that refuses those',
        reach: async ({ server, call }) => {
          const body = { event: 'video.failed', webhook_url: 'http://127.0.0.1:4700/hook' };
          const { hook } = (await call('POST', '/api/webhooks/hooks', { body })).body;
          await using strict = await createServer({ allowPrivateNetwork: false });
          await strict.admin.restore(await server.admin.snapshot());
          return await callsOf(strict)('POST', `/api/webhooks/hooks/${hook.id}/test`);
        },
      },
    ],
  },
  'Hook not found': {
    status: 'status.not_found',
    error: ERROR_MESSAGES.hookNotFound,
    ways: [
      {
        at: 'updateHook',
        kind: 'naturally',
        when: 'an id that the account has not',
        reach: async ({ call }) => call('PATCH', '/api/webhooks/hooks/1', { body: { active: true } }),
      },
      {
        at: 'deleteHook',
        kind: 'naturally',
        when: 'an id that the account has not',
        reach: async ({ call }) => call('DELETE', '/api/webhooks/hooks/1'),
      },
      {
        at: 'testHook',
        kind: 'naturally',
        when: 'an id that the account has not',
        reach: async ({ call }) => call('POST', '/api/webhooks/hooks/1/test'),
      },
    ],
  },
  'Job not found': {
    status: 'status.not_found',
    error: ERROR_MESSAGES.jobNotFound,
    ways: [
      {
        at: 'retrieveJob',
        kind: 'naturally',
        when: 'an id that there is not',
        reach: async ({ call }) => call('GET', '/v1/job/job_1'),
      },
    ],
  },
  Forbidden: {
    status: 'status.forbidden_job',
    error: ERROR_MESSAGES.forbidden,
    ways: [
      {
        at: 'retrieveJob',
        kind: 'naturally',
        when: 'a job of another account',
        reach: async ({ call }) => {
          const body = { scene_plan: [{ type: 'motion', prompt: 'Hello' }] };
          const { poll_url } = (await call('POST', '/v1/render', { body })).body;
          return call('GET', poll_url, { key: 'emp_local_other' });
        },
      },
    ],
  },
  CANVAS_NOT_FOUND: {
    status: 'status.not_found',
    code: 'CANVAS_NOT_FOUND',
    ways: [
      {
        at: 'createRender',
        kind: 'fault',
        when: 'the specification shows no request that names a canvas',
        reach: async ({ server, call }) => {
          const body = { error: 'Canvas not found', code: 'CANVAS_NOT_FOUND' };
          const status = Number(server.admin.policies().policies['status.not_found']);
          await server.admin.addFault({ match: { path: '/v1/render' }, effect: { status, body }, times: 1 });
          return call('POST', '/v1/render', { body: { brief: 'An ad' } });
        },
      },
    ],
  },
  'Any other code': {
    status: 'status.not_found',
    code: 'TEMPLATE_NOT_FOUND',
    ways: [
      {
        at: 'createRender',
        kind: 'fault',
        when: 'codes that the specification mentions and does not name: a client must live with any',
        reach: async ({ server, call }) => {
          const body = { error: 'Template not found', code: 'TEMPLATE_NOT_FOUND' };
          const status = Number(server.admin.policies().policies['status.not_found']);
          await server.admin.addFault({ match: { path: '/v1/render' }, effect: { status, body }, times: 1 });
          return call('POST', '/v1/render', { body: { brief: 'An ad' } });
        },
      },
    ],
  },
  'Server error': {
    status: 'status.server_error',
    ways: [
      {
        at: 'createRender',
        kind: 'magic',
        when: 'something goes wrong inside; nothing is charged',
        reach: async ({ call }) => call('POST', '/v1/render', { body: { brief: 'An ad [mock:server_error]' } }),
      },
      {
        at: 'retrieveJob',
        kind: 'fault',
        when: 'the same anywhere else',
        reach: async ({ server, call }) => {
          const status = Number(server.admin.policies().policies['status.server_error']);
          await server.admin.addFault({ match: { path: '/v1/job/*' }, effect: { status }, times: 1 });
          return call('GET', '/v1/job/job_1');
        },
      },
    ],
  },
  'Rendering paused': {
    status: 503,
    ways: [
      {
        at: 'createRender',
        kind: 'naturally',
        when: 'rendering is paused (the policy `paused.response` knows another answer)',
        reach: async ({ server, call }) => {
          await server.admin.pause({ paused: true });
          return call('POST', '/v1/render', { body: { brief: 'An ad' } });
        },
      },
    ],
  },
} as const satisfies Partial<Readonly<Record<ErrorRowName, ErrorRow>>>;
