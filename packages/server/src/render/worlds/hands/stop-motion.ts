/** Cut out of paper and moved by hand: white edges, shadows between the sheets, fibres, and pictures on twos. */
import { createCanvas } from '@napi-rs/canvas';
import { sum } from '../../film/curve';
import type { Layer } from '../../film/film';
import type { Setting } from '../../film/setting';
import { randomFor } from '../../random';
import { over } from '../../scenes/over';
import { strewn } from '../../sprites/strewn';
import { unitIn } from '../site';
import { inColour, maskOf, put, repainted, stepped } from './repaint';

/** Pictures a second: two frames of every three or so hold still. */
const RATE = 10;

/** A tile of paper: fibres and specks, light and dark. */
function paperTile(seed: number) {
  const side = 320;
  const tile = createCanvas(side, side);
  const context = tile.getContext('2d');
  const random = randomFor(seed, 'paper');
  for (let at = 0; at < 1500; at += 1) {
    const [x, y, turn, long] = [random() * side, random() * side, random() * 6.3, 2 + random() * 9];
    context.strokeStyle =
      at % 2 === 0 ? `rgba(255,250,236,${0.1 + random() * 0.16})` : `rgba(60,40,20,${0.05 + random() * 0.1})`;
    context.lineWidth = 0.5 + random() * 0.8;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + Math.cos(turn) * long,
      y + Math.sin(turn) * long,
      x + Math.cos(turn + 0.6) * long * 1.6,
      y + Math.sin(turn + 0.6) * long * 1.6,
    );
    context.stroke();
  }
  return tile;
}

export function stopMotion(layers: readonly Layer[], setting: Setting): Layer[] {
  const u = unitIn(setting.size);
  const strew = strewn(paperTile(setting.seed));
  const [edge, drop] = [u * 0.75, u * 1.5];
  const cut = layers.map((layer, at) => {
    const paper = repainted(layer, drop * 2.4, (own, context) => {
      const mask = maskOf(own);
      const shadow = inColour(mask, 'rgba(30,16,20,1)');
      context.globalAlpha = 0.5;
      context.filter = `blur(${(drop * 0.6).toFixed(1)}px)`;
      put(context, shadow, drop * 0.55, drop * 0.8);
      context.filter = 'none';
      context.globalAlpha = 1;
      const rim = inColour(mask, '#fbf6ea');
      for (let turn = 0; turn < 12; turn += 1)
        put(context, rim, Math.cos((turn / 12) * 6.283) * edge, Math.sin((turn / 12) * 6.283) * edge);
      context.drawImage(own, 0, 0);
      context.globalCompositeOperation = 'source-atop';
      strew(context, own.width, own.height);
      context.globalCompositeOperation = 'source-over';
    });
    const random = randomFor(setting.seed, `hand ${at}`);
    const [reach, phase] = [(layer.box.height > setting.size.height * 0.8 ? 0.14 : 0.34) * u, random() * 90];
    const shaken =
      (turn: number) =>
      (seconds: number): number =>
        Math.sin(Math.floor(seconds * RATE + 1e-6) * 12.9898 + phase + turn * 4.1);
    const moved: Layer =
      layer.live === undefined && layer.lens !== undefined
        ? {
            ...paper,
            move: {
              ...paper.move,
              x: sum(paper.move?.x ?? (() => 0), (seconds) => shaken(0)(seconds) * reach),
              y: sum(paper.move?.y ?? (() => 0), (seconds) => shaken(1)(seconds) * reach),
            },
          }
        : paper;
    return stepped(moved, RATE);
  });
  return [
    ...cut,
    over(setting, (context) => {
      strew(context, setting.size.width, setting.size.height);
    }),
  ];
}
