// Runs a bundled worker in workerd, in front of the service of the environment: `drive-worker.mjs BUNDLE`.
import { resolve } from 'node:path';
import { Miniflare } from 'miniflare';

const { VID_API_KEY, VID_BASE_URL } = process.env;
const miniflare = new Miniflare({
  ...{ modules: true, scriptPath: resolve(process.argv[2]), compatibilityDate: '2026-01-01' },
  // A bundler may leave what is loaded on demand in files of its own.
  modulesRules: [{ type: 'ESModule', include: ['**/*.js', '**/*.mjs'] }],
  ...{ host: '127.0.0.1', bindings: { VID_API_KEY, VID_BASE_URL } },
});
try {
  const response = await fetch(new URL('/work', await miniflare.ready));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  console.log(text);
} finally {
  await miniflare.dispose();
}
