/** The depth of JSON in a cell is counted outside its texts, however they end. */
import { expect, test } from 'vitest';
import * as z from 'zod';
import { jsonText } from '../../../src/services/snapshot/cells';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const messagesOf = (json: string) =>
  jsonText(z.unknown())
    .safeParse(json)
    .error?.issues.map(({ message }) => message);

test.each([
  ['a text that ends with a backslash', '"\\\\"', 64, ['holds JSON that is nested too deep']],
  ['a text with a quote', '"\\""', 64, ['holds JSON that is nested too deep']],
  ['a text with a quote', '"\\""', 63, undefined],
  ['a text of brackets', `"${'['.repeat(99)}"`, 63, undefined],
])('behind %s', (_, text, levels, messages) => {
  expect(messagesOf(`[${text},${nested(levels)}]`)).toEqual(messages);
});

test('a text of many megabytes is passed over', () => {
  const schema = jsonText(z.tuple([z.string()]), { max: 30_000_000 });
  expect(schema.safeParse(`["${'x'.repeat(20_000_000)}"]`).success).toBe(true);
});

test('what is too long is not read', () => {
  expect(jsonText(z.unknown(), { max: 10 }).safeParse('['.repeat(100)).error?.issues).toHaveLength(1);
});
