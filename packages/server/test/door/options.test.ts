/** Options of a server within a program, where nobody checks types, and what such a program forgets. */
import { expect, test } from 'vitest';
import { createServer } from '../../src';
import { createTemporaryFolder } from '../support/temporary';

test.each<[options: object, said: string]>([
  [{ startime: '2026-01-01T00:00:00Z' }, 'there is no option startime (did you mean startTime?)'],
  [{ policies: {} }, 'there is no option policies'],
  [{ renderer: 'instnat' }, 'renderer must be one of ffmpeg, instant (did you mean instant?)'],
  [{ deliver: 'x', port: 99_999 }, 'deliver must be a function, not "x"; port must be a whole number from 0 to 65535'],
  [{ seed: 'x' }, 'seed must be a whole number'],
  [{ memory: 'yes' }, 'memory must be a boolean, not "yes"'],
  [{ policy: 'a=b' }, 'policy can\'t be "a=b"'],
  [{ publicUrl: 'https://films.example/?a=1' }, 'it must hold no query'],
  [{ publicUrl: 'https://films.example/#a' }, 'it must hold no query, no fragment'],
  [{ publicUrl: 'https://me:secret@films.example' }, 'no name or password'],
])('%j is refused', async (options, said) => {
  await expect(createServer(options)).rejects.toThrow(said);
});

test('what is not given may be undefined', async () => {
  await using server = await createServer({ seed: undefined, deliver: undefined, config: undefined });
  expect((await server.fetch('http://vid.test/readyz')).status).toBe(200);
});

test.each([undefined, { status: 200 }])('a receiver that returns %j is told what to return', async (answer) => {
  await using server = await createServer({ deliver: (() => answer) as never });
  const headers = { authorization: 'Bearer emp_local_dev', 'content-type': 'application/json' };
  const body = JSON.stringify({ event: 'video.completed', webhook_url: 'https://example.com/hook' });
  const made = await server.fetch('http://vid.test/api/webhooks/hooks', { method: 'POST', headers, body });
  expect(made.status).toBe(201);
  const [account] = (await server.admin.listAccounts()).accounts;
  await server.admin.emitEvent({ user_id: account?.user_id ?? '', event: 'video.completed' });
  await server.admin.setClock({ advance_seconds: 5 });
  const listed = await server.fetch('http://vid.test/api/webhooks/hooks', { headers });
  expect(await listed.text()).toContain('it must return a Response');
});

test('a closed server answers nothing in the name of the service', async () => {
  const server = await createServer();
  await server.close();
  await expect(server.fetch('http://vid.test/v1/me')).rejects.toThrow('fetch failed');
});

test.each([
  [true, '2026-03-01T00:00:00Z'],
  [false, '2026-01-01T00:00:00Z'],
])('a state that has a clock keeps it, and says so (%s) where another time is asked for', async (told, startTime) => {
  const dataDir = createTemporaryFolder();
  const lines: string[] = [];
  await (await createServer({ dataDir, startTime: '2026-01-01T00:00:00Z' })).close();
  await using _server = await createServer({
    dataDir,
    startTime,
    logLevel: 'warn',
    logTo: (line) => void lines.push(line),
  });
  expect(lines.some((line) => line.includes('start-time-not-taken'))).toBe(told);
});
