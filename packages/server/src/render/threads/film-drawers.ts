/**
 * Who draws the scenes of a film: this thread, and others beside it, each one scene after another. It is the same whoever draws
 * which. Where no thread can begin this one draws several at a time, so that ffmpegs have something to do.
 */

import { whileGiven } from '../../in-parallel';
import type { GivenScene } from '../../ports/scene-share';
import { type DrawingOrder, type DrawnScene, type SceneDrawer, sceneDrawer } from '../draw-scenes';
import type { SaidLine } from '../narration/said-line';
import { oneAtATime } from '../output/one-at-a-time';
import type { FilmBase, FilmFacts, ReadyFilm } from '../ready-film';
import type { StageMark } from '../stage-marks';
import type { DrawingShare } from './drawing-share';
import type { ToldFilm } from './thread-messages';
import { type ThreadedDrawer, threadedDrawer } from './threaded-drawer';

export interface DrawersOrder extends Required<DrawingOrder> {
  readonly order: ToldFilm['order'];
  readonly onStage: (mark: StageMark) => void;
  /** How many draw at the same time at most. */
  readonly count: number;
  /** How many may at the moment. */
  readonly share: DrawingShare;
  /** The file of a thread; without it there are none. */
  readonly file: string | undefined;
}

export interface FilmDrawers {
  /** Tells the threads what is known of the film, so that they set it while this one does. */
  begin(facts: FilmFacts, base: Omit<FilmBase, 'said'>): void;
  hear(lines: readonly SaidLine[]): void;
  /** Draws whatever `next` gives, until it gives nothing; it is told which scene whoever asks is near to. */
  drawAll(
    film: ReadyFilm,
    next: (near: number) => Promise<GivenScene | undefined>,
    work: (given: GivenScene, draw: (index: number) => Promise<DrawnScene>) => Promise<void>,
  ): Promise<void>;
  /** Lets go of the threads. */
  end(): Promise<void>;
}

export function filmDrawers(order: DrawersOrder): FilmDrawers {
  const { ffmpeg, stallMs, partsDir, artwork, captionStyle } = order.order;
  const { tools, onFrames, onCues, onStage, count, share, file } = order;
  const told: ToldFilm['order'] = {
    ...{ ffmpeg, stallMs, partsDir },
    ...(artwork === undefined ? {} : { artwork }),
    ...(captionStyle === undefined ? {} : { captionStyle }),
  };
  /** By their number, from 1: this one is 0. */
  const threads = new Map<number, ThreadedDrawer>();
  const over: number[] = [];
  let film: ToldFilm | undefined;
  let said: readonly SaidLine[] | undefined;
  const alone = oneAtATime();
  let isOver = false;
  let changed = (): void => undefined;

  const start = (at: number, path: string): ThreadedDrawer => {
    const thread = threadedDrawer(path, tools.signal, { onFrames, onCues, onStage });
    threads.set(at, thread);
    if (film !== undefined) thread.begin(film);
    if (said !== undefined) thread.hear(said);
    for (const index of over) thread.over(index);
    return thread;
  };
  // They load what they need while this one looks into the film.
  if (file !== undefined) for (let at = 1; at < Math.min(count, share.most()); at += 1) start(at, file);

  /** Waits until one of the drawers may draw another scene. */
  const turnOf = async (at: number): Promise<void> => {
    while (at >= share.most() && !isOver && !tools.signal.aborted) {
      await new Promise<void>((resolve) => {
        const before = changed;
        changed = () => {
          before();
          resolve();
        };
      });
    }
  };
  const change = (): void => {
    const tell = changed;
    changed = () => undefined;
    tell();
  };
  share.listen(change);
  tools.signal.addEventListener('abort', change, { once: true });

  return {
    begin(facts, { drawn, who }) {
      const { track, notes } = facts.music;
      // What is heard of it is mixed here.
      const quiet = track && { ...track, sound: [new Float32Array(), new Float32Array()] as const };
      film = {
        order: told,
        facts: { ...facts, music: { ...(quiet && { track: quiet }), notes } },
        base: { drawn, who },
      };
      for (const thread of threads.values()) thread.begin(film);
    },
    hear(lines) {
      said = lines;
      for (const thread of threads.values()) thread.hear(lines);
    },
    async drawAll(ready, next, work) {
      const own: SceneDrawer = sceneDrawer(ready, order);
      const drawnBy = (at: number) => (at === 0 || file === undefined ? own : (threads.get(at) ?? start(at, file)));
      const draw = (at: number) => async (index: number) => {
        const drawing = (): Promise<DrawnScene> => drawnBy(at).draw(index);
        return ready.scenes[index]?.picture?.isLarge === true ? alone(drawing) : drawing();
      };
      // They begin far from each other.
      const nearTo = Array.from(
        { length: count },
        (_, at) => (at * (ready.scenes.length - 1)) / Math.max(1, count - 1),
      );
      await whileGiven(
        async (at) => {
          await turnOf(at);
          const given = isOver ? undefined : await next(nearTo[at] ?? 0);
          if (given === undefined) {
            isOver = true;
            change();
          } else nearTo[at] = given.index;
          return given;
        },
        count,
        async (given, at) => {
          await work(given, draw(at));
          over.push(given.index);
          for (const drawer of [own, ...threads.values()]) drawer.over(given.index);
        },
      );
    },
    async end() {
      tools.signal.removeEventListener('abort', change);
      await Promise.all([...threads.values()].map((thread) => thread.end()));
    },
  };
}
