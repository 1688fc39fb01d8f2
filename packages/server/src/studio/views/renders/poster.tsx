/** The strongest picture of a video; where its renderer made none, a still that the browser takes from its first part. */
import { useState } from 'preact/hooks';
import { ownPath, posterPath } from '../../data/format';

export const Poster = ({ url }: { readonly url: string | null }) => {
  const [isThere, setThere] = useState(true);
  if (url === null) return <span class="poster" aria-hidden="true" />;
  if (isThere)
    return <img class="poster" src={posterPath(url)} alt="" loading="lazy" onError={() => setThere(false)} />;
  return (
    <video
      class="poster"
      src={`${ownPath(url)}#t=0.5`}
      preload="metadata"
      muted
      playsInline
      tabIndex={-1}
      aria-hidden="true"
    />
  );
};

export const Progress = ({ percent, label }: { readonly percent: number; readonly label: string }) => (
  <progress class="progress" max={100} value={percent} aria-label={label} />
);
