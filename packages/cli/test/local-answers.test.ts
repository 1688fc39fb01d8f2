/** What is said where nothing goes over a wire: an estimate, a render on this machine, a server that runs here and was not named. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { processStart } from '../../server/src/adapters/running/process-start';
import { refuseUnnamed } from '../src/server/refuse-unnamed';
import { readSettings } from '../src/settings';
import { runHere } from './run-here';

let cwd: string;
let env: Record<string, string>;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-local-'));
  env = { VID_CONFIG_DIR: cwd };
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const refused = ['--brief', 'A cup of coffee.', '--route', 'product-ad', '--json'];
it('--dry-run tells the reason of a refusal, and no request that was never made', async () => {
  await expect(runHere(['render', '--dry-run', ...refused], { env })).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringMatching(
      /^The request is refused: PRODUCT_IMAGE_REQUIRED: This format .* Nothing was sent\.$/,
    ) as string,
    next: 'Send product_image_url, or product_enabled: false',
    facts: { code: 'PRODUCT_IMAGE_REQUIRED' },
  });
});

const local = ['render', '--local', '--renderer', 'instant', '--output', 'film.mp4', '--force', '--json'];
const sea = { type: 't2v_fast', prompt: 'The sea', duration: 4 };
const carton = { type: 'i2v_fast', prompt: 'A carton', duration: 4 };
const baker = { type: 's2v', prompt: 'A baker', script: 'Fresh bread.', duration: 4 };
it.each<[string, readonly string[], readonly object[] | undefined, readonly string[]]>([
  ['a product photo', ['--brief', 'Coffee.', '--route', 'product-ad'], undefined, ['product_enabled: false']],
  ['a face', [], [baker], ['presenter_enabled: false']],
  ['anything real', ['--route', 'story'], [sea], ['presenter_enabled: false']],
  ['either', ['--route', 'unboxing'], [carton, baker], ['product_enabled: false', 'presenter_enabled: false']],
  ['the logo of a kit', ['--brief', 'Coffee.', '--brand-kit-id', 'kit_1'], undefined, ['brand_kit_id alone']],
])('--local makes a film without %s, and says what it assumes', async (_what, flags, scenes, assumed) => {
  const plan = join(cwd, 'plan.json');
  writeFileSync(plan, JSON.stringify(scenes ?? []));
  const argv = [...flags, ...(scenes === undefined ? [] : ['--plan', plan])];
  for (const call of [
    [...local, ...argv],
    [...local, '--dry-run', ...argv],
  ]) {
    const answer = JSON.parse(await runHere(call, { env })) as {
      render?: { plan_notes?: string[] };
      plan_notes?: string[];
    };
    const notes = (answer.render ?? answer).plan_notes ?? [];
    expect(notes.filter((note) => note.includes('a service refuses'))).toEqual(
      assumed.map((words) => expect.stringContaining(words) as string),
    );
  }
  await expect(runHere(['render', '--dry-run', ...argv, '--json'], { env })).rejects.toMatchObject({ exitCode: 2 });
});

it('--local assumes nothing that was said', async () => {
  const said = ['--brief', 'A cup of coffee.', '--route', 'product-ad', '--product-enabled=false'];
  const { render } = JSON.parse(await runHere([...local, ...said], { env })) as { render: { plan_notes?: string[] } };
  expect((render.plan_notes ?? []).join()).not.toContain('assumed');
  // What is wrong otherwise stays wrong.
  await expect(runHere([...local, '--brief', 'x', '--aspect', '7:3'], { env })).rejects.toMatchObject({ exitCode: 2 });
});

it('--dry-run refuses a key that the call would refuse', async () => {
  const long = ['--idempotency-key', 'k'.repeat(81)];
  await expect(runHere(['render', '--dry-run', '--brief', 'Coffee.', '--json', ...long], { env })).rejects.toThrow(
    'The idempotency key has 81 characters',
  );
});

it.skipIf(!existsSync('/dev/full'))('a render that was kept elsewhere is listed with its file', async () => {
  const render = [
    'render',
    '--local',
    '--renderer',
    'instant',
    '--brief',
    'Coffee.',
    '--output',
    '/dev/full',
    '--json',
  ];
  const error = (await runHere(render, { env }).catch((thrown: unknown) => thrown)) as { facts: { kept: string } };
  expect(existsSync(error.facts.kept)).toBe(true);
  const { data } = JSON.parse(await runHere(['job', 'list', '--json'], { env })) as { data: unknown[] };
  expect(data[0]).toMatchObject({ local: true, state: 'succeeded', file: error.facts.kept });
  rmSync(error.facts.kept);
});

it('a server that runs here is named where no service is, and not asked', async () => {
  const folder = join(cwd, '.vid');
  mkdirSync(folder);
  const url = 'http://127.0.0.1:4933';
  const settings = readSettings({}, { env, cwd });
  await expect(refuseUnnamed(settings, folder)).resolves.toBeUndefined();
  const own = { host: hostname(), pid: process.pid, process_start: await processStart(process.pid), url };
  writeFileSync(join(folder, 'server.json'), JSON.stringify(own));
  await expect(refuseUnnamed(settings, folder)).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining(`in this folder, at ${url}`) as string,
    next: `Add --base-url ${url}, or set VID_BASE_URL=${url} and VID_API_KEY=emp_local_dev.`,
  });
});

it.each<[string, readonly string[], RegExp]>([
  ['a journal that is a folder', ['batch', 'lines.jsonl', '--local', '--journal', '.'], /--journal \/.* is no file/],
  [
    'settings that have no place',
    ['job', 'list', '--json'],
    /renders\.jsonl, which can't be done: .*\(E.* Nothing was sent/,
  ],
])('%s is told as what it is', async (_what, argv, message) => {
  writeFileSync(join(cwd, 'lines.jsonl'), '{"brief":"Coffee."}\n');
  const words = argv.map((word) => (word === 'lines.jsonl' ? join(cwd, word) : word));
  const nowhere = { VID_CONFIG_DIR: join(cwd, 'lines.jsonl', 'below') };
  await expect(runHere(words, { env: nowhere })).rejects.toThrow(message);
});
