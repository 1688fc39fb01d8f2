/** A little character that hops into the place, greets whoever is there, and jumps for joy. */
import { css, hex, mix } from '../../color/color';
import { type Key, keys } from '../../film/curve';
import { type Context, type Layer, STILL } from '../../film/film';
import { FPS } from '../../output/frame-size';
import { randomFor } from '../../random';
import { drawMascot, mascotBuild } from '../../scenes/mascot';
import { FULL } from '../paint';
import { unitIn } from '../site';
import type { Drawn } from './drawn';

/** Stars and hearts that burst from where it jumps. */
function joy(context: Context, x: number, y: number, u: number, seconds: number, colors: readonly string[]): void {
  const life = ((seconds - 1.5) % 2.1) / 0.9;
  if (seconds < 1.5 || life > 1) return;
  for (let at = 0; at < 9; at += 1) {
    const angle = -Math.PI / 2 + (at / 8 - 0.5) * 2.6;
    const away = u * 26 * (1 - (1 - life) ** 2);
    const [px, py, size] = [
      x + Math.cos(angle) * away,
      y + Math.sin(angle) * away + life * life * u * 8,
      u * 2.4 * Math.sin(Math.PI * Math.min(1, life * 1.1 + 0.05)),
    ];
    context.fillStyle = colors[at % colors.length] ?? '#ffffff';
    context.save();
    context.translate(px, py);
    context.rotate(life * 2 + at);
    context.beginPath();
    if (at % 2 === 0) {
      for (let corner = 0; corner < 10; corner += 1)
        context.lineTo(
          Math.cos((corner / 10) * FULL) * size * (corner % 2 === 0 ? 1 : 0.45),
          Math.sin((corner / 10) * FULL) * size * (corner % 2 === 0 ? 1 : 0.45),
        );
    } else {
      context.moveTo(0, size);
      context.bezierCurveTo(-size * 1.6, -size * 0.2, -size * 0.7, -size * 1.3, 0, -size * 0.4);
      context.bezierCurveTo(size * 0.7, -size * 1.3, size * 1.6, -size * 0.2, 0, size);
    }
    context.fill();
    context.restore();
  }
}

/** How far its feet are below those of a subject, where words begin under both: further down they would fade. */
const LOW = 3;

/** The character stands beside the subject, or in its place when there is none. */
export function withMascot({ layers, setting, cast, view, frames }: Drawn): Layer[] {
  const { size, palette, seconds } = setting;
  const u = unitIn(size);
  const wide = size.width > size.height * 1.15;
  // Beside a subject it is small, and nearer to the camera: it hides neither a face nor a head, and is whole.
  const across = Math.round(u * (cast.hero === undefined ? 66 : wide ? 40 : 31));
  const beside = Math.max(view.middle - (wide ? u * 46 : u * 33), across * 0.5 + u * 2);
  const home = cast.hero === undefined ? view.middle : beside;
  const foot = view.floor + u * (cast.hero === undefined ? (view.near ? 9 : 5) : wide ? 10 : LOW);
  const build = mascotBuild(randomFor(setting.seed, 'mascot'));
  const box = { x: Math.round(home - across / 2), y: Math.round(foot - across * 0.94), width: across, height: across };
  const visits: Key[] = [];
  for (let at = 2.4; at < seconds; at += 2.4) visits.push({ at, value: visits.length % 2 === 0 ? u * 7 : 0 });
  const lens = layers.find((layer) => layer.lens !== undefined)?.lens;
  const seen = lens === undefined ? {} : { lens, plane: 1 };
  const colors = [palette.accent, palette.accent2, hex('#ffd23f'), hex('#ff6f91')].map((color) =>
    css(mix(color, hex('#ffffff'), 0.12)),
  );
  return [
    ...layers,
    {
      ...{ box, frames, masked: false, enter: STILL, ...seen },
      move: {
        x: keys({ at: -0.4, value: -home - across }, { at: 1.2, value: 0, ease: (progress) => progress }, ...visits),
        y: (now) =>
          -Math.max(0, Math.sin(((now - 1.5) / 0.9) * Math.PI)) * (now > 1.5 && (now - 1.5) % 2.1 < 0.9 ? u * 15 : 0),
        rotation: (now) => Math.sin(now * 3.4) * 0.06,
        anchor: { x: 0.5, y: 0.94 },
      },
      paint: (context, frame) => drawMascot(context, across, frame / FPS, setting, build),
    },
    {
      ...{ box: { x: 0, y: 0, ...size }, frames: 1, masked: false, enter: STILL, ...seen },
      paint: () => {},
      live: (context, now) => joy(context, home, foot - across * 0.62, u, now, colors),
    },
  ];
}
