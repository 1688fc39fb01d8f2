// Draws contact sheets of every route and every aspect, for the eye: `node --import tsx scripts/gallery.mjs [folder]`.
// Each row is a video (its label above it), each picture the end state of a scene. Nothing is encoded.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { ASPECTS, ROUTES } from '../packages/sdk/src/contract/enums.ts';
import { createLocalPlanner } from '../packages/server/src/adapters/local-planner/index.ts';
import { frameComposer } from '../packages/server/src/render/film/compose-frame.ts';
import { prepareScenes } from '../packages/server/src/render/prepare-scenes.ts';
import { sceneFilm } from '../packages/server/src/render/scenes/scene-film.ts';

// A dependency of the server, which npm need not put at the root.
const { createCanvas } = createRequire(new URL('../packages/server/package.json', import.meta.url))('@napi-rs/canvas');

const BRIEFS = [
  'Northside Roasters delivers freshly roasted coffee in Leeds. Beans are roasted every Tuesday and arrive before 8 am. 4.9 stars from 2,300 customers. 20% off the first bag with code NORTH20 at northside.coffee.',
  'Ledgerly is accounting software for freelancers. It reads receipts, files VAT in 3 minutes and saves 6 hours a month. Trusted by 12,000 freelancers. From £9 a month. Start a free trial at ledgerly.example.',
  'Harbour Dental in Bristol offers same-day emergency appointments, open until 9 pm, with 0% finance. Book a check-up for £35 on 0117 496 0123.',
  'Forklift safety for warehouse staff: wear a seat belt, keep to 10 km/h, sound the horn at corners, never lift people. Check tyres, brakes and forks before each shift.',
];

const out = resolve(process.argv[2] ?? 'gallery');
const only = process.argv.slice(3);
mkdirSync(out, { recursive: true });
const planner = createLocalPlanner();

const planOf = (index, route, aspect) =>
  planner.plan(
    {
      ...{
        brief: BRIEFS[index % BRIEFS.length],
        kind: route === 'training' ? 'training' : 'ad',
        language: 'en',
        durationSec: 20,
      },
      ...{ narrator: true, aspect, product: 'switched-off', presenter: 'stock-allowed', hasLogo: false, seed: index },
      ...(route === undefined ? {} : { route }),
    },
    new AbortController().signal,
  );

const jobOf = (plan, route, aspect, seed) => ({
  ...{
    jobId: `gallery-${seed}`,
    title: plan.title,
    scenes: plan.scenes,
    kind: 'ad',
    aspect,
    quality: 'draft',
    upscale: false,
  },
  ...{ language: 'en', artStyle: 'cinematic', media: {}, failingScenes: [], seed, watermark: false },
  ...(route === undefined ? {} : { route }),
});

/** The end states of all scenes of a job, as canvases. */
async function stills(job) {
  const { scenes } = await prepareScenes(job);
  return scenes.map(({ input }) => {
    const film = sceneFilm(input, input.scene.type === 'footage' ? 'motion' : input.scene.type);
    const composer = frameComposer(film);
    composer.compose(Math.floor(film.frames * 0.78));
    return composer.canvas;
  });
}

function sheet(name, rows, height) {
  const gap = 10;
  const label = 26;
  const widths = rows.map(({ frames }) =>
    frames.reduce((sum, { width, height: own }) => sum + (width / own) * height + gap, gap),
  );
  const canvas = createCanvas(Math.ceil(Math.max(...widths)), rows.length * (height + label + gap));
  const context = canvas.getContext('2d');
  context.fillStyle = '#d9d9dd';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  rows.forEach(({ title, frames }, row) => {
    const top = row * (height + label + gap);
    context.fillStyle = '#111';
    context.font = '600 16px sans-serif';
    context.fillText(title, gap, top + 19);
    let x = gap;
    for (const frame of frames) {
      const width = (frame.width / frame.height) * height;
      context.drawImage(frame, x, top + label, width, height);
      x += width + gap;
    }
  });
  const path = join(out, `${name}.png`);
  writeFileSync(path, canvas.toBuffer('image/png'));
  console.log(path);
}

const routes = only.length > 0 ? ROUTES.filter((route) => only.includes(route)) : ROUTES;
for (let start = 0; start < routes.length; start += 4) {
  const rows = [];
  for (const [at, route] of routes.slice(start, start + 4).entries()) {
    const index = start + at;
    const plan = await planOf(route === 'training' ? 3 : index % 3, route, '9:16');
    rows.push({
      title: `${route} – ${plan.scenes.map(({ type, motion, role }) => motion?.beat ?? `${type}/${role}`).join(', ')}`,
      frames: await stills(jobOf(plan, route, '9:16', index)),
    });
  }
  sheet(`routes-${String(start / 4 + 1).padStart(2, '0')}`, rows, 420);
}

if (only.length === 0) {
  for (const [index, aspect] of ASPECTS.entries()) {
    const rows = [];
    for (const route of ['commercial', 'explainer']) {
      const plan = await planOf(index, route, aspect);
      rows.push({ title: `${aspect} ${route}`, frames: await stills(jobOf(plan, route, aspect, index)) });
    }
    sheet(`aspect-${aspect.replace(':', 'x')}`, rows, 320);
  }
}
