import { EVENT_NAMES, listPayloadMembers } from '@vid/sdk/contract';
import { expect, it } from 'vitest';
import { override, samplePayload, strangeMembers } from '../src/webhook/sample-payload';

it.each(EVENT_NAMES)('of %s is of the types that the service writes', (event) => {
  expect(strangeMembers(event, samplePayload(event))).toEqual([]);
});

const [event, member] = EVENT_NAMES.flatMap((name) =>
  listPayloadMembers(name)
    .filter(({ type }) => type === 'integer')
    .map((one) => [name, one] as const),
)[0] ?? ['ping' as const, undefined];
const name = member?.name ?? '';

it('tells what has another type', () => {
  const payload = override(samplePayload(event), `${name}=abc`);
  expect(strangeMembers(event, payload)).toEqual([`payload.${name} is "abc"; the service writes integer.`]);
});

it.each([name, `payload.${name}`])('says what to write where %s has no value', (assignment) => {
  expect(() => override(samplePayload(event), assignment)).toThrow(
    expect.objectContaining({ exitCode: 2, next: `Write --set ${name}=VALUE.` }),
  );
});
