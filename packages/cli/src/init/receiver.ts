/** The receiver of deliveries that a project gets: a file, and how its application takes it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Project } from './find-project';
import type { Dialect, Framework } from './framework';
import { exporting, importing, options } from './receiver-parts';

export interface Receiver {
  /** Below the project's folder. */
  readonly path: string;
  readonly text: string;
  /** Lines for the application, where the file alone is not enough. */
  readonly mount: readonly string[];
  /** Where it takes deliveries while somebody develops. */
  readonly url: string;
}

const FILE = 'vid-webhook';
const ROUTE = '/webhooks/vid';

const endingOf = (dialect: Dialect): string => (dialect === 'typescript' ? 'ts' : 'js');

/** A project, and what its receiver is called where its framework does not say. */
interface Place extends Project {
  readonly file: string;
}

/** The file beside others, and the line that imports it there. */
const beside = ({ dialect, hasSrc, isModule, file }: Place, name = file) => {
  const from = dialect === 'esm' || (dialect === 'typescript' && isModule) ? `./${name}.js` : `./${name}`;
  return {
    path: `${hasSrc ? 'src/' : ''}${name}.${endingOf(dialect)}`,
    importLine: (names: string) => importing(dialect, names, from),
  };
};

/** A receiver that is one exported value, which the application gives a route. */
const exported =
  (adapter: string, mount: string) =>
  (project: Place): Receiver => {
    const { dialect } = project;
    const { path, importLine } = beside(project);
    const lines = [
      importing(dialect, '{ webhookHandler }', `@vid/webhook-verify/${adapter}`),
      '',
      ...exporting(dialect, 'vidWebhook', `webhookHandler(${options({})})`),
    ];
    const url = `http://127.0.0.1:3000${ROUTE}`;
    return { path, text: `${lines.join('\n')}\n`, mount: [importLine('{ vidWebhook }'), mount], url };
  };

const HONO_MOUNT = `app.post('${ROUTE}', vidWebhook);`;

/** On workers the secret is not in `process.env` but in the context. */
const hono = (project: Place): Receiver => {
  if (!project.isWorker) return exported('hono', HONO_MOUNT)(project);
  const { dialect } = project;
  const { path, importLine } = beside(project);
  const isTyped = dialect === 'typescript';
  const handler = isTyped ? 'webhookHandler<Context>' : 'webhookHandler';
  const lines = [
    importing(dialect, '{ webhookHandler }', '@vid/webhook-verify/hono'),
    ...(isTyped ? ["import type { Context } from 'hono';"] : []),
    '',
    ...exporting(
      dialect,
      'vidWebhook',
      `${handler}(${options({ secret: '(context) => context.env.VID_WEBHOOK_SECRET' })})`,
    ),
  ];
  const mount = [importLine('{ vidWebhook }'), HONO_MOUNT];
  return { path, text: `${lines.join('\n')}\n`, mount, url: `http://127.0.0.1:8787${ROUTE}` };
};

const nextApp = ({ dialect, hasSrc }: Project): Receiver => ({
  path: `${hasSrc ? 'src/' : ''}app/api${ROUTE}/route.${endingOf(dialect)}`,
  text: `import { webhookHandler } from '@vid/webhook-verify/next';

export const POST = webhookHandler(${options({ secret: 'process.env.VID_WEBHOOK_SECRET' })});
`,
  mount: [],
  url: `http://127.0.0.1:3000/api${ROUTE}`,
});

const nextPages = ({ dialect, hasSrc }: Project): Receiver => ({
  path: `${hasSrc ? 'src/' : ''}pages/api${ROUTE}.${endingOf(dialect)}`,
  text: `import { webhookHandler } from '@vid/webhook-verify/node';

// The signature covers the bytes as they came, so nobody may parse them before.
export const config = { api: { bodyParser: false } };

// A function, since a build loads this file where no secret is set.
export default webhookHandler(${options({ secret: "() => process.env.VID_WEBHOOK_SECRET ?? ''" })});
`,
  mount: [],
  url: `http://127.0.0.1:3000/api${ROUTE}`,
});

const koa = (project: Place): Receiver => {
  const { dialect } = project;
  const { path, importLine } = beside(project);
  const isTyped = dialect === 'typescript';
  const lines = [
    importing(dialect, '{ webhookHandler }', '@vid/webhook-verify/koa'),
    ...(isTyped ? ["import type { Context, Next } from 'koa';"] : []),
    '',
    `const receive = webhookHandler(${options({})});`,
    '',
    ...exporting(
      dialect,
      'vidWebhook',
      `${isTyped ? '(context: Context, next: Next)' : '(context, next)'} =>\n  context.path === '${ROUTE}' ? receive(context) : next()`,
    ),
  ];
  const mount = [importLine('{ vidWebhook }'), 'app.use(vidWebhook); // before a body parser'];
  return { path, text: `${lines.join('\n')}\n`, mount, url: `http://127.0.0.1:3000${ROUTE}` };
};

