/** Given faces: found in pictures, well in the frame at every aspect, alive, with a ring for the voice, and under no caption. */
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { ASPECTS, type Aspect } from '@vid/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { overlap } from '../../src/render/captions/taken';
import { withCaptions } from '../../src/render/captions/with-captions';
import { frameComposer } from '../../src/render/film/compose-frame';
import { footageFilm } from '../../src/render/footage/footage-film';
import { type Box, contains } from '../../src/render/geometry';
import { frameSize } from '../../src/render/output/frame-size';
import { imaginedSpeech } from '../../src/render/persons/scene-speech';
import { faceCrop } from '../../src/render/photo/face-crop';
import { findFace } from '../../src/render/photo/find-face';
import { gistOf, withFace } from '../../src/render/photo/gist';
import { faceScene } from '../../src/render/scenes/face-scene';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import type { SceneInput } from '../../src/render/scenes/scene-input';
import { stockOf } from '../../src/render/stage/stock-of';
import { firstScene, smaller } from './fixtures';

const stock = stockOf(openArtwork(), 'en');

/** Somebody in a picture: `head` is where the head is drawn, in shares of the picture. */
async function portrait(name: string, size: readonly [number, number], at: Box, ground: string) {
  const [width, height] = size;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  const picture = await loadImage(Buffer.from(stock.picture(name)?.bytes(256).toString() ?? ''));
  context.drawImage(picture, at.x * width, at.y * height, at.width * width, at.height * height);
  return canvas;
}

const asImage = (canvas: Canvas): Promise<Image> => loadImage(canvas.toBuffer('image/png'));

/** A whole head; head and shoulders; at the edge; in a wide picture. */
const PORTRAITS = {
  round: ['man-curly-hair-light', [320, 320], { x: 0.1, y: 0.1, width: 0.8, height: 0.8 }, '#8fb3c9'],
  bust: ['man-office-worker-light', [300, 400], { x: 0.05, y: 0.3, width: 0.9, height: 0.675 }, '#b9cbb0'],
  edge: ['man-health-worker-dark', [480, 360], { x: 0.5, y: 0.2, width: 0.53, height: 0.71 }, '#9cc4e8'],
  wide: ['woman-with-headscarf-light', [640, 360], { x: 0.36, y: 0.25, width: 0.4, height: 0.711 }, '#c9d4dc'],
} as const;
type Name = keyof typeof PORTRAITS;
const pictures = new Map<Name, Canvas>();
/** What is found in each, looked for once. */
const seen = new Map<Name, Box | undefined>();

beforeAll(async () => {
  for (const [name, [person, size, at, ground]] of Object.entries(PORTRAITS) as [Name, (typeof PORTRAITS)[Name]][]) {
    const picture = await portrait(person, size, at, ground);
    pictures.set(name, picture);
    seen.set(name, findFace(picture));
  }
});

/** The middle of the face is above that of a bust, and a little below that of a head alone. */
const faceAt = (name: Name): { x: number; y: number } => {
  const { x, y, width, height } = PORTRAITS[name][2];
  return { x: x + width * 0.5, y: y + height * (name === 'round' ? 0.55 : 0.34) };
};

describe('a face in a picture', () => {
  it.each(Object.keys(PORTRAITS) as Name[])('is found: %s', (name) => {
    const found = seen.get(name);
    const wanted = faceAt(name);
    expect(found).toBeDefined();
    if (found === undefined) return;
    const { width } = PORTRAITS[name][2];
    expect(Math.abs(found.x + found.width / 2 - wanted.x)).toBeLessThan(width * 0.2);
    expect(Math.abs(found.y + found.height / 2 - wanted.y)).toBeLessThan(PORTRAITS[name][2].height * 0.2);
  });

  it.each(['bust', 'wide'] as const)('is found without any colour, and in coloured light: %s', (name) => {
    const picture = pictures.get(name) as Canvas;
    const [grey, blue] = [createCanvas(picture.width, picture.height), createCanvas(picture.width, picture.height)];
    const [plain, lit] = [grey.getContext('2d'), blue.getContext('2d')];
    plain.filter = 'grayscale(1)';
    plain.drawImage(picture, 0, 0);
    lit.drawImage(picture, 0, 0);
    lit.globalCompositeOperation = 'multiply';
    lit.fillStyle = '#5a80ff';
    lit.fillRect(0, 0, blue.width, blue.height);
    const { width, height } = PORTRAITS[name][2];
    const wanted = faceAt(name);
    for (const found of [grey, blue].map(findFace)) {
      expect(Math.abs((found?.x ?? 9) + (found?.width ?? 0) / 2 - wanted.x)).toBeLessThan(width * 0.15);
      expect(Math.abs((found?.y ?? 9) + (found?.height ?? 0) / 2 - wanted.y)).toBeLessThan(height * 0.15);
    }
  });

  it('is not taken for what is vivid on a jacket', async () => {
    const picture = await portrait(
      'man-office-worker-light',
      [400, 400],
      { x: 0.34, y: 0.02, width: 0.32, height: 0.32 },
      '#b9cbb0',
    );
    const context = picture.getContext('2d');
    // Cloth of the hue of skin in the shade, with two badges and a buckle.
    context.fillStyle = '#a84a22';
    context.fillRect(130, 200, 140, 200);
    context.fillStyle = '#3a1c12';
    for (const x of [152, 208]) context.fillRect(x, 226, 40, 30);
    context.fillRect(174, 300, 52, 22);
    expect((findFace(picture)?.y ?? 1) * 400).toBeLessThan(100);
  });

  it('is not found where there is none', async () => {
    const books = await portrait('blue-book', [300, 300], { x: 0.2, y: 0.2, width: 0.6, height: 0.6 }, '#c8d8c0');
    expect(findFace(books)).toBeUndefined();
    expect(findFace(createCanvas(40, 40))).toBeUndefined();
  });

  it.each(ASPECTS)('sits well in any frame: %s', (aspect) => {
    const frame = frameSize(aspect, 'draft', false);
    for (const [name, picture] of pictures) {
      const crop = faceCrop(picture, frame, seen.get(name));
      expect(contains({ x: 0, y: 0, width: picture.width, height: picture.height }, crop, 0.01)).toBe(true);
      expect(crop.width / crop.height).toBeCloseTo(frame.width / frame.height, 3);
      const { x, y } = faceAt(name);
      const [across, down] = [(x * picture.width - crop.x) / crop.width, (y * picture.height - crop.y) / crop.height];
      expect(across, name).toBeGreaterThan(0.25);
      expect(across, name).toBeLessThan(0.8);
      expect(down, name).toBeGreaterThan(0.2);
      expect(down, name).toBeLessThan(0.72);
    }
  });
});

