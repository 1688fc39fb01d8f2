// Writes the motion video of bench/render-jobs.mjs as a web author would hold it: film.json with the scenes, their light and
// their layers, beside the fonts, the pictures and the music that it names.
// `node --import tsx describe-film.mjs <folder>`, at the root of the workspace.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BACKDROP_SHRINK } from '../../packages/server/src/render/film/compose-frame.ts';
import { fadeIn } from '../../packages/server/src/render/film/layer-state.ts';
import { musicBed, musicStyleOf } from '../../packages/server/src/render/music/music-bed.ts';
import { SAMPLE_RATE } from '../../packages/server/src/render/music/sample-rate.ts';
import { FPS } from '../../packages/server/src/render/output/frame-size.ts';
import { prepareScenes } from '../../packages/server/src/render/prepare-scenes.ts';
import { sceneFilm } from '../../packages/server/src/render/scenes/scene-film.ts';
import { motionJob } from '../render-jobs.mjs';
import { recordFonts, recordGradients, recordLayer } from './record-layer.mjs';

/** A draft's light moves for every second frame. */
const LIGHT_EVERY = 2;
/** Samples of a packet of AAC. The music ends with a whole packet, so that it never outlasts the picture. */
const PACKET = 1024;

const folder = process.argv[2];
mkdirSync(folder, { recursive: true });

const put = (bytes, kind) => {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.${kind}`;
  writeFileSync(join(folder, name), bytes);
  return name;
};

/** A layer and how it moves. A counted figure has other words in each frame after its entrance. */
function describeLayer(layer) {
  const { png, color, lines } = recordLayer(layer, layer.frames - 1);
  const counted = Array.from({ length: layer.frames }, (_, frame) => recordLayer(layer, frame).lines[0]?.text);
  const { box, masked, enter, exit } = layer;
  return {
    ...{ box, masked, enter, exit, fade: fadeIn(layer), lines, color },
    ...(png === undefined ? {} : { picture: put(png, 'png') }),
    ...(layer.frames === 1 ? {} : { counted }),
  };
}

/** The light of a scene: its gradients on a small canvas, and where each is at every moment. */
function describeLight({ backdrop, frames, size: { width, height } }) {
  const size = { width: Math.ceil(width / BACKDROP_SHRINK), height: Math.ceil(height / BACKDROP_SHRINK) };
  const moments = Array.from({ length: Math.ceil(frames / LIGHT_EVERY) }, (_, at) =>
    recordGradients(backdrop, size, (at * LIGHT_EVERY) / FPS),
  );
  const gradients = moments[0].map(({ kind, stops }, index) => {
    const places = moments.map((all) => all[index].place.map((value) => Math.round(value * 1000) / 1000));
    const still = places.every((place) => String(place) === String(places[0]));
    return { kind, stops, places: still ? places.slice(0, 1) : places };
  });
  return { size, every: LIGHT_EVERY, gradients };
}

function waveFile([left, right]) {
  const bytes = Buffer.alloc(44 + left.length * 4);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(2, 22);
  bytes.writeUInt32LE(SAMPLE_RATE, 24);
  bytes.writeUInt32LE(SAMPLE_RATE * 4, 28);
  bytes.writeUInt16LE(4, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(left.length * 4, 40);
  for (const [at, sample] of left.entries()) {
    bytes.writeInt16LE(Math.round(sample * 32767), 44 + at * 4);
    bytes.writeInt16LE(Math.round(right[at] * 32767), 46 + at * 4);
  }
  return bytes;
}

const fonts = recordFonts();
const job = motionJob();
const { scenes } = await prepareScenes(job);
const films = scenes.map(({ input }) => sceneFilm(input, input.scene.type));
const described = films.map((film, index) => ({
  from: Math.round(scenes[index].input.startsAt * FPS),
  frames: film.frames,
  light: describeLight(film),
  layers: film.layers.map(describeLayer),
}));
for (const { file } of fonts) copyFileSync(file, join(folder, basename(file)));
const frames = films.reduce((sum, film) => sum + film.frames, 0);
const samples = (Math.floor(((frames / FPS) * SAMPLE_RATE) / PACKET) - 1) * PACKET;
const film = {
  ...{ ...films[0].size, fps: FPS, frames, scenes: described },
  fonts: fonts.map(({ family, file }) => ({ family, file: basename(file) })),
  music: put(waveFile(musicBed(musicStyleOf(job.musicStyle, job.route), samples, job.seed)), 'wav'),
};
writeFileSync(join(folder, 'film.json'), JSON.stringify(film));
