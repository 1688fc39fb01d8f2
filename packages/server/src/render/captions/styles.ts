/** The styles of captions, a file each. */
import type { CaptionName } from './caption-names';
import type { CaptionStyle } from './caption-style';
import { bar } from './styles/bar';
import { boxed } from './styles/boxed';
import { gradient } from './styles/gradient';
import { karaoke } from './styles/karaoke';
import { kinetic } from './styles/kinetic';
import { lines } from './styles/lines';
import { pill } from './styles/pill';
import { word } from './styles/word';

export const STYLES: Record<CaptionName, CaptionStyle> = { word, karaoke, pill, lines, kinetic, boxed, gradient, bar };
