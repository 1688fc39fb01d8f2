/** Speaks a film beside everything else; whatever goes wrong, the film goes on without its voice. */
import type { RenderJob } from '../../ports/renderer';
import type { RenderOrder } from '../messages';
import { FPS } from '../output/frame-size';
import type { Who } from '../persons/presenters';
import { readRecording } from './read-recording';
import { linesOf, type SpokenFilm, speakScenes } from './speak-scenes';

const UNHEARD = 'In the recording nothing can be heard; the voice that would speak without it does.';

export const narrate = async (
  { voice, partsDir, ffmpeg, stallMs }: RenderOrder,
  { scenes, language, narrator, voicePreset }: RenderJob,
  {
    frames,
    who,
    others,
    signal,
  }: {
    readonly frames: readonly number[];
    readonly who: Who | undefined;
    /** Whose voice says a scene that is not said by the film's. */
    readonly others: readonly (Who | undefined)[];
    readonly signal: AbortSignal;
  },
): Promise<SpokenFilm> => {
  if (voice === undefined || narrator === false) return { lines: [], notes: [] };
  const said = linesOf(scenes, frames).map((line) => ({ ...line, who: others[line.scene] ?? who }));
  const seconds = frames.reduce((sum, own) => sum + own, 0) / FPS;
  const speak = async (): Promise<SpokenFilm> => {
    const { file } = voice;
    const recording = file === undefined ? undefined : await readRecording({ ffmpeg, signal, stallMs }, file, partsDir);
    const film = await speakScenes({
      lines: said,
      language,
      preset: voicePreset,
      voice: { ...voice, folder: partsDir },
      recording,
      signal,
      seconds,
    });
    const unheard = file !== undefined && recording === undefined && said.length > 0;
    return unheard ? { ...film, notes: [UNHEARD, ...film.notes] } : film;
  };
  return speak().catch((error: unknown) => {
    signal.throwIfAborted();
    // A film without its voice is better than none.
    return { lines: [], notes: [`Nobody speaks: ${error instanceof Error ? error.message : String(error)}`] };
  });
};
