import { expect, onTestFinished, test, vi } from 'vitest';
import { renameWhenFree } from '../../src/rename-when-free';

const onPlatform = (platform: NodeJS.Platform): void => {
  const { platform: own } = process;
  Object.defineProperty(process, 'platform', { value: platform });
  onTestFinished(() => void Object.defineProperty(process, 'platform', { value: own }));
};
const refusal = (code: string): Error => Object.assign(new Error(code), { code });

test.each(['EPERM', 'EBUSY', 'EACCES'])(
  'a file that is held on Windows is renamed when it is free (%s)',
  async (code) => {
    onPlatform('win32');
    const rename = vi
      .fn(() => Promise.resolve())
      .mockRejectedValueOnce(refusal(code))
      .mockRejectedValueOnce(refusal(code));
    await renameWhenFree('from', 'to', rename);
    expect(rename.mock.calls).toEqual([1, 2, 3].map(() => ['from', 'to']));
  },
);

test.each([
  ['linux', 'EACCES'],
  ['win32', 'ENOENT'],
] as const)('what will not pass is told at once (%s, %s)', async (platform, code) => {
  onPlatform(platform);
  const rename = vi.fn(() => Promise.reject(refusal(code)));
  await expect(renameWhenFree('from', 'to', rename)).rejects.toThrow(code);
  expect(rename).toHaveBeenCalledOnce();
});
