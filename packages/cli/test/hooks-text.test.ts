/** What `vid hooks` prints for people in terminals of any width. */
import { VidClient } from '@vid/sdk';
import { createServer, type VidServer } from '@vid/server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { runHere } from './run-here';

const URLS = ['http://127.0.0.1:9/hooks/of/the/first/application', 'http://127.0.0.1:9/b'];
let server: VidServer;
let ids: readonly string[];
let env: Record<string, string>;
beforeAll(async () => {
  server = await createServer({ allowPrivateNetwork: true });
  await server.listen();
  env = { VID_BASE_URL: server.url, VID_API_KEY: 'emp_local_dev' };
  const client = new VidClient({ apiKey: 'emp_local_dev', baseUrl: server.url });
  const made = [];
  for (const url of URLS) made.push(await client.webhooks.create({ event: 'video.completed', webhook_url: url }));
  ids = made.map(({ hook }) => String(hook.id));
  await client.close();
});
afterAll(() => server.close());

const { columns } = process.stdout;
const inTerminal = (width: number | undefined): void => {
  Object.defineProperty(process.stdout, 'columns', { value: width, configurable: true, writable: true });
};
afterEach(() => inTerminal(columns));

it.each([undefined, 140, 80, 50])(
  'a list in %s columns has every id, state, event and address whole',
  async (width) => {
    inTerminal(width);
    const text = await runHere(['hooks', 'list'], { env });
    for (const whole of [...ids, ...URLS]) expect(text).toContain(whole);
    expect(text).not.toContain('…');
    expect([...text.matchAll(/\bactive\b/g), ...text.matchAll(/video\.completed/g)]).toHaveLength(4);
    const lines = text.trimEnd().split('\n');
    if (width === undefined || width === 140) expect(lines[0]).toMatch(/^ID +STATE +EVENT +URL +LAST$/);
    else for (const line of lines) expect(line.includes('http') || line.length <= width, line).toBe(true);
  },
);

it('a misspelt event is met with the nearest, before anything is sent', async () => {
  const call = (event: string) =>
    runHere(['hooks', 'create', '--event', event, '--url', 'http://127.0.0.1:9/c'], { env });
  await expect(call('video.complted')).rejects.toMatchObject({
    exitCode: 2,
    message: 'video.complted is no event of the service; nothing was sent.',
    next: 'Did you mean video.completed? `vid hooks events` lists all that a webhook can listen to.',
  });
  await expect(call('sun.rose')).rejects.toMatchObject({ name: 'ValidationFailedError' });
});

it('an answer in a sentence is broken between words, and a pipe gets it in one line', async () => {
  const test = ['hooks', 'test', ids[0] ?? ''];
  const sentence = 'Not delivered: the endpoint could not be reached.';
  inTerminal(30);
  expect(await runHere(test, { env })).toBe('Not delivered: the endpoint\ncould not be reached.\n');
  inTerminal(undefined);
  expect(await runHere(test, { env })).toBe(`${sentence}\n`);
  process.exitCode = undefined;
});
