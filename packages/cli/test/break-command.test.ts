import { describe, expect, it } from 'vitest';
import { breakCommand } from '../src/break-command';

describe('a command that is too long for a line', () => {
  const COMMAND = 'vid render --brief "A calm advert" --output bar.mp4 --no-wait';
  it.each<[number, string]>([
    [70, COMMAND],
    [40, 'vid render --brief "A calm advert" \\\n  --output bar.mp4 --no-wait'],
    [24, 'vid render --brief \\\n  "A calm advert" \\\n  --output bar.mp4 \\\n  --no-wait'],
    [4, 'vid \\\n  render \\\n  --brief \\\n  "A calm advert" \\\n  --output \\\n  bar.mp4 \\\n  --no-wait'],
  ])('goes on as a shell takes it, in %i columns', (columns, lines) => {
    expect(breakCommand(COMMAND, columns, 'linux').join('\n')).toBe(lines);
  });

  it('stays as it is where shells have no common sign for that', () => {
    expect(breakCommand(COMMAND, 24, 'win32')).toEqual([COMMAND]);
  });
});
