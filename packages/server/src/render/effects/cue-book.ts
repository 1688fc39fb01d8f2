/** Gathers the cues of a film while its scenes are drawn, for whoever waits for all of them. */
import type { Cue, SoundName } from './cue';

export interface CueBook {
  /** The cues of a scene; the last ones told of it count. */
  readonly tell: (scene: number, cues: readonly Cue[]) => void;
  /** That nothing more is told at all. */
  end(): void;
  /** Everything that was told, once something is known of every scene. */
  readonly all: Promise<readonly Cue[]>;
}

/** What belongs to how a film moves is heard whenever it is told; a thing that is seen all film long is heard once. */
const AGAIN = new Set<SoundName>(['whoosh', 'swish', 'shimmer', 'paper', 'tick', 'pop', 'count']);

export function cueBook(scenes: number): CueBook {
  const told = new Map<number, readonly Cue[]>();
  let settle: (cues: readonly Cue[]) => void = () => undefined;
  const all = new Promise<readonly Cue[]>((resolve) => {
    settle = resolve;
  });
  const end = (): void => {
    const heard = new Set<string>();
    const cues = [...told].sort(([one], [other]) => one - other).flatMap(([, own]) => own);
    settle(
      cues.filter(({ sound }) => {
        const isNew = AGAIN.has(sound) || !heard.has(sound);
        heard.add(sound);
        return isNew;
      }),
    );
  };
  const tell = (scene: number, cues: readonly Cue[]): void => {
    told.set(scene, cues);
    if (told.size === scenes) end();
  };
  return { tell, end, all };
}
