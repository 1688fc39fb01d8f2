import { expect, it } from 'vitest';
import { Deadlines, Timed } from '../src/call/deadlines';
import { job } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { ManualClock } from './support/manual-clock';
import { hang, json, ScriptedServer } from './support/scripted-server';

class Note extends Timed {
  readonly #note: () => void;

  constructor(note: () => void) {
    super();
    this.#note = note;
  }

  override timeOut(): void {
    this.#note();
  }
}

const noted = () => {
  const clock = new ManualClock();
  const deadlines = new Deadlines(clock, 1000);
  const over: string[] = [];
  const add = (name: string) => {
    const timed = new Note(() => over.push(`${name} at ${clock.monotonic()}`));
    deadlines.add(timed);
    return timed;
  };
  return { clock, deadlines, over, add };
};

it('ends each at its own time with one timer for all', async () => {
  const { clock, over, add } = noted();
  add('first');
  await clock.advance(400);
  add('second');
  add('third');
  await clock.advance(300);
  add('fourth');
  expect(clock.pending).toEqual([300]);
  await clock.advance(300);
  expect(over).toEqual(['first at 1000']);
  expect(clock.pending).toEqual([400]);
  await clock.advance(1000);
  expect(over).toEqual(['first at 1000', 'second at 1400', 'third at 1400', 'fourth at 1700']);
  expect(clock.pending).toEqual([]);
});

it('leaves out what ended in time, wherever it stands, and has no timer when nothing is left', async () => {
  const { clock, deadlines, over, add } = noted();
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map(add) as [Note, Note, Note, Note];
  deadlines.remove(second);
  deadlines.remove(fourth);
  await clock.advance(500);
  deadlines.remove(first);
  add('fifth');
  await clock.advance(500);
  expect(over).toEqual(['third at 1000']);
  deadlines.remove(third);
  await clock.advance(500);
  expect(over).toEqual(['third at 1000', 'fifth at 1500']);
  expect(clock.pending).toEqual([]);
  const last = add('last');
  expect(clock.pending).toEqual([1000]);
  deadlines.remove(last);
  deadlines.remove(last);
  expect(clock.pending).toEqual([]);
});

it('goes on when what is over adds or removes others', async () => {
  const { clock, deadlines, over } = noted();
  const second = new Note(() => over.push('second'));
  const third = new Note(() => over.push('third'));
  deadlines.add(
    new Note(() => {
      over.push('first');
      deadlines.remove(second);
      deadlines.add(third);
    }),
  );
  deadlines.add(second);
  await clock.advance(1000);
  expect(over).toEqual(['first']);
  await clock.advance(1000);
  expect(over).toEqual(['first', 'third']);
});

it('lets calls that share it time out each after its 30 seconds', async () => {
  await using server = await ScriptedServer.start();
  const clock = new ManualClock();
  const { vid } = makeClient(server.url, { ports: { clock } });
  server.script(hang, hang, json(200, job('processing')));
  const first = rejection(vid.jobs.retrieve('job_1', { maxRetries: 0 }));
  await server.requests(1);
  await clock.advance(10_000);
  const second = rejection(vid.jobs.retrieve('job_1', { maxRetries: 0 }));
  await server.requests(2);
  await expect(vid.jobs.retrieve('job_1')).resolves.toMatchObject({ job_id: 'job_1' });
  expect(clock.pending).toEqual([20_000]);
  await clock.advance(20_000);
  expect(await first).toMatchObject({ name: 'TimeoutError', timeoutMs: 30_000 });
  expect(clock.pending).toEqual([10_000]);
  await clock.advance(10_000);
  expect(await second).toMatchObject({ name: 'TimeoutError' });
  expect(clock.pending).toEqual([]);
  await vid.destroy();
});
