/** A made-up payload for each event, from the contract's schemas, and overrides that must name a member that is there. */
import { EVENT_NAMES, type EventName, listPayloadMembers, type PayloadMember } from '@vid/sdk/contract';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { didYouMean } from '../nearest-name';
import { inOneLine } from '../terminal-text';

export type Payload = Record<string, unknown>;

const sampleOf = ({ name, type }: PayloadMember): unknown => {
  if (type === 'boolean') return true;
  if (type === 'integer') return name === 'scenes_failed' ? 0 : 4;
  if (type === 'number') return name === 'score' ? 92 : 12;
  if (name.endsWith('_url')) return `https://example.com/${name.replace('_url', '')}`;
  if (name.endsWith('_at')) return '2026-01-01T00:00:00.000Z';
  if (name.endsWith('email')) return 'someone@example.com';
  return `sample-${name.replaceAll('_', '-')}`;
};

/** Whether a name is one of the service's events. */
export const isEventName = (name: string): name is EventName => (EVENT_NAMES as readonly string[]).includes(name);

/** @throws CliError with the nearest of the service's events when this is none */
export const readEventName = (name: string): EventName => {
  if (isEventName(name)) return name;
  throw new CliError(EXIT.usage, `${inOneLine(name)} is no event of the service.`, {
    next: `${didYouMean(name, EVENT_NAMES)}The events are ${EVENT_NAMES.join(', ')}.`,
  });
};

/** The sample payload of an event. */
export const samplePayload = (event: EventName): Payload =>
  Object.fromEntries(listPayloadMembers(event).map((member) => [member.name, sampleOf(member)]));

const readValue = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Applies `name=value`; the value is JSON where it reads as JSON, else text. */
export const override = (payload: Payload, assignment: string): Payload => {
  const at = assignment.indexOf('=');
  const name = (at < 0 ? assignment : assignment.slice(0, at)).replace(/^payload\./, '');
  if (at < 0 && Object.hasOwn(payload, name))
    throw new CliError(EXIT.usage, `--set ${assignment} gives no value.`, { next: `Write --set ${name}=VALUE.` });
  if (at <= 0 || !Object.hasOwn(payload, name)) {
    throw new CliError(EXIT.usage, `--set ${assignment} names no member of the payload.`, {
      next: `${didYouMean(name, Object.keys(payload))}The members are ${Object.keys(payload).join(', ')}.`,
    });
  }
  return { ...payload, [name]: readValue(assignment.slice(at + 1)) };
};

const isOfType = (value: unknown, type: PayloadMember['type']): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeof value === (type === 'text' ? 'string' : type);

/** What of a payload has another type than the service writes, as sentences: a test may mean that. */
export const strangeMembers = (event: EventName, payload: Payload): readonly string[] =>
  listPayloadMembers(event)
    .filter(({ name, type }) => !isOfType(payload[name], type))
    .map(
      ({ name, type }) => `payload.${name} is ${inOneLine(JSON.stringify(payload[name]))}; the service writes ${type}.`,
    );
