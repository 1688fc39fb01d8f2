/** A planning request with the service's defaults filled in. */
import { DEFAULTS } from '@vid/sdk/contract';
import type { PlanRequest } from '../../src/ports/planner';
import type { BriefCase } from './briefs';

type Case = Omit<BriefCase, 'name' | 'shows'> & { readonly aspect?: PlanRequest['aspect'] };

export const requestOf = ({ brief, kind = DEFAULTS.kind, ...rest }: Case): PlanRequest => {
  const { route, category, brandName, title } = rest;
  return {
    brief,
    kind,
    language: rest.language ?? DEFAULTS.language,
    durationSec: rest.durationSec ?? DEFAULTS.durationSec[kind],
    narrator: rest.narrator ?? DEFAULTS.narrator,
    aspect: rest.aspect ?? DEFAULTS.aspect,
    product: rest.product ?? 'none',
    presenter: rest.presenter ?? 'none',
    hasLogo: rest.hasLogo ?? false,
    seed: 1,
    ...(route === undefined ? {} : { route }),
    ...(category === undefined ? {} : { category }),
    ...(brandName === undefined ? {} : { brandName }),
    ...(title === undefined ? {} : { title }),
  };
};
