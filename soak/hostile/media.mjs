// Media that are slow to unpack, or would be enormous when they are drawn.
import { gif, jpeg, png, webp } from '../huge-pictures.mjs';

const MB = 1024 ** 2;

const scene = { type: 'i2v_fast', prompt: 'A cup on a table', duration: 3 };
const json = (value) => JSON.stringify(value);
const withPhoto = (url) => () => [{ body: json({ scene_plan: [{ ...scene, ref_image_url: url() }] }) }];
const encoded = (characters) => `data:image/png,${'%89'.repeat(Math.floor((characters - 15) / 3))}`;

/** As wide and high as one may try; WebP allows no more than 16,383. */
const HUGE = [
  ['PNG', 'png', png, 30_000],
  ['JPEG', 'jpeg', jpeg, 30_000],
  ['GIF', 'gif', gif, 30_000],
  ['WebP', 'webp', webp, 16_383],
];

const refusedAsTooLarge = async ({ answers, call, url, key }) => {
  const [{ body }] = answers;
  const job = await call(`${url}/v1/job/${body.job_id}`, { key });
  return /is too large to draw/.test(job?.body?.error ?? '') ? undefined : `its job ended with ${job?.body?.error}`;
};

const huge = HUGE.map(([name, type, make, side]) => ({
  name: `a ${name} of ${side.toLocaleString('en')} × ${side.toLocaleString('en')} pixels`,
  requests: withPhoto(() => `data:image/${type};base64,${make(side).toString('base64')}`),
  flags: ['--renderer', 'ffmpeg'],
  expect: [202],
  ends: true,
  drawingMb: 300,
  check: refusedAsTooLarge,
}));

export const rows = [
  ...huge,
  { name: 'a photo of 24 MB, percent-encoded', requests: withPhoto(() => encoded(24 * MB)), expect: [400] },
  {
    name: 'a logo of 4.8 MB, percent-encoded',
    requests: () => [{ body: json({ scene_plan: [scene], brand_logo_url: encoded(4_800_000) }) }],
    expect: [400],
  },
  {
    name: 'a URL of 70 MB',
    requests: withPhoto(() => `https://example.com/${'é'.repeat(35 * MB)}`),
    expect: [202],
    ends: true,
  },
  {
    name: 'a host of 70 MB',
    requests: withPhoto(() => `https://${'a.'.repeat(35 * MB)}com/`),
    expect: [400],
  },
  {
    name: 'a URL of 4,900,000 characters',
    requests: withPhoto(() => `https://example.com/${'é'.repeat(4_900_000)}`),
    expect: [202],
    ends: true,
  },
  {
    name: 'a host of 4,900,000 characters',
    requests: withPhoto(() => `https://${'a.'.repeat(2_450_000)}com/`),
    expect: [400],
  },
];
