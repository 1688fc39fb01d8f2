/** Whether a body is what the endpoint takes: type, JSON, every member, and the rules that a plan alone decides. */
import {
  canParseUrl,
  ENDPOINTS,
  type Endpoint,
  lacksAnchor,
  lacksBrandLogo,
  lacksPresenter,
  lacksProductImage,
  type RequestFacts,
  type SceneFacts,
  SUBSCRIBABLE_EVENTS,
  TRAINING_EVENTS,
  validate,
} from '@vid/sdk/contract';
import { isOwnMachine } from '../is-own-machine';
import { findMisspelt } from '../misspelt-members';
import { nearestName } from '../nearest-name';
import { mediaTypeOf } from './exchange';
import { type Facts, isMembers, type Members, membersOf } from './facts';
import { broken, type Finding } from './rules';
import { shown, shownAt, shownKindAt } from './shown';

/** Where the specification lists the members. */
const SECTIONS: Readonly<Partial<Record<string, string>>> = {
  createRender: 'Render request',
  createHook: 'POST /api/webhooks/hooks',
  updateHook: 'PATCH /api/webhooks/hooks/{id}',
};

const sectionOf = ({ endpoint }: Facts, path: string): string =>
  path.startsWith('scene_plan.') ? 'Scene' : (SECTIONS[endpoint ?? ''] ?? 'Endpoints');

/** Events that the specification names without saying that they can be subscribed decide nothing. */
const judgeEvent = (event: unknown): readonly Finding[] => {
  const known: readonly unknown[] = [...SUBSCRIBABLE_EVENTS, ...TRAINING_EVENTS];
  if (typeof event !== 'string' || event === '' || known.includes(event)) return [];
  const expected = `event: one of ${SUBSCRIBABLE_EVENTS.join(', ')}`;
  return [broken('request-body', { expected, got: shown(event), section: 'POST /api/webhooks/hooks' })];
};

const judgeHook = (facts: Facts, body: Members): readonly Finding[] => {
  const { event, webhook_url: url } = body;
  const events = facts.endpoint === 'createHook' ? judgeEvent(event) : [];
  if (typeof url !== 'string' || !canParseUrl(url)) return events;
  const expected = 'webhook_url: a public http(s) URL';
  if (!/^https?:$/.test(new URL(url).protocol))
    return [...events, broken('request-body', { expected, got: shown(url), section: sectionOf(facts, '') })];
  return isOwnMachine(url)
    ? [...events, broken('webhook-private', { expected, got: 'an address of this machine' })]
    : events;
};

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The rules of a plan, which nothing but the request decides. */
const judgePlan = (body: Members): readonly Finding[] => {
  const request = body as RequestFacts;
  const logo = lacksBrandLogo(request)
    ? [broken('brand-without-logo', { expected: 'brand_logo_url beside brand_kit_id', got: 'brand_kit_id alone' })]
    : [];
  const plan = body['scene_plan'];
  if (!Array.isArray(plan)) return logo;
  const scenes: readonly SceneFacts[] = (plan as readonly unknown[]).filter(isMembers);
  const route = textIn(body['route']);
  if (lacksPresenter(request, scenes))
    return [...logo, broken('presenter-without-face', { expected: 'a face for each talking scene', got: 'none' })];
  if (lacksProductImage(request, scenes))
    return [...logo, broken('product-without-photo', { expected: `a product photo for ${route}`, got: 'none' })];
  if (lacksAnchor(request, scenes))
    return [
      ...logo,
      broken('nothing-anchors', { expected: `something real for ${route}`, got: 'generated scenes alone' }),
    ];
  return logo;
};

/** What the specification states about a JSON body; empty where it may be sent so. */
const judgeBody = (facts: Facts, endpoint: Endpoint, value: unknown): readonly Finding[] => {
  if (endpoint.request === undefined) return [];
  const checked = validate(endpoint.request, value, { nearest: nearestName });
  const problems = checked.ok
    ? []
    : checked.problems.map(({ path, message }) =>
        broken('request-body', {
          expected: `${path}: ${message}`,
          got: shownAt(value, path),
          section: sectionOf(facts, path),
        }),
      );
  const body = membersOf(facts.sent);
  const rules = facts.endpoint === 'createRender' ? judgePlan(body) : judgeHook(facts, body);
  return [...problems, ...rules];
};

const judgeMembers = (facts: Facts, endpoint: Endpoint, body: Members): readonly Finding[] => {
  // What nobody knows might be anything: its name says enough.
  const got = (path: string): string => `${path}: ${shownKindAt(body, path)}`;
  if (facts.endpoint === 'createRender')
    return findMisspelt(body).map(({ path, message }) =>
      broken('member-unknown', { expected: `${path} ${message}`, got: got(path) }),
    );
  const known = Object.keys((endpoint.request as { readonly shape?: object } | undefined)?.shape ?? {});
  return Object.keys(body)
    .filter((name) => !known.includes(name))
    .map((name) => broken('member-unknown', { expected: `members ${known.join(', ')}`, got: got(name) }));
};

export const judgeRequest = (facts: Facts): readonly Finding[] => {
  const { endpoint: name, sent, request, brokenBy } = facts;
  if (name === undefined || (brokenBy === 'client' && sent.kind !== 'json')) return [];
  const endpoint: Endpoint = ENDPOINTS[name];
  if (endpoint.request === undefined)
    return sent.kind === 'none'
      ? []
      : [broken('payload-idle', { expected: 'no body', got: `${request.body?.length ?? 'many'} bytes` })];
  if (sent.kind === 'unread')
    return [broken('request-unread', { expected: 'a body that can be kept', got: 'a longer one' })];
  const type = mediaTypeOf(request.headers);
  const findings: Finding[] = [];
  if (type !== 'application/json')
    findings.push(
      broken('request-content-type', { expected: 'application/json', got: type === '' ? 'none' : shown(type) }),
    );
  if (sent.kind !== 'json')
    return [
      ...findings,
      broken('request-json', { expected: 'JSON', got: sent.kind === 'none' ? 'no body' : sent.why }),
    ];
  return [...findings, ...judgeBody(facts, endpoint, sent.value), ...judgeMembers(facts, endpoint, membersOf(sent))];
};

/** Whether the specification has a service refuse this request for its body, and why. */
export const mustBeRefused = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ rule }) =>
    ['request-body', 'brand-without-logo', 'presenter-without-face', 'request-json'].includes(rule),
  );
