/** Into which pictures a place is cut: from near and as a whole in turn, on the beat. */
import type { Look } from '../film/cut-lens';
import type { SceneInput } from '../scenes/scene-input';
import { onBeat } from '../stage/on-beat';

/** Seconds from which a place is seen in two pictures, how long each of more is, how short any may be, and how many there are. */
const CUT = { least: 3.2, each: 2.6, shortest: 1.4, most: 4 } as const;
/** How much nearer the near ones are, and how far beside, in hundredths of the shorter side: never twice the same. */
const NEAR = [
  { nearer: 0.3, aside: 0 },
  { nearer: 0.46, aside: 5 },
] as const;
/** Seconds after time went on again before a place is cut. */
const AFTER = 0.5;

/** When it is cut; while a route has its own idea of time it is not. */
function cutsIn({ setting, act }: SceneInput): number[] {
  const { seconds, beats } = setting;
  const still = act?.stopsTime?.(setting);
  if (still !== undefined) {
    const earliest = still.until + AFTER;
    const latest = seconds - CUT.shortest;
    return latest < earliest ? [] : [onBeat(earliest, beats, earliest, latest)];
  }
  const count = seconds < CUT.least ? 1 : Math.min(CUT.most, Math.max(2, Math.round(seconds / CUT.each)));
  const cuts: number[] = [];
  for (let order = 1; order < count; order += 1) {
    const earliest = (cuts.at(-1) ?? 0) + CUT.shortest;
    cuts.push(onBeat((seconds * order) / count, beats, earliest, seconds - CUT.shortest * (count - order)));
  }
  return cuts;
}

/** `near`: whether the camera is at a small thing, which is seen from very near first; `unit`: a hundredth of the shorter side. */
export function looksAt(input: SceneInput, near: boolean, unit: number): readonly Look[] {
  const whole = { nearer: 0, aside: 0 };
  const cuts = cutsIn(input);
  const side = (input.setting.seed + input.setting.index) % 2 === 0 ? 1 : -1;
  return [0, ...cuts].map((from, order): Look => {
    const isNear = cuts.length > 0 && (order % 2 === 0) === near;
    const { nearer, aside } = isNear ? (NEAR[Math.floor(order / 2) % NEAR.length] ?? whole) : whole;
    return { from, nearer, aside: side * aside * unit };
  });
}
