/**
 * Moving light behind the type. Each backdrop paints a canvas a sixth of the frame's size, which is scaled up smoothly,
 * so everything here is soft. Only tones of the palette on which its ink stays readable are used.
 */
import { css, mix, type Rgb } from '../color/color';
import type { Palette } from '../color/palettes';
import type { Backdrop, Context } from '../film/film';
import type { Size } from '../geometry';
import type { BackdropName } from '../look/look';
import { type Random, randomFor } from '../random';

type Make = (palette: Palette, random: Random) => Backdrop['paint'];

const TURN = Math.PI * 2;

function ground(context: Context, { width, height }: Size, from: Rgb, to: Rgb, angle: number): void {
  const reach = Math.hypot(width, height) / 2;
  const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
  const gradient = context.createLinearGradient(width / 2 - dx, height / 2 - dy, width / 2 + dx, height / 2 + dy);
  gradient.addColorStop(0, css(from));
  gradient.addColorStop(1, css(to));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

function blob(context: Context, x: number, y: number, radius: number, color: Rgb, strength: number): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, css(color, strength));
  gradient.addColorStop(0.5, css(color, strength * 0.45));
  gradient.addColorStop(1, css(color, 0));
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

const MAKERS: Record<BackdropName, Make> = {
  aurora: (palette, random) => {
    const lights = [palette.glow, palette.glow2, palette.glow, palette.to].map((color) => ({
      color,
      x: random(),
      y: random(),
      phase: random() * TURN,
      speed: 0.35 + random() * 0.35,
      radius: 0.55 + random() * 0.35,
    }));
    return (context, size, seconds) => {
      ground(context, size, palette.from, palette.to, 1.1 + Math.sin(seconds * 0.2) * 0.2);
      for (const light of lights) {
        const turn = seconds * light.speed + light.phase;
        blob(
          context,
          size.width * (light.x + Math.cos(turn) * 0.28),
          size.height * (light.y + Math.sin(turn * 0.8) * 0.2),
          Math.max(size.width, size.height) * light.radius * (1 + Math.sin(turn * 1.3) * 0.08),
          light.color,
          0.85,
        );
      }
    };
  },
  sweep: (palette, random) => {
    const start = random() * TURN;
    return (context, size, seconds) => {
      const angle = start + seconds * 0.22;
      ground(context, size, palette.from, palette.to, angle);
      const reach = Math.hypot(size.width, size.height);
      context.translate(size.width / 2, size.height / 2);
      context.rotate(-0.5 + Math.sin(seconds * 0.3 + start) * 0.1);
      const offset = Math.sin(seconds * 0.35 + start) * reach * 0.3;
      const beam = context.createLinearGradient(offset - reach * 0.3, 0, offset + reach * 0.3, 0);
      beam.addColorStop(0, css(palette.glow, 0));
      beam.addColorStop(0.5, css(palette.glow, 0.9));
      beam.addColorStop(1, css(palette.glow, 0));
      context.fillStyle = beam;
      context.fillRect(-reach, -reach, reach * 2, reach * 2);
      context.setTransform(1, 0, 0, 1, 0, 0);
    };
  },
  spotlight: (palette, random) => {
    const phase = random() * TURN;
    return (context, size, seconds) => {
      ground(context, size, palette.from, mix(palette.from, palette.to, 0.35), 1.4);
      const x = size.width * (0.5 + Math.sin(seconds * 0.4 + phase) * 0.22);
      const y = size.height * (0.42 + Math.cos(seconds * 0.3 + phase) * 0.12);
      blob(context, x, y, Math.max(size.width, size.height) * 0.75, palette.to, 1);
      blob(context, x, y, Math.min(size.width, size.height) * 0.7, palette.glow, 0.75);
    };
  },
  tides: (palette, random) => {
    const tones = [0.25, 0.5, 0.75, 1].map((amount) =>
      mix(palette.from, amount > 0.6 ? palette.glow : palette.to, amount),
    );
    const phases = tones.map(() => random() * TURN);
    return (context, size, seconds) => {
      ground(context, size, palette.from, mix(palette.from, palette.glow2, 0.7), Math.PI / 2);
      tones.forEach((tone, band) => {
        const base = size.height * (0.34 + band * 0.17);
        const gradient = context.createLinearGradient(0, base - size.height * 0.1, 0, base + size.height * 0.3);
        gradient.addColorStop(0, css(tone, 0));
        gradient.addColorStop(0.35, css(tone, 0.95));
        gradient.addColorStop(1, css(mix(tone, palette.to, 0.5), 1));
        context.fillStyle = gradient;
        context.beginPath();
        context.moveTo(0, size.height);
        for (let step = 0; step <= 16; step += 1) {
          const across = step / 16;
          const wave = Math.sin(across * 4.2 + seconds * (0.35 + band * 0.12) + (phases[band] ?? 0));
          context.lineTo(across * size.width, base + wave * size.height * 0.05);
        }
        context.lineTo(size.width, size.height);
        context.closePath();
        context.fill();
      });
    };
  },
  halo: (palette, random) => {
    const phase = random() * TURN;
    return (context, size, seconds) => {
      ground(context, size, palette.from, palette.to, 0.9);
      const short = Math.min(size.width, size.height);
      const x = size.width * (0.62 + Math.sin(seconds * 0.3 + phase) * 0.1);
      const y = size.height * (0.36 + Math.cos(seconds * 0.26 + phase) * 0.07);
      const radius = short * (0.62 + Math.sin(seconds * 0.5 + phase) * 0.03);
      const ring = context.createRadialGradient(x, y, radius * 0.35, x, y, radius * 1.25);
      ring.addColorStop(0, css(palette.glow, 0));
      ring.addColorStop(0.45, css(palette.glow, 0.95));
      ring.addColorStop(0.62, css(palette.glow2, 0.7));
      ring.addColorStop(1, css(palette.glow2, 0));
      context.fillStyle = ring;
      context.fillRect(0, 0, size.width, size.height);
    };
  },
  fields: (palette, random) => {
    const lean = 0.35 + random() * 0.4;
    const flip = random() < 0.5 ? -1 : 1;
    return (context, size, seconds) => {
      ground(context, size, palette.from, palette.to, 0.6);
      const reach = Math.hypot(size.width, size.height);
      context.translate(size.width / 2, size.height / 2);
      context.rotate(lean * flip + Math.sin(seconds * 0.25) * 0.08);
      const edge = Math.sin(seconds * 0.4) * reach * 0.06;
      [palette.glow, palette.glow2].forEach((tone, index) => {
        const at = edge + reach * (index === 0 ? 0.06 : 0.3);
        const soft = context.createLinearGradient(0, at, 0, at + reach * 0.05);
        soft.addColorStop(0, css(tone, 0));
        soft.addColorStop(1, css(tone, 0.92));
        context.fillStyle = soft;
        context.fillRect(-reach, at, reach * 2, reach);
      });
      context.setTransform(1, 0, 0, 1, 0, 0);
    };
  },
};

/** The backdrop of a look; `place` makes each scene's light fall a little differently. */
export function backdropOf(name: BackdropName, palette: Palette, seed: number, place: string): Backdrop {
  return { paint: MAKERS[name](palette, randomFor(seed, `${name} ${place}`)) };
}
