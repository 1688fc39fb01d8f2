/**
 * Watches over one attempt at a job for whoever looks at the server: log lines that bear the name of the request that it goes
 * back to, a span, and how long each stage takes.
 */
import type { StageTiming } from '../domain/stage-timing';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { Meter } from '../ports/meter';
import type { DrawingCrash, MadeScene, RenderProgress } from '../ports/renderer';
import type { ClaimedJob } from '../ports/store';
import type { Span, Tracer } from '../ports/tracer';
import { withFields } from './with-fields';

/** What is done around a render: the renderer tells itself what its own stages took. */
type Around = 'media' | 'keeping';
type Stage = RenderProgress['stage'] | Around;

export interface JobWatch {
  readonly log: Log;
  /** Milliseconds since the attempt began. */
  readonly elapsed: () => number;
  /** What was under way is over, and this stage of the render begins. */
  readonly enter: (stage: RenderProgress['stage']) => void;
  /** Does the work of a stage around the render. */
  readonly during: <T>(stage: Around, work: () => Promise<T>) => Promise<T>;
  /** What the stages around the render took so far. */
  readonly timings: () => readonly StageTiming[];
  readonly scene: (scene: MadeScene) => void;
  readonly crash: (crash: DrawingCrash) => void;
  readonly end: (outcome: 'succeeded' | 'failed' | 'stopped') => void;
}

export interface JobWatchDeps {
  readonly clock: Pick<Clock, 'now' | 'realNow'>;
  readonly log: Log;
  readonly meter: Meter;
  readonly tracer: Tracer;
}

export const watchJob = ({ clock, log: whole, meter, tracer }: JobWatchDeps, { job }: ClaimedJob): JobWatch => {
  const { jobId, attempt, createdAt } = job;
  const by = job.history[0]?.by;
  const log = withFields(whole, { job_id: jobId, ...(by === undefined ? {} : { request_id: by.request }) });
  const began = clock.realNow();
  const elapsed = (): number => clock.realNow() - began;
  const timings: StageTiming[] = [];
  const span = tracer.start('render', {
    kind: 'consumer',
    parent: by?.trace,
    attributes: { 'vid.job_id': jobId, 'vid.request_id': by?.request, 'vid.attempt': attempt },
  });
  let current: { readonly stage: Stage; readonly at: number; readonly span: Span } | undefined;

  const leave = (failed?: string): void => {
    if (current === undefined) return;
    const { stage, at } = current;
    const ms = elapsed() - at;
    if (stage === 'media' || stage === 'keeping') timings.push({ stage, at, ms });
    meter.observe('stageSeconds', ms / 1000, { stage });
    current.span.end(failed);
    current = undefined;
  };
  const enter = (stage: Stage): void => {
    if (current?.stage === stage) return;
    leave();
    current = { stage, at: elapsed(), span: tracer.start(stage, { parent: span.traceparent }) };
    log.write('debug', 'job-stage', { attempt, stage });
  };

  if (attempt === 1) meter.observe('pickupSeconds', Math.max(0, clock.now() - createdAt) / 1000);
  log.write('debug', 'job-taken', { attempt });
  return {
    log,
    elapsed,
    enter,
    during: async (stage, work) => {
      enter(stage);
      const done = await work();
      leave();
      return done;
    },
    timings: () => timings,
    scene: ({ index, failed }) => {
      const ms = elapsed();
      span.event('scene', { 'vid.scene': index + 1, 'vid.failed': failed });
      log.write('debug', 'scene-drawn', { attempt, scene: index + 1, failed, after_ms: ms });
    },
    crash: ({ scenes, signal, exitCode, next }) => {
      span.event('crash', { 'vid.signal': signal ?? undefined, 'vid.next': next });
      const facts = { attempt, scenes: scenes.map((index) => index + 1), signal, exit_code: exitCode };
      log.write('warn', 'drawing-crashed', { ...facts, then: next });
    },
    end: (outcome) => {
      const ms = elapsed();
      const failed = outcome === 'succeeded' ? undefined : outcome;
      leave(failed);
      meter.observe('renderSeconds', ms / 1000, { outcome });
      span.set({ 'vid.outcome': outcome });
      span.end(failed);
      log.write('debug', 'job-rendered', { attempt, outcome, ms });
    },
  };
};
