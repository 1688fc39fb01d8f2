/** The style of captions: by option, flag and config file; a name that is none is refused wherever it comes from. */
import { expect, it } from 'vitest';
import { createServer } from '../../src/create-server';
import { settle } from '../../src/options';
import { readFlags } from '../../src/server-flags';

const asked = (...argv: string[]) => {
  const read = readFlags(argv);
  return read === 'help' ? undefined : read.options.captionStyle;
};

it('is taken by flag, else from the config file', () => {
  const config = { render: { caption_style: 'bar' as const } };
  expect(asked('--memory', '--caption-style', 'karaoke')).toBe('karaoke');
  expect(settle({ config }).captionStyle).toBe('bar');
  expect(settle({ config, captionStyle: 'off' }).captionStyle).toBe('off');
  expect(settle({}).captionStyle).toBeUndefined();
});

it('is refused with the nearest that there is', async () => {
  expect(() => asked('--memory', '--caption-style', 'karoake')).toThrow(/not "karoake"\. Did you mean karaoke\?/);
  await expect(createServer({ captionStyle: 'pil' as never })).rejects.toThrow(
    /captionStyle must be .*did you mean pill\?/,
  );
  expect(() => settle({ captionStyle: 'gradiant' as never })).toThrow(
    /caption style "gradiant" .*did you mean gradient\?/,
  );
  await expect(createServer({ config: { render: { caption_style: 'boxes' as never } } })).rejects.toThrow(
    /caption_style/,
  );
});
