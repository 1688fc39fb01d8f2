/** An address without its scheme: what was meant is said by whatever takes one. */
import { expect, it } from 'vitest';
import { openAdmin } from '../src/conformance/admin';
import { checkService } from '../src/doctor/check-service';
import { meantAddress } from '../src/meant-address';
import { readProxyFlags } from '../src/proxy/read-proxy-flags';
import { requireBaseUrl } from '../src/require-base-url';
import { serverUrl } from '../src/server/server-url';
import type { Session } from '../src/session';
import type { Setting, Settings } from '../src/settings';
import { readForward } from '../src/webhook/forward-flags';
import { checkReceiver } from '../src/webhook/receiver-address';
import { runHere } from './run-here';

it.each<[string, string | undefined]>([
  ['localhost:4715', 'http://localhost:4715'],
  ['localhost', 'http://localhost'],
  ['127.0.0.1:4600/_admin', 'http://127.0.0.1:4600/_admin'],
  ['[::1]:4600', 'http://[::1]:4600'],
  [':4715', 'http://localhost:4715'],
  ['vid:4600', 'http://vid:4600'],
  ['//api.example.com', 'https://api.example.com'],
  ['api.example.com/hooks', 'https://api.example.com/hooks'],
  ['api.example.com:99999', undefined],
  ['nowhere', undefined],
  ['https://api.example.com', undefined],
  ['ftp://api.example.com', undefined],
  // What may let somebody in is not repeated.
  ['me:pass@api.example.com', undefined],
  ['api.example.com?key=1', undefined],
  ['', undefined],
])('%j is %s', (text, meant) => expect(meantAddress(text)).toBe(meant));

const ADDRESS = 'localhost:4715';
const settings = (source: string): Settings =>
  ({ baseUrl: { value: ADDRESS, source } satisfies Setting, apiKey: undefined }) as unknown as Settings;
const session = { settings: settings('VID_BASE_URL'), dataDir: undefined } as unknown as Session;
const env = { VID_CONFIG_DIR: '/vid-there-is-no-such-folder' };

it.each<[string, () => unknown]>([
  ['--base-url', () => requireBaseUrl(settings('--base-url'))],
  ['VID_BASE_URL', () => requireBaseUrl(settings('VID_BASE_URL'))],
  ['a project file', () => requireBaseUrl(settings('/app/vid.config.json'))],
  ['a profile', () => requireBaseUrl(settings('profile default'))],
  ['the commands of a local server', () => serverUrl(session)],
  ['vid config set', () => runHere(['config', 'set', 'base-url', ADDRESS], { env })],
  ['vid login', () => runHere(['login', '--no-check', '--base-url', ADDRESS], { env })],
  ['vid init', () => runHere(['init', '--yes', '--base-url', ADDRESS], { env })],
  ['vid hooks create', () => runHere(['hooks', 'create', '--event', 'video.completed', '--url', ADDRESS], { env })],
  ['vid hooks update', () => runHere(['hooks', 'update', '1', '--url', ADDRESS], { env })],
  ['vid proxy --to', () => readProxyFlags({ to: ADDRESS, port: '0', host: '127.0.0.1' })],
  ['--forward', () => readForward([ADDRESS])],
  ['--forward of one event', () => readForward([`video.completed=${ADDRESS}`])],
  ['--to, --probe and --public-url', () => checkReceiver(ADDRESS, '--to')],
  ['--admin', () => openAdmin(ADDRESS, () => Promise.reject(new Error('it was called')), undefined)],
])('%s says that http://localhost:4715 is meant, perhaps', async (_door, open) => {
  const error = await Promise.resolve()
    .then(open)
    .then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
  expect(error).toMatchObject({
    exitCode: 2,
    next: expect.stringMatching(/^Perhaps http:\/\/localhost:4715 is meant\. \S/) as string,
  });
});

it('so does vid doctor', async () => {
  const [finding] = await checkService(settings('VID_BASE_URL'));
  expect(finding).toMatchObject({
    detail: 'the one from VID_BASE_URL lacks its http:// or https://',
    next: expect.stringContaining('correct VID_BASE_URL: the root of a host, like http://localhost:4715') as string,
  });
});
