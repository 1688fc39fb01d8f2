// `npm run gallery` draws the sheets of the docs into docs/images: routes, worlds, acts, captions, faces; each a small JPEG.
// With a folder it draws contact sheets for the eye there: every route and aspect (each row a video, each picture the end state of a scene),
// every beat in several scripts, every art style, and moments of scenes, to see them move. Nothing is encoded.
// `npm run gallery -- FOLDER [ROUTE…]`. The films are watched by `npm run soak -- gallery`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { ASPECTS, ROUTES } from '../packages/sdk/src/contract/enums.ts';
import { openArtwork } from '../packages/server/src/artwork/open-artwork.ts';
import { catalogEntries } from '../packages/server/src/catalog/catalog-entries.ts';
import { kindSheet } from '../packages/server/src/catalog/kind-sheet.ts';
import { filmComposer } from '../packages/server/src/render/film/compose-cuts.ts';
import { joinedFilms } from '../packages/server/src/render/joined-films.ts';
import { prepareScenes } from '../packages/server/src/render/prepare-scenes.ts';
import { sceneFilm } from '../packages/server/src/render/scenes/scene-film.ts';
import { stockOf } from '../packages/server/src/render/stage/stock-of.ts';
import { GALLERY, galleryJob, planOf } from '../packages/server/test/render/gallery-films.ts';

// A dependency of the server, which npm need not put at the root.
const { createCanvas, loadImage } = createRequire(new URL('../packages/server/package.json', import.meta.url))(
  '@napi-rs/canvas',
);

const FOR_DOCS = resolve('docs/images');
const out = resolve(process.argv[2] ?? FOR_DOCS);
const only = process.argv.slice(3);
mkdirSync(out, { recursive: true });

const filmOf = (seed, route, aspect) => ({ ...GALLERY.find((film) => film.route === route), aspect, seed });
const jobOf = (plan, route, aspect, seed, artStyle) => galleryJob(plan, filmOf(seed, route, aspect), artStyle);

const artwork = openArtwork();

/** The given moments (0 to 1) of all scenes of a job, as canvases. */
async function moments(job, shares) {
  const { scenes } = await prepareScenes(job, stockOf(artwork, job.language));
  const films = joinedFilms(job, scenes);
  return scenes.flatMap(({ input }, index) => {
    const film = films.of(index) ?? sceneFilm(input, input.scene.type === 'footage' ? 'motion' : input.scene.type);
    return shares.map((share) => {
      const composer = filmComposer(film);
      composer.compose(Math.min(film.frames - 1, Math.floor(film.frames * share)));
      return composer.canvas;
    });
  });
}

/** The end states of all scenes of a job. */
const stills = (job) => moments(job, [0.78]);

/** A scene by itself in the middle of a video of three. */
const oneScene = (scene, route, aspect, seed, artStyle) => {
  const full = { duration: 4, ...scene };
  return jobOf({ title: 'Northside Roasters', scenes: [full, full, full] }, route, aspect, seed, artStyle);
};

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
  context.imageSmoothingQuality = 'medium';
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

/** Pixels across a sheet of the docs. */
const DOCS_ACROSS = 1200;

async function docsSheet(kind) {
  const picture = await loadImage(await kindSheet(kind, catalogEntries(kind)));
  const factor = Math.min(1, DOCS_ACROSS / picture.width);
  const canvas = createCanvas(Math.round(picture.width * factor), Math.round(picture.height * factor));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const path = join(out, `${kind}.jpg`);
  writeFileSync(path, canvas.toBuffer('image/jpeg', 68));
  console.log(path);
}

if (out === FOR_DOCS) {
  for (const kind of ['routes', 'worlds', 'acts', 'captions', 'presenters', 'fonts']) await docsSheet(kind);
  process.exit(0);
}

const routes = only.length > 0 ? ROUTES.filter((route) => only.includes(route)) : ROUTES;
for (let start = 0; start < routes.length; start += 4) {
  const rows = [];
  for (const [at, route] of routes.slice(start, start + 4).entries()) {
    const index = start + at;
    const plan = await planOf(filmOf(index, route, '9:16'));
    rows.push({
      title: `${route} – ${plan.scenes.map(({ type, motion, role }) => motion?.beat ?? `${type}/${role}`).join(', ')}`,
      frames: await stills(jobOf(plan, route, '9:16', index)),
    });
  }
  sheet(`routes-${String(start / 4 + 1).padStart(2, '0')}`, rows, 420);
}

