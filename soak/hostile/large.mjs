// Large requests that are in order: they must be taken, and hold nobody up either.
const MB = 1024 ** 2;

/** A data URI of a PNG with as many characters; what follows the first bytes is nothing that could be drawn. */
const image = (characters) => {
  const start = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ';
  const rest = characters - start.length;
  return `${start}${'A'.repeat(rest - (rest % 4))}`;
};
const json = (value) => JSON.stringify(value);
const scene = { type: 'i2v_fast', prompt: 'A cup on a table', duration: 3 };

export const rows = [
  {
    name: 'a logo and a product photo of 5,000,000 characters each',
    requests: () => {
      const photo = image(5_000_000);
      return [{ body: json({ scene_plan: [scene], brand_logo_url: photo, product_image_url: photo }) }];
    },
    expect: [202],
    ends: true,
    peakMb: 300,
  },
  {
    name: '12 scenes with images of 5,000,000 characters each',
    requests: () => [{ body: json({ scene_plan: Array(12).fill({ ...scene, ref_image_url: image(5_000_000) }) }) }],
    expect: [202],
    ends: true,
    peakMb: 350,
  },
  {
    name: '12 scenes with different images, as large as a body may hold',
    requests: () => [
      {
        body: json({
          scene_plan: Array.from({ length: 12 }, (_, at) => ({
            ...scene,
            ref_image_url: `${image(6.6 * MB).slice(0, -4)}${String(1000 + at)}`,
          })),
        }),
      },
    ],
    expect: [202],
    ends: true,
    peakMb: 400,
  },
  {
    name: 'two scenes with images of 33 MB',
    requests: () => [{ body: json({ scene_plan: Array(2).fill({ ...scene, ref_image_url: image(33 * MB) }) }) }],
    expect: [202],
    ends: true,
    peakMb: 400,
  },
];
