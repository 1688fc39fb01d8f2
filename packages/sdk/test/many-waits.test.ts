import { VidClient } from '@vid/sdk';
import { describe, expect, it } from 'vitest';
import { job } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { ManualClock, settle } from './support/manual-clock';

describe('waiting for very many jobs', () => {
  it('looks at each at most once per interval, with one timer', async () => {
    const clock = new ManualClock();
    const service: FakeService = new FakeService(({ path }) =>
      respond(200, { ...job('processing'), job_id: path.split('/').at(-1) }),
    );
    const looks = (): number => service.received.length;
    const ports = { clock, random: () => 0.5 };
    const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, ports });
    const abort = new AbortController();
    const waits = Array.from({ length: 1000 }, (_, index) =>
      rejection(vid.jobs.wait(`j${index}`, { signal: abort.signal })),
    );
    expect(clock.pending).toHaveLength(1);
    await clock.advance(1000);
    for (let turn = 0; turn < 200 && looks() < 1000; turn += 1) await settle();
    expect(looks()).toBe(1000);
    await clock.advance(1499);
    expect(looks()).toBe(1000);
    abort.abort();
    await Promise.all(waits);
  });
});
