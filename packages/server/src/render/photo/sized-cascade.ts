/** A cascade as rows of numbers, set for one size of square after the other: a picture is searched in some thirty of them. */
import type { FaceCascade } from '../../artwork/face-cascade';

/** Numbers of a box: x, y, width, height, weight. */
const BOX = 5;
/** Numbers of a stump before its boxes: threshold, below, else. */
const STUMP = 3;

interface SizedCascade {
  /** Sets it for squares so wide. */
  readonly setSize: (wide: number) => void;
  /** Whether the square whose corner has this place among the sums passes all stages. */
  readonly passes: (at: number, scaled: number) => boolean;
}

/** For the sums of a picture, whose rows have `across` numbers. */
export function sizedCascade({ side, stages }: FaceCascade, sums: Float64Array, across: number): SizedCascade {
  const all = stages.flatMap(({ stumps }) => stumps);
  const thresholds = Float64Array.from(stages, ({ threshold }) => threshold);
  const stumps = Float64Array.from(all.flatMap((stump) => stump.slice(0, STUMP)));
  const boxes = Float64Array.from(all.flatMap((stump) => stump.slice(STUMP)));
  /** Where the stumps of each stage begin, and the boxes of each stump. */
  const [stageBegins, stumpBegins] = [new Int32Array(stages.length + 1), new Int32Array(all.length + 1)];
  for (const [at, stage] of stages.entries()) stageBegins[at + 1] = (stageBegins[at] as number) + stage.stumps.length;
  for (const [at, stump] of all.entries())
    stumpBegins[at + 1] = (stumpBegins[at] as number) + (stump.length - STUMP) / BOX;
  const count = boxes.length / BOX;
  /** Of each box: its corner, from there to its right and to its lower side. */
  const corners = new Int32Array(count * 3);
  const weights = new Float64Array(count);

  const setSize = (wide: number): void => {
    const scale = wide / side;
    for (let stump = 0; stump < all.length; stump += 1) {
      const first = stumpBegins[stump] as number;
      let [others, firstArea] = [0, 1];
      for (let box = first; box < (stumpBegins[stump + 1] as number); box += 1) {
        const [own, corner] = [box * BOX, box * 3];
        const w = Math.round((boxes[own + 2] as number) * scale);
        const h = Math.round((boxes[own + 3] as number) * scale);
        const weight = boxes[own + 4] as number;
        corners[corner] =
          Math.round((boxes[own + 1] as number) * scale) * across + Math.round((boxes[own] as number) * scale);
        corners[corner + 1] = w;
        corners[corner + 2] = h * across;
        weights[box] = weight;
        if (box === first) firstArea = w * h;
        else others += w * h * weight;
      }
      // What rounding gave to one side is taken off the first box, so that an even place comes to nothing.
      weights[first] = -others / firstArea;
    }
  };

  const passes = (at: number, scaled: number): boolean => {
    for (let stage = 0; stage < thresholds.length; stage += 1) {
      let worth = 0;
      for (let stump = stageBegins[stage] as number; stump < (stageBegins[stage + 1] as number); stump += 1) {
        let sum = 0;
        for (let box = stumpBegins[stump] as number; box < (stumpBegins[stump + 1] as number); box += 1) {
          const corner = at + (corners[box * 3] as number);
          const right = corners[box * 3 + 1] as number;
          const down = corners[box * 3 + 2] as number;
          sum +=
            ((sums[corner] as number) -
              (sums[corner + right] as number) -
              (sums[corner + down] as number) +
              (sums[corner + down + right] as number)) *
            (weights[box] as number);
        }
        worth += stumps[stump * STUMP + (sum < (stumps[stump * STUMP] as number) * scaled ? 1 : 2)] as number;
      }
      if (worth < (thresholds[stage] as number)) return false;
    }
    return true;
  };

  return { setSize, passes };
}
