/** Writes the tables of docs/reference.md from the contract, so that the docs can't say anything else than the code. */
import {
  DEFAULTS,
  ENDPOINTS,
  type Endpoint,
  ERRORS,
  type ErrorEntry,
  EVENT_NAMES,
  eventPayloads,
  listRequestFields,
  RATE_LIMITS,
  SUBSCRIBABLE_EVENTS,
  TIME_LIMITS,
} from '@vid/sdk/contract';
import { sceneMembers, sceneTypes } from './scene-members';
import { code, table } from './table';

const endpoints = (): string =>
  table(
    ['Call', 'Does', 'Codes beside those of the key'],
    Object.values<Endpoint>(ENDPOINTS).map(({ method, path, summary, errors }) => [
      code(`${method} ${path}`),
      summary,
      errors.map(code).join(', '),
    ]),
  );

const fields = (): string =>
  table(
    ['Member', 'Takes', 'Is', 'Default'],
    listRequestFields().map(({ name, type, values, description }) => [
      code(name),
      values?.map(code).join(', ') ?? type,
      description,
      defaultOf(name),
    ]),
  );

const defaultOf = (name: string): string => {
  const own: Record<string, unknown> = {
    kind: DEFAULTS.kind,
    duration_sec: `${DEFAULTS.durationSec.ad} for an advert, ${DEFAULTS.durationSec.training} for a training video`,
    narrator: DEFAULTS.narrator,
    language: DEFAULTS.language,
    quality: DEFAULTS.quality,
    aspect: DEFAULTS.aspect,
    art_style: DEFAULTS.artStyle,
  };
  return name in own ? String(own[name]) : '';
};

const errors = (): string =>
  table(
    ['Code', 'Status', 'When', 'What to do'],
    Object.entries<ErrorEntry>(ERRORS).map(([name, { status, when, next }]) => [
      code(name),
      String(status ?? 'not specified'),
      when,
      next,
    ]),
  );

const events = (): string =>
  table(
    ['Event', 'Can be subscribed', 'Payload'],
    EVENT_NAMES.map((name) => [
      code(name),
      (SUBSCRIBABLE_EVENTS as readonly string[]).includes(name) ? 'yes' : 'not specified',
      Object.keys(eventPayloads[name].shape).map(code).join(', '),
    ]),
  );

const rate = (what: string, { minute, hour, day }: Record<'minute' | 'hour' | 'day', number>): readonly string[] => [
  what,
  ...[minute, hour, day].map(String),
];

const limits = (): string =>
  table(
    ['What is counted', 'Per minute', 'Per hour', 'Per day'],
    [
      rate('`POST /v1/render`', RATE_LIMITS.render),
      rate('All renders of the account', RATE_LIMITS.total),
      rate('`POST /api/webhooks/hooks`', RATE_LIMITS.hooks),
    ],
  );

const times = (): string =>
  table(
    ['Time', 'Value'],
    Object.entries(TIME_LIMITS).map(([name, value]) => [code(name), String(value)]),
  );

/** The whole document. */
export const writeReference = (): string => `# Reference

This page is generated from the contract in \`packages/sdk/src/contract\`: run \`npm run docs\` after a change there.

## Endpoints

${endpoints()}

## Members of a render request

${fields()}

## Members of a scene

Elements of \`scene_plan\`. A script may hold \`[shown|spoken]\` where something is said otherwise than it is written.

${sceneMembers()}

${sceneTypes()}

## Errors

${errors()}

## Events

${events()}

## Rate limits

${limits()}

## Times

${times()}
`;
