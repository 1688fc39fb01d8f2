/** A phone whose screens are changed by a finger: a list, the thing itself, and a tick. */
import { css } from '../color/color';
import { keys, spring, sum, sway } from '../film/curve';
import type { Layer, Move } from '../film/film';
import type { ActScene, RouteAct } from './act';
import { givenScreens } from './app-demo/given-screen';
import { frameOf, screenOf, TALL } from './app-demo/phone';
import { NAMES, PAINT } from './app-demo/screens';
import { finger, tapsOf, tick } from './app-demo/touch';
import { arranged, byShape, dim, grown, painted, rounded, shortOf } from './pen';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.5, y: 0.965, height: 0.98 }, [0, 0.37, 0, 1], { align: 'center' }),
  square: arranged({ x: 0.76, y: 0.95, height: 0.86 }, [0, 1, 0, 0.52], { anchor: 'center' }),
  wide: arranged({ x: 0.76, y: 0.95, height: 0.88 }, [0, 1, 0, 0.52], { anchor: 'center' }),
});

function stage(scene: ActScene) {
  const { setting, hero, from, cast } = scene;
  const { palette } = setting;
  const short = shortOf(scene);
  const screen = screenOf(scene);
  const taps = tapsOf(scene);
  const width = hero.height / TALL;
  const phone = { x: hero.x - width / 2, y: hero.y - hero.height / 2, width, height: hero.height };
  const comes = setting.index === 0 ? from - 0.5 : from - 0.2;
  const rise: Move = {
    y: sum(
      keys({ at: comes, value: short * 0.5 }, { at: comes + 0.85, value: 0, ease: spring(0.25) }),
      sway(short * 0.006, 3.7),
    ),
  };
  const given = cast?.screen?.kind === 'phone' ? cast.screen : undefined;
  const drawn = NAMES.map((name, order): Layer => {
    const at = order === 0 ? -9 : (taps[order - 1] ?? 0) + 0.06;
    const leaves = (taps[order] ?? 999) + 0.06;
    const x = sum(
      keys({ at, value: order === 0 ? 0 : screen.width }, { at: at + 0.42, value: 0, ease: (p) => 1 - (1 - p) ** 4 }),
      keys({ at: leaves, value: 0 }, { at: leaves + 0.42, value: -screen.width, ease: (p) => 1 - (1 - p) ** 4 }),
    );
    return painted(scene, screen, (context) => PAINT[name](context, scene, screen), {
      masked: true,
      move: { ...rise, x },
    });
  });
  const ground = painted(
    scene,
    grown(phone, short * 0.16),
    (context) => {
      context.shadowColor = css(dim(scene), 0.55);
      context.shadowBlur = short * 0.09;
      context.shadowOffsetY = short * 0.03;
      rounded(context, phone, width * 0.14, '#17181c');
      context.shadowColor = 'transparent';
      rounded(context, screen, width * 0.11, css(palette.card));
    },
    { move: rise },
  );
  return {
    hero: [
      ground,
      ...(given === undefined ? drawn : givenScreens(scene, screen, given, taps, rise)),
      tick(scene, screen, taps[1] + 0.3),
      painted(scene, phone, (context) => frameOf(context, scene), { move: rise }),
      finger(scene, screen, taps),
    ],
    things: [],
  };
}

export const appDemo: RouteAct = {
  shows: 'A phone whose screens change under a finger that taps: a list, the thing itself, a tick',
  holds: true,
  framed: true,
  device: { width: 1, height: TALL },
  tells: 'turns',
  readsOneWay: true,
  arrange: ({ shape }) => ({ ...COMPOSITIONS[shape], behind: 'disc' }),
  stage,
};
