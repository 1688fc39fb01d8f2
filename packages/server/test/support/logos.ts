/** Logos as customers send them: a ring and bars that stand for letters, one with a counter. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';

export interface LogoColors {
  /** Undefined for a transparent one. */
  readonly ground?: string;
  readonly ink: string;
  readonly second: string;
}

/** 420 by 160. The ring's hole, at (80, 80), is of the ground; the tile, at (360, 80), has three white bars in it. */
export function drawnLogo({ ground, ink, second }: LogoColors): Canvas {
  const canvas = createCanvas(420, 160);
  const context = canvas.getContext('2d');
  if (ground !== undefined) {
    context.fillStyle = ground;
    context.fillRect(0, 0, 420, 160);
  }
  context.strokeStyle = second;
  context.lineWidth = 24;
  context.beginPath();
  context.arc(80, 80, 36, 0, Math.PI * 2);
  context.stroke();
  context.fillStyle = ink;
  for (const x of [150, 190, 230]) context.fillRect(x, 50, 24, 60);
  context.fillRect(290, 30, 100, 100);
  context.fillStyle = ground ?? '#ffffff';
  for (const x of [305, 333, 361]) context.fillRect(x, 55, 14, 50);
  return canvas;
}
