// Renders the composition once: prints {"seconds"} for the render alone, bundling and the start of the browser left out.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '@remotion/bundler';
import { openBrowser, renderMedia, selectComposition } from '@remotion/renderer';
import chromium from '@sparticuz/chromium';

const browserExecutable = await chromium.executablePath();
const serveUrl = await bundle({ entryPoint: fileURLToPath(new URL('composition.mjs', import.meta.url)) });
const puppeteerInstance = await openBrowser('chrome', {
  browserExecutable,
  chromiumOptions: { headless: true, enableMultiProcessOnLinux: true },
  logLevel: 'error',
});
const composition = await selectComposition({ serveUrl, id: 'motion', puppeteerInstance, logLevel: 'error' });
const begin = performance.now();
await renderMedia({
  ...{ serveUrl, composition, puppeteerInstance, codec: 'h264', x264Preset: 'ultrafast', crf: 23, concurrency: 2 },
  ...{ muted: true, logLevel: 'error', outputLocation: join(tmpdir(), `vid-bench-remotion-${process.pid}.mp4`) },
  overwrite: true,
});
console.log(JSON.stringify({ seconds: (performance.now() - begin) / 1000 }));
await puppeteerInstance.close({ silent: true });
process.exit(0);
