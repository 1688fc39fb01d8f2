/** Whether an answer is what the service may send at all: JSON, with a status and a body of the endpoint. */
import { ENDPOINTS, type Endpoint, type EndpointName, validate } from '@vid/sdk/contract';
import { mediaTypeOf } from './exchange';
import { type Facts, isSuccess } from './facts';
import { broken, type Finding } from './rules';
import { shown, shownAt } from './shown';

const SECTIONS: Readonly<Record<EndpointName, string>> = {
  retrieveAccount: 'Account',
  createRender: 'Render accepted response',
  retrieveJob: 'Job',
  listEvents: 'GET /api/webhooks/events',
  listHooks: 'Webhook',
  createHook: 'POST /api/webhooks/hooks',
  updateHook: 'Webhook',
  deleteHook: 'DELETE /api/webhooks/hooks/{id}',
  testHook: 'POST /api/webhooks/hooks/{id}/test',
};

const FIRST_REDIRECT = 300;
const FIRST_ERROR = 400;

const isJsonType = (type: string): boolean => type === 'application/json' || type.endsWith('+json');

/** Whether it can be read at all; what comes after needs that. */
export const judgeForm = (facts: Facts): readonly Finding[] => {
  const { answer, got, isService, isHead, brokenBy } = facts;
  if (!isService) return [];
  if (answer === undefined)
    return brokenBy === 'client'
      ? []
      : [
          broken('no-answer', {
            expected: 'an answer',
            got: brokenBy === 'unreachable' ? 'no connection' : 'a connection that broke',
          }),
        ];
  if (isHead) return [];
  if (got.kind === 'unread')
    return [broken('answer-unread', { expected: 'a body that can be read', got: 'one that can not' })];
  if (got.kind !== 'json')
    return [
      broken('answer-json', {
        expected: 'JSON',
        got: got.kind === 'none' ? 'no body' : `${got.why} (${mediaTypeOf(answer.headers) || 'no type'})`,
      }),
    ];
  const type = mediaTypeOf(answer.headers);
  return isJsonType(type)
    ? []
    : [broken('answer-content-type', { expected: 'application/json', got: type === '' ? 'none' : shown(type) })];
};

/** The statuses that the specification shows are those other than 200. */
const judgeStatus = ({ answer, endpoint }: Facts): readonly Finding[] => {
  const status = answer?.status ?? 0;
  const [only] = endpoint === 'createRender' ? Object.keys(ENDPOINTS.createRender.responses) : [];
  if (only !== undefined && status < FIRST_ERROR && String(status) !== only)
    return [broken('success-status', { expected: only, got: String(status), section: 'POST /v1/render' })];
  if (status < FIRST_REDIRECT || status >= FIRST_ERROR) return [];
  return [broken('success-status', { expected: 'a success or an error', got: String(status) })];
};

export const judgeAnswer = (facts: Facts): readonly Finding[] => {
  const { endpoint: name, got } = facts;
  if (name === undefined || facts.answer === undefined) return [];
  const status = judgeStatus(facts);
  if (!isSuccess(facts) || got.kind !== 'json') return status;
  const { responses }: Endpoint = ENDPOINTS[name];
  const [schema] = Object.values(responses);
  const checked = schema === undefined ? undefined : validate(schema, got.value);
  const problems = checked === undefined || checked.ok ? [] : checked.problems;
  const unlocked =
    facts.bearer === undefined
      ? [broken('answered-without-key', { expected: '401 NO_API_KEY', got: String(facts.answer.status) })]
      : [];
  return [
    ...status,
    ...unlocked,
    ...problems.map(({ path, message }) =>
      broken('answer-body', {
        expected: `${path}: ${message}`,
        got: shownAt(got.value, path),
        section: SECTIONS[name],
      }),
    ),
  ];
};
