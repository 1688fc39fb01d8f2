/**
 * One flag for every member of a render request, made from the contract, and back: the request that the flags and files
 * describe. Values that can't be read stay as they were typed, so that validation can list every problem at once.
 */
import { readFileSync } from 'node:fs';
import { LIMITS, listRequestFields, type RequestField } from '@vid/sdk/contract';
import { type Command, Option } from 'commander';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import type { Input } from './output/input-at';
import { checkStdinOnce, readBrief } from './read-brief';
import { readDocument } from './read-document';
import { systemAdvice, systemWords } from './system-error';
import { findGarbled } from './unmeant-text';

const flagOf = ({ name }: RequestField): string => `--${name.replaceAll('_', '-')}`;
const keyOf = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const collect = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...value.split(',').map((part) => part.trim()),
];

const readBoolean = (value: string): boolean | string => (value === 'true' ? true : value === 'false' ? false : value);
const readNumber = (value: string): number | string =>
  value.trim() === '' || Number.isNaN(Number(value)) ? value : Number(value);

const addField = (command: Command, field: RequestField): void => {
  const flag = flagOf(field);
  const values = field.values === undefined ? '' : ` (${field.values.join(', ')})`;
  const option = (form: string): Option => new Option(`${flag} ${form}`, `${field.description}${values}`);
  if (field.type === 'boolean') {
    command.addOption(option('[boolean]').preset(true).argParser(readBoolean));
    command.addOption(new Option(flag.replace('--', '--no-'), `the same as ${flag} false`).hideHelp());
    return;
  }
  if (field.type === 'number') command.addOption(option('<number>').argParser(readNumber));
  else if (field.type === 'list') command.addOption(option('<list>').argParser(collect));
  else if (field.type === 'scenes')
    command.addOption(new Option(`--plan, ${flag} <file>`, `${field.description}: JSON or YAML, - is stdin`));
  else command.addOption(option(field.image ? '<url-or-file>' : '<text>'));
};

/** Adds the flags of a render request. */
export const addRequestFlags = (command: Command): void => {
  command.option('--request <file>', 'read the whole request from a file, JSON or YAML; - is stdin; flags override it');
  for (const field of listRequestFields()) addField(command, field);
  command.option(
    '--brief-file <file>',
    'read the brief from a file; - is stdin, as is --brief -, and --brief @FILE is the same',
  );
};

const IMAGE_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};
const isAddress = (value: string): boolean => /^(https?|data|file):/i.test(value);

/** A path in place of an image URL is read and becomes a data URI. */
const readImage = (value: unknown, flag: string, inputs: Input[]): unknown => {
  if (typeof value !== 'string' || isAddress(value)) return value;
  const type = IMAGE_TYPES[value.split('.').at(-1)?.toLowerCase() ?? ''];
  if (type === undefined) {
    throw new CliError(EXIT.usage, `${flag} ${value} is neither an http(s) URL nor an image file.`, {
      next: `Image files end in ${Object.keys(IMAGE_TYPES).join(', ')}.`,
    });
  }
  inputs.push({ path: value, what: 'a picture of the film' });
  try {
    return `data:${type};base64,${readFileSync(value).toString('base64')}`;
  } catch (cause) {
    throw new CliError(EXIT.usage, `${flag} ${value} can't be read: ${systemWords(cause)}.`, {
      next: systemAdvice(cause, value, 'check the path'),
      cause,
    });
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A plan file holds the list of scenes, alone or as `scene_plan` of a request. */
const readPlan = async (file: string): Promise<unknown> => {
  const document = await readDocument(file, '--plan');
  const plan = isObject(document) && 'scene_plan' in document ? document['scene_plan'] : document;
  const { min, max } = LIMITS.scenePlan;
  if (Array.isArray(plan) && plan.length >= min && plan.length <= max) return plan;
  const found = Array.isArray(plan)
    ? `${plan.length}`
    : isObject(plan)
      ? `an object with ${Object.keys(plan).join(', ') || 'nothing'}`
      : 'something else';
  throw new CliError(
    EXIT.usage,
    `--plan ${file} must hold ${min} to ${max} scenes, as a list or as scene_plan of a request; it holds ${found}. Nothing was sent.`,
    { next: 'Write it like [{"type": "motion", "prompt": "A calm harbour", "duration": 4}], in JSON or YAML.' },
  );
};

const withSceneImages = (plan: unknown, inputs: Input[]): unknown =>
  Array.isArray(plan)
    ? plan.map((scene: unknown, at) =>
        isObject(scene) && 'ref_image_url' in scene
          ? { ...scene, ref_image_url: readImage(scene['ref_image_url'], `scene_plan.${at}.ref_image_url`, inputs) }
          : scene,
      )
    : plan;

/** Reads the files that are named in place of image URLs, and adds each to `inputs`. */
export const withImages = (
  request: Readonly<Record<string, unknown>>,
  inputs: Input[] = [],
): Record<string, unknown> => {
  const read: Record<string, unknown> = { ...request };
  for (const field of listRequestFields()) {
    const value = read[field.name];
    if (value === undefined) continue;
    if (field.image) read[field.name] = readImage(value, flagOf(field), inputs);
    if (field.type === 'scenes') read[field.name] = withSceneImages(value, inputs);
  }
  return read;
};

/** Arguments are text by the time that they are here: what was no UTF-8 can only be told by what stands in its place. */
const refuseGarbled = (options: Readonly<Record<string, unknown>>): void => {
  const problems = listRequestFields().flatMap((field) => findGarbled(options[keyOf(field.name)], flagOf(field)));
  if (problems.length === 0) return;
  throw new CliError(EXIT.usage, 'What was typed came in another encoding than UTF-8; nothing was sent.', {
    problems,
    next: 'Write it to a file in UTF-8 and give that: --brief-file FILE, or --request FILE. Or have the terminal and its locale use UTF-8.',
  });
};

/** Puts the request together from `--request`, `--plan` and the other flags; the pictures that it reads come to `inputs`. */
export const readRequest = async (
  options: Readonly<Record<string, unknown>>,
  inputs: Input[] = [],
): Promise<Record<string, unknown>> => {
  checkStdinOnce(options);
  refuseGarbled(options);
  const file = options['request'];
  const base = typeof file === 'string' ? await readDocument(file, '--request') : {};
  if (!isObject(base))
    throw new CliError(EXIT.usage, `${String(file)} holds no request: it must be an object.`, {
      next: 'See `vid render --help`.',
    });
  const request: Record<string, unknown> = { ...base };
  for (const field of listRequestFields()) {
    const given = options[keyOf(field.name)];
    const value = field.name === 'brief' ? await readBrief(given, options['briefFile']) : given;
    if (value !== undefined) request[field.name] = field.type === 'scenes' ? await readPlan(value as string) : value;
  }
  return withImages(request, inputs);
};