const SAID = 'Come in. We are open until nine.';
const inputOf = async (name: Name, more: Partial<SceneInput> = {}, aspect: Aspect = '9:16'): Promise<SceneInput> => {
  const scene = {
    type: 's2v' as const,
    prompt: 'Host',
    script: SAID,
    duration: 3,
    refImageUrl: 'https://example.com/a.png',
  };
  const input = smaller(await firstScene(scene, { aspect }), 3);
  return { ...input, picture: await asImage(pictures.get(name) as Canvas), ...more };
};

/** A clip of somebody, with a headline and with what is said. */
async function inClip(name: Name) {
  const picture = pictures.get(name) as Canvas;
  const found = seen.get(name) as Box;
  const scene = {
    type: 'footage' as const,
    prompt: 'Our host',
    script: SAID,
    duration: 3,
    videoUrl: 'https://example.com/c',
  };
  const words = SAID.split(' ').map((text, at) => ({ text, start: 0.3 + at * 0.3, end: 0.55 + at * 0.3 }));
  const input = smaller(await firstScene(scene), 3);
  const faces = [{ from: -1, until: 9, face: found }];
  const judged = { coding: 'plain', matrix: 'auto', ratio: picture.width / picture.height, faces } as const;
  const { film, crop } = footageFilm(
    { ...input, captions: { style: 'boxed', words } },
    { ...judged, gist: withFace(gistOf(picture), found) },
  );
  const { width, height } = film.size;
  const face = {
    ...{ x: ((found.x - crop.x) / crop.width) * width, y: ((found.y - crop.y) / crop.height) * height },
    ...{ width: (found.width / crop.width) * width, height: (found.height / crop.height) * height },
  };
  return { film, face };
}

