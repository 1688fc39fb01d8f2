/** Progress never falls and grows as the work does; its units are held here, since no test may measure time. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RenderProgress } from '../../src/ports/renderer';
import { progressMeter, sceneUnits, type Workload } from '../../src/render/progress-meter';

const size = { width: 540, height: 960 };
const twenty: Workload = {
  ...{ size, quality: 'draft' },
  scenes: Array.from({ length: 5 }, () => ({ type: 'motion', frames: 120 }) as const),
};

const told = (work: Workload, feed: (meter: ReturnType<typeof progressMeter>) => void): number[] => {
  const seen: RenderProgress[] = [];
  feed(progressMeter(work, (progress) => void seen.push(progress)));
  return seen.map(({ percent }) => percent);
};

describe('progressMeter', () => {
  it('begins with its start, never falls, says each percent once and ends at 100 only when all is done', () => {
    const feeds = fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 90 })), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(feeds, (list) => {
        const percents = told(twenty, (meter) => {
          meter.stage('drawing');
          for (const [scene, frames] of list) meter.frames(scene, frames);
          meter.stage('joining');
          meter.stage('checking');
        });
        expect(percents[0]).toBeLessThanOrEqual(6);
        expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
        expect(percents.at(-1)).toBeLessThan(100);
      }),
    );
    expect(told(twenty, (meter) => meter.done())).toEqual([2, 100]);
  });

  it('gives drawing most of the whole, in small steps, of which the first of a scene count for more', () => {
    const percents = told(twenty, (meter) => {
      meter.stage('drawing');
      for (let frame = 0; frame < 120; frame += 1) {
        for (let scene = 0; scene < 5; scene += 1) meter.frames(scene, 1);
        meter.composed((frame + 1) / 120);
      }
      meter.stage('joining');
    });
    const [, first = 0] = percents;
    const last = percents.at(-1) ?? 0;
    expect(last - first).toBeGreaterThan(65);
    const steps = percents.slice(2).map((percent, index) => percent - (percents[index + 1] ?? 0));
    // What scenes are put together from is painted before their first frames.
    expect(Math.max(...steps)).toBeLessThanOrEqual(4);
    expect(steps.slice(5).every((step) => step === 1)).toBe(true);
    const half = told(twenty, (meter) => {
      for (let scene = 0; scene < 5; scene += 1) meter.frames(scene, 60);
    }).at(-1);
    expect(half).toBeGreaterThan((first + last) / 2);
  });

  it('counts a scene as begun when its film is known, once', () => {
    const begun = told(twenty, (meter) => meter.begun(2));
    expect(begun.length).toBe(2);
    expect(told(twenty, (meter) => [2, 2, 2].forEach((scene) => void meter.begun(scene)))).toEqual(begun);
  });

  it('gives what is done by one thread alone more of the whole where several draw', () => {
    const joining = (threads: number): number =>
      told({ ...twenty, threads }, (meter) => meter.stage('joining')).at(-1) ?? 0;
    const preparing = (threads: number): number =>
      told({ ...twenty, threads }, (meter) => meter.stage('drawing')).at(-1) ?? 0;
    expect(joining(4)).toBeLessThan(joining(1));
    expect(preparing(4)).toBeGreaterThan(preparing(1));
  });

  it('leaves a short video the time that it takes to begin and to end', () => {
    const at = (type: 'motion' | 't2v_fast'): number[] => {
      const percents: number[] = [];
      let percent = 0;
      const meter = progressMeter({ ...twenty, scenes: [{ type, frames: 120 }] }, (told) => {
        percent = told.percent;
      });
      const drawn = (): void => {
        meter.begun(0);
        meter.frames(0, 120);
        meter.composed(1);
      };
      for (const step of [() => meter.stage('drawing'), drawn, () => meter.stage('checking')]) {
        step();
        percents.push(percent);
      }
      return percents;
    };
    // What was seen of each: begun drawing, drawn and encoded, joined.
    const seen = { motion: [18, 88, 98], t2v_fast: [13, 92, 98] } as const;
    for (const type of ['motion', 't2v_fast'] as const)
      for (const [step, percent] of at(type).entries())
        expect(Math.abs(percent - (seen[type][step] ?? 0))).toBeLessThanOrEqual(6);
  });

  it('counts what costs more for more: larger frames, better coding, scenes that are composited here', () => {
    const [motion = 0, view = 0] = sceneUnits({
      ...twenty,
      scenes: [
        { type: 'motion', frames: 90 },
        { type: 't2v_fast', frames: 90 },
      ],
    });
    expect(view / motion).toBeGreaterThan(1.1);
    const premium = sceneUnits({ ...twenty, size: { width: 1080, height: 1920 }, quality: 'premium' })[0] ?? 0;
    expect(premium / (sceneUnits(twenty)[0] ?? 1)).toBeGreaterThan(5);
  });

  it('does not count frames twice when a scene is drawn again', () => {
    const once = told(twenty, (meter) => meter.frames(0, 120));
    expect(told(twenty, (meter) => [120, 120, 50].forEach((count) => void meter.frames(0, count)))).toEqual(once);
  });
});
