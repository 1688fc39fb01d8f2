/**
 * Draws a film again whose drawing process crashed: once whatever it did, one scene at a time from then on, so that it is known
 * which one it was. A scene that crashes it twice is left out, for what stands in its place; the others go on.
 */
import type { DrawingCrash } from '../../ports/renderer';
import type { StageMark } from '../../render/stage-marks';
import { DrawingDied } from './drawing-process';

export interface HowToDraw {
  /** One scene at a time, and by nobody else. */
  readonly alone: boolean;
  /** Scenes that are left out. */
  readonly without: readonly number[];
  readonly onStage: (mark: StageMark) => void;
}

/** The scenes that are worked on, from what is told of them. */
const scenesUnderWay = () => {
  const open = new Map<string, number>();
  return {
    mark: ({ stage, scene, is }: StageMark): void => {
      if (scene === undefined) return;
      if (is === 'begun') open.set(`${stage} ${scene}`, scene);
      else open.delete(`${stage} ${scene}`);
    },
    list: (): readonly number[] => [...new Set(open.values())],
  };
};

/** Where it crashed when it drew nothing. */
const NOWHERE = -1;

export const drawAgain = async <T>(
  draw: (how: HowToDraw) => Promise<T>,
  onCrash: (crash: DrawingCrash) => void,
): Promise<T> => {
  /** Where it has crashed already. */
  const seen = new Set<number>();
  const without: number[] = [];
  const judge = (scenes: readonly number[], isFirst: boolean): DrawingCrash['next'] => {
    const at = scenes.length === 0 ? [NOWHERE] : scenes;
    const [again] = isFirst ? [] : at.filter((scene) => seen.has(scene));
    for (const scene of at) seen.add(scene);
    if (again === undefined) return 'again';
    // What stands in its place crashed as well, or it was nothing of any scene.
    if (again === NOWHERE || without.includes(again)) return 'given-up';
    without.push(again);
    return 'without-scene';
  };

  for (let tries = 1; ; tries += 1) {
    const underWay = scenesUnderWay();
    try {
      return await draw({ alone: tries > 1, without: [...without], onStage: underWay.mark });
    } catch (error) {
      if (!(error instanceof DrawingDied)) throw error;
      const { signal, exitCode } = error;
      const scenes = underWay.list();
      const next = judge(scenes, tries === 1);
      onCrash({ scenes, signal, exitCode, next });
      if (next === 'given-up') throw error;
    }
  }
};
