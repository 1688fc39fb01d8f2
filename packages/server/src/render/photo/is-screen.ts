/** Whether a picture is of a screen: told by its shape and by large even areas with hard edges, or by the plan's words. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { holdsOneOf, phrases } from '../../wording/phrases';
import type { Gist } from './gist';

export type Screen = 'phone' | 'window';

const WORDS = phrases(
  'app|apps|screenshot|screenshots|screen|screens|website|websites|web site|webpage|web page|homepage|home page|landing page|dashboard|software|interface|bildschirm*|webseite|écran|application|pantalla|aplicación|schermo|schermata|applicazione|tela|aplicativo|ecrã|scherm|ekran*|aplikacj*|uygulama*|アプリ|画面|スクリーン|サイト|屏幕|应用|截图|网站|*شاشة*|*تطبيق*|*موقع*',
);

/** Pixels of a side of each of nine pieces that are looked at as they are. */
const PIECE = 80;
/** Share of neighbours that are alike: in noise there are few. */
const EVEN = { told: 0.45, untold: 0.86 } as const;
/** Share of the cells around the middle in which there is something: things on a plain ground have nothing there. */
const SPREAD = { told: 0.3, untold: 0.5 } as const;
const CELLS = { across: 4, down: 6 } as const;
const SOMETHING = 0.1;
const ALIKE = 1;

/** Share of neighbouring pixels that are alike. */
function evennessOf(picture: Image | Canvas): number {
  const canvas = createCanvas(PIECE, PIECE);
  const context = canvas.getContext('2d');
  let [alike, all] = [0, 0];
  for (let piece = 0; piece < 9; piece += 1) {
    const x = Math.max(0, (picture.width - PIECE) * (0.04 + 0.46 * (piece % 3)));
    const y = Math.max(0, (picture.height - PIECE) * (0.06 + 0.44 * Math.floor(piece / 3)));
    context.clearRect(0, 0, PIECE, PIECE);
    context.drawImage(picture, -Math.round(x), -Math.round(y));
    const { data } = context.getImageData(0, 0, PIECE, PIECE);
    for (let at = 0; at < data.length - PIECE * 4 - 4; at += 4) {
      let [across, down] = [0, 0];
      for (let channel = 0; channel < 3; channel += 1) {
        const own = data[at + channel] ?? 0;
        across = Math.max(across, Math.abs(own - (data[at + 4 + channel] ?? 0)));
        down = Math.max(down, Math.abs(own - (data[at + PIECE * 4 + channel] ?? 0)));
      }
      all += 1;
      if (Math.max(across, down) <= ALIKE) alike += 1;
    }
  }
  return alike / all;
}

function spreadOf(gist: Gist): number {
  const { across, down } = CELLS;
  const full = new Set<number>();
  for (const [at, weight] of gist.weight.entries()) {
    if (weight <= SOMETHING) continue;
    const [x, y] = [at % gist.width, Math.floor(at / gist.width)];
    full.add(Math.floor((y / gist.height) * down) * across + Math.floor((x / gist.width) * across));
  }
  const ring = Array.from({ length: across * down }, (_, cell) => cell).filter((cell) => {
    const [x, y] = [cell % across, Math.floor(cell / across)];
    return x === 0 || y === 0 || x === across - 1 || y === down - 1;
  });
  return ring.filter((cell) => full.has(cell)).length / ring.length;
}

/** `words`: what the plan says of the picture. */
export function screenOf(picture: Image | Canvas, gist: Gist, words: string): Screen | undefined {
  const ratio = picture.width / picture.height;
  const kind = ratio > 0.4 && ratio < 0.65 ? 'phone' : ratio > 1.2 && ratio < 2.2 ? 'window' : undefined;
  if (kind === undefined || Math.min(picture.width, picture.height) < PIECE * 2) return undefined;
  const told = holdsOneOf(WORDS, words) ? 'told' : 'untold';
  return evennessOf(picture) >= EVEN[told] && spreadOf(gist) >= SPREAD[told] ? kind : undefined;
}
