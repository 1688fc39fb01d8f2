// Media that are slow to unpack, or would be enormous when they are drawn.
const MB = 1024 ** 2;

const scene = { type: 'i2v_fast', prompt: 'A cup on a table', duration: 3 };
const json = (value) => JSON.stringify(value);
const withPhoto = (url) => () => [{ body: json({ scene_plan: [{ ...scene, ref_image_url: url() }] }) }];
const encoded = (characters) => `data:image/png,${'%89'.repeat(Math.floor((characters - 15) / 3))}`;

export const rows = [
  { name: 'a photo of 24 MB, percent-encoded', requests: withPhoto(() => encoded(24 * MB)), expect: [400] },
  {
    name: 'a logo of 4.8 MB, percent-encoded',
    requests: () => [{ body: json({ scene_plan: [scene], brand_logo_url: encoded(4_800_000) }) }],
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
