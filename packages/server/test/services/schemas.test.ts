/** What accounts, faults and JSON of any shape may say, at the edges of each member. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { MAX_CREDITS } from '../../src/domain/ledger';
import { MAX_PATTERN } from '../../src/domain/path-pattern';
import { accountFields } from '../../src/services/account-schema';
import { bounded } from '../../src/services/bounded-json';
import { faultFields } from '../../src/services/fault-schema';

const account = z.strictObject(accountFields);
const fault = z.strictObject(faultFields);
const long = (characters: number) => 'x'.repeat(characters);
const limits = (members: object) => ({ limits: members });
const match = (members: object) => ({ match: members, effect: { status: 200 } });
const effect = (members: object) => ({ effect: members });
const MOST = Number.MAX_SAFE_INTEGER;
const address = (characters: number) => `${'a.'.repeat(5)}a@${`${long(60)}.`.repeat(8).slice(0, characters - 16)}.com`;

describe('an account', () => {
  test.each<readonly [object]>([
    [{}],
    [{ plan: 'p', credits: 0, email: null, name: null, suspended: true, limits: {} }],
    [{ plan: long(80), credits: MAX_CREDITS, name: long(200) }],
    [{ credits: -MAX_CREDITS, name: '', email: 'a@example.com' }],
    [{ email: address(320) }],
    ...['render_credits', 'monthly_credits', 'storage_bytes'].flatMap((name) => [
      [limits({ [name]: 0 })] as const,
      [limits({ [name]: MOST })] as const,
      [limits({ [name]: null })] as const,
    ]),
    [limits({ concurrent_renders: 0 })],
    [limits({ concurrent_renders: 70 })],
    ...['render_rate', 'total_rate', 'hook_rate'].flatMap((name) => [
      [limits({ [name]: null })] as const,
      [limits({ [name]: { minute: 0, hour: 0, day: 0 } })] as const,
      [limits({ [name]: { minute: 7, hour: 70, day: null } })] as const,
      [limits({ [name]: { day: 700 } })] as const,
    ]),
  ])('may say what case %# says', (value) => {
    expect(account.parse(value)).toEqual(value);
  });

  test.each<readonly [object]>([
    [{ plan: '' }],
    [{ plan: long(81) }],
    [{ credits: MAX_CREDITS + 1 }],
    [{ credits: -MAX_CREDITS - 1 }],
    [{ email: 'nobody' }],
    [{ email: address(321) }],
    [{ name: long(201) }],
    [{ suspended: 'yes' }],
    [{ x: 1 }],
    [limits({ x: 1 })],
    ...['render_credits', 'monthly_credits', 'storage_bytes'].flatMap((name) => [
      [limits({ [name]: -1 })] as const,
      [limits({ [name]: 2 * MOST })] as const,
    ]),
    [limits({ concurrent_renders: -1 })],
    [limits({ concurrent_renders: 1.5 })],
    ...['minute', 'hour', 'day'].map((name) => [limits({ hook_rate: { [name]: -1 } })] as const),
    [limits({ hook_rate: { second: 1 } })],
  ])('may not say what case %# says', (value) => {
    expect(account.safeParse(value).success).toBe(false);
  });
});

describe('a fault', () => {
  test.each<readonly [object]>([
    [effect({ status: 200 })],
    [effect({ status: 599 })],
    [effect({ delay_ms: 0 })],
    [effect({ delay_ms: 600_000 })],
    [effect({ drop: 'before' })],
    [effect({ drop: 'after', delay_ms: undefined })],
    [effect({ body: [long(1024 * 1024 - 4)] })],
    [{ ...effect({ status: 200 }), times: 1 }],
    [{ ...effect({ status: 200 }), times: 50 }],
    [match({})],
    [match({ method: 'g', path: '/', user_id: 'u' })],
    [match({ method: long(20), path: long(MAX_PATTERN), user_id: long(200) })],
  ])('may say what case %# says', (value) => {
    expect(fault.safeParse(value).error).toBeUndefined();
  });

  test.each<readonly [object]>([
    [{}],
    [effect({})],
    [effect({ status: undefined })],
    [effect({ status: 199 })],
    [effect({ status: 600 })],
    [effect({ delay_ms: -1 })],
    [effect({ delay_ms: 600_001 })],
    [effect({ drop: 'later' })],
    [effect({ body: [long(1024 * 1024 - 3)] })],
    [effect({ status: 200, x: 1 })],
    [{ ...effect({ status: 200 }), times: 0 }],
    [match({ method: '' })],
    [match({ method: long(21) })],
    [match({ method: 'GET /' })],
    [match({ method: ' GET' })],
    [match({ path: '' })],
    [match({ path: long(MAX_PATTERN + 1) })],
    [match({ user_id: '' })],
    [match({ user_id: long(201) })],
    [match({ x: 1 })],
  ])('may not say what case %# says', (value) => {
    expect(fault.safeParse(value).success).toBe(false);
  });

  test('says what is missing when it has no effect', () => {
    expect(fault.safeParse(effect({})).error?.issues).toMatchObject([
      { path: ['effect'], message: expect.stringContaining('send at least one of status, body, delay_ms, drop') },
    ]);
  });
});

describe('JSON of any shape', () => {
  const messageOf = (value: unknown) => {
    const { error } = bounded(z.unknown(), { characters: 10, depth: 2 }).safeParse(value);
    return error?.issues.map(({ code, message }) => `${code}: ${message}`).join();
  };
  const TOO_DEEP = 'custom: must not be nested deeper than 2 levels';
  const circle: unknown[] = [];
  circle.push(circle);

  test.each<readonly [unknown, string | undefined]>([
    [undefined, undefined],
    [null, undefined],
    [[null], undefined],
    [7, undefined],
    ['12345678', undefined],
    ['123456789', 'custom: must not have more than 10 characters as JSON, not 11'],
    [{ a: {} }, undefined],
    [[[]], undefined],
    [[[7]], undefined],
    [[['abc']], undefined],
    [[[[]]], undefined],
    [[[[7]]], TOO_DEEP],
    [[1, [1, { a: 1 }]], TOO_DEEP],
    [{ a: [[null]] }, TOO_DEEP],
    [circle, TOO_DEEP],
    [10n, 'custom: must be JSON'],
    [() => 1, undefined],
  ])('case %#', (value, message) => {
    expect(messageOf(value)).toBe(message);
  });
});
