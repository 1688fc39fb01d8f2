/** Stills as lines of JSON, each as it is drawn. Whoever stops reading ends the drawing. */
import type { Clock } from '../ports/clock';
import type { Still, StillDrawing } from '../services/draw-stills';

/** So often an empty line is sent while there is nothing to tell: it is by writing that a server sees who has left. */
const BEAT_MS = 250;

const text = new TextEncoder();

const stillBody = ({ scene, key, subject, lacks, picture }: Still) => ({
  ...{ scene, key, subject, lacks: lacks ?? null },
  ...(picture === undefined
    ? { width: null, height: null, image: null }
    : { width: picture.width, height: picture.height, image: Buffer.from(picture.jpeg).toString('base64') }),
});

/** The last line has an `error` where not all were drawn. */
export const stillLines = (
  draw: Extract<StillDrawing, { readonly kind: 'planned' }>['draw'],
  clock: Pick<Clock, 'everyReal'>,
): ReadableStream<Uint8Array> => {
  const leaving = new AbortController();
  let stopBeats = (): void => undefined;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const say = (line: string): void => {
        if (!leaving.signal.aborted) controller.enqueue(text.encode(`${line}\n`));
      };
      stopBeats = clock.everyReal(BEAT_MS, () => say(''));
      void draw(leaving.signal, (still) => say(JSON.stringify(stillBody(still))))
        .catch((error: unknown) =>
          say(JSON.stringify({ error: error instanceof Error ? error.message : String(error) })),
        )
        .finally(() => {
          stopBeats();
          if (!leaving.signal.aborted) controller.close();
        });
    },
    cancel: () => {
      stopBeats();
      leaving.abort(new Error('Nobody waits for the stills.'));
    },
  });
};
