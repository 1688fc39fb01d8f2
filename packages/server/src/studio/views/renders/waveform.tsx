/** How loud a film is along its time. */
import { useEffect, useRef } from 'preact/hooks';

/** What is decoded is in memory whole: long films do without. */
const MAX_BYTES = 40 * 1024 ** 2;
const BARS = 240;

const peaksOf = async (url: string, signal: AbortSignal): Promise<readonly number[]> => {
  const file = await (await fetch(url, { signal })).arrayBuffer();
  const context = new OfflineAudioContext(1, 1, 22_050);
  const samples = (await context.decodeAudioData(file)).getChannelData(0);
  const length = Math.max(1, Math.floor(samples.length / BARS));
  return Array.from({ length: BARS }, (_, bar) => {
    let peak = 0;
    for (let at = bar * length; at < Math.min(samples.length, (bar + 1) * length); at += 8)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return peak;
  });
};

export const Waveform = ({ url, bytes }: { readonly url: string; readonly bytes: number }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (bytes > MAX_BYTES) return undefined;
    const over = new AbortController();
    void peaksOf(url, over.signal).then(
      (peaks) => {
        const context = canvas.current?.getContext('2d');
        if (!context || !canvas.current) return;
        context.fillStyle = getComputedStyle(canvas.current).color;
        const { width, height } = canvas.current;
        for (const [bar, peak] of peaks.entries()) {
          const tall = Math.max(1, peak * height);
          context.fillRect((bar * width) / BARS, (height - tall) / 2, width / BARS - 1, tall);
        }
      },
      // A film without sound has no curve.
      () => undefined,
    );
    return () => over.abort();
  }, [url]);
  return <canvas class="waveform" ref={canvas} width="960" height="40" />;
};