describe('a scene of a given face', () => {
  it('lives, and its ring is as bright as the voice is loud', async () => {
    const speech = {
      ...imaginedSpeech(SAID, 3),
      levels: Float32Array.from({ length: 90 }, (_, at) => (at < 45 ? 1 : 0)),
    };
    const input = await inputOf('bust', { speech });
    const film = sceneFilm(input, 's2v');
    const still = film.layers.filter(({ text }) => text === undefined);
    const composer = frameComposer({ ...film, layers: still });
    const look = (frame: number): Buffer => {
      composer.compose(frame);
      return Buffer.from(composer.canvas.data());
    };
    const [loud, later, silent] = [20, 40, 70].map(look) as [Buffer, Buffer, Buffer];
    const kept = still.find(({ keeps }) => keeps !== undefined)?.keeps;
    if (kept === undefined) throw new Error('no face kept');
    const { width } = film.size;
    const change = (one: Buffer, other: Buffer, { x, y, width: wide, height }: Box): number => {
      let [sum, count] = [0, 0];
      for (let row = Math.round(y); row < y + height; row += 2)
        for (let column = Math.round(x); column < x + wide; column += 2) {
          const at = (row * width + column) * 4;
          sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
          count += 1;
        }
      return sum / count;
    };
    expect(change(loud, later, kept)).toBeGreaterThan(0.4);
    // Right above the card only the ring is.
    const { x } = kept;
    const above = {
      x,
      y: input.setting.safe.y * 0.8 - input.setting.unit * 6,
      width: kept.width,
      height: input.setting.unit * 5,
    };
    expect(change(loud, silent, above)).toBeGreaterThan(3 * change(loud, later, above));
  });

  it.each(Object.keys(PORTRAITS) as Name[])('has no caption over the face: %s', async (name) => {
    const words = SAID.split(' ').map((text, at) => ({ text, start: 0.3 + at * 0.3, end: 0.55 + at * 0.3 }));
    const input = await inputOf(name, { captions: { style: 'boxed', words } });
    const film = withCaptions(input, (own) => ({
      ...{ size: own.setting.size, frames: own.frames },
      ...faceScene(own, own.picture as Image),
    }));
    const face = film.layers.find(({ keeps }) => keeps !== undefined)?.keeps;
    const captions = film.layers.filter(({ caption }) => caption !== undefined);
    expect(captions.length).toBeGreaterThan(0);
    for (const { box } of captions) expect(face !== undefined && overlap(face, box)).toBe(false);
  });

  it('has no caption over the hair of a head that fills a wide frame', async () => {
    const words = SAID.split(' ').map((text, at) => ({ text, start: 0.3 + at * 0.3, end: 0.55 + at * 0.3 }));
    const input = await inputOf('round', { captions: { style: 'lines', words } }, '16:9');
    const make = (own: SceneInput) => ({
      ...{ size: own.setting.size, frames: own.frames },
      ...faceScene(own, own.picture as Image),
    });
    const { layers } = withCaptions(input, make);
    // Beside it, where it leaves no room for captions.
    expect(layers.some(({ caption, text }) => caption !== undefined || text !== undefined)).toBe(true);
    const captions = layers.filter(({ caption }) => caption !== undefined);
    const bare = frameComposer(make({ ...input, captions: { style: 'lines', words: [] } }));
    bare.compose(40);
    const context = bare.canvas.getContext('2d');
    for (const { box } of captions) {
      const { data } = context.getImageData(box.x, box.y, Math.max(1, box.width), Math.max(1, box.height));
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) + (data[at + 1] ?? 0) < 90) dark += 1;
      expect(dark / (data.length / 4)).toBeLessThan(0.02);
    }
  });

  it('has no caption where a face would be that is not found', async () => {
    const words = SAID.split(' ').map((text, at) => ({ text, start: 0.3 + at * 0.3, end: 0.55 + at * 0.3 }));
    const input = await inputOf('bust', { captions: { style: 'boxed', words } });
    const plain = createCanvas(300, 400);
    plain.getContext('2d').fillRect(0, 0, 300, 400);
    const film = withCaptions({ ...input, picture: await asImage(plain) }, (own) => ({
      ...{ size: own.setting.size, frames: own.frames },
      ...faceScene(own, own.picture as Image),
    }));
    const kept = film.layers.find(({ keeps }) => keeps !== undefined)?.keeps;
    const captions = film.layers.filter(({ caption }) => caption !== undefined);
    expect(captions.length).toBeGreaterThan(0);
    for (const { box } of captions) expect(kept !== undefined && overlap(kept, box)).toBe(false);
  });

  it.each(ASPECTS)('has its ring within the frame, however loud the voice is: %s', async (aspect) => {
    const scene = {
      type: 's2v' as const,
      prompt: 'Host',
      script: SAID,
      duration: 3,
      refImageUrl: 'https://example.com/a',
    };
    const speech = { ...imaginedSpeech(SAID, 3), levels: new Float32Array(90).fill(1) };
    const picture = await asImage(pictures.get('bust') as Canvas);
    const input = { ...smaller(await firstScene(scene, { aspect }), 3), picture, speech };
    const { layers } = faceScene(input, picture);
    const ring = layers.find(
      ({ live, keeps, text }) => live !== undefined && keeps === undefined && text === undefined,
    );
    const { width, height } = input.setting.size;
    const margin = 20;
    const canvas = createCanvas(width + 2 * margin, height + 2 * margin);
    const context = canvas.getContext('2d');
    context.translate(margin, margin);
    ring?.live?.(context, 1);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let [inside, outside] = [0, 0];
    for (let at = 3; at < data.length; at += 4) {
      const [x, y] = [((at >> 2) % canvas.width) - margin, Math.floor((at >> 2) / canvas.width) - margin];
      if (data[at] === 0) continue;
      if (x < 0 || y < 0 || x >= width || y >= height) outside += 1;
      else inside += 1;
    }
    expect(inside).toBeGreaterThan(100);
    expect(outside).toBe(0);
  });
});

describe('a face in a clip', () => {
  it.each(['edge', 'wide'] as const)('has neither words nor captions over it: %s', (name) =>
    inClip(name).then(({ film, face }) => {
      const drawn = film.layers.filter(({ caption, text }) => caption !== undefined || text !== undefined);
      expect(drawn.some(({ caption }) => caption !== undefined)).toBe(true);
      for (const { box, ink } of drawn) expect(overlap(face, ink ?? box), name).toBe(false);
    }),
  );
});
