// The videos that the benchmarks render.
const SCRIPT = 'We roast on Tuesdays and deliver before eight.';

const motion = (prompt, beat, duration = 4) => ({ type: 'motion', prompt, duration, motion: { beat } });

export const jobOf = (scenes, more = {}) => ({
  jobId: 'job_bench',
  title: 'Northside Roasters',
  scenes,
  kind: 'ad',
  aspect: '9:16',
  quality: 'draft',
  upscale: false,
  language: 'en',
  artStyle: 'cinematic',
  media: {},
  failingScenes: [],
  seed: 7,
  watermark: false,
  ...more,
});

/** 20 s of motion in five scenes. */
export const motionJob = (more = {}) =>
  jobOf(
    [
      motion('Coffee, roasted this Tuesday', 'hook'),
      motion('4.9 stars from 2,300 customers', 'stat'),
      motion('Why people stay | Roasted to order | At your door before 8 am | No contract', 'list'),
      motion('“The best cup in Leeds, and I have tried them all.” | Priya, Headingley', 'quote'),
      motion('20% off the first bag | Code NORTH20 | northside.coffee', 'cta'),
    ],
    more,
  );

/** The same length with worlds. */
export const viewJob = (more = {}) =>
  jobOf(
    [
      { type: 't2v_fast', prompt: 'Hills at dawn above the city', duration: 5 },
      { type: 't2v_fast', prompt: 'A barista in a small café', duration: 5 },
      { type: 't2v_fast', prompt: 'The sea at night, a lit boat', duration: 5 },
      motion('20% off the first bag | Code NORTH20 | northside.coffee', 'cta', 5),
    ],
    more,
  );

/** Worlds of which each has many planes as large as the frame. */
export const worldsJob = (more = {}) =>
  jobOf(
    ['A woman walks down a street in the rain', 'Deep in the forest', 'A café with a cup of coffee'].map((prompt) => ({
      ...{ type: 't2v_fast', prompt, duration: 2 },
    })),
    more,
  );

/** 21 s of all six types of scenes; `photo` and `clip` are files. */
export const mixedJob = ({ photo, clip }, more = {}) =>
  jobOf(
    [
      { type: 't2v_fast', prompt: 'A woman walks down a street', duration: 3.5 },
      motion('4.9 stars from 2,300 customers', 'stat', 3.5),
      { type: 'i2v_fast', prompt: 'A bag of coffee', refImageUrl: 'https://example.com/photo.png', duration: 3.5 },
      { type: 's2v', prompt: 'A presenter', script: SCRIPT, duration: 3.5 },
      { type: 'walk_talk', prompt: 'A woman in the city', script: SCRIPT, duration: 3.5 },
      { type: 'footage', prompt: 'The shop', videoUrl: 'https://example.com/clip.mp4', duration: 3.5 },
    ],
    { media: { 'https://example.com/photo.png': photo, 'https://example.com/clip.mp4': clip }, ...more },
  );

const twoOf = (scene) => Array.from({ length: 2 }, () => ({ duration: 2, ...scene }));

/** A short video of each drawn scene type and art style, to find the one that needs most memory. */
export const jobOfEachType = (more = {}) => ({
  'a product on a plinth': jobOf(twoOf({ type: 'i2v_fast', prompt: 'A bag of coffee' }), more),
  'a presenter': jobOf(twoOf({ type: 's2v', prompt: 'A presenter', script: SCRIPT }), more),
  'a walker': jobOf(twoOf({ type: 'walk_talk', prompt: 'A woman in the city', script: SCRIPT }), more),
  ...Object.fromEntries(
    ['watercolour', 'stop_motion', 'whimsy_3d', 'mascot'].map((artStyle) => [
      `a world as ${artStyle}`,
      jobOf(twoOf({ type: 't2v_fast', prompt: 'Hills at dawn above the city' }), { artStyle, ...more }),
    ]),
  ),
});
