/** Pieces that receivers of all frameworks are written with. */
import type { Dialect } from './framework';

/** The line that brings names in from a module. */
export const importing = (dialect: Dialect, names: string, from: string): string =>
  dialect === 'cjs' ? `const ${names} = require('${from}');` : `import ${names} from '${from}';`;

/** A value under a name that other files can use. */
export const exporting = (dialect: Dialect, name: string, value: string): readonly string[] =>
  dialect === 'cjs'
    ? [`const ${name} = ${value};`, '', `module.exports = { ${name} };`]
    : [`export const ${name} = ${value};`];

/** The options of a handler: where its secret is, and the place for one's own work. */
export const options = ({
  secret = "process.env.VID_WEBHOOK_SECRET ?? ''",
  indent = '',
}: {
  readonly secret?: string | undefined;
  readonly indent?: string;
}): string =>
  [
    '{',
    `  secret: ${secret},`,
    '  onDelivery(delivery) {',
    '    // What throws here is delivered again. Work that takes longer than 8 seconds belongs into a queue.',
    "    if (delivery.event === 'video.completed') console.log(delivery.payload.job_id, delivery.payload.output_url);",
    '  },',
    '}',
  ].join(`\n${indent}`);
