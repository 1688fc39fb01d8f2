/** Small drawings beside words, which say the same. */
const SHAPES = {
  renders: ['M3 5.5h14v9H3z', 'M8.5 8v4l3.5-2z'],
  compose: ['M4 16l1-4 8-8 3 3-8 8z', 'M11.5 5.5l3 3'],
  webhooks: ['M10 6.5a3 3 0 1 1 2.5 3L15 14', 'M8.5 9.5 6 14h8.5', 'M5 11.5a3 3 0 1 0 1.5 5'],
  requests: ['M4 6h12', 'M4 10h12', 'M4 14h7'],
  credits: ['M3.5 14.5l4-4.5 3 2.5 6-7', 'M12.5 5.5h4v4'],
  controls: ['M4 6h6', 'M14 6h2', 'M4 14h2', 'M10 14h6', 'M12 4v4', 'M8 12v4'],
  search: ['M9 4a5 5 0 1 1 0 10A5 5 0 0 1 9 4', 'M13 13l4 4'],
  theme: ['M10 3.5a6.5 6.5 0 1 0 6.5 8A5 5 0 0 1 10 3.5'],
  copy: ['M7 7h9v9H7z', 'M4 13V4h9'],
  more: ['M5 10h.01', 'M10 10h.01', 'M15 10h.01'],
  bin: ['M5 6.5h10', 'M8 6.5v-2h4v2', 'M6.5 6.5l.5 9h6l.5-9'],
  back: ['M12 4l-6 6 6 6'],
} as const;
export type IconName = keyof typeof SHAPES;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    {SHAPES[name].map((shape) => (
      <path key={shape} d={shape} />
    ))}
  </svg>
);
