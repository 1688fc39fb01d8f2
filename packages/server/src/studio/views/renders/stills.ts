/** Stills of a video, drawn from the file itself. */

const once = (target: EventTarget, name: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    target.addEventListener(name, () => resolve(), { once: true, signal });
    target.addEventListener('error', () => reject(new Error(`The video can't be shown.`)), { once: true, signal });
    signal.addEventListener('abort', () => reject(new Error('No longer wanted.')), { once: true });
  });

/** Fills a canvas, cutting off what has another form. */
const cover = (canvas: HTMLCanvasElement, video: HTMLVideoElement): void => {
  const scale = Math.max(canvas.width / video.videoWidth, canvas.height / video.videoHeight);
  const [width, height] = [video.videoWidth * scale, video.videoHeight * scale];
  const context = canvas.getContext('2d');
  context?.drawImage(video, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
};

/** Draws the pictures at these seconds; a video that the browser can't play leaves them empty. */
export const drawStills = async (
  url: string,
  times: readonly number[],
  canvases: readonly HTMLCanvasElement[],
  signal: AbortSignal,
): Promise<void> => {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.src = url;
  try {
    await once(video, 'loadeddata', signal);
    for (const [index, at] of times.entries()) {
      const canvas = canvases[index];
      if (canvas === undefined) return;
      const seeked = once(video, 'seeked', signal);
      video.currentTime = Math.min(at, Math.max(0, video.duration - 0.05));
      await seeked;
      cover(canvas, video);
    }
  } catch {
    // Whoever looks sees the scenes without pictures.
  } finally {
    video.removeAttribute('src');
    video.load();
  }
};
