/** What a recording keeps of secrets: nothing, in whatever form they travel, and what is left still hangs together. */
import { expect, it } from 'vitest';
import { maskText } from '../src/proxy/mask-text';
import { createRedaction } from '../src/proxy/redaction';

const SECRET = '9f'.repeat(32);
const OTHER = '7e'.repeat(32);

it('hides a secret by its value in every form, the same one always the same way', () => {
  const { learn, text, isIn } = createRedaction();
  const placeholder = learn('sk/live+own form');
  for (const form of ['sk/live+own form', 'sk%2Flive%2Bown%20form', Buffer.from('sk/live+own form').toString('base64')])
    expect(text(`see ${form}.`)).toBe(`see ${placeholder}.`);
  expect(isIn(Buffer.from('...sk/live+own form...'))).toBe(true);
  expect(isIn(Buffer.from('nothing'))).toBe(false);
});

it('knows keys, secrets, credentials, signed links and addresses by their form', () => {
  const { json } = createRedaction();
  const value = json({
    key: 'emp_abc123',
    secret: SECRET,
    again: `it was ${SECRET}, then ${OTHER}`,
    password: 'x',
    email: 'ada@example.com',
    link: 'https://user:pass@cdn.example.com/v/a1b2c3d4e5f6a7b8c9.mp4?X-Signature=abc&plain#part',
    auth: 'Basic dXNlcjpwYXNz',
    emp_name1: 1,
  });
  const text = JSON.stringify(value);
  for (const secret of [
    'abc123',
    SECRET,
    OTHER,
    '"x"',
    'ada@',
    'user:',
    'a1b2c3',
    'Signature=abc',
    '#part',
    'dXNl',
    'emp_name1',
  ])
    expect(text).not.toContain(secret);
  expect(value).toMatchObject({ key: 'emp_redacted_1', secret: expect.stringMatching(/^0{40}\d{24}$/) as string });
  expect(text).toContain('cdn.example.com/v/redacted-');
  expect(text).toContain('.mp4?X-Signature=redacted-');
});

it('keeps ids and plain addresses, and what is redacted already', () => {
  const { json, target } = createRedaction();
  const plain = {
    job_id: 'job_0123456789abcdefabcdef',
    poll_url: '/v1/job/job_0123456789abcdefabcdef',
    url: 'https://example.com/hook',
  };
  expect(json(plain)).toEqual(plain);
  expect(json(json({ key: 'emp_abc123', mail: 'a@b.co' }))).toEqual({
    key: 'emp_redacted_1',
    mail: 'redacted-2@example.invalid',
  });
  expect(target('/v1/job/job_0123456789abcdefabcdef')).toBe('/v1/job/job_0123456789abcdefabcdef');
  expect(target('/videos/a1b2c3d4e5f6a7b8c9.mp4?token=abc')).toMatch(
    /^\/videos\/redacted-\d+\.mp4\?token=redacted-\d+$/,
  );
});

it('keeps an image and a long text by length and hash', () => {
  const { json } = createRedaction();
  const { image, long } = json({
    image: `data:image/png;base64,${'A'.repeat(1000)}`,
    long: 'b'.repeat(9000),
  }) as Record<string, string>;
  expect(image).toMatch(/^data:image\/png;base64,\[cut: 1000 characters, sha256 [0-9a-f]{64}\]$/);
  expect(long).toMatch(/^\[cut: 9000 characters, sha256 [0-9a-f]{64}\]$/);
});

it('hides everything below a name of a secret, of whatever type, and what stands beside one', () => {
  const { json } = createRedaction();
  const left = JSON.stringify(
    json({
      private_key: 'LEAK-1',
      deep: [{ passphrase: 'LEAK-2', 'X-Session-Id': 'LEAK-3', userPIN: 918273, apiJWT: 'LEAK-4' }],
      secret: { value: 'LEAK-5', more: ['LEAK-6', { n: 918274 }] },
      token: 918275,
      oneTimeCode: 'LEAK-7',
      credential: ['LEAK-8'],
      headers: [
        ['Authorization', 'LEAK-9'],
        ['accept', 'text'],
      ],
      form: [{ name: 'password', value: 'LEAK-10' }],
      inner: JSON.stringify({ otp: 'LEAK-11' }),
      broken: '{"password": "LEAK-12 and LEAK-13", "pin": 918276',
      words: "client_secret=LEAK-14&page=2 and 'token': 'LEAK-15'",
    }),
  );
  expect(left).not.toMatch(/LEAK|91827/);
  expect(left).toContain('["accept","text"]');
  expect(left).toContain('page=2');
});

it('leaves what only sounds like one: how deliveries are signed, names of people, and yes or no', () => {
  const { json } = createRedaction();
  const plain = {
    signature: { header: 'X-Service-Signature', scheme: 'sha256=HMAC', replay_window_seconds: 300 },
    hook: { has_secret: true, description: 'a spinner, an author, a passenger' },
    account: { name: 'Pat', credits_remaining: 7, shopping: 1, opinion: 'x', monkey: 2 },
  };
  expect(json(plain)).toEqual(plain);
});

it('leaves of a text that cannot be read its outline alone', () => {
  for (const text of ['{"secret":"a\\"b","n":', '{"a":"b\\"}', '<h1>Bad gateway: hunter2</h1>', 'a=1&password=ü']) {
    const masked = maskText(text);
    expect(masked).toMatch(/^[x\s{}[\]<>:,"]*$/);
    expect(masked).toHaveLength(text.length);
    expect(() => JSON.parse(masked) as unknown).toThrow();
  }
});

it.each([...'<>"\'{}|\\^`', '\u{1f600}', '\\r\\n'])('hides a query and a login that hold %s', (odd) => {
  const { text, json } = createRedaction();
  for (const address of [
    `http://h.example/ok?x=${odd}&zz=topsecret&y=1`,
    `http://h.example/o${odd}k?zz=topsecret`,
    `http://h.example/ok#${odd}topsecret`,
    `http://ada${odd}:topsecret@h.example/ok`,
    `http://h.example/a,http://ada${odd}:topsecret@h.example/ok`,
  ])
    for (const shown of [
      text(`at ${address} now`),
      JSON.stringify(json({ address, inner: JSON.stringify({ address }) })),
    ])
      expect(shown).not.toContain('topsecret');
});
