/** One line over a picture: the key thought of the narrator's line, or of what the camera sees. */
import type { PlannedScene } from '../../ports/planner';
import { wording } from '../../wording/wording';
import { bodyStyle, headlineStyle, text } from '../beats/beat';
import { css, type Rgb } from '../color/color';
import { animate } from '../film/animate';
import { type Layer, STILL } from '../film/film';
import { setUpEarly } from '../film/set-up-early';
import type { Setting } from '../film/setting';
import { fitInto } from '../layout/fit';
import { still } from '../layout/part';
import type { TextStyle } from '../layout/type-setting';
import { cleanText } from '../text/clean-text';
import { isRightToLeft } from '../text/direction';
import { unshout } from '../text/unshout';
import type { SceneInput } from './scene-input';

const CAPTION_MOST = 84;
const CAPTION_LINES = 5;

/** "Slow aerial shot of …" */
const CAMERA_TALK = wording(
  '(a|an|the)? {look}?9 (close-up|close up|closeup|shot|view|footage|clip|pan|zoom|scene|camera *) shot? (of|on|over|across|through|into|:)',
  {
    look: 'cinematic|slow-motion|slow motion|extreme|aerial|wide|close|medium|tracking|overhead|handheld|macro|establishing|drone|pov|smooth|gentle|static|,|-',
  },
);

const withoutCameraTalk = (text: string): string => text.slice(CAMERA_TALK.endOf(text) ?? 0).trimStart();

/** The first clause that is short enough, without the language of storyboards. */
export function keyLine(scene: PlannedScene, language = 'en'): string {
  const spoken = cleanText(scene.script ?? '');
  const source = spoken === '' ? withoutCameraTalk(cleanText(scene.prompt.split(/\n|\s\|\s/u)[0] ?? '')) : spoken;
  const sentence = /^.+?[.!?…。！？](?=\s|$)/u.exec(source)?.[0] ?? source;
  const short =
    [...sentence].length <= CAPTION_MOST
      ? sentence
      : (/^.{16,84}?(?=[,;:–—]\s)/u.exec(sentence)?.[0] ?? sentence.split(' ').slice(0, 9).join(' '));
  const calm = unshout(short, language);
  const capital = calm.charAt(0).toLocaleUpperCase() + calm.slice(1);
  return spoken === '' ? capital.replace(/[.,;:]$/u, '') : capital;
}

/** A script, or a line that the plan wrote beside what the camera sees; what that sees is not written on the screen. */
export const hasLine = ({ script = '', prompt }: PlannedScene): boolean =>
  script.trim() !== '' || prompt.includes('\n');

/** What a presenter says is shown when it can be read in time, else its key line; nothing where captions show it word by word. */
const SAID_MOST = 140;

export function spokenCopy({ scene, setting, captions }: SceneInput): { words: string; style: TextStyle } {
  const said = cleanText(scene.script ?? '');
  const words =
    captions !== undefined || !hasLine(scene)
      ? ''
      : said === '' || [...said].length > SAID_MOST
        ? keyLine(scene, setting.language)
        : unshout(said, setting.language);
  const style = [...words].length > 90 ? bodyStyle(setting, 6, 600) : headlineStyle(setting, words, 0.82);
  return { words, style: { ...style, uppercase: false } };
}

/** How much of a wide frame the words beside a picture take. */
const SIDE_SHARE = 0.46;
/** How the shade beside them falls off: soon, then slowly. */
const FALL = [
  [0, 0.8],
  [0.25, 0.5],
  [0.55, 0.16],
  [1, 0],
] as const;

interface Tone {
  readonly ink: Rgb;
  readonly shade: Rgb;
}

/** On drawings in the palette's colours: its own ink on its own ground. */
export const paletteTone = ({ palette }: Setting): Tone => ({ ink: palette.ink, shade: palette.from });

/** Words beside a picture, in a frame that is wide enough for both, on a shade that comes from their side. */
export function sideCaptionLayers(words: string, setting: Setting, { ink, shade }: Tone): Layer[] {
  const { size, safe } = setting;
  if (words === '') return [];
  const style = { ...headlineStyle(setting, words, size.width > size.height * 1.5 ? 0.86 : 0.72), uppercase: false };
  const part = text(setting, {
    ...{ text: words, style, color: ink, align: 'start', masked: true, preferLines: CAPTION_LINES },
  });
  const room = { ...safe, width: safe.width * SIDE_SHARE };
  const { pieces } = fitInto(part, room, 'start', setting.look.anchor, [...words].length <= CAPTION_MOST / 2);
  const edge = room.x + room.width;
  const reach = Math.round(Math.min(size.width, edge + size.width * 0.34));
  const scrim = still({ x: 0, y: 0, width: reach, height: size.height }, (context) => {
    const gradient = context.createLinearGradient(0, 0, reach, 0);
    gradient.addColorStop(0, css(shade, 0.94));
    for (const [share, strength] of FALL)
      gradient.addColorStop((edge + (reach - edge) * share) / reach, css(shade, strength));
    context.fillStyle = gradient;
    context.fillRect(0, 0, reach, size.height);
  });
  return [
    setUpEarly({ ...scrim, enter: { ...STILL, seconds: 0.5, fade: true } }, setting),
    ...animate(pieces, setting),
  ];
}

/** A foot of one colour under the caption, so that it is read on any picture, and the caption itself. */
export function captionLayers(words: string, setting: Setting, { ink, shade }: Tone): Layer[] {
  const { size, safe, unit } = setting;
  if (words === '') return [];
  const style = { ...headlineStyle(setting, words, 0.8), uppercase: false };
  const centred = setting.look.align === 'center';
  const part = text(setting, { text: words, style, color: ink, masked: true, preferLines: CAPTION_LINES });
  const room = { x: safe.x, y: safe.y + safe.height * 0.45, width: safe.width, height: safe.height * 0.55 };
  const side = centred ? 'center' : isRightToLeft(words, setting.language) ? 'end' : 'start';
  const { pieces } = fitInto(part, room, side, 'end');
  const first = Math.min(...pieces.map((piece) => piece.box.y));
  const top = Math.max(0, first - unit * 20);
  const scrim = still({ x: 0, y: top, width: size.width, height: size.height - top }, (context) => {
    const gradient = context.createLinearGradient(0, top, 0, size.height);
    const readable = Math.min(0.9, (first - top) / (size.height - top));
    gradient.addColorStop(0, css(shade, 0));
    gradient.addColorStop(readable * 0.5, css(shade, 0.34));
    gradient.addColorStop(readable, css(shade, 0.8));
    gradient.addColorStop(1, css(shade, 0.94));
    context.fillStyle = gradient;
    context.fillRect(0, top, size.width, size.height - top);
  });
  return [
    setUpEarly({ ...scrim, enter: { ...STILL, seconds: 0.5, fade: true } }, setting),
    ...animate(pieces, setting),
  ];
}
