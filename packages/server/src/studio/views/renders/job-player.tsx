/** The video, with the narration as captions. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { ownPath } from '../../data/format';
import type { Job, Plan } from '../../data/shapes';

/** Lines of the narrator over the time of their scenes, at the top: a film may have words of its own below. */
const addCaptions = (video: HTMLVideoElement, plan: Plan): void => {
  const [before] = video.textTracks;
  const track = before ?? video.addTextTrack('captions', 'Narration', plan.language);
  if (track.cues && track.cues.length > 0) return;
  for (const { start, duration, script } of plan.scenes) {
    if (script === null) continue;
    const cue = new VTTCue(start, start + duration, script);
    cue.line = 0;
    track.addCue(cue);
  }
  track.mode = 'showing';
};

export const JobPlayer = ({
  job,
  plan,
  player,
}: {
  readonly job: Job;
  readonly plan: Plan | undefined;
  readonly player: RefObject<HTMLVideoElement | null>;
}) => {
  useEffect(() => {
    if (player.current !== null && plan !== undefined) addCaptions(player.current, plan);
  }, [plan, job.video_url]);
  if (job.video_url === null)
    return (
      <div class="player is-empty">
        <p>{job.error ?? 'The video is not finished yet.'}</p>
      </div>
    );
  return (
    // biome-ignore lint: the captions are added to it from the plan
    <video
      ref={player}
      class="player"
      data-testid="job-player"
      src={ownPath(job.video_url)}
      controls
      playsInline
      preload="metadata"
      aria-label={`The video “${job.title}”`}
    />
  );
};
