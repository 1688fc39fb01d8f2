import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EVENT_NAMES, eventPayloads, validate } from '@vid/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCaptures } from '../src/webhook/captured-delivery';
import { override, samplePayload } from '../src/webhook/sample-payload';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vid-captures-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const capture = (content: string | Buffer): string => {
  const path = join(root, 'capture');
  writeFileSync(path, content);
  return path;
};
const body = Buffer.from('{"event":"ping","text":"é"}\r\n');

describe('captured deliveries', () => {
  it.each([
    [
      'the text of a request',
      Buffer.concat([Buffer.from('POST /hooks HTTP/1.1\r\nHost: x\r\nX-Service-Timestamp: 5\r\n\r\n'), body]),
    ],
    [
      'a line of the listener',
      `${JSON.stringify({ headers: { Host: 'x', 'X-Service-Timestamp': '5' }, body_base64: body.toString('base64') })}\n`,
    ],
    [
      'a HAR file',
      JSON.stringify({
        log: {
          entries: [
            {
              request: {
                headers: [
                  { name: 'Host', value: 'x' },
                  { name: 'X-Service-Timestamp', value: '5' },
                ],
                postData: { text: body.toString('utf8') },
              },
            },
          ],
        },
      }),
    ],
  ])('reads %s, byte for byte', async (_name, content) => {
    await expect(readCaptures(capture(content))).resolves.toEqual([
      {
        headers: [
          ['Host', 'x'],
          ['X-Service-Timestamp', '5'],
        ],
        body,
      },
    ]);
  });

  it('refuses anything else', () => expect(readCaptures(capture('{"a":1}'))).rejects.toThrow(/holds no delivery/));
});

describe('samples', () => {
  it.each(EVENT_NAMES)('%s fits the contract', (event) => {
    expect(validate(eventPayloads[event], samplePayload(event))).toMatchObject({ ok: true });
  });

  it('takes overrides, and refuses a misspelt one with the names that there are', () => {
    const payload = override(samplePayload('video.failed'), 'reason=No disk');
    expect(override(payload, 'payload.canvas_id=null')).toMatchObject({ reason: 'No disk', canvas_id: null });
    expect(() => override(payload, 'raeson=x')).toThrow(/names no member/);
    expect(() => override(payload, 'reason')).toThrow(/gives no value/);
  });
});
