/** Writes docs/routes.md from what the routes' acts say of themselves. */
import { ROUTES } from '@vid/sdk/contract';
import { ACTS } from '../../packages/server/src/render/routes/acts';
import { code, table } from './table';

const rows = ROUTES.map((route) => [code(route), ACTS[route].shows]);

export const writeRoutes = (): string => `# What each route shows

A route chooses how a film is told: the order of its beats, its type, its cuts, and what its scenes do besides saying their
words. "The subject" is what the words of a scene name and a picture shows; where nothing can be shown, the rest goes on without
it. Signs of an interface are neutral: nothing is written that the plan does not say.

![Each route on the same words](images/routes.jpg)

This page is generated from \`packages/server/src/render/routes\`: run \`npm run docs\` after a change there, and \`npm run gallery\` for the
pictures.

${table(['Route', 'Shows'], rows)}
`;
