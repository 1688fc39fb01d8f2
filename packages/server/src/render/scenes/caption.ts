/** One line over a picture: the key thought of the narrator's line, or of what the camera sees. */
import type { PlannedScene } from '../../ports/planner';
import { bodyStyle, headlineStyle, text } from '../beats/beat';
import { css, hex, type Rgb } from '../color/color';
import { animate } from '../film/animate';
import { type Layer, STILL } from '../film/film';
import type { Setting } from '../film/setting';
import { fitInto } from '../layout/fit';
import { still } from '../layout/part';
import type { TextStyle } from '../layout/type-setting';
import { cleanText } from '../text/clean-text';
import { isRightToLeft } from '../text/direction';

const CAPTION_MOST = 84;

const CAMERA_TALK =
  /^(?:an?\s+|the\s+)?(?:(?:cinematic|slow[- ]motion|extreme|aerial|wide|close|medium|tracking|overhead|handheld|macro|establishing|drone|pov|smooth|gentle|static)[\s,-]*)*(?:close[- ]?up|shot|view|footage|clip|pan|zoom|scene|camera\s+\w+)\s*(?:shot\s+)?(?:of|on|over|across|through|into|:)\s+/iu;

/** The first clause that is short enough, without the language of storyboards. */
export function keyLine(scene: PlannedScene): string {
  const spoken = cleanText(scene.script ?? '');
  const source = spoken === '' ? cleanText(scene.prompt.split(/\n|\s\|\s/u)[0] ?? '').replace(CAMERA_TALK, '') : spoken;
  const sentence = /^.+?[.!?…。！？](?=\s|$)/u.exec(source)?.[0] ?? source;
  const short =
    [...sentence].length <= CAPTION_MOST
      ? sentence
      : (/^.{16,84}?(?=[,;:–—]\s)/u.exec(sentence)?.[0] ?? sentence.split(' ').slice(0, 9).join(' '));
  const capital = short.charAt(0).toLocaleUpperCase() + short.slice(1);
  return spoken === '' ? capital.replace(/[.,;:]$/u, '') : capital;
}

/** What a presenter says is shown when it can be read in time; else its key line. */
const SAID_MOST = 140;

export function spokenCopy(scene: PlannedScene, setting: Setting): { words: string; style: TextStyle } {
  const said = cleanText(scene.script ?? '');
  const words = said === '' || [...said].length > SAID_MOST ? keyLine(scene) : said;
  const style = [...words].length > 90 ? bodyStyle(setting, 6, 600) : headlineStyle(setting, words, 0.82);
  return { words, style: { ...style, uppercase: false } };
}

interface Tone {
  readonly ink: Rgb;
  readonly shade: Rgb;
}

/** On photographs, whose colours nobody knows: white on black. */
export const PHOTO_TONE: Tone = { ink: hex('#ffffff'), shade: hex('#06060a') };

/** On drawings in the palette's colours: its own ink on its own ground. */
export const paletteTone = ({ palette }: Setting): Tone => ({ ink: palette.ink, shade: palette.from });

/** A foot of one colour under the caption, so that it is read on any picture, and the caption itself. */
export function captionLayers(words: string, setting: Setting, { ink, shade }: Tone): Layer[] {
  const { size, safe, unit } = setting;
  if (words === '') return [];
  const style = { ...headlineStyle(setting, words, 0.8), uppercase: false };
  const centred = setting.look.align === 'center';
  const part = text(setting, { text: words, style, color: ink, masked: true });
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
  return [{ ...scrim, enter: { ...STILL, seconds: 0.5, fade: true } }, ...animate(pieces, setting)];
}
