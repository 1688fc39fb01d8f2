/** A workshop: tools on a board, a bench with a vice, a lamp, a wheel that turns and sparks that fly. */
import { block, contact, FULL } from '../paint';
import { flicker } from '../pieces/flicker';
import { floor } from '../pieces/ground';
import { motes, sparks } from '../pieces/motes';
import { pendant } from '../pieces/pendant';
import { shelf } from '../pieces/shelf';
import { wall } from '../pieces/wall';
import { sunbeam, window } from '../pieces/window';
import type { Site } from '../site';
import type { World } from '../world';

/** A toothed wheel with its middle at a place. */
function gear(site: Site, x: number, y: number, radius: number, teeth: number, speed: number, color: string): void {
  const { live, face, u } = site;
  const { light, base, shade } = face(color, 0.9);
  live(0.6, (context, seconds) => {
    context.save();
    context.translate(x, y);
    context.rotate(seconds * speed);
    const metal = context.createLinearGradient(-radius, -radius, radius, radius);
    metal.addColorStop(0, light);
    metal.addColorStop(0.5, base);
    metal.addColorStop(1, shade);
    context.fillStyle = metal;
    context.beginPath();
    for (let tooth = 0; tooth < teeth * 4; tooth += 1) {
      const angle = (tooth / (teeth * 4)) * FULL;
      const reach = tooth % 4 < 2 ? radius : radius * 0.82;
      context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
    }
    context.closePath();
    context.moveTo(radius * 0.3, 0);
    context.arc(0, 0, radius * 0.3, 0, FULL, true);
    context.fill('evenodd');
    context.strokeStyle = shade;
    context.lineWidth = u * 0.5;
    context.beginPath();
    context.arc(0, 0, radius * 0.58, 0, FULL);
    context.stroke();
    context.restore();
  });
}

export const workshop: World = {
  inside: true,
  surface: 'wood',
  counter: '#7a5236',
  pictures: ['hammer', 'wrench', 'carpentry-saw', 'screwdriver', 'toolbox', 'axe'],
  build(site) {
    const { plane, horizon, floor: ground, u, left, right, width, face, ink, stand, light, random } = site;
    wall(site, { color: '#9a7b5c', boards: true });
    const board = width * 0.06;
    const wide = Math.max(u * 62, width * 0.42);
    plane({ depth: 0.4, bottom: horizon + u * 2 }, (context) => {
      block(context, face('#d9b07a', 0.95), board, horizon - u * 72, wide, u * 40, u * 0.6);
      context.fillStyle = ink('#7a5530', 0.95, 0.6);
      for (let x = board + u * 2; x < board + wide - u; x += u * 3.2)
        for (let y = horizon - u * 70; y < horizon - u * 34; y += u * 3.2) {
          context.beginPath();
          context.arc(x, y, u * 0.3, 0, FULL);
          context.fill();
        }
      const next = board + wide + u * 8;
      window(
        context,
        site,
        { x: next, y: horizon - u * 74, width: u * 30, height: u * 34 },
        'green',
        [2, 2],
        '#5a4632',
      );
      if (next + u * 40 < right)
        shelf(context, site, {
          x: next + u * 40,
          y: horizon - u * 70,
          width: u * 44,
          height: u * 58,
          rows: 4,
          goods: 'boxes',
          color: '#6a4a30',
          depth: 0.95,
          palette: ['#b3804c', '#8a949c', '#c9523a', '#4a6f8a', '#d9a84a'],
        });
    });
    for (const [at, name] of ['hammer', 'carpentry-saw', 'wrench', 'screwdriver', 'axe'].entries())
      stand(name, {
        x: board + u * (9 + at * 11.4),
        foot: horizon - u * (44 + (at % 2) * 5),
        height: u * 14,
        depth: 0.44,
        floats: true,
        move: { rotation: (seconds) => Math.sin(seconds * 1.4 + at) * 0.02, anchor: { x: 0.5, y: 0 } },
      });
    gear(site, width * 0.86, horizon - u * 20, u * 10, 12, 0.8, '#a5adb5');
    gear(site, width * 0.86 - u * 15.6, horizon - u * 13, u * 7, 9, -1.06, '#c08a4a');
    floor(site, '#8d7358', { columns: 18, gloss: 0.08, line: 0.3 });
    sunbeam(site, width * 0.5, u * 34);
    plane({ depth: 0.66, top: horizon - u * 16, bottom: ground }, (context) => {
      const [top, foot] = [horizon - u * 4, horizon + u * 18];
      contact(context, width * 0.45, foot, width * 0.6, ink('#150d08', 1, 0.55), 0.07);
      for (const share of [0.06, 0.36, 0.74])
        block(context, face('#5c3d26', 0.95), width * share, top, u * 5, foot - top, u * 0.6);
      block(context, face('#7a5236', 0.95), left, foot - u * 8, width * 0.84 - left, u * 2.4);
      block(context, face('#b07a48', 0.95), left, top - u * 2, width * 0.86 - left, u * 5, u * 0.8);
      block(context, face('#4a5560', 0.95), width * 0.62, top - u * 9, u * 15, u * 7.4, u * 1.2);
      block(context, face('#65717c', 0.95), width * 0.62 + u * 9, top - u * 12, u * 8, u * 6, u);
      context.fillStyle = ink('#f0d3a0', 0.95);
      for (let at = 0; at < 40; at += 1) {
        context.beginPath();
        context.ellipse(
          width * 0.4 + (random() - 0.5) * u * 40,
          top - u * 2.2 - random() * u * 0.8,
          u * (0.5 + random()),
          u * 0.4,
          random() * 3,
          0,
          FULL,
        );
        context.fill();
      }
    });
    stand('toolbox', { x: width * 0.2, foot: horizon - u * 5, height: u * 15, depth: 0.7 });
    plane({ depth: 0.75, bottom: horizon - u * 40 }, (context) =>
      pendant(context, site, width * 0.5, horizon - u * 88, u * 9, '#2f5a4a', 1),
    );
    flicker(
      site,
      [{ x: width * 0.5, y: horizon - u * 78, radius: u * 30 * (0.5 + light.lamps * 0.5) }],
      '#ffcf8a',
      0.75,
      0.25,
    );
    sparks(site, '#ffb35c', 16, 0.11);
    motes(site, '#ffe2b8', 36);
  },
};
