/** The video, with its captions: as they were spoken, or else the narration over the time of its scenes. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { ownPath, posterPath } from '../../data/format';
import type { Job, KeptJob, Plan } from '../../data/shapes';

const NARRATION = 'Narration';

/** At the top: a film may have words of its own below. What is heard takes the place of what was planned to be. */
const showLines = (video: HTMLVideoElement, plan: Plan, isWanted: boolean): void => {
  const before = [...video.textTracks].find(({ label }) => label === NARRATION);
  if (!isWanted) {
    if (before !== undefined) before.mode = 'disabled';
    return;
  }
  const track = before ?? video.addTextTrack('captions', NARRATION, plan.language);
  track.mode = 'showing';
  if (track.cues && track.cues.length > 0) return;
  for (const { start, duration, script } of plan.scenes) {
    if (script === null) continue;
    const cue = new VTTCue(start, start + duration, script);
    cue.line = 0;
    track.addCue(cue);
  }
};

export interface JobPlayerProps {
  readonly job: Job;
  readonly kept: KeptJob | undefined;
  readonly player: RefObject<HTMLVideoElement | null>;
}

export const JobPlayer = ({ job, kept, player }: JobPlayerProps) => {
  const plan = kept?.plan ?? undefined;
  useEffect(() => {
    if (player.current !== null && plan !== undefined) showLines(player.current, plan, kept?.spoken === false);
  }, [kept, job.video_url]);
  if (job.video_url === null)
    return (
      <div class="player is-empty">
        <p>{job.error === null ? 'The video is not finished yet.' : 'There is no video of it.'}</p>
      </div>
    );
  const path = ownPath(job.video_url);
  return (
    <video
      ref={player}
      class="player"
      style={job.video === null ? {} : { aspectRatio: `${job.video.width} / ${job.video.height}` }}
      data-testid="job-player"
      src={path}
      poster={posterPath(job.video_url)}
      controls
      playsInline
      preload="metadata"
      aria-label={`The video “${job.title}”`}
    >
      {kept?.spoken === true && (
        <track default kind="captions" label="Captions" srclang={plan?.language} src={path.replace(/\.mp4$/, '.vtt')} />
      )}
    </video>
  );
};
