// Renders the composition once: `node render.mjs <folder of describe-film> <output>`. Says when the browser runs, and prints
// {"seconds"} from its start to the finished file, without loading Remotion and bundling the composition: a program does
// that once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '@remotion/bundler';
import { openBrowser, renderMedia, selectComposition } from '@remotion/renderer';
import chromium from '@sparticuz/chromium';

const [folder, outputLocation] = process.argv.slice(2);
const browserExecutable = await chromium.executablePath();
const entryPoint = fileURLToPath(new URL('composition.mjs', import.meta.url));
const serveUrl = await bundle({ entryPoint, publicDir: folder });
const begin = performance.now();
const puppeteerInstance = await openBrowser('chrome', {
  browserExecutable,
  chromiumOptions: { headless: true, enableMultiProcessOnLinux: true },
  logLevel: 'error',
});
console.log('The browser runs.');
const inputProps = JSON.parse(readFileSync(join(folder, 'film.json'), 'utf8'));
const shared = { serveUrl, inputProps, puppeteerInstance, logLevel: 'error' };
const composition = await selectComposition({ ...shared, id: 'motion' });
await renderMedia({
  ...{ ...shared, composition, outputLocation, overwrite: true, concurrency: 2 },
  ...{ codec: 'h264', x264Preset: 'ultrafast', crf: 23, pixelFormat: 'yuv420p', colorSpace: 'bt709' },
  ...{ audioCodec: 'aac', audioBitrate: '128k', sampleRate: 48_000 },
});
console.log(JSON.stringify({ seconds: (performance.now() - begin) / 1000 }));
await puppeteerInstance.close({ silent: true });
process.exit(0);
