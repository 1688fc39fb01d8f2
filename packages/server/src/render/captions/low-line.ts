/** What the captions of a scene take at the foot of the frame: who is seen alone makes room for them. */
import type { Setting } from '../film/setting';
import { emOf } from './caption-type';
import { AIR } from './find-place';
import { captionArea } from './places';
import type { SceneCaptions } from './scene-captions';
import { setCues } from './set-cue';
import { STYLES } from './styles';
import { tightened } from './tightened';

/** Where they begin, as they are liked best and smaller: pixels from the top of the frame. */
export function lowLines({ style: name, words }: SceneCaptions, setting: Setting): readonly number[] {
  const area = captionArea(setting);
  return [STYLES[name], tightened(STYLES[name])].map((style) => {
    const heights = setCues(words, style, setting, area.width).map(({ height }) => height);
    const margin = (style.margin ?? 0) * emOf(style.type, setting);
    return area.y + area.height - Math.max(0, ...heights) - 2 * margin - AIR * setting.unit;
  });
}
