/** Artwork as the stock that scenes are cast from. */
import type { Artwork } from '../../artwork/open-artwork';
import { workersIn } from './at-work';
import type { Stock } from './casting';

/** Languages that put the name of a thing before what describes it. */
const HEAD_FIRST = /^(?:fr|es|it|pt|pl|ar)\b/iu;

export const stockOf = (artwork: Artwork, language: string): Stock => {
  const capitalsName = !/^de\b/iu.test(language);
  const picture: Stock['picture'] = (name) => artwork.picture(name);
  return {
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
    capitalsName,
    workers: (text) => workersIn(text, language, { capitalsName, picture }),
    photo: artwork.place,
    picture,
  };
};
