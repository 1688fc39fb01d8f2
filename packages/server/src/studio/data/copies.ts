/** What is done here, as commands and code that do the same. */
import { missingIn, withMissing } from './missing';

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const isEmpty = (body: unknown): boolean => body === undefined || body === null;

export interface CopiedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly idempotencyKey?: string | null;
  /** What was answered; 0: nothing. */
  readonly status?: number;
}

/** Whether it had a body that nobody could read, so that nothing of it is known. */
export const isUnread = ({ method, body, status }: CopiedRequest): boolean =>
  isEmpty(body) &&
  !['GET', 'HEAD', 'DELETE'].includes(method) &&
  status !== undefined &&
  (status >= 400 || status === 0);

const missingOf = (request: CopiedRequest): readonly string[] => [
  ...missingIn(request.path, 'the query of the address'),
  ...missingIn(request.body, 'body'),
  ...(isUnread(request) ? ['the body, which could not be read'] : []),
];

/** A request to the service; the key comes from the environment. */
export const requestAsCurl = (request: CopiedRequest, origin: string): string =>
  withMissing(curlOf(request, origin), '#', missingOf(request));

const curlOf = ({ method, path, body, idempotencyKey }: CopiedRequest, origin: string): string =>
  [
    `curl -X ${method} ${quoted(origin + path)}`,
    '-H "Authorization: Bearer $VID_API_KEY"',
    ...(isEmpty(body) ? [] : ["-H 'Content-Type: application/json'"]),
    ...(idempotencyKey ? [`-H ${quoted(`Idempotency-Key: ${idempotencyKey}`)}`] : []),
    ...(isEmpty(body) ? [] : [`-d ${quoted(JSON.stringify(body))}`]),
  ].join(' \\\n  ');

/** A delivery as it was sent. */
export const deliveryAsCurl = (request: {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}): string =>
  withMissing(deliveryCurlOf(request), '#', [
    ...missingIn(request.url, 'the query of the address'),
    ...missingIn(request.headers, 'headers'),
    ...(request.body.includes('[redacted]') ? ['body'] : []),
  ]);

const deliveryCurlOf = (request: Parameters<typeof deliveryAsCurl>[0]): string =>
  [
    `curl -X POST ${quoted(request.url)}`,
    ...Object.entries(request.headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-raw ${quoted(request.body)}`,
  ].join(' \\\n  ');

const SDK_START =
  "import { VidClient } from '@vid/sdk';\n\nconst vid = new VidClient(); // VID_API_KEY, VID_BASE_URL\n";

const SDK_CALLS: readonly (readonly [RegExp, (id: string, body: string) => string])[] = [
  [/^GET \/v1\/me$/, () => 'await vid.account.retrieve();'],
  [/^POST \/v1\/render$/, (_, body) => `const { render, job } = await vid.renders.createAndWait(${body});`],
  [/^GET \/v1\/job\/([^/?]+)/, (id) => `await vid.jobs.retrieve('${id}');`],
  [/^GET \/api\/webhooks\/events/, () => 'await vid.webhooks.events();'],
  [/^GET \/api\/webhooks\/hooks/, () => 'await vid.webhooks.list();'],
  [/^POST \/api\/webhooks\/hooks$/, (_, body) => `await vid.webhooks.create(${body});`],
  [/^POST \/api\/webhooks\/hooks\/([^/?]+)\/test/, (id) => `await vid.webhooks.test('${id}');`],
  [/^PATCH \/api\/webhooks\/hooks\/([^/?]+)/, (id, body) => `await vid.webhooks.update('${id}', ${body});`],
  [/^DELETE \/api\/webhooks\/hooks\/([^/?]+)/, (id) => `await vid.webhooks.delete('${id}');`],
];

/** Code for the SDK; undefined where it has no such call. */
export const requestAsSdk = (request: CopiedRequest): string | undefined => {
  const { method, path, body } = request;
  for (const [pattern, write] of SDK_CALLS) {
    const found = pattern.exec(`${method} ${path}`);
    if (found === null) continue;
    const id = (found[1] ?? '').replace(/[^\w-]/g, '');
    const code = `${SDK_START}${write(id, isEmpty(body) ? '{}' : JSON.stringify(body, null, 2))}\n`;
    return withMissing(code, '//', missingOf(request));
  }
  return undefined;
};

type Members = Readonly<Record<string, unknown>>;

/** With the files that it brings cut to their beginning: they are too long to be copied. */
export const withoutFiles = (request: Members): Members =>
  Object.fromEntries(
    Object.entries(request).map(([name, value]) => [
      name,
      typeof value === 'string' && /^data:/i.test(value)
        ? `${value.slice(0, 30).split(',')[0] ?? ''},… (${value.length} characters)`
        : value,
    ]),
  );

/** `vid render` with a request on its stdin. */
export const renderAsCommand = (request: Members): string =>
  withMissing(commandOf(request), '#', missingIn(request, 'request'));

const commandOf = (request: Members): string => {
  const members = Object.entries(request);
  const isPlain = members.every(([, value]) => typeof value === 'string' || typeof value === 'number');
  if (isPlain)
    return [
      'vid render',
      ...members.map(([name, value]) => `--${name.replaceAll('_', '-')} ${quoted(String(value))}`),
    ].join(' \\\n  ');
  return `vid render --request - <<'REQUEST'\n${JSON.stringify(request, null, 2)}\nREQUEST\n`;
};
