// Renders the composition once: prints {"seconds"} from the start of the browser to the finished file. Loading Remotion and
// bundling the composition are left out: a program does that once.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '@remotion/bundler';
import { openBrowser, renderMedia, selectComposition } from '@remotion/renderer';
import chromium from '@sparticuz/chromium';

const browserExecutable = await chromium.executablePath();
const serveUrl = await bundle({ entryPoint: fileURLToPath(new URL('composition.mjs', import.meta.url)) });
const begin = performance.now();
const puppeteerInstance = await openBrowser('chrome', {
  browserExecutable,
  chromiumOptions: { headless: true, enableMultiProcessOnLinux: true },
  logLevel: 'error',
});
const composition = await selectComposition({ serveUrl, id: 'motion', puppeteerInstance, logLevel: 'error' });
await renderMedia({
  ...{ serveUrl, composition, puppeteerInstance, codec: 'h264', x264Preset: 'ultrafast', crf: 23, concurrency: 2 },
  ...{ muted: true, logLevel: 'error', outputLocation: join(tmpdir(), `vid-bench-remotion-${process.pid}.mp4`) },
  overwrite: true,
});
console.log(JSON.stringify({ seconds: (performance.now() - begin) / 1000 }));
await puppeteerInstance.close({ silent: true });
process.exit(0);
