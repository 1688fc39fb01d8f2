/** Reads a cassette whole before a server starts with it: one that is newer, cut short or no cassette is refused, by its line. */
import { readFileSync } from 'node:fs';
import { validate } from '@vid/sdk/contract';
import * as z from 'zod';
import { ConfigError } from '../config-error';
import type { Cassette, CassetteExchange, CassetteHeader } from './cassette';
import { headerProblem } from './sendable-headers';

const FORMAT = 'vid-cassette' satisfies CassetteHeader['format'];
const VERSION = 1 satisfies CassetteHeader['version'];

const headers = z.record(z.string(), z.string());
const sendable = headers.check((given) => {
  for (const [name, value] of Object.entries(given.value)) {
    const message = headerProblem(name, value);
    if (message !== undefined) given.issues.push({ code: 'custom', input: given.value, message });
  }
});
const body = {
  body: z.unknown().optional(),
  body_text: z.string().optional(),
  body_base64: z.base64().optional(),
  body_cut: z.object({ bytes: z.int(), sha256: z.string() }).optional(),
};
const headerSchema = z.looseObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  to: z.string(),
  proxy: z.string(),
  recorded_at: z.string(),
});
const exchangeSchema = z
  .looseObject({
    n: z.int(),
    at: z.string(),
    ms: z.number(),
    request: z.looseObject({
      method: z.string(),
      path: z.string().startsWith('/'),
      key: z.string().optional(),
      headers,
      ...body,
    }),
    response: z.looseObject({ status: z.int().min(200).max(599), headers: sendable, ...body }).optional(),
    broken: z.enum(['reset', 'closed', 'unreachable']).optional(),
  })
  .refine(({ response, broken }) => response !== undefined || broken !== undefined, {
    path: ['response'],
    error: 'is required where nothing is broken',
  });

const refusal = (file: string, what: string, next: string): ConfigError =>
  new ConfigError(`The cassette ${file} can't be replayed: ${what}. ${next}`);

const parseLine = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const versionOf = (line: unknown): unknown =>
  typeof line === 'object' && line !== null && (line as Partial<CassetteHeader>).format === FORMAT
    ? (line as { readonly version?: unknown }).version
    : undefined;

const readHeader = (file: string, text: string): CassetteHeader => {
  const line = parseLine(text);
  const version = versionOf(line);
  if (version === undefined)
    throw refusal(
      file,
      'its line 1 does not say that it is one',
      'Record one with `vid proxy --to URL --record FILE`.',
    );
  if (typeof version === 'number' && version > VERSION)
    throw refusal(
      file,
      `its line 1 names version ${version}, and this server reads version ${VERSION}`,
      'Update vid, or record it anew.',
    );
  const checked = validate(headerSchema, line);
  if (checked.ok) return checked.value;
  throw refusal(file, `line 1, ${problemsIn(checked.problems)}`, 'Record it anew.');
};

const problemsIn = (problems: readonly { readonly path: string; readonly message: string }[]): string =>
  problems.map(({ path, message }) => `${path}: ${message}`).join('; ');

const readExchange = (file: string, text: string, number: number, isLast: boolean): CassetteExchange => {
  const line = parseLine(text);
  if (line === undefined)
    throw refusal(
      file,
      isLast ? `its last line, ${number}, is cut short` : `line ${number} is no JSON`,
      isLast
        ? 'Whoever recorded it was ended while writing: take that line out, the others are whole.'
        : 'Mend that line, or record it anew.',
    );
  const checked = validate(exchangeSchema, line);
  if (checked.ok) return checked.value as CassetteExchange;
  throw refusal(file, `line ${number}, ${problemsIn(checked.problems)}`, 'Mend that line, or record it anew.');
};

/** @throws {ConfigError} it can't be read, or is no cassette that this server can replay */
export const readCassette = (file: string): Cassette => {
  let text: string;
  try {
    // Some editors put a byte order mark before what they save.
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (cause) {
    throw new ConfigError(
      `The cassette ${file} can't be read: ${(cause as Error).message}. Name a file that was recorded with \`vid proxy --record FILE\`.`,
      { cause },
    );
  }
  const [first = '', ...rest] = text.split('\n');
  const header = readHeader(file, first);
  const isWhole = text.endsWith('\n');
  const lines = rest.map((line, at) => ({ line, number: at + 2 })).filter(({ line }) => line.trim() !== '');
  const exchanges = lines.map(({ line, number }, at) =>
    readExchange(file, line, number, !isWhole && at === lines.length - 1),
  );
  return { file, header, exchanges };
};
