// The motion video of bench/render-jobs.mjs as a Remotion composition. The film is its input (see describe-film.mjs): scenes
// of moving light, with layers of text and shapes that enter and leave as those of our renderer do.
import { createElement as h, useEffect, useLayoutEffect, useRef } from 'react';
import {
  AbsoluteFill,
  Audio,
  Composition,
  Easing,
  Img,
  interpolate,
  registerRoot,
  Sequence,
  staticFile,
  useCurrentFrame,
  useDelayRender,
  useVideoConfig,
} from 'remotion';

const ARRIVE = Easing.out(Easing.poly(4));
const LEAVE = Easing.in(Easing.poly(3));

const pixels = (value) => `${value.toFixed(2)}px`;

/** 0 before, 1 after, eased in between. */
const share = (seconds, { at, seconds: length }, easing = Easing.linear) =>
  length === 0
    ? 1
    : interpolate(seconds, [at, at + length], [0, 1], {
        ...{ easing, extrapolateLeft: 'clamp', extrapolateRight: 'clamp' },
      });

/**
 * Painted small and scaled up by the browser: everything on it is soft, and that is cheaper than gradients of the full size.
 * It moves for every `every`th frame only.
 */
function Light({ light: { size, every, gradients } }) {
  const { width, height } = useVideoConfig();
  const canvas = useRef(null);
  const moment = Math.floor(useCurrentFrame() / every);
  useLayoutEffect(() => {
    const context = canvas.current.getContext('2d');
    for (const { kind, stops, places } of gradients) {
      const gradient = context[kind](...(places[moment] ?? places[0]));
      for (const { at, color } of stops) gradient.addColorStop(at, color);
      context.fillStyle = gradient;
      context.fillRect(0, 0, size.width, size.height);
    }
  }, [size, gradients, moment]);
  return h('canvas', { ref: canvas, ...size, style: { position: 'absolute', width, height } });
}

/** What is seen of a layer at rest: its shapes, and its lines over them. */
function Content({ layer, counted }) {
  const { picture, color, lines } = layer;
  return [
    picture === undefined ? null : h(Img, { key: 'picture', src: staticFile(picture), style: { display: 'block' } }),
    color === undefined ? null : h(AbsoluteFill, { key: 'color', style: { backgroundColor: color } }),
    ...lines.map(({ text, ...style }, index) =>
      h('span', { key: index, style: { position: 'absolute', whiteSpace: 'pre', ...style } }, counted ?? text),
    ),
  ];
}

function Layer({ layer }) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const { box, masked, enter, exit, fade, counted } = layer;
  const seconds = frame / fps;
  if (seconds < enter.at - 0.5 / fps) return null;
  if (exit !== undefined && seconds > exit.at + exit.seconds - 0.5 / fps) return null;
  const away = 1 - share(seconds, enter, ARRIVE);
  const going = exit === undefined ? 0 : share(seconds, exit, LEAVE);
  const opacity = (fade ? share(seconds, fade) : 1) * (exit?.fade ? 1 - share(seconds, exit) : 1);
  const entering = [enter.dx * away, enter.dy * away];
  const leaving = [(exit?.dx ?? 0) * going, (exit?.dy ?? 0) * going];
  const shift = ([dx, dy]) => (dx === 0 && dy === 0 ? {} : { transform: `translate(${pixels(dx)}, ${pixels(dy)})` });
  const place = { position: 'absolute', left: box.x, top: box.y, width: box.width, height: box.height, opacity };
  const counting = Math.max(0, Math.min(frame - Math.round(enter.at * fps), (counted?.length ?? 0) - 1));
  const content = h(Content, { layer, counted: counted?.[counting] });
  if (!masked)
    return h('div', { style: { ...place, ...shift([entering[0] + leaving[0], entering[1] + leaving[1]]) } }, content);
  return h(
    'div',
    { style: { ...place, ...shift(leaving), overflow: 'hidden' } },
    h('div', { style: { ...shift(entering), width: '100%', height: '100%' } }, content),
  );
}

/** Holds the first frame until the fonts are there and the pictures are decoded. */
function usePreloaded({ fonts, scenes }) {
  const { delayRender, continueRender, cancelRender } = useDelayRender();
  useEffect(() => {
    const handle = delayRender('fonts and pictures');
    const pictures = new Set(scenes.flatMap(({ layers }) => layers.flatMap(({ picture }) => picture ?? [])));
    const decode = (picture) => Object.assign(new Image(), { src: staticFile(picture) }).decode();
    const load = async ({ family, file }) => {
      const font = new FontFace(family, `url(${staticFile(file)})`, { weight: '100 900' });
      document.fonts.add(await font.load());
    };
    Promise.all([...fonts.map(load), ...[...pictures].map(decode)]).then(() => continueRender(handle), cancelRender);
  }, [fonts, scenes, delayRender, continueRender, cancelRender]);
}

function Film(film) {
  usePreloaded(film);
  return h(
    AbsoluteFill,
    null,
    film.scenes.map(({ from, frames, light, layers }) =>
      h(
        Sequence,
        { key: from, from, durationInFrames: frames },
        h(Light, { light }),
        layers.map((layer, index) => h(Layer, { key: index, layer })),
      ),
    ),
    h(Audio, { src: staticFile(film.music) }),
  );
}

const calculateMetadata = ({ props: { width, height, fps, frames } }) => ({
  ...{ width, height, fps, durationInFrames: frames },
});

registerRoot(() => h(Composition, { id: 'motion', component: Film, calculateMetadata }));
