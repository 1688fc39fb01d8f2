import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is gone after the test. */
export const createTemporaryFolder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'vid-test-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};