const COPY = {
  hook: [
    'Coffee that gets up before you do',
    'قهوة طازجة كل صباح قبل الثامنة',
    '毎朝八時までに焼きたてのコーヒーを',
    '☕️ Fresh at 8 am 🎉',
  ],
  title: [
    'Roasted every Tuesday\nin small batches',
    'مواعيد مسائية\nكل يوم حتى التاسعة',
    '山あいの温泉宿\n全十二室',
    'Rindfleischetikettierungsgesetz',
  ],
  body: [
    'No contract\nPause or stop whenever you like\nFree delivery',
    'بدون عقد\nتوصيل مجاني في دبي',
    '定期購入は不要\nいつでも休止できます',
    'Sans engagement\nLivraison offerte dès 40 €',
  ],
  stat: [
    'Trusted by\n12,000 freelancers',
    'خصم\n30% على أول طلب',
    '会員数\n5,000人を突破',
    '4.9 stars from 2,300 customers',
  ],
  list: [
    'In the box\nThe headphones\nA hard case\nA braided cable',
    'في الصندوق\nسماعات\nحقيبة صلبة\nكابل',
    '含まれるもの\n本体\nケース\nケーブル',
    'Ladder\nSet it at 75 degrees\nKeep three points of contact\nNever stand on the top rungs',
  ],
  steps: [
    'How it works\nPick a bag\nChoose a day\nDrink',
    'ثلاث خطوات\nاختر\nادفع\nاستلم',
    '使い方\n選ぶ\n注文する\n飲む',
    'So einfach\nAuswählen\nBezahlen\nAbholen',
  ],
  quote: [
    'It simply works, every single day\nAna Ruiz',
    'أفضل قهوة في المدينة\nليلى',
    '毎朝の楽しみになりました\n佐藤',
    '“Worth every cent, and then some of my neighbour’s”\nJonas',
  ],
  comparison: [
    'Northside\nBefore: supermarket dust\nAfter: roasted on Tuesday',
    'قبل وبعد\nقبل: انتظار\nبعد: موعد اليوم',
    '比較\n前：一時間\n後：三分',
    'Spreadsheets vs Ledgerly',
  ],
  logo: ['Northside Roasters\nLeeds, since 2009', 'عيادة النور', 'ゆきみ亭', 'Kettle & Crumb'],
  cta: [
    '20% off the first bag\nwith code NORTH20\nnorthside.coffee',
    'احجز موعدك\nalnoor.example',
    'ご予約は yukimi.example へ',
    'Call\n0113 496 0555\nKettle & Crumb',
  ],
};
const SHOWN_IN = [
  'commercial',
  'brand-advert',
  'unboxing',
  'website',
  'short',
  'testimonial',
  'training',
  'youtube-short',
];
const ART_STYLES = ['cinematic', 'stop_motion', 'mascot', 'watercolour', 'whimsy_3d'];
const PICTURES = ['Fresh coffee', 'The app files VAT', 'A farm in the hills', 'The city at night', 'A parcel arrives'];
const MOMENTS = [0, 0.04, 0.1, 0.2, 0.5, 0.93, 0.97];

if (only.length === 0) {
  const beats = [];
  for (const [at, [beat, texts]] of Object.entries(COPY).entries()) {
    const frames = [];
    for (const [index, prompt] of texts.entries()) {
      const route = SHOWN_IN[(at + index * 3) % SHOWN_IN.length];
      const scene = { type: 'motion', prompt, motion: { beat } };
      const aspect = ['9:16', '16:9', '1:1', '4:5'][(at + index) % 4];
      frames.push((await stills(oneScene(scene, route, aspect, at)))[1]);
    }
    beats.push({ title: beat, frames });
  }
  sheet('beats-1', beats.slice(0, 5), 360);
  sheet('beats-2', beats.slice(5), 360);

  const styles = [];
  for (const style of ART_STYLES) {
    const frames = [];
    for (const [index, prompt] of PICTURES.entries())
      frames.push((await stills(oneScene({ type: 't2v_fast', prompt }, ROUTES[index * 4], '9:16', index, style)))[1]);
    styles.push({ title: style, frames });
  }
  sheet('art-styles', styles, 360);

  const moving = [];
  for (const [type, beat, prompt, route] of [
    ['motion', 'hook', COPY.hook[0], 'commercial'],
    ['motion', 'list', COPY.list[0], 'website'],
    ['motion', 'cta', COPY.cta[0], 'unboxing'],
    ['t2v_fast', undefined, 'Meet Minty, the toothbrush', 'brand-mascot-ad'],
    ['walk_talk', undefined, 'We are open until nine', 'walk-talk'],
    ['s2v', undefined, 'We are open until nine', 'narrator'],
  ]) {
    const scene = { type, prompt, ...(beat === undefined ? { role: 'mascot' } : { motion: { beat } }) };
    const all = await moments(oneScene(scene, route, '9:16', 3), MOMENTS);
    moving.push({ title: `${type} ${beat ?? ''} (${route})`, frames: all.slice(MOMENTS.length, 2 * MOMENTS.length) });
  }
  sheet('moments', moving, 330);
  for (const [index, aspect] of ASPECTS.entries()) {
    const rows = [];
    for (const route of ['commercial', 'explainer', 'brand-mascot-ad', 'walk-talk']) {
      const plan = await planOf(filmOf(index, route, aspect));
      rows.push({ title: `${aspect} ${route}`, frames: await stills(jobOf(plan, route, aspect, index)) });
    }
    sheet(`aspect-${aspect.replace(':', 'x')}`, rows, 320);
  }
}
