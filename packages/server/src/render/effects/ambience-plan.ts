/** Where a film plays, scene after scene, as what is heard of it. */
import type { PlannedScene } from '../../ports/planner';
import { FPS } from '../output/frame-size';
import type { WorldCast } from '../worlds/cast-world';
import { isWorld } from '../worlds/worlds';
import { type AmbientStretch, ambienceIn } from './ambience';

export interface Places {
  readonly scenes: readonly Pick<PlannedScene, 'type'>[];
  /** Frames of each scene. */
  readonly frames: readonly number[];
  /** The world of each scene that has one, or where it says that it is. */
  readonly worlds: readonly (Pick<WorldCast, 'name' | 'reading'> | string | undefined)[];
  /** Where scenes play that do not say. */
  readonly place: string | undefined;
}

/** One stretch for as long as it sounds alike. A clip brings its own sound, and what nobody knows a place of is silent. */
export function ambiencePlan({ scenes, frames, worlds, place: usual }: Places): AmbientStretch[] {
  let end = 0;
  const out: AmbientStretch[] = [];
  for (const [index, { type }] of scenes.entries()) {
    const from = end;
    end += (frames[index] ?? 1) / FPS;
    const said = worlds[index];
    const world = typeof said === 'string' ? undefined : said;
    const place = typeof said === 'string' ? said : (said?.name ?? usual);
    if (type === 'footage' || !isWorld(place)) continue;
    const weather = world?.reading.weather;
    const name = weather === 'rain' || weather === 'storm' ? 'rain' : ambienceIn(place);
    const last = out.at(-1);
    if (last?.name === name && last.until === from) out[out.length - 1] = { ...last, until: end };
    else out.push({ from, until: end, name });
  }
  return out;
}
