/** Whether bytes begin like a picture, a film or a sound of a kind that holds no text of its own making. Pure. */
const BEGINNINGS: readonly RegExp[] = [
  /^[^]{4}ftyp/,
  /^\x89PNG\r\n/,
  /^\xff\xd8\xff/,
  /^GIF8/,
  /^RIFF[^]{4}(WEBP|WAVE|AVI )/,
  /^\x1a\x45\xdf\xa3/,
  /^OggS/,
  /^ID3/,
  /^\xff[\xe2-\xfb]/,
];

export const isKnownMedia = (bytes: Buffer): boolean => {
  const head = bytes.subarray(0, 16).toString('latin1');
  return BEGINNINGS.some((beginning) => beginning.test(head));
};
