/** `--local --json` tells the film's plan with every line on the screen, also without rendering it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runHere } from './run-here';
import { runWarm } from './run-warm';

interface Told {
  readonly scenes_failed: number;
  readonly notes: readonly string[];
  readonly cuts: readonly number[];
  readonly beats: readonly number[];
  readonly plan: {
    readonly title: string;
    readonly notes: readonly string[];
    readonly scenes: readonly {
      readonly start: number;
      readonly duration: number;
      readonly shots: readonly { readonly copy: string[] }[];
    }[];
  };
}

const folder = mkdtempSync(join(tmpdir(), 'vid-film-'));
afterAll(() => rmSync(folder, { recursive: true }));
const env = { VID_CONFIG_DIR: folder };
const LOCAL = ['render', '--local', '--duration-sec', '6', '--seed', '4', '--json'];
const BRIEF = ['--brief', 'Bread for 2 euros in Rye. Call 555 0100.'];

it('with every line that would be drawn, of a dry run', async () => {
  const { stdout } = await runWarm([...LOCAL, ...BRIEF, '--dry-run'], { cwd: folder, env });
  const told = JSON.parse(stdout) as Told & { valid: boolean };
  expect([told.valid, told.scenes_failed]).toEqual([true, 0]);
  expect(told.plan.scenes.reduce((sum, { duration }) => sum + duration, 0)).toBeCloseTo(6, 2);
  expect(told.plan.scenes.flatMap(({ shots }) => shots.flatMap(({ copy }) => copy)).join(' ')).toContain('555 0100');
  expect([told.cuts.length > 0, told.beats.length > 4]).toEqual([true, true]);
});

it('with its scenes, of a render that draws nothing', async () => {
  const output = join(folder, 'film.mp4');
  const told = JSON.parse(
    await runHere([...LOCAL, ...BRIEF, '--renderer', 'instant', '--output', output], { env }),
  ) as Told;
  expect(told).toMatchObject({ output, scenes_failed: 0, beats: [], plan: { title: expect.any(String) } });
  expect(told.plan.scenes.map(({ shots }) => shots)).toEqual(told.plan.scenes.map(() => []));
  expect(told.cuts).toEqual(told.plan.scenes.slice(1).map(({ start }) => start));
});

it('with the reason for each scene that has a stand-in', async () => {
  const plan = join(folder, 'plan.json');
  const scenes = [
    { type: 't2v_fast', prompt: 'Rye [mock:scene_failed]' },
    { type: 'motion', prompt: 'Bread' },
  ];
  writeFileSync(plan, JSON.stringify(scenes));
  const output = join(folder, 'replaced.mp4');
  const render = ['render', '--local', '--json', '--plan', plan, '--renderer', 'instant', '--output', output];
  const told = JSON.parse(await runHere(render, { env })) as Told;
  expect(told.scenes_failed).toBe(1);
  expect(told.notes).toContainEqual(expect.stringMatching(/^Scene 1 failed: \S/));
});
