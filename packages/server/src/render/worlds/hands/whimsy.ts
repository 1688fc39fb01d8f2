/** Toys of soft clay: fat round edges, light from a big lamp above left, glossy spots, sweet colours. */
import { createCanvas } from '@napi-rs/canvas';
import type { Layer } from '../../film/film';
import type { Setting } from '../../film/setting';
import { settled, spent } from '../../output/settled';
import { over } from '../../scenes/over';
import { unitIn } from '../site';
import { edgeOf, type Mask, maskOf, put, repainted } from './repaint';

export function whimsy(layers: readonly Layer[], setting: Setting): Layer[] {
  const u = unitIn(setting.size);
  const moulded = layers.map((layer) =>
    repainted(layer, u * 2, (own, context) => {
      const { width, height } = own;
      // Corners get round, and what was thin gets fat.
      const mask = maskOf(own, u * 0.85);
      const clay = createCanvas(width, height);
      const inner = clay.getContext('2d');
      inner.filter = `blur(${(u * 0.7).toFixed(1)}px)`;
      inner.drawImage(own, 0, 0);
      inner.filter = 'none';
      inner.drawImage(own, 0, 0);
      inner.globalCompositeOperation = 'source-atop';
      /** Puts an edge on, and lets go of it: several of them are as large as the picture. */
      const edge = (strength: number, made: Mask, dx = 0, dy = 0): void => {
        inner.globalAlpha = strength;
        put(inner, made, dx, dy);
        settled(clay);
        spent(made.canvas);
      };
      edge(0.5, edgeOf(mask, -u * 1.5, -u * 1.9, u * 1.5, 'rgba(84,24,120,1)'));
      edge(0.62, edgeOf(mask, u * 1.3, u * 1.6, u * 1.2, 'rgba(255,250,240,1)'));
      edge(0.55, edgeOf(mask, u * 0.55, u * 0.7, u * 0.35, 'rgba(255,255,255,1)'), u * 0.5, u * 0.6);
      inner.globalAlpha = 1;
      // Sweeter than it was.
      inner.globalCompositeOperation = 'soft-light';
      inner.fillStyle = 'rgba(255,96,178,0.3)';
      inner.fillRect(0, 0, width, height);
      inner.globalCompositeOperation = 'destination-in';
      put(own.getContext('2d'), mask);
      inner.drawImage(own, 0, 0);
      inner.globalCompositeOperation = 'source-over';
      context.drawImage(clay, 0, 0);
      settled(context.canvas);
      spent(clay);
      spent(mask.canvas);
    }),
  );
  return [
    ...moulded.map((layer) =>
      layer.move?.stretch === undefined
        ? layer
        : { ...layer, move: { ...layer.move, stretch: (seconds: number) => 1 + 0.06 * Math.sin(seconds * 5.2) } },
    ),
    over(setting, (context) => {
      const { width, height } = setting.size;
      const lamp = context.createRadialGradient(width * 0.2, 0, 0, width * 0.2, 0, Math.hypot(width, height) * 0.9);
      lamp.addColorStop(0, 'rgba(255,246,222,0.42)');
      lamp.addColorStop(0.5, 'rgba(255,190,230,0.1)');
      lamp.addColorStop(1, 'rgba(96,40,150,0.26)');
      context.fillStyle = lamp;
      context.fillRect(0, 0, width, height);
    }),
  ];
}
