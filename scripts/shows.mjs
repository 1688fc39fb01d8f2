// `npm run shows -- [FOLDER] [WHAT…]` makes what shows how films sound and speak, and prints the figures: loudness (how loud ten films
// are over time, and how far their voice stands above all else), polish (a voice before and after), alignment (words that were found
// beside words that were told), mouths (a sentence frame by frame), presenters (everybody who can speak), captions (each style over what
// is light, dark, busy, from the right and Japanese). FOLDER is `shows` when left out, which is not in the repository.
import { resolve } from 'node:path';

const [folder = 'shows', ...only] = process.argv.slice(2);
const SHOWS = {
  loudness: async (out) => (await import('./shows/films.mjs')).films(out),
  polish: async (out) => (await import('./shows/voices.mjs')).voices(out),
  alignment: async () => (await import('./shows/voices.mjs')).alignment(),
  mouths: async (out) => (await import('./shows/mouths.mjs')).mouths(out),
  presenters: async (out) => (await import('./shows/presenters.mjs')).presenters(out),
  captions: async (out) => (await import('./shows/captions.mjs')).captions(out),
};
const unknown = only.filter((name) => !(name in SHOWS));
if (unknown.length > 0) {
  console.error(`There is no show ${unknown.join(', ')}; there are ${Object.keys(SHOWS).join(', ')}.`);
  process.exit(2);
}
for (const [name, show] of Object.entries(SHOWS))
  if (only.length === 0 || only.includes(name)) await show(resolve(folder));
