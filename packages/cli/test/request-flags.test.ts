import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRequestFields, renderRequestSchema, validate } from '@vid/sdk/contract';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDuration } from '../src/duration';
import { addRequestFlags, readRequest } from '../src/request-flags';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vid-flags-'));
  writeFileSync(join(root, 'plan.yaml'), '- type: motion\n  prompt: Hello\n  motion: { beat: hook }\n');
  writeFileSync(
    join(root, 'request.json'),
    JSON.stringify({
      brief: 'From the file',
      aspect: '1:1',
      scene_plan: [{ prompt: 'x', ref_image_url: join(root, 'logo.png') }],
    }),
  );
  writeFileSync(join(root, 'logo.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47]));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const parse = async (...argv: string[]): Promise<Record<string, unknown>> => {
  const command = new Command().exitOverride();
  addRequestFlags(command);
  command.parse(argv, { from: 'user' });
  return readRequest(command.opts());
};

describe('request flags', () => {
  it('has a flag for every member of the contract', () => {
    const command = new Command();
    addRequestFlags(command);
    const flags = command.options.map(({ long }) => long);
    for (const { name } of listRequestFields()) expect(flags).toContain(`--${name.replaceAll('_', '-')}`);
  });

  it('reads each kind of value', async () => {
    expect(
      await parse(
        '--brief',
        'Coffee',
        '--duration-sec',
        '12.5',
        '--no-narrator',
        '--upscale',
        '--product-enabled',
        'false',
        '--brand-colors',
        '#fff, #000',
        '--brand-colors',
        '#abc',
        '--aspect',
        '16:9',
      ),
    ).toEqual({
      brief: 'Coffee',
      duration_sec: 12.5,
      narrator: false,
      upscale: true,
      product_enabled: false,
      brand_colors: ['#fff', '#000', '#abc'],
      aspect: '16:9',
    });
  });

  it('keeps what it cannot read, so that every problem is listed at once', async () => {
    const result = validate(
      renderRequestSchema,
      await parse('--brief', 'x', '--duration-sec', 'long', '--narrator', 'maybe', '--quality', 'best'),
    );
    expect(result.ok ? [] : result.problems.map(({ path }) => path)).toEqual(['duration_sec', 'narrator', 'quality']);
  });

  it('reads plans and requests from files, and images from paths', async () => {
    expect(await parse('--plan', join(root, 'plan.yaml'))).toEqual({
      scene_plan: [{ type: 'motion', prompt: 'Hello', motion: { beat: 'hook' } }],
    });
    expect(
      await parse(
        '--request',
        join(root, 'request.json'),
        '--aspect',
        '9:16',
        '--brand-logo-url',
        join(root, 'logo.png'),
      ),
    ).toEqual({
      brief: 'From the file',
      aspect: '9:16',
      brand_logo_url: 'data:image/png;base64,iVBORw==',
      scene_plan: [{ prompt: 'x', ref_image_url: 'data:image/png;base64,iVBORw==' }],
    });
  });

  it.each([
    [['--plan', 'nowhere.json'], /--plan nowhere.json can't be read/],
    [['--brand-logo-url', 'logo.txt'], /neither an http\(s\) URL nor an image file/],
    [['--product-image-url', 'nowhere.png'], /can't be read/],
  ])('refuses %j', (argv, message) => expect(parse(...argv)).rejects.toThrow(message));
});

it.each([
  ['90s', 90_000],
  ['10m', 600_000],
  ['1h', 3_600_000],
  ['2.5', 2500],
])('reads the duration %s', (text, value) => expect(parseDuration(text, '--timeout')).toBe(value));

it.each(['', 'soon', '-5', '0', '1 fortnight'])('refuses the duration "%s"', (text) =>
  expect(() => parseDuration(text, '--timeout')).toThrow(/is no duration/),
);
