/** Defects of how refusals look. */
import { type Defect, defectsOf } from './defect';

export const ANSWER_DEFECTS: readonly Defect[] = [
  ...defectsOf('server/src/http/too-many.ts', [
    [
      'no-retry-after',
      'does not tell how long to wait',
      "coded('RATE_LIMITED', error, «{ retryAfter, details: figures }»)",
      '{ details: figures }',
    ],
    [
      'retry-after-header-differs',
      'tells another wait in the header than in the body',
      '...look, headers: { [RETRY_AFTER_HEADER]: «String(retryAfter)»',
      'String(retryAfter + 5)',
    ],
  ]),
  ...defectsOf('server/src/http/answer-refusal.ts', [
    [
      'invalid-key-in-other-words',
      'tells an invalid key in words of its own',
      "coded('INVALID_API_KEY', «ERROR_MESSAGES.invalidKey»)",
      "'Unknown key'",
    ],
    ['plan-error-without-feature', 'leaves `feature` out of a plan error', 'feature: «API_FEATURE»', 'undefined'],
    [
      'detail-has-one-problem',
      'tells only the first problem of a body',
      'detail: «toDetail(problems)»',
      'toDetail(problems.slice(0, 1))',
    ],
    ['no-detail', 'does not tell what is wrong with a body', 'detail: «toDetail(problems)»', 'undefined'],
    [
      'validation-is-422',
      'answers a body that fails validation with 422',
      'validation: ({ problems }) => ({\n    status: «400»',
      '422',
    ],
    ['no-anchor-under-another-code', 'refuses under another code', "coded(\n      «'NO_ANCHOR'»", "'BRAND_REQUIRED'"],
    [
      'plan-failed-under-another-code',
      'tells failed planning as something else',
      "coded(«'PLAN_FAILED'»,",
      "'UNSUPPORTED_MODEL'",
    ],
    [
      'server-error-is-a-page',
      'answers a server error with a page',
      'return «json(status, body, headers)»',
      "(refusal.kind === 'server-error' ? { status, headers: { 'content-type': 'text/html' }, body: '<h1>Error</h1>' } : json(status, body, headers))",
    ],
    [
      'server-error-shows-its-stack',
      'shows a stack in a server error',
      "«'Something went wrong on our side. Nothing was charged for this request.'»",
      "String(new Error('failed').stack)",
    ],
    [
      'plan-repeat-is-402',
      'answers the repeat of a plan like that of a brief',
      "«form === 'scene_plan'» || policy",
      'false',
    ],
    [
      'forbidden-in-other-words',
      "tells another account's job as one that does not exist",
      '«ERROR_MESSAGES.forbidden»',
      "'Job not found'",
    ],
    [
      'job-not-found-in-other-words',
      'tells a job that does not exist in words of its own',
      '«ERROR_MESSAGES.jobNotFound»',
      "'No such job'",
    ],
    [
      'hook-not-found-in-other-words',
      'tells a webhook that does not exist in words of its own',
      '«ERROR_MESSAGES.hookNotFound»',
      "'Not found'",
    ],
    ['hook-limit-without-code', 'gives the limit of webhooks no code', "coded(«'HOOK_LIMIT'»,", 'undefined as never'],
  ]),
  ...defectsOf('server/src/http/app.ts', [
    [
      'unknown-path-is-a-page',
      'answers what does not exist with a page',
      'return «json(404, { error: `There is nothing at ${method} ${path}.` })»',
      "{ status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>404</h1>' }",
    ],
    [
      'render-needs-no-key',
      'takes renders of whoever calls',
      'if («!answer.ok») return answerRefusal',
      "!answer.ok && !request.url.includes('/v1/render')",
    ],
  ]),
];
