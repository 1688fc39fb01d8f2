/** What `vid webhook listen` shows, reads from its flags and writes; the parts that need no process, and one that does. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { signWebhook, type WebhookDelivery, WebhookVerificationError } from '@vid/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Io, Style } from '../src/io';
import type { Forwarded, ReceivedDelivery } from '../src/listen/received-delivery';
import { openCapture } from '../src/webhook/capture-file';
import { readCaptures } from '../src/webhook/captured-delivery';
import { deliveryLine } from '../src/webhook/delivery-lines';
import { readStatuses } from '../src/webhook/delivery-status';
import { againText, briefText, fullText, headerText } from '../src/webhook/delivery-text';
import { findEnvMarks, putSecret, takeBack, tidied } from '../src/webhook/env-secret';
import { tidyEnvFile } from '../src/webhook/env-secret-place';
import { explainReceived } from '../src/webhook/explain-received';
import { readForward } from '../src/webhook/forward-flags';
import { hexDump } from '../src/webhook/hex-dump';
import { layOutJson } from '../src/webhook/json-text';
import { readKeys } from '../src/webhook/listen-keys';
import { appSecretFile, outdatedSecret, unknownSecret } from '../src/webhook/listen-secrets';
import { openListenView } from '../src/webhook/listen-view';
import { claimSecretPlace, tidySecretPlaces } from '../src/webhook/secret-claims';
import { openSecretTo } from '../src/webhook/secret-to';
import { saidBy, sentMembers } from '../src/webhook/sent-text';
import { launch } from './start-vid';
import { loadPty, runInTerminal } from './terminal';
import { untilChanged } from './until-changed';

const SECRET = '5f2b7c0e9d4a1836c7e0f1a2b3c4d5e6978685746352413f2e1d0c0b0a090807';

const OTHER = '0'.repeat(64);
const OPENING = { force: undefined, ask: false, note: () => undefined };

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-listen-'));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const as =
  (name: string) =>
  (text: string): string =>
    `<${name}>${text}</>`;
const asItIs = (text: string): string => text;
const PLAIN: Style = { green: asItIs, cyan: asItIs, dim: asItIs, red: asItIs, bold: asItIs };
const TAGS: Style = { ...PLAIN, green: as('green'), cyan: as('cyan'), bold: as('bold') };

const answered = (status: number, location: string | null = null): Forwarded => ({
  url: 'http://app.test/hooks',
  sent: { outcome: 'answered', status, ms: 12, contentType: null, location, body: Buffer.alloc(0), bodyEnded: true },
});
const LATE: Forwarded = { url: 'http://app.test/hooks', sent: { outcome: 'late', ms: 10_001, afterMs: 10_000 } };
const AWAY: Forwarded = { url: 'http://app.test/hooks', sent: { outcome: 'unreachable', ms: 1, why: 'ECONNREFUSED' } };

const BODY = '{"event":"video.completed","payload":{"job_id":"job_1"},"delivery_id":"d1"}';
const received = (forwarded: readonly Forwarded[] = [], more: Partial<ReceivedDelivery> = {}): ReceivedDelivery => ({
  number: 3,
  receivedAt: new Date(2026, 0, 2, 3, 4, 5),
  headers: [['X-Service-Timestamp', String(new Date(2026, 0, 2, 3, 4, 5).getTime() / 1000 - 2)]],
  body: Buffer.from(BODY),
  delivery: { event: 'video.completed', payload: { job_id: 'job_1' }, delivery_id: 'd1' } as unknown as WebhookDelivery,
  refusal: undefined,
  attempt: 1,
  status: 200,
  answeredEarly: false,
  forwarded,
  ...more,
});
const refused = received([], {
  delivery: undefined,
  refusal: new WebhookVerificationError('signature_mismatch'),
  status: 400,
});

describe('a delivery for people', () => {
  it('tells time, event, job, the answer of the app and how long it took, and the body', () => {
    expect(fullText(received([answered(200)]), PLAIN)).toBe(`✓ #3  03:04:05  video.completed
  job       job_1
  delivery  d1
  app       http://app.test/hooks
  answer    200 in 12 ms
  {
    "event": "video.completed",
    "payload": {
      "job_id": "job_1"
    },
    "delivery_id": "d1"
  }
`);
  });

  it.each([50, 80])('fits %i columns', (columns) => {
    const lines = fullText(received([answered(308, 'http://app.test/hooks/')]), PLAIN, columns).split('\n');
    expect(lines.filter((line) => line.length > columns)).toEqual([]);
    expect(lines.join(' ').replaceAll(/\s+/g, ' ')).toContain(
      'a redirect to http://app.test/hooks/, which is not followed',
    );
  });

  it.each<[string, ReceivedDelivery]>([
    ['✓ #3  03:04:05  video.completed  job_1', received()],
    [
      '✓ #3  03:04:05  video.completed (attempt 2)  job_1  200 in 12 ms  http://app.test/hooks',
      received([answered(200)], { attempt: 2 }),
    ],
    [
      '✗ #3  03:04:05  video.completed  job_1  http://app.test/hooks answered too late: nothing came within 10 s',
      received([LATE]),
    ],
    [
      '✗ #3  03:04:05  video.completed  job_1  http://app.test/hooks could not be reached: ECONNREFUSED',
      received([AWAY]),
    ],
    ['✗ #3  03:04:05  refused: signature_mismatch', refused],
  ])('is one line: %s', (line, one) => {
    expect(briefText(one, PLAIN).replace('  (', ' (')).toBe(line);
  });

  it.each<[string, string | null, string[]]>([
    ['{"error":"no \u001b[31mtable"}\n\n', 'application/json', ['{"error":"no \\x1b[31mtable"}']],
    [
      '<html><head><title>Error</title></head><body><pre>TypeError: &quot;x&quot;<br> &nbsp; at a.js<br>at b<br>at c</pre>',
      'text/html; charset=utf-8',
      ['TypeError: "x"', 'at a.js', 'at b'],
    ],
    ['y'.repeat(5000), null, [`${'y'.repeat(199)}…`]],
    ['', null, []],
  ])('tells what the app said: %.40s', async (body, contentType, said) => {
    const { url, sent } = answered(500);
    const one = received([{ url, sent: { ...sent, contentType, body: Buffer.from(body) } as Forwarded['sent'] }]);
    const [last] = one.forwarded;
    expect(last && saidBy(last.sent)).toEqual(said);
    expect(last && sentMembers(last.sent)['body']).toEqual(said.length === 0 ? undefined : said.join('\n'));
    for (const text of [fullText(one, PLAIN), briefText(one, PLAIN), await explainReceived(one)])
      expect(said[0] === undefined || text.includes(said[0])).toBe(true);
    expect(
      briefText(one, PLAIN, 50)
        .split('\n')
        .every((line) => line.length <= 50),
    ).toBe(true);
  });

  it('that is handed over once more is told with what the app said then', () => {
    const { url, sent } = answered(500);
    const said = {
      url,
      sent: { ...sent, body: Buffer.from('the table jobs has no such column') } as Forwarded['sent'],
    };
    expect(againText(received([LATE, said]), said, PLAIN, 40)).toBe(
      '#3 sent again: 500 in 12 ms\n    http://app.test/hooks\n    the table jobs has no such column',
    );
    const again = (all: readonly Forwarded[]) => againText(received(all), answered(200), PLAIN, 0);
    expect(again([LATE, answered(200)])).toBe('#3 sent again: 200 in 12 ms  http://app.test/hooks');
    expect(again([answered(200)])).toBe('#3 first attempt: 200 in 12 ms  http://app.test/hooks');
  });

  it('whose sender got 200 before the app took it is told as that', () => {
    const text = (
      forwarded: readonly Forwarded[],
      more: Partial<ReceivedDelivery> = { answeredEarly: true },
    ): string => {
      const one = received(forwarded, more);
      return `${fullText(one, PLAIN)}${briefText(one, PLAIN)}`;
    };
    expect(text([answered(500)])).toMatch(/^ {2}sender {4}got 200[^]*  sender got 200 meanwhile, .*tries again$/m);
    expect(text([])).toMatch(/^✗[^]*your app has not answered yet/);
    expect(text([answered(500), answered(200)])).not.toContain('sender');
    expect(text([answered(500)], { status: undefined })).toContain('sender    had gone before there was an answer');
    expect(deliveryLine(received([], { status: undefined }))).toMatchObject({ status: null, sender_gone: true });
  });

  it('shows no control characters of strangers and no bytes that are no text', () => {
    const odd = { event: 'video.\u001b[31m', payload: {}, delivery_id: 'd' } as unknown as WebhookDelivery;
    expect(fullText(received([], { delivery: odd, body: Buffer.from([0xff, 0xfe]) }), PLAIN)).toMatch(
      /video\.\\x1b\[31m[^]*2 bytes that are no text/,
    );
  });

  it.each<[RegExp, ReceivedDelivery]>([
    [/signed 2 s before it came[^]*no --forward/, received()],
    [/takes it for delivered/, received([answered(204)])],
    [/a redirect to \/hooks\/[^]*forward to \/hooks\/ itself/, received([answered(301, '/hooks/')])],
    [/too late[^]*answer 2xx first/, received([LATE])],
    [/Is the app running/, received([AWAY])],
    [/tries again, 3 attempts/, received([answered(500)])],
    [/does not try again/, received([answered(404)])],
    [/signature_mismatch/, refused],
    [/got 200 and sends it no more: this listener tries/, received([answered(500)], { answeredEarly: true })],
    [/has not answered yet[^]*got 200/, received([], { answeredEarly: true })],
    [/Its sender had gone/, received([answered(500)], { status: undefined })],
  ])('is explained as %s', async (text, one) => {
    expect(await explainReceived(one)).toMatch(text);
    expect(await explainReceived(received([AWAY], { answeredEarly: true }), { isGivenUp: true })).toMatch(
      /has given it up: key 3r sends it once more\.$/,
    );
  });
});

describe('an app that can not know the secret', () => {
  const options = { register: ['video.completed' as const], forward: 'http://app.test/hooks', secret: [] };
  const flags = { port: '0', forward: [] };

  it.each<[object, object, boolean]>([
    [{}, {}, true],
    [{ register: [] }, {}, false],
    [{ forward: {} }, {}, false],
    [{ secret: [SECRET] }, {}, false],
    [{}, { secretTo: '.env' }, false],
    [{}, { printSecret: true }, false],
    [{}, { resignSecretFile: 'secret' }, false],
  ])('is warned of with %j and %j: %s', (more, told, warned) => {
    expect(unknownSecret({ ...options, ...more }, { ...flags, ...told }) !== undefined).toBe(warned);
  });

  it('may have an older one than was written for it, and has it from the file that is named for it', () => {
    expect(outdatedSecret(undefined)).toBe(undefined);
    expect(outdatedSecret('/app/.env')).toMatch(/written to \/app\/\.env: .*Restart it\.$/);
    expect(appSecretFile(flags, '/app/.env')).toBe('/app/.env');
    expect(appSecretFile({ ...flags, resignSecretFile: 'secret' }, undefined)).toBe(resolve('secret'));
    expect(appSecretFile(flags, undefined)).toBe(undefined);
  });

  it('is named when it refuses: once by itself, and by the key that explains', async () => {
    const hint = unknownSecret(options, flags) ?? '';
    const notes: string[] = [];
    const io = { json: true, record: () => undefined, note: (text: string) => notes.push(text) } as unknown as Io;
    const fail = (error: unknown): never => {
      throw error;
    };
    const view = openListenView({
      io,
      style: PLAIN,
      quiet: true,
      keys: false,
      passes: () => true,
      save: undefined,
      fail,
      hint,
    });
    for (const status of [500, 401, 403]) view.show(received([answered(status)], { status }));
    expect(notes).toEqual([hint]);
    expect(await explainReceived(received([answered(401)]), { hint })).toContain(hint);
    expect(await explainReceived(received([answered(500)]), { hint })).not.toContain(hint);
  });
});

describe('JSON for people', () => {
  it('is laid out and coloured, digits as they came', () => {
    expect(layOutJson('{"a":[1,9007199254740993,"x:{}"],"b":{},"c":[],"d":null}', TAGS)).toBe(`{
  <cyan>"a"</>: [
    <bold>1</>,
    <bold>9007199254740993</>,
    <green>"x:{}"</>
  ],
  <cyan>"b"</>: {},
  <cyan>"c"</>: [],
  <cyan>"d"</>: <bold>null</>
}`);
    expect(layOutJson('no {json', TAGS)).toBe('no {json');
  });

  it('goes on below where a text is long, and keeps whole what has no space', () => {
    const text =
      '{"a":{"title":"Harbour Coffee in Lisbon","url":"https://v.test/long","one":"https://v.test/longer/than/any"},"b":["x","yy zz"]}';
    expect(layOutJson(text, PLAIN, 28)).toBe(`{
  "a": {
    "title": "Harbour
      Coffee in Lisbon",
    "url":
      "https://v.test/long",
    "one": "https://v.test/longer/than/any"
  },
  "b": [
    "x",
    "yy zz"
  ]
}`);
    expect(layOutJson('{"a":"one two"}', TAGS, 12)).toBe('{\n  <cyan>"a"</>: <green>"one</>\n    <green>two"</>\n}');
    const wide = received([], { body: Buffer.from(text) });
    for (const columns of [50, 80, 140]) {
      const lines = fullText(wide, PLAIN, columns).split('\n');
      expect(lines.filter((line) => line.length > columns)).toEqual([]);
      expect(fullText(wide, PLAIN, columns).split(/\s+/)).toEqual(fullText(wide, PLAIN).split(/\s+/));
    }
  });

  it('has headers beside it that go on below themselves', () => {
    const signature = `sha256=${'a'.repeat(64)}`;
    expect(headerText(['X-Service-Signature', signature], TAGS, 80)).toBe(
      `<cyan>X-Service-Signature</>:\n  ${signature}`,
    );
    expect(headerText(['A', 'b'], PLAIN, 80)).toBe('A: b');
  });

  it('of bytes is a dump of as many a row as fit', () => {
    const bytes = Buffer.from('{"event":"ping"}\n');
    expect(hexDump(bytes)).toBe(
      '0000  7b 22 65 76 65 6e 74 22  3a 22 70 69 6e 67 22 7d  {"event":"ping"}\n0010  0a                                                .',
    );
    for (const columns of [30, 50, 80])
      expect(
        Math.max(
          ...hexDump(bytes, columns)
            .split('\n')
            .map(({ length }) => length),
        ),
      ).toBeLessThanOrEqual(columns);
  });
});

describe('flags', () => {
  it('name receivers by event', () => {
    expect(readForward(['http://a.test', 'video.failed=http://b.test/?x=1', 'video.*=http://c.test'])).toEqual({
      '*': 'http://a.test',
      'video.failed': 'http://b.test/?x=1',
      'video.*': 'http://c.test',
    });
  });

  it.each<[string[], RegExp]>([
    [['http://a.test', 'http://b.test'], /two receivers for every event/],
    [['video.complete=http://a.test'], /video.complete is no event/],
    [['video.failed=localhost:3000'], /localhost:3000 is no http/],
  ])('refuse %j', (values, message) => {
    expect(() => readForward(values)).toThrow(message);
  });

  it('say which deliveries are told', () => {
    const all = [
      received([answered(200)]),
      received([answered(404)], { status: 404 }),
      received([AWAY], { status: 502 }),
      refused,
    ];
    const numbers = (text: string) => all.flatMap((one, at) => (readStatuses(text)(one) ? [at] : []));
    expect(['ok', 'failed', 'refused', '404', '4xx', 'ok,5xx'].map(numbers)).toEqual([
      [0],
      [1, 2, 3],
      [3],
      [1],
      [1, 3],
      [0, 2],
    ]);
    expect(() => readStatuses('bad')).toThrow(/--status: bad is no status/);
    expect(() => readStatuses('ok,,404')).toThrow(/--status: '' is no status/);
  });
});

describe('keys', () => {
  it('take the number before them', () => {
    expect(readKeys('', 'r12e3').presses).toEqual([
      { key: 'r', number: undefined },
      { key: 'e', number: 12 },
    ]);
    expect(readKeys('', 'r12e3').pending).toBe('3');
    expect(readKeys('3', 'V').presses).toEqual([{ key: 'v', number: 3 }]);
  });
});

describe('--secret-to', () => {
  const put = (text: string, secret: string): string => putSecret(tidied(text).text, secret).text;

  it.each<[string, string]>([
    ['', '(none)'],
    ['A=1', '(none, and no line break)'],
    ['A=1\r\nB=2', '(none, and no line break)'],
    ['A=1\n', '(none)'],
    ['A=1\nVID_WEBHOOK_SECRET=mine\nB=2\n', 'VID_WEBHOOK_SECRET=mine'],
    ['A=1\r\n  VID_WEBHOOK_SECRET=mine # old\r\nB=2\r\n', '"  VID_WEBHOOK_SECRET=mine # old"'],
    ['export VID_WEBHOOK_SECRET="mine"', 'export VID_WEBHOOK_SECRET="mine"'],
    ['VID_WEBHOOK_SECRET=mine  \nB=2', 'VID_WEBHOOK_SECRET=mine'],
    // What readers take is the last one.
    ['VID_WEBHOOK_SECRET=a\nVID_WEBHOOK_SECRET=b\n', 'VID_WEBHOOK_SECRET=b'],
    ['NOTE="\nVID_WEBHOOK_SECRET=no\n"\nVID_WEBHOOK_SECRET=b\n', 'VID_WEBHOOK_SECRET=b'],
    ['NOTE="\nVID_WEBHOOK_SECRET=no\n"\n', '(none)'],
    ["VID_WEBHOOK_SECRET='a\nb' # two\nB=2", `"VID_WEBHOOK_SECRET='a\\nb' # two"`],
    ['#VID_WEBHOOK_SECRET=a\nMY_VID_WEBHOOK_SECRET=c', '(none, and no line break)'],
  ])('changes what readers take of %j, also after a crash, and puts it back byte for byte', (text, before) => {
    const { text: once, put: what } = putSecret(text, SECRET);
    expect(parseEnv(once)).toEqual({ ...parseEnv(text), VID_WEBHOOK_SECRET: SECRET });
    expect(once).toContain(`Before: ${before}${text.includes('\r') ? '\r' : ''}\n`);
    expect(once.includes('export ')).toBe(text.includes('export '));
    expect(put(once, SECRET)).toBe(once);
    expect(put(once, OTHER)).toBe(put(text, OTHER));
    expect(tidied(once)).toEqual({ text });
    expect(takeBack(once, what, findEnvMarks(once)[0])).toEqual({ text });
    // Without its comment the line is the listener's all the same.
    expect(takeBack(once.replace(/^# vid webhook listen.*\r?\n/m, ''), what, undefined)).toEqual({ text });
  });

  it.each<[string, (line: string) => string, boolean]>([
    ['an export', (line) => `export ${line}`, true],
    ['a remark', (line) => `${line} # of the tunnel`, true],
    ['quotes', (line) => line.replace(/[0-9a-f]{64}/, '"$&"'), true],
    ['blanks before it', (line) => `  ${line}`, true],
    ['another value', (line) => line.replace(SECRET, OTHER), false],
    ['a second line of the same', (line) => `${line}\n${line}`, true],
  ])('leaves %s that somebody has given it, and says where the earlier value is', (_name, change, holdsSecret) => {
    const { text: once, put: what } = putSecret('A=1\nVID_WEBHOOK_SECRET=old\nB=2\n', SECRET);
    const edited = once.replace(/^VID_.*$/m, (line) => change(line));
    const [mark] = findEnvMarks(edited);
    const line = edited.split('\n').findLastIndex((one) => one.includes('VID_WEBHOOK_SECRET=')) + 1;
    const left = { line, holdsSecret, before: { comment: 2 } };
    expect(takeBack(edited, what, mark)).toEqual({ text: edited, left });
    expect(tidied(edited)).toEqual({ text: edited, left });
    const bare = edited.replace(/^# vid webhook listen.*\n/m, '');
    expect(takeBack(bare, what, undefined)).toEqual({
      text: bare,
      left: { line: line - 1, holdsSecret, before: { text: 'VID_WEBHOOK_SECRET=old' } },
    });
  });

  it('leaves no comment that keeps nothing, and all around it as it is', () => {
    const { text: once } = putSecret('A=1', SECRET);
    const edited = once.replace(SECRET, OTHER);
    const left = { line: 2, holdsSecret: false, before: 'nothing' };
    expect(tidied(edited)).toEqual({ text: `A=1\nVID_WEBHOOK_SECRET=${OTHER}\n`, left });
    expect(tidied(`${once}B=2`)).toEqual({ text: 'A=1\nB=2' });
    const gone = putSecret('VID_WEBHOOK_SECRET=old\n', SECRET).text.replace(/^VID.*\n/m, '');
    expect(tidied(gone)).toEqual({
      text: gone,
      left: { line: undefined, holdsSecret: false, before: { comment: 1 } },
    });
    expect(() => putSecret('A="\nVID_WEBHOOK_SECRET=b\nB="x"\n', SECRET)).toThrow(
      "can't be read so that VID_WEBHOOK_SECRET is",
    );
    const mine = `VID_WEBHOOK_SECRET=${OTHER}`;
    expect(tidied(`${putSecret('VID_WEBHOOK_SECRET=old\n', SECRET).text}${mine}\n`).text).toBe(
      `VID_WEBHOOK_SECRET=old\n${mine}\n`,
    );
  });

  it('is refused while another listener has its secret there, and told when somebody has changed it', async () => {
    const env = join(cwd, '.env.shared');
    const notes: string[] = [];
    const opening = { force: undefined, ask: false, note: (text: string) => notes.push(text) };
    const line = await openSecretTo(env, opening);
    await line.write(SECRET);
    const text = readFileSync(env, 'utf8');
    // The test itself was started by a process that runs.
    writeFileSync(env, text.replace(`process ${process.pid}`, `process ${process.ppid}`));
    await expect(openSecretTo(env, opening)).rejects.toThrow(`a listener that runs (process ${process.ppid})`);
    await expect(line.write(SECRET)).rejects.toThrow('has its secret there until it ends');
    await line.restore();
    expect([readFileSync(env, 'utf8'), notes]).toEqual([expect.stringContaining(SECRET), []]);
    writeFileSync(env, text.replaceAll(SECRET, OTHER));
    await line.restore();
    expect([readFileSync(env, 'utf8'), notes]).toEqual([
      `VID_WEBHOOK_SECRET=${OTHER}\n`,
      [expect.stringContaining('in line 1 of')],
    ]);
    rmSync(env);
  });

  it.each<[string, Buffer, string]>([
    ['Latin-1', Buffer.from('NAME=Jos\xe9\nVID_WEBHOOK_SECRET=old\n', 'latin1'), 'is not UTF-8: line 1 '],
    ['encrypted', Buffer.from([0x85, 0x02, 0x0c, 0x03, 0xff, 0xfe, 0x0a, 0x99]), 'is not UTF-8: line 1 '],
    ['UTF-16', Buffer.from('\ufeffA=1\r\n', 'utf16le'), 'is UTF-16. '],
    ['a text with a NUL', Buffer.from('A=1\0\n'), 'a NUL character in line 1'],
    ['a quote without an end', Buffer.from('A="\nVID_WEBHOOK_SECRET=b\nB="x"\n'), "can't be read so that"],
  ])('refuses an env file that can not be written anew before anything happens: %s', async (_name, bytes, why) => {
    const env = join(cwd, '.env.foreign');
    writeFileSync(env, bytes);
    await expect(openSecretTo(env, OPENING)).rejects.toThrow(why);
    await expect(tidyEnvFile(env, () => undefined).then(String, String)).resolves.toMatch(/false|Nothing was changed/);
    expect(readFileSync(env).equals(bytes)).toBe(true);
    rmSync(env);
  });

  it('keeps a byte order mark, and refuses what has become no text since', async () => {
    const env = join(cwd, '.env.bom');
    const text = '\ufeffA=\u00e9\n';
    writeFileSync(env, text);
    const notes: string[] = [];
    const place = await openSecretTo(env, { ...OPENING, note: (said) => notes.push(said) });
    await place.write(SECRET);
    await place.restore();
    expect(readFileSync(env, 'utf8')).toBe(text);
    const foreign = Buffer.from('A=\xe9\n', 'latin1');
    writeFileSync(env, foreign);
    await expect(place.write(SECRET)).rejects.toThrow('is not UTF-8');
    await expect(place.restore()).rejects.toThrow('is not UTF-8');
    expect([readFileSync(env).equals(foreign), notes]).toEqual([true, []]);
    rmSync(env);
  });

  it('says nothing of a line that it could not write', async () => {
    const folder = join(cwd, 'gone');
    mkdirSync(folder);
    const env = join(folder, '.env');
    writeFileSync(env, 'VID_WEBHOOK_SECRET=old\n');
    const notes: string[] = [];
    const place = await openSecretTo(env, { ...OPENING, note: (said) => notes.push(said) });
    rmSync(folder, { recursive: true });
    await expect(place.write(SECRET)).rejects.toThrow(
      /^--secret-to \S+ can't be written: its folder does not exist \(ENOENT\)/,
    );
    await place.restore();
    expect(notes).toEqual([]);
  });

  it('keeps an earlier value of which nothing is left in the file', async () => {
    const env = join(cwd, '.env.bare');
    writeFileSync(env, 'VID_WEBHOOK_SECRET=old');
    const notes: string[] = [];
    const line = await openSecretTo(env, { ...OPENING, note: (text) => notes.push(text) });
    await line.write(SECRET);
    writeFileSync(env, `export VID_WEBHOOK_SECRET=${SECRET}`);
    await line.restore();
    expect(readFileSync(env, 'utf8')).toBe(`export VID_WEBHOOK_SECRET=${SECRET}`);
    const [, kept = ''] =
      /still has the listener's secret.*; what stood there before is in (\S+)$/.exec(notes[0] ?? '') ?? [];
    expect([readFileSync(kept, 'utf8'), statSync(kept).mode & 0o077]).toEqual(['VID_WEBHOOK_SECRET=old\n', 0]);
    rmSync(env);
    rmSync(dirname(kept), { recursive: true });
  });

  it('puts back the secret that a file of its own had, and keeps two listeners apart there', async () => {
    const file = join(cwd, 'own.txt');
    const claim = `${file}.listener`;
    const notes: string[] = [];
    const opening = { ...OPENING, note: (text: string) => notes.push(text) };
    writeFileSync(file, OTHER);
    const place = await openSecretTo(file, opening);
    const rival = await openSecretTo(file, opening);
    await place.write(SECRET);
    const other = readFileSync(claim, 'utf8').replace(`"pid":${process.pid}`, `"pid":${process.ppid}`);
    writeFileSync(claim, other);
    await expect(openSecretTo(file, opening)).rejects.toThrow(`a listener that runs (process ${process.ppid})`);
    await expect(rival.write(OTHER)).rejects.toThrow('has its secret there until it ends');
    // It was killed: what stood there is found again.
    writeFileSync(claim, other.replace(`"pid":${process.ppid}`, '"pid":999999999'));
    await (await openSecretTo(file, opening)).write(SECRET);
    await place.restore();
    expect([readFileSync(file, 'utf8'), existsSync(claim), notes]).toEqual([OTHER, false, []]);
    await place.write(SECRET);
    writeFileSync(file, 'mine');
    await place.restore();
    expect([readFileSync(file, 'utf8'), existsSync(claim)]).toEqual(['mine', false]);
    expect(notes).toEqual([expect.stringContaining(`what stood there before is in ${file}.before`)]);
    expect(readFileSync(`${file}.before`, 'utf8')).toBe(OTHER);
    for (const one of [file, `${file}.before`]) rmSync(one);
  });

  it('is taken back by the next listener of the machine, wherever that one puts its own', async () => {
    const claims = join(cwd, 'claims');
    const [env, own, made] = [join(cwd, '.env.killed'), join(cwd, 'killed.txt'), join(cwd, '.env.made')];
    const notes: string[] = [];
    const files: readonly (readonly [string, string])[] = [
      [env, 'VID_WEBHOOK_SECRET=mine\n'],
      [own, OTHER],
    ];
    const DEAD = 999_999_999;
    for (const [file, before] of files) writeFileSync(file, before);
    for (const file of [env, own, made]) {
      claimSecretPlace(claims, file);
      await (await openSecretTo(file, OPENING)).write(SECRET);
    }
    for (const file of [env, made])
      writeFileSync(file, readFileSync(file, 'utf8').replace(`process ${process.pid}`, `process ${DEAD}`));
    const claim = readFileSync(`${own}.listener`, 'utf8');
    writeFileSync(`${own}.listener`, claim.replace(`"pid":${process.pid}`, `"pid":${DEAD}`));
    // Those of a listener that lives are its own.
    await tidySecretPlaces(claims, (text) => notes.push(text));
    expect([readdirSync(claims).length, notes]).toEqual([3, []]);
    for (const name of readdirSync(claims))
      renameSync(join(claims, name), join(claims, name.replace(`-${process.pid}-`, `-${DEAD}-`)));
    await tidySecretPlaces(claims, (text) => notes.push(text));
    expect(files.map(([file]) => readFileSync(file, 'utf8'))).toEqual(files.map(([, before]) => before));
    expect([readdirSync(claims), notes.sort()]).toEqual([
      [],
      [env, made, own].map((file) => expect.stringContaining(`put back what stood in ${file}`) as string),
    ]);
    expect(existsSync(made)).toBe(false);
    claimSecretPlace(claims, env)();
    expect(readdirSync(claims)).toEqual([]);
    for (const one of [env, own]) rmSync(one);
  });

  it('writes a file of its own that others may not read, and replaces no notes', async () => {
    const file = join(cwd, 'secret.txt');
    const place = await openSecretTo(file, OPENING);
    await place.write(SECRET);
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o077]).toEqual([`${SECRET}\n`, 0]);
    await (await openSecretTo(file, OPENING)).write(SECRET);
    writeFileSync(file, 'notes');
    await expect(openSecretTo(file, OPENING)).rejects.toThrow('is not a webhook secret');
    const env = join(cwd, '.env.local');
    writeFileSync(env, 'A=1\n');
    const line = await openSecretTo(env, OPENING);
    await line.write(SECRET);
    expect(readFileSync(env, 'utf8')).toContain(`VID_WEBHOOK_SECRET=${SECRET}\n`);
    await line.restore();
    expect(readFileSync(env, 'utf8')).toBe('A=1\n');
  });

  it('leaves no env file where none was, and what somebody else wrote into it', async () => {
    const env = join(cwd, '.env');
    for (const writes of [false, true]) {
      const line = await openSecretTo(env, OPENING);
      if (writes) await line.write(SECRET);
      await line.restore();
      expect(existsSync(env)).toBe(false);
    }
    const line = await openSecretTo(env, OPENING);
    await line.write(SECRET);
    writeFileSync(env, `${readFileSync(env, 'utf8')}B=2\n`);
    await line.restore();
    expect(readFileSync(env, 'utf8')).toBe('B=2\n');
    rmSync(env);
  });
});

describe('--save', () => {
  it('grows by lines that `replay` and `verify` read, and replaces no notes', async () => {
    const file = join(cwd, 'captured.ndjson');
    for (let run = 0; run < 2; run += 1)
      (await openCapture(file, { force: undefined, ask: false })).add(deliveryLine(received([answered(301, '/x')])));
    expect((await readCaptures(file)).map(({ body }) => body.toString())).toEqual([BODY, BODY]);
    expect(JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '')).toMatchObject({
      job_id: 'job_1',
      forwarded: { status: 301, location: '/x', ms: 12 },
    });
    writeFileSync(file, 'notes');
    await expect(openCapture(file, { force: undefined, ask: false })).rejects.toThrow('is not a capture');
    (await openCapture(file, { force: true, ask: false })).add({ body_base64: '' });
    expect(readFileSync(file, 'utf8')).toBe('{"body_base64":""}\n');
  });
});

it('goes on below itself in a narrow terminal, with its ids whole', () => {
  const one = received([answered(301, 'http://127.0.0.1:3000/hooks/')]);
  const lines = briefText(one, PLAIN, 50).split('\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.some((line) => line.trim() === 'job_1' || line.endsWith('  job_1'))).toBe(true);
  for (const line of lines.slice(1)) expect(line).toMatch(/^ {4}\S/);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(50);
  expect(lines.join(' ').replaceAll(/\s+/g, ' ')).toContain(
    'a redirect to http://127.0.0.1:3000/hooks/, which is not followed http://app.test/hooks',
  );
});

it.skipIf(process.platform === 'win32')('ends in order when nobody reads it any more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-unread-'));
  const { program, options } = launch(folder, { VID_WEBHOOK_SECRET: SECRET });
  const words = ['webhook', 'listen', '--port', '0', '--secret-to', '.env'];
  const child = spawn(program[0], [program[1], ...words], { ...options, stdio: 'pipe' });
  const url = await new Promise<string>((resolve) => {
    let said = '';
    child.stderr.on('data', (text: Buffer) => {
      said += String(text);
      const [, found] = /listening on (http:\S+);/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  expect(readFileSync(join(folder, '.env'), 'utf8')).toContain(SECRET);
  child.stdout.destroy();
  await fetch(url, { method: 'POST' }).catch(() => undefined);
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(existsSync(join(folder, '.env'))).toBe(false);
  rmSync(folder, { recursive: true });
});

it.skipIf(process.platform === 'win32')(
  'puts its file back while an app answers slowly, and leaves that at a second signal',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vid-slow-'));
    const env = { VID_WEBHOOK_SECRET: SECRET, VID_CONFIG_DIR: join(folder, 'settings') };
    const { program, options } = launch(folder, env);
    const running: ChildProcess[] = [];
    // Both signals come while the app has the delivery.
    const app = createServer(() => running[0]?.kill('SIGTERM')).listen(0, '127.0.0.1');
    await once(app, 'listening');
    const forward = `http://127.0.0.1:${(app.address() as AddressInfo).port}/`;
    const words = ['webhook', 'listen', '--port', '0', '--secret-to', '.env', '--forward', forward, '--retry', '2'];
    const begun = spawn(program[0], [program[1], ...words], { ...options, stdio: 'pipe' });
    running.push(begun);
    const body = BODY.replace('"delivery_id"', '"emitted_at":"2026-01-01T00:00:00.000Z","delivery_id"');
    const headers = await signWebhook(body, SECRET);
    let said = '';
    const answered = new Promise<number>((resolve, reject) => {
      const steps: [RegExp, (url: string) => void][] = [
        [
          /listening on (http:[^\s,]+),/,
          (url) => void fetch(url, { method: 'POST', headers, body }).then(({ status }) => resolve(status), reject),
        ],
        [
          /waiting at most 10 s for what your app answers.*; Ctrl-C once more/,
          () => {
            void untilChanged(folder, () => !existsSync(join(folder, '.env'))).then(() => begun.kill('SIGTERM'));
          },
        ],
      ];
      begun.stderr.on('data', (text: Buffer) => {
        said += String(text);
        const found = steps[0]?.[0].exec(said) ?? undefined;
        if (found !== undefined) steps.shift()?.[1](found[1] ?? '');
      });
    });
    expect(await once(begun, 'close')).toEqual([8, null]);
    expect(await answered).toBe(200);
    const [file = ''] = readdirSync(join(folder, 'settings', 'undelivered'));
    expect(said).toContain(file);
    expect((await readCaptures(join(folder, 'settings', 'undelivered', file))).length).toBe(1);
    app.closeAllConnections();
    app.close();
    rmSync(folder, { recursive: true });
  },
);

const pty = await loadPty();
describe.skipIf(typeof pty === 'string')('vid webhook listen in a terminal', () => {
  it('shows a delivery and obeys keys', async () => {
    const body = BODY.replace('"delivery_id"', '"emitted_at":"2026-01-01T00:00:00.000Z","delivery_id"');
    const headers = await signWebhook(body, SECRET);
    const steps: [RegExp, (type: (keys: string) => void, screen: string) => void][] = [
      [
        / q\s+ends/,
        (_type, screen) => void fetch(/http:\S+(?=;)/.exec(screen)?.[0] ?? '', { method: 'POST', body, headers }),
      ],
      [/"delivery_id": "d1"/, (type) => type('1e')],
      [/There is no\s+--forward/, (type) => type('7v')],
      [/There is no #7/, (type) => type('v')],
      [/7b 22 65 76/, (type) => type('r')],
      [/be handed on: there\s+is\s+no\s+--forward/, (type) => type('q')],
    ];
    const { code, raw } = await runInTerminal(['webhook', 'listen', '--port', '0', '--print-secret'], {
      cwd,
      env: { VID_WEBHOOK_SECRET: SECRET },
      columns: 80,
      onScreen(text, type) {
        if (steps[0]?.[0].test(text) !== true) return;
        steps.shift()?.[1](type, text);
      },
    });
    expect([code, steps]).toEqual([0, []]);
    expect(raw).toContain(`VID_WEBHOOK_SECRET=${SECRET}`);
    // Colours get through, whichever file of the command they are made in.
    expect(raw).toMatch(/\u001b\[36m"event"/);
  });
});
