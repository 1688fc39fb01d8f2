// The motion video of bench/render-jobs.mjs as a Remotion composition: five scenes of moving light and entering lines.
import { createElement as h } from 'react';
import { AbsoluteFill, Composition, Easing, interpolate, registerRoot, Sequence, useCurrentFrame } from 'remotion';

const FPS = 30;
const SCENE = 4 * FPS;
const SCENES = [
  ['Coffee, roasted', 'this Tuesday'],
  ['4.9', 'stars from 2,300 customers'],
  ['Why people stay', 'Roasted to order', 'At your door before 8 am', 'No contract'],
  ['“The best cup in Leeds,', 'and I have tried them all.”', 'Priya, Headingley'],
  ['20% off the first bag', 'Code NORTH20', 'northside.coffee'],
];

const ease = { easing: Easing.out(Easing.poly(4)), extrapolateLeft: 'clamp', extrapolateRight: 'clamp' };

function Light({ offset }) {
  const turn = (useCurrentFrame() + offset) / FPS / 2;
  const at = (angle, reach) => `${50 + Math.cos(angle) * reach}% ${50 + Math.sin(angle * 0.8) * reach}%`;
  const spots = [0, 2, 4].map(
    (phase, index) =>
      `radial-gradient(circle at ${at(turn + phase, 30)}, ${['#5a2c82', '#b4436c', '#274690'][index]}, transparent 60%)`,
  );
  return h(AbsoluteFill, { style: { background: `${spots.join(',')}, linear-gradient(160deg, #14102b, #2b1a4a)` } });
}

function Scene({ lines, offset }) {
  const frame = useCurrentFrame();
  const leave = interpolate(frame, [SCENE - 9, SCENE - 1], [0, 1], { extrapolateLeft: 'clamp' });
  const line = (text, index) => {
    const arrived = interpolate(frame, [6 + index * 5, 27 + index * 5], [0, 1], ease);
    return h(
      'div',
      { key: index, style: { overflow: 'hidden' } },
      h('div', { style: { transform: `translateY(${(1 - arrived) * 105 - leave * 22}%)`, opacity: 1 - leave } }, text),
    );
  };
  return h(
    AbsoluteFill,
    null,
    h(Light, { offset }),
    h(
      AbsoluteFill,
      { style: { justifyContent: 'center', padding: 46, color: 'white', font: '700 58px/1.12 sans-serif' } },
      lines.map(line),
    ),
  );
}

const Video = () =>
  h(
    AbsoluteFill,
    null,
    SCENES.map((lines, index) =>
      h(
        Sequence,
        { key: index, from: index * SCENE, durationInFrames: SCENE },
        h(Scene, { lines, offset: index * SCENE }),
      ),
    ),
  );

registerRoot(() =>
  h(Composition, {
    ...{ id: 'motion', component: Video, width: 540, height: 960, fps: FPS },
    durationInFrames: SCENES.length * SCENE,
  }),
);
