/** The scenes along the time of the film: a still of each, its words, and what it cost. A click goes there. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { count, ownPath, plain, plural } from '../../data/format';
import type { Job, KeptJob, Plan, Scene } from '../../data/shapes';
import { Panel } from '../../parts/small';
import { drawStills } from './stills';
import { Waveform } from './waveform';

/** In pixels of the canvas: as many as sharp screens show. */
const STILL_HEIGHT = 300;
/** Of the strip, so that the shortest scene has room for its words. */
const SCENE_WIDTH = 132;

const lengthOf = ({ scenes }: Plan): number => scenes.reduce((sum, { duration }) => sum + duration, 0);

const SceneCard = ({
  scene,
  number,
  share,
  aspect,
  onGo,
  subjects,
}: {
  readonly scene: Scene;
  readonly number: number;
  readonly share: number;
  /** Width to height. */
  readonly aspect: number;
  readonly onGo: (() => void) | undefined;
  readonly subjects: readonly string[] | undefined;
}) => (
  <li class="scene" data-testid="job-scene" data-type={scene.type} style={{ width: `${share * 100}%` }}>
    {onGo && (
      <button type="button" class="scene-still" onClick={onGo}>
        <canvas width={Math.round(STILL_HEIGHT * aspect)} height={STILL_HEIGHT} aria-hidden="true" />
        <span class="sr-only">{`Play from scene ${number}`}</span>
      </button>
    )}
    <div class="scene-text">
      <p class="scene-head">
        <span class="number">{number}</span>
        <span class={`kind is-${scene.type}`}>{scene.type}</span>
        {scene.role && <span class="muted ellipsis">{plain(scene.role)}</span>}
      </p>
      <p class="scene-words">{plain(scene.script ?? scene.prompt)}</p>
      {subjects && subjects.length > 0 && (
        <p class="muted scene-shows">{`shows ${subjects.map((subject) => subject.replaceAll('-', ' ')).join(', ')}`}</p>
      )}
      <p class="scene-foot number">
        <span>{`${count(scene.start)}–${count(scene.start + scene.duration)} s`}</span>
        <span>{`${count(scene.credits)} cr`}</span>
      </p>
    </div>
  </li>
);

export const SceneStrip = ({
  plan,
  film,
  job,
  player,
}: {
  readonly plan: Plan;
  /** Where its film is cut, and its beats, in seconds. */
  readonly film: KeptJob['film'] | undefined;
  readonly job: Job;
  readonly player: RefObject<HTMLVideoElement | null>;
}) => {
  const strip = useRef<HTMLOListElement>(null);
  const url = job.video_url === null ? undefined : ownPath(job.video_url);
  const length = lengthOf(plan);
  const shortest = Math.min(...plan.scenes.map(({ duration }) => duration));
  useEffect(() => {
    if (url === undefined || strip.current === null) return undefined;
    const over = new AbortController();
    const times = plan.scenes.map(({ start, duration }) => start + duration / 2);
    void drawStills(url, times, [...strip.current.querySelectorAll('canvas')], over.signal);
    return () => over.abort();
  }, [url, plan]);
  const go = (start: number) => (): void => {
    const video = player.current;
    if (video === null) return;
    video.currentTime = start + 0.01;
    video.focus();
    void video.play().catch(() => undefined);
  };
  return (
    <Panel
      title="Scenes"
      actions={<span class="muted">{`${plural(plan.scenes.length, 'scene')}, ${count(length)} s`}</span>}
    >
      {/* biome-ignore lint: a region that scrolls has to be reached by the keyboard */}
      <div class="strip" tabIndex={0} role="region" aria-label="Scenes along the time of the film">
        <div class="strip-plane" style={{ minWidth: `${(SCENE_WIDTH * length) / shortest}px` }}>
          <div class="timeline" aria-hidden="true">
            {film?.beats.map((at) => (
              <i key={`beat ${at}`} class="beat" style={{ left: `${(at / length) * 100}%` }} />
            ))}
            {(film?.cuts ?? plan.scenes.slice(1).map(({ start }) => start)).map((at) => (
              <i key={`cut ${at}`} class="cut" style={{ left: `${(at / length) * 100}%` }} />
            ))}
            {url !== undefined && <Waveform url={url} bytes={job.video?.bytes ?? 0} />}
          </div>
          <ol class="scenes" ref={strip}>
            {plan.scenes.map((scene, index) => (
              <SceneCard
                key={scene.start}
                scene={scene}
                number={index + 1}
                share={scene.duration / length}
                aspect={job.video === null ? 1 : job.video.width / job.video.height}
                subjects={film?.subjects[index]}
                onGo={url === undefined ? undefined : go(scene.start)}
              />
            ))}
          </ol>
        </div>
      </div>
    </Panel>
  );
};
