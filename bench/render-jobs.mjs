// The videos that the benchmarks render.
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

/** The same length with illustrated views. */
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
