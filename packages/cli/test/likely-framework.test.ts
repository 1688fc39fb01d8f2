import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebhookVerificationError } from '@vid/sdk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeError } from '../src/describe-error';
import { likelyFramework } from '../src/webhook/likely-framework';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vid-framework-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A folder inside of a project. */
const project = (manifest: string): string => {
  writeFileSync(join(root, 'package.json'), manifest);
  const folder = join(root, 'src', 'hooks');
  mkdirSync(folder, { recursive: true });
  return folder;
};

describe('the framework of advice', () => {
  it.each([
    [{ dependencies: { express: '5', koa: '3' } }, 'koa'],
    [{ dependencies: { express: '5', '@nestjs/core': '11' } }, 'nest'],
    [{ dependencies: { next: '15' }, devDependencies: { express: '5' } }, 'next'],
    [{ devDependencies: { '@types/aws-lambda': '8' } }, 'lambda'],
    [{ dependencies: { lodash: '4' } }, null],
    [{}, null],
  ])('is that of the project: %o', (manifest, framework) => {
    expect(likelyFramework(project(JSON.stringify(manifest)))).toBe(framework);
  });

  it.each(['', 'null', '{"dependencies":5}', '['])('is none for a manifest of %o', (manifest) => {
    expect(likelyFramework(project(manifest))).toBeNull();
  });

  it.each([
    ['{"dependencies":{"fastify":"5"}}', /^Fix: Fastify: [^\n]*$/m],
    ['{}', /^Fix: Verify the raw bytes[^\n]*$/m],
  ])('is the only one that an error names: %s', async (manifest, fix) => {
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(project(manifest));
    const { next } = await describeError(new WebhookVerificationError('body_already_parsed', { rawBody: {} }));
    cwd.mockRestore();
    expect(next).toMatch(fix);
    expect(next?.match(/@vid\/webhook-verify\/\w+/g)?.length ?? 0).toBeLessThan(2);
    expect(next?.split('\n')).toHaveLength(3);
  });
});
