/** What is spoken in a video, under its address with another ending. */
import { describe, expect, it } from 'vitest';
import { createServeVideo } from '../../src/http/serve-video';
import { createMemoryLog } from '../support/memory-log';

const WORDS = { language: 'en', words: [{ text: 'Hello.', start: 0.5, end: 1, scene: 0 }] };

const serve = (words: string | undefined) => {
  const asked: string[] = [];
  const video = createServeVideo({
    findVideo: async ({ token }) => {
      asked.push(token);
      const job = { jobId: 'job_1', createdAt: 0, finishedAt: 1 };
      return token === 'token' ? ({ kind: 'found', job, name: 'job_1', bytes: 3 } as never) : { kind: 'unknown' };
    },
    artifacts: {
      readBeside: async () => (words === undefined ? undefined : Buffer.from(words)),
      open: () => new Blob(['mp4']).stream(),
    } as never,
    clock: { now: () => 2 },
    log: createMemoryLog().log,
  });
  const get = (address: string) => video({ method: 'GET', headers: new Headers() } as never, address, 'video');
  return { get, asked };
};

describe('captions beside a video', () => {
  const { get } = serve(JSON.stringify(WORDS));
  it.each([
    ['token.srt', 'application/x-subrip; charset=utf-8', '1\n00:00:00,500 --> 00:00:01,400\nHello.\n'],
    ['token.vtt', 'text/vtt; charset=utf-8', 'WEBVTT\n\n00:00:00.500 --> 00:00:01.400\nHello.\n'],
    ['token.words.json', 'application/json', JSON.stringify(WORDS)],
  ])('%s', async (address, type, body) => {
    const reply = await get(address);
    expect(reply).toMatchObject({ status: 200, body });
    expect((reply.headers as Record<string, string>)['content-type']).toBe(type);
  });

  it('are not there where nobody speaks, nor for a video that is not, nor in another form', async () => {
    expect(await serve(undefined).get('token.srt')).toMatchObject({
      status: 404,
      body: expect.stringContaining('Nobody speaks'),
    });
    expect((await get('other.srt')).status).toBe(404);
    const { get: other, asked } = serve(undefined);
    expect((await other('token.txt')).status).toBe(404);
    expect(asked).toEqual(['']);
    expect((await get('token.mp4')).status).toBe(200);
    expect((await get('token')).status).toBe(200);
  });
});
