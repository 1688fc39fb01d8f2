/** Clothes on a rail. */
import { block, contact } from '../paint';
import type { Site } from '../site';

const CLOTHES = ['#d9604a', '#3f6f8a', '#e9b04c', '#7f9a72', '#8a5a86', '#efe4d2', '#2f3a52'] as const;

/** A rail of clothes that sway after somebody went past. */
export function rail(site: Site, x: number, foot: number, wide: number): void {
  const { live, plane, face, u, ink } = site;
  const top = foot - u * 46;
  plane({ depth: 0.8, left: x - u * 4, right: x + wide + u * 4, top: top - u * 4, bottom: foot + u * 4 }, (context) => {
    contact(context, x + wide / 2, foot, wide * 0.55, ink('#1a1010', 1, 0.5));
    for (const side of [0, wide]) block(context, face('#c9a24a', 0.98), x + side - u * 0.5, top, u, u * 46, u * 0.5);
    block(context, face('#c9a24a', 0.98), x - u * 1, top - u * 0.5, wide + u * 2, u * 1.1, u * 0.5);
  });
  live(0.8, (context, seconds) => {
    for (let at = 0; at < wide / (u * 4.6) - 1; at += 1) {
      const color = face(CLOTHES[at % CLOTHES.length] ?? CLOTHES[0], 0.98);
      const swing = Math.sin(seconds * 1.9 - at * 0.5) * 0.045;
      const long = u * (24 + (at % 3) * 4);
      context.save();
      context.translate(x + u * (3.4 + at * 4.6), top + u * 0.5);
      context.rotate(swing);
      context.strokeStyle = '#8a8078';
      context.lineWidth = u * 0.35;
      context.beginPath();
      context.arc(0, u * 0.6, u * 0.7, Math.PI, Math.PI * 2.4);
      context.stroke();
      context.fillStyle = color.base;
      context.beginPath();
      context.moveTo(0, u * 1.6);
      context.quadraticCurveTo(u * 3.4, u * 3, u * 3.2, u * 6);
      context.lineTo(u * 3.6, long);
      context.lineTo(-u * 3.2, long);
      context.lineTo(-u * 2.8, u * 6);
      context.quadraticCurveTo(-u * 3, u * 3, 0, u * 1.6);
      context.fill();
      context.fillStyle = color.shade;
      context.fillRect(u * 1.6, u * 4, u * 1.7, long - u * 4);
      context.restore();
    }
  });
}
