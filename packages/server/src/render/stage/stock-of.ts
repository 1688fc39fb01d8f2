/** Artwork as the stock that scenes are cast from. */
import type { Artwork } from '../../artwork/open-artwork';
import type { Stock } from './casting';

/** Languages that put the name of a thing before what describes it. */
const HEAD_FIRST = /^(?:fr|es|it|pt|pl|ar)\b/iu;

export const stockOf = (artwork: Artwork, language: string): Stock => ({
  subjects: (text, about) =>
    artwork
      .subjects(text, language, about)
      .map(({ words, at, pictures, beside = [], score, concept, trade, place }) => ({
        ...{ words, at, score },
        pictures,
        beside,
        concept,
        trade,
        place,
      })),
  headFirst: HEAD_FIRST.test(language),
  capitalsName: !/^de\b/iu.test(language),
  photo: artwork.place,
  picture: (name) => artwork.picture(name),
});
