/** The variables as a topic of `vid help`. */
import { VARIABLES } from '../variables';
import type { TopicText } from './topic-text';

export const environment: TopicText = {
  intro:
    'A flag wins over the environment, that over vid.config.json (looked for from the working folder upwards), that over the profile, that over the default. `vid config explain` says where each value comes from.',
  terms: Object.entries(VARIABLES).map(([term, about]) => ({ term, about })),
};
