import type { Film } from '../film/film';

/** A film whose things keep nothing for themselves that they need not: where captions would find no place else. */
export const yielded = (film: Film): Film => ({
  ...film,
  layers: film.layers.map((layer) => {
    const { keeps: _, ...rest } = layer;
    return layer.yields === true ? rest : layer;
  }),
});
