/** Whether an error is one that the specification shows: its shape, its code, its status, its place. Specification: Errors. */
import {
  ALREADY_SUBMITTED,
  API_FEATURE,
  API_KEY_PREFIX,
  COMMON_ERRORS,
  ENDPOINTS,
  type Endpoint,
  ERROR_MESSAGES,
  ERRORS,
  type ErrorCode,
  errorBodySchema,
  isErrorCode,
  RETRY_AFTER_HEADER,
  validate,
} from '@vid/sdk/contract';
import { headerOf } from './exchange';
import { type Facts, isMembers, type Members, membersOf } from './facts';
import { waitOf } from './judge-pace';
import { broken, type Finding } from './rules';
import { shown, shownAt } from './shown';

const FIRST_ERROR = 400;
/** Every error that the specification shows with these has a code. */
const ALWAYS_CODED: readonly number[] = [401, 409, 422, 429];
const PLAIN: readonly unknown[] = [ERROR_MESSAGES.forbidden, ERROR_MESSAGES.jobNotFound, ERROR_MESSAGES.hookNotFound];

/** A repeat of a brief may be told by the words of a 402. */
const isRepeatOfBrief = ({ sent, endpoint }: Facts): boolean =>
  endpoint === 'createRender' && (sent.kind === 'unread' || membersOf(sent)['scene_plan'] === undefined);

const judgeValidation = (status: number, { code, detail }: Members): readonly Finding[] => {
  const findings: Finding[] = [];
  if (status !== FIRST_ERROR)
    findings.push(broken('error-status', { expected: '400 Validation failed', got: String(status) }));
  if (typeof detail !== 'string' || detail === '')
    findings.push(
      broken('validation-detail', { expected: 'detail: `field: message`, joined by `; `', got: shown(detail) }),
    );
  if (code !== undefined) findings.push(broken('validation-detail', { expected: 'no code', got: shown(code) }));
  return findings;
};

const judgePlain = (facts: Facts, status: number, body: Members): readonly Finding[] => {
  const { error } = body;
  if (error === ERROR_MESSAGES.validationFailed) return judgeValidation(status, body);
  if (PLAIN.includes(error) || typeof error !== 'string') return [];
  if (status === 402) {
    if (!ALREADY_SUBMITTED.test(error))
      return [broken('error-code-missing', { expected: 'a code, or the words of a repeat', got: shown(error) })];
    return isRepeatOfBrief(facts)
      ? []
      : [broken('error-status', { expected: '409 DUPLICATE_REQUEST for a scene_plan', got: '402' })];
  }
  if (status === FIRST_ERROR && facts.endpoint !== undefined)
    return [
      broken('error-code-missing', { expected: `a code, or ${ERROR_MESSAGES.validationFailed}`, got: shown(error) }),
    ];
  return ALWAYS_CODED.includes(status)
    ? [broken('error-code-missing', { expected: `a code with ${status}`, got: shown(error) })]
    : [];
};

const judgeStatus = (facts: Facts, status: number, code: ErrorCode): readonly Finding[] => {
  const shownStatus = ERRORS[code].status;
  const mayDiffer = code === 'DUPLICATE_REQUEST' && status === 402 && isRepeatOfBrief(facts);
  if (shownStatus === null || shownStatus === status || mayDiffer) return [];
  return [broken('error-status', { expected: `${shownStatus} ${code}`, got: `${status} ${code}` })];
};

/** How often webhooks may be listed and changed is not shown. */
const UNLIMITED: readonly unknown[] = ['retrieveAccount', 'retrieveJob'];

const judgePlace = ({ endpoint: name }: Facts, code: ErrorCode): readonly Finding[] => {
  if (name === undefined || code === 'CANVAS_NOT_FOUND') return [];
  const { errors }: Endpoint = ENDPOINTS[name];
  const listed: readonly ErrorCode[] = [...COMMON_ERRORS, ...errors];
  if (listed.includes(code) || (code === 'RATE_LIMITED' && !UNLIMITED.includes(name))) return [];
  return [broken('error-place', { expected: `one of ${listed.join(', ')}`, got: code })];
};