const nest = (project: Place): Receiver => {
  // Decorators need a compiler; without one the receiver is middleware.
  if (project.dialect !== 'typescript')
    return exported(
      'nest',
      `app.use('${ROUTE}', vidWebhook); // of NestFactory.create(AppModule, { rawBody: true })`,
    )(project);
  const { path, importLine } = beside(project, `${project.file}.controller`);
  return {
    path,
    text: `import type { IncomingMessage, ServerResponse } from 'node:http';
import { Controller, Post, Req, Res } from '@nestjs/common';
import { webhookHandler } from '@vid/webhook-verify/nest';

@Controller('webhooks')
export class VidWebhookController {
  private readonly handle = webhookHandler(${options({ indent: '  ' })});

  @Post('vid')
  receive(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    return this.handle(request, response);
  }
}
`,
    mount: [
      importLine('{ VidWebhookController }'),
      '@Module({ controllers: [VidWebhookController] })',
      'NestFactory.create(AppModule, { rawBody: true })',
    ],
    url: `http://127.0.0.1:3000${ROUTE}`,
  };
};

const workers = (project: Place): Receiver => {
  const { dialect } = project;
  const { path, importLine } = beside(project);
  const isTyped = dialect === 'typescript';
  const types = isTyped
    ? [
        'interface Env {',
        '  readonly VID_WEBHOOK_SECRET: string;',
        '}',
        '',
        'interface Platform {',
        '  waitUntil(work: Promise<unknown>): void;',
        '}',
        '',
      ]
    : [];
  const lines = [
    importing(dialect, '{ webhookHandler }', '@vid/webhook-verify/fetch'),
    '',
    ...types,
    '// Made at the first delivery: before that there is no environment.',
    isTyped ? 'let receive: ReturnType<typeof webhookHandler> | undefined;' : 'let receive;',
    '',
    ...exporting(
      dialect,
      'vidWebhook',
      `${isTyped ? '(request: Request, env: Env, platform: Platform)' : '(request, env, platform)'} => {
  receive ??= webhookHandler(${options({ secret: "env.VID_WEBHOOK_SECRET ?? ''", indent: '  ' })});
  return receive(request, platform);
}`,
    ),
  ];
  return {
    path,
    text: `${lines.join('\n')}\n`,
    mount: [
      importLine('{ vidWebhook }'),
      `if (new URL(request.url).pathname === '${ROUTE}') return vidWebhook(request, env, ctx); // first in fetch(request, env, ctx)`,
    ],
    url: `http://127.0.0.1:8787${ROUTE}`,
  };
};

const node = (project: Place): Receiver => {
  const { dialect } = project;
  const { path } = beside(project);
  const lines = [
    importing(dialect, '{ createServer }', 'node:http'),
    importing(dialect, '{ webhookHandler }', '@vid/webhook-verify/node'),
    '',
    `const receive = webhookHandler(${options({})});`,
    'const port = Number(process.env.PORT ?? 3000);',
    '',
    'createServer((request, response) => {',
    `  if (request.url === '${ROUTE}') void receive(request, response);`,
    '  else response.writeHead(404).end();',
    `}).listen(port, () => console.log(\`Deliveries are taken at http://127.0.0.1:\${port}${ROUTE}\`));`,
  ];
  return {
    path,
    text: `${lines.join('\n')}\n`,
    mount: [],
    url: `http://127.0.0.1:3000${ROUTE}`,
  };
};

const RECEIVERS: Record<Exclude<Framework, 'none'>, (project: Place) => Receiver> = {
  next: nextApp,
  'next-pages': nextPages,
  express: exported('express', `app.post('${ROUTE}', vidWebhook); // before app.use(express.json())`),
  fastify: exported('fastify', `app.post('${ROUTE}', vidWebhook);`),
  koa,
  hono,
  nest,
  workers,
  node,
};

const HEADER = '/** Receives deliveries of the video service: verified, and each one handled once. */\n';

/** The part of the package that a file takes its handler from. */
const adapterIn = (text: string): string | undefined => /@vid\/webhook-verify\/(\w+)/.exec(text)?.[1];

/** Whether there is a file in its place that receives for another framework: that one is in use. */
const isAnother = (folder: string, { path, text }: Receiver): boolean => {
  try {
    const adapter = adapterIn(readFileSync(join(folder, path), 'utf8'));
    return adapter !== undefined && adapter !== adapterIn(text);
  } catch {
    return false;
  }
};

/** What a project gets; nothing where it has no framework. A receiver of another framework is not in its way. */
export const receiverOf = (project: Project): Receiver | undefined => {
  const { framework, folder } = project;
  if (framework === 'none') return undefined;
  const named = (file: string): Receiver => {
    const receiver = RECEIVERS[framework]({ ...project, file });
    return { ...receiver, text: HEADER + receiver.text };
  };
  const receiver = named(FILE);
  return isAnother(folder, receiver) ? named(`${FILE}-${framework}`) : receiver;
};
