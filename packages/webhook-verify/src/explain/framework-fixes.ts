/** How to get at the raw body, framework by framework. */
import type { Framework } from '../errors/evidence';

const FIXES: Readonly<Record<Framework, string>> = {
  express:
    'Express: mount webhookHandler from @vid/webhook-verify/express before express.json(), or give the path express.raw({ type: "*/*" }) and verify req.body, which is a Buffer then.',
  fastify:
    'Fastify: pass all that webhookHandler from @vid/webhook-verify/fastify returns as the options of the route, or add a content type parser with { parseAs: "buffer" } in a scope of its own and verify request.body. In NestJS on Fastify, create the application with { rawBody: true }.',
  hono: 'Hono: use webhookHandler from @vid/webhook-verify/hono, or verify await c.req.arrayBuffer(); no middleware may read c.req.raw before.',
  next: 'Next.js: use webhookHandler from @vid/webhook-verify/next as POST of a route handler, or verify await request.arrayBuffer(); never await request.json() first. In the pages router export config = { api: { bodyParser: false } }.',
  'next-pages':
    'Next.js, pages router: `export const config = { api: { bodyParser: false } }` in the file of the API route, beside the handler, so that Next.js leaves the body alone, and let webhookHandler from @vid/webhook-verify/node be its default export, or read the stream and verify its bytes.',
  nest: 'NestJS: create the application with NestFactory.create(AppModule, { rawBody: true }), and call webhookHandler from @vid/webhook-verify/nest with @Req() and @Res(), or verify request.rawBody, which is a Buffer then.',
  koa: 'Koa: put webhookHandler from @vid/webhook-verify/koa before the body parser, or verify ctx.request.rawBody, which koa-bodyparser keeps; never JSON.stringify(ctx.request.body).',
  lambda:
    'AWS Lambda: use webhookHandler from @vid/webhook-verify/lambda, or verify event.isBase64Encoded ? Buffer.from(event.body, "base64") : event.body; never JSON.stringify(event.body).',
  fetch:
    'Fetch handlers: use webhookHandler from @vid/webhook-verify/fetch, or verify await request.arrayBuffer(); a request can be read once only.',
  node: 'node:http: let webhookHandler from @vid/webhook-verify/node be the first that reads the request. Where something else has to read it, collect the chunks once (no setEncoding) and pass the bytes on: request.rawBody = Buffer.concat(chunks) before webhookHandler(request, response), or verifyWebhookSync(Buffer.concat(chunks), request.headers, secret).',
};

/** What is true of every framework. */
export const FOR_ALL = 'Verify the raw bytes of the request, before anything parses them.';

/** The fix for this framework, for all of them when it is not known, and no special one for none (null). */
export const rawBodyFix = (framework: Framework | null | undefined): string => {
  if (framework === null) return FOR_ALL;
  const known = framework && Object.hasOwn(FIXES, framework) ? FIXES[framework] : undefined;
  return known ?? [FOR_ALL, ...Object.values(FIXES)].join('\n  ');
};
