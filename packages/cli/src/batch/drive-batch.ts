/** A batch whose lines are read and whose journal is open, to its end. */
import { resolve } from 'node:path';
import type { VidClient } from '@vid/sdk';
import type { CaptionSource } from '../caption-files';
import { earlierFilm } from '../earlier-film';
import { detachOn } from '../interruption';
import { journalPath } from '../journal-path';
import { contactOf } from '../service-contact';
import type { Session } from '../session';
import { tellLeft } from '../tell-left';
import { silenceText, watchSilence } from '../tell-silence';
import { captionsBeside } from './batch-captions';
import { batchError } from './batch-exit';
import type { BatchFlags } from './batch-flags';
import type { BatchJournal } from './batch-journal';
import type { BatchLine } from './batch-line';
import { checkOutputs } from './check-outputs';
import { detached } from './detached';
import { plural } from './plural';
import { recordOwnEnd, recordServiceEnd } from './record-end';
import { runBatch } from './run-batch';
import { isHome } from './saved-video';
import { tellChanges, tellElsewhere } from './tell-changes';

/** Runs what was read, and ends as the worst of its lines did. */
export const driveBatch = async (
  session: Session,
  client: VidClient,
  {
    lines,
    journal,
    flags,
    service,
  }: {
    lines: readonly BatchLine[];
    journal: BatchJournal;
    flags: BatchFlags;
    /** Where this machine renders. */
    service?: CaptionSource['service'];
  },
): Promise<void> => {
  const { io, timeoutMs } = session;
  const local = flags.local === true;
  const outputDir = flags.outputDir === undefined && !local ? undefined : resolve(flags.outputDir ?? '.');
  const wanted = lines.filter(({ identity }) => !isHome(journal.endOf(identity), flags.captions));
  const films = earlierFilm(session.settings);
  const outputs =
    outputDir === undefined
      ? undefined
      : await checkOutputs(session, wanted, { folder: outputDir, force: flags.force, films });
  const own = journalPath(session.settings);
  const captions =
    service === undefined || outputs === undefined
      ? undefined
      : await captionsBeside(
          {
            ...{ kinds: flags.captions ?? [], service, force: flags.force, journal: own, ask: !io.json },
            onLeft: (video, left) => tellLeft(io, video, left),
          },
          outputs,
        );
  tellChanges(session, journal, lines);
  const leaving = detachOn({
    timeoutMs,
    onInterrupt: () =>
      io.note('Interrupted: answers that are on their way are waited for. Ctrl-C again ends it at once.'),
  });
  const stop = watchSilence(contactOf(client), {
    silent: (silence) => io.note(`Lines wait: ${silenceText(silence)}, still trying.`),
    heard: () => io.note('The service answers again.'),
  });
  try {
    const summary = await runBatch(io, client, {
      lines,
      journal,
      outputDir,
      films,
      ...(outputs === undefined ? {} : { outputs }),
      ...(captions === undefined ? {} : { captions }),
      onEnd: (local ? recordOwnEnd : recordServiceEnd)(own),
      concurrency: flags.concurrency,
      rate: flags.rate,
      rotateRefusedKeys: flags.rotateRefusedKeys === true,
      detach: leaving.signal,
      local,
    });
    tellElsewhere(io, summary, outputDir);
    const unfinished =
      summary.results.length < lines.length || summary.results.some(({ status }) => status === 'running');
    if (leaving.broken !== undefined || (leaving.signal.aborted && unfinished))
      throw detached(lines, summary, { leaving, local });
    const failure = batchError(summary.codes, lines.length);
    if (failure !== undefined) throw failure;
    const credits = summary.results.reduce((sum, result) => sum + (result.credits ?? 0), 0);
    io.note(`${io.style.green('✓')} ${plural(lines.length, 'video', 'videos')}, ${credits} credits`);
  } finally {
    stop();
    leaving.release();
  }
};
