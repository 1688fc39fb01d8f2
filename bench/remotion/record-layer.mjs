// What a layer of our film shows, in the terms of a web page: lines of text with their font, place and colour, and whatever
// is not text as a flat colour or a picture. The layer's own painter draws onto a context that keeps the text apart.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../packages/server/package.json', import.meta.url));
const { createCanvas, GlobalFonts } = require('@napi-rs/canvas');

const FONT = /^(?:(?<weight>bold|\d+) )?(?<size>[\d.]+)px (?<family>.+)$/;
const rounded = (value) => Math.round(value * 1000) / 1000;

/** The context, but `instead` answers for some of its methods. */
const withInstead = (context, instead) =>
  new Proxy(context, {
    get: (target, name) => {
      if (Object.hasOwn(instead, name)) return instead[name];
      const value = target[name];
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, name, value) => {
      target[name] = value;
      return true;
    },
  });

/** A text as a line box whose baseline lies where the painter put it. */
function lineOf(context, text, x, y) {
  if (!['left', 'start'].includes(context.textAlign))
    throw new Error(
      `Only text that is aligned to the left can be described; "${text}" is aligned ${context.textAlign}.`,
    );
  const { weight = '400', size, family } = FONT.exec(context.font).groups;
  // Moved and scaled alike on both axes.
  const { a: scale, e, f } = context.getTransform();
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
  const [above, below] = [fontBoundingBoxAscent, fontBoundingBoxDescent].map((reach) => Math.round(reach * scale));
  return {
    text,
    left: rounded(x * scale + e),
    top: rounded(y * scale + f - above),
    color: context.fillStyle,
    font: `${weight} ${rounded(size * scale)}px/${above + below}px ${family}`,
    letterSpacing: `${rounded(Number.parseFloat(context.letterSpacing) * scale)}px`,
  };
}

/** `{ color }` when all of it is one colour, `{ png }` when it shows anything else. */
function shapesOf(canvas) {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const [red, green, blue, alpha] = data;
  if (!pixels.every((pixel) => pixel === pixels[0])) return { png: canvas.toBuffer('image/png') };
  return alpha === 0 ? {} : { color: `rgba(${red},${green},${blue},${alpha / 255})` };
}

/** The lines and the shapes of one frame of a layer. */
export function recordLayer(layer, frame) {
  const canvas = createCanvas(layer.box.width, layer.box.height);
  const context = canvas.getContext('2d');
  const lines = [];
  const fillText = (text, x, y) => void lines.push(lineOf(context, text, x, y));
  layer.paint(withInstead(context, { fillText }), frame);
  return { lines, ...shapesOf(canvas) };
}

/** The gradients that a backdrop fills a canvas with at a moment, bottom to top. */
export function recordGradients(backdrop, size, seconds) {
  const context = createCanvas(size.width, size.height).getContext('2d');
  const gradients = [];
  const recorded =
    (kind) =>
    (...place) => {
      const stops = [];
      const gradient = context[kind](...place);
      const addColorStop = gradient.addColorStop.bind(gradient);
      gradient.addColorStop = (at, color) => {
        stops.push({ at, color });
        addColorStop(at, color);
      };
      gradients.push({ kind, place, stops });
      return gradient;
    };
  const kinds = ['createLinearGradient', 'createRadialGradient'];
  const instead = Object.fromEntries(kinds.map((kind) => [kind, recorded(kind)]));
  backdrop.paint(withInstead(context, instead), size, seconds);
  return gradients;
}

/** From now on notes which file is registered as which font family. */
export function recordFonts() {
  const fonts = [];
  const register = GlobalFonts.registerFromPath.bind(GlobalFonts);
  GlobalFonts.registerFromPath = (file, family) => {
    fonts.push({ family, file });
    return register(file, family);
  };
  return fonts;
}
