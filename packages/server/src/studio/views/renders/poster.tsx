/** A still of a video, shown by the browser from its first part; nothing else is fetched of it. */
import { ownPath } from '../../data/format';

export const Poster = ({ url, at = 0.5 }: { readonly url: string | null; readonly at?: number }) =>
  url === null ? (
    <span class="poster" aria-hidden="true" />
  ) : (
    <video
      class="poster"
      src={`${ownPath(url)}#t=${at}`}
      preload="metadata"
      muted
      playsInline
      tabIndex={-1}
      aria-hidden="true"
    />
  );

export const Progress = ({ percent, label }: { readonly percent: number; readonly label: string }) => (
  <progress class="progress" max={100} value={percent} aria-label={label} />
);