const judgeKeyAnswer = ({ bearer }: Facts, code: ErrorCode, error: unknown): readonly Finding[] => {
  if (code !== 'NO_API_KEY' && code !== 'INVALID_API_KEY') return [];
  const isKey = bearer?.startsWith(API_KEY_PREFIX) === true;
  const right = isKey ? 'INVALID_API_KEY' : 'NO_API_KEY';
  const text = isKey ? ERROR_MESSAGES.invalidKey : ERROR_MESSAGES.unauthorized;
  if (code === right && error === text) return [];
  return [broken('key-answer', { expected: `${right}, ${shown(text)}`, got: `${code}, ${shown(error)}` })];
};

const judgeWaiting = ({ answer }: Facts, body: Members): readonly Finding[] => {
  const seconds = waitOf(body);
  if (seconds === undefined || !Number.isInteger(seconds) || seconds < 0) {
    const inner = isMembers(body['details']) ? body['details']['retryAfter'] : undefined;
    return [
      broken('retry-after', { expected: 'retryAfter in whole seconds', got: shown(body['retryAfter'] ?? inner) }),
    ];
  }
  const header = headerOf(answer?.headers ?? [], RETRY_AFTER_HEADER);
  if (header === undefined || !/^\d+$/.test(header) || Number(header) === seconds) return [];
  return [
    broken('wait-differs', { expected: `${seconds} s, as in the body`, got: `${header} s in ${RETRY_AFTER_HEADER}` }),
  ];
};

const judgeMore = (facts: Facts, code: ErrorCode, body: Members): readonly Finding[] => {
  if (code === 'RATE_LIMITED') return judgeWaiting(facts, body);
  if (code === 'PLAN_UPGRADE_REQUIRED' && (body['feature'] !== API_FEATURE || typeof body['plan'] !== 'string'))
    return [
      broken('plan-feature', {
        expected: `feature: ${API_FEATURE}, and the plan`,
        got: `feature: ${shown(body['feature'])}, plan: ${shown(body['plan'])}`,
      }),
    ];
  return [];
};

const judgeDuplicate = (facts: Facts, body: Members): readonly Finding[] => {
  const { code, error } = body;
  const inWords = facts.answer?.status === 402 && code === undefined && ALREADY_SUBMITTED.test(String(error));
  const isRepeat = code === 'DUPLICATE_REQUEST' || inWords;
  if (facts.endpoint !== 'createRender' || !isRepeat) return [];
  const findings: Finding[] = [];
  if (facts.idempotency === undefined)
    findings.push(broken('duplicate-without-key', { expected: 'a new render', got: 'a repeat' }));
  if (body['job_id'] !== undefined)
    findings.push(broken('duplicate-names-job', { expected: 'no job_id', got: shown(body['job_id']) }));
  return findings;
};

export const judgeError = (facts: Facts): readonly Finding[] => {
  const { answer, got, isService } = facts;
  if (!isService || answer === undefined || answer.status < FIRST_ERROR || got.kind !== 'json') return [];
  const checked = validate(errorBodySchema, got.value);
  const shape = checked.ok
    ? []
    : checked.problems.map(({ path, message }) =>
        broken('error-object', { expected: `${path}: ${message}`, got: shownAt(got.value, path) }),
      );
  const body = membersOf(got);
  const { code, error } = body;
  if (error === ERROR_MESSAGES.validationFailed || code === undefined)
    return [...shape, ...judgePlain(facts, answer.status, body), ...judgeDuplicate(facts, body)];
  // The specification names others without listing them.
  if (!isErrorCode(code)) return shape;
  return [
    ...shape,
    ...judgeStatus(facts, answer.status, code),
    ...judgePlace(facts, code),
    ...judgeKeyAnswer(facts, code, error),
    ...judgeMore(facts, code, body),
    ...judgeDuplicate(facts, body),
  ];
};
