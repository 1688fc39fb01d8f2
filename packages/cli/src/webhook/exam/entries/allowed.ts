/** Deliveries whose members are what the specification allows and samples seldom show: each must be taken. */
import { PING_EVENT } from '@vid/sdk/contract';
import type { ExamDelivery, ExamEntry } from '../exam-entry';
import { bytesOf, one, USUAL_EVENT } from '../plans';

type Allowed = Pick<ExamEntry, 'about' | 'mend' | 'plan'>;

/** A delivery of an event with something about it changed. */
const changed = (
  about: string,
  mend: string,
  change: (delivery: ExamDelivery) => Partial<ExamDelivery>,
  event: string = USUAL_EVENT,
): Allowed => ({
  about,
  mend,
  plan: (examiner) =>
    one(
      examiner,
      () => {
        const delivery = examiner.delivery(event, examiner.id());
        return examiner.sign(bytesOf({ ...delivery, ...change(delivery) }));
      },
      { event, times: event === PING_EVENT ? 'never' : 'once' },
    ),
});

const holding =
  (members: Readonly<Record<string, unknown>>) =>
  ({ payload }: ExamDelivery) => ({
    payload: { ...payload, ...members },
  });

const CANVAS = 'Allow null in canvas_id: the specification says "string or null".';
const NUMBERS =
  'Ask whether a number is there by its type, not by its truth: 0 is one, and credits may have a fraction.';

const ENTRIES: Readonly<Record<string, Allowed>> = {
  'canvas-id-null': changed(`a \`${USUAL_EVENT}\` whose \`canvas_id\` is null`, CANVAS, holding({ canvas_id: null })),
  'failed-canvas-id-null': changed(
    'a `video.failed` whose `canvas_id` is null',
    CANVAS,
    holding({ canvas_id: null }),
    'video.failed',
  ),
  'no-download-url': changed(
    `a \`${USUAL_EVENT}\` without the \`download_url\` that is no listed member of it`,
    'Take output_url where there is no download_url: the specification lists the first one only.',
    ({ payload: { download_url: _left, ...payload } }) => ({ payload }),
  ),
  'scenes-failed': changed(
    'a finished video of which 2 scenes failed',
    'Take a video of which scenes failed: the render has finished, and no other event tells of it.',
    holding({ scenes_failed: 2 }),
  ),
  'no-credits-charged': changed('a video that cost 0 credits', NUMBERS, holding({ credits_charged: 0 })),
  'credits-fraction': changed('a video that cost 2.5 credits', NUMBERS, holding({ credits_charged: 2.5 })),
  'emitted-at-offset': changed(
    'an `emitted_at` in whole seconds with an offset, which is ISO 8601, too',
    'Read emitted_at as any ISO 8601 timestamp, not as one form of it.',
    ({ emitted_at: at }) => {
      const later = new Date(Date.parse(at) + 2 * 3_600_000).toISOString();
      return { emitted_at: `${later.slice(0, 19)}+02:00` };
    },
  ),
  'ping-without-members': changed(
    `a \`${PING_EVENT}\` with an empty payload: the specification shows no member of it`,
    'Answer a ping 2xx whatever its payload holds.',
    () => ({ payload: {} }),
    PING_EVENT,
  ),
};

export const ALLOWED_ENTRIES: readonly ExamEntry[] = Object.entries(ENTRIES).map(([name, entry]) => ({
  name,
  group: 'good',
  wants: 'taken',
  ...entry,
}));
