/** Gives the scenes of a film what is said in them, to be drawn; and tells what became of it. */
import type { CaptionReport } from '../film/film';
import type { SpokenLine } from '../narration/speak-scenes';
import type { PreparedScene } from '../prepare-scenes';
import type { CaptionName } from './caption-names';

export function captionScenes(
  scenes: readonly PreparedScene[],
  style: CaptionName | undefined,
  lines: readonly Pick<SpokenLine, 'scene' | 'words'>[],
): readonly PreparedScene[] {
  if (style === undefined) return scenes;
  return scenes.map((scene, index) => {
    const { startsAt, seconds } = scene.input.setting;
    // A line may go on into the next scene.
    const words = lines
      .flatMap((line) => line.words)
      .filter(({ start }) => start >= startsAt && (start < startsAt + seconds || index === scenes.length - 1))
      .map(({ text, start, end }) => ({ text, start: start - startsAt, end: end - startsAt }));
    return words.length === 0 ? scene : { ...scene, input: { ...scene.input, captions: { style, words } } };
  });
}

const numbered = (scenes: readonly number[]): string =>
  `scene${scenes.length > 1 ? 's' : ''} ${scenes.map((scene) => scene + 1).join(', ')}`;

/** In the order of the scenes; undefined of one that has none. */
export function captionNotes(reports: readonly (CaptionReport | undefined)[]): string[] {
  const told = [...reports.entries()].flatMap(([scene, report]) => (report === undefined ? [] : [{ scene, report }]));
  const copied = told.filter(({ report }) => report.copied).map(({ scene }) => scene);
  const crowded = told.filter(({ report }) => report.crowded > 0);
  const shots = crowded.reduce((sum, { report }) => sum + report.crowded, 0);
  return [
    ...(copied.length === 0
      ? []
      : [`Captions give way in ${numbered(copied)}, where the words on the screen say the same.`]),
    ...(shots === 0
      ? []
      : [
          `Captions were left out of ${shots === 1 ? 'a shot' : `${shots} shots`} of ${numbered(crowded.map(({ scene }) => scene))}, where no place was free.`,
        ]),
  ];
}
