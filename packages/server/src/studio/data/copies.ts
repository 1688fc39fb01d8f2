/** What is done here, as commands and code that do the same. */

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const isEmpty = (body: unknown): boolean => body === undefined || body === null;

export interface CopiedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly idempotencyKey?: string | null;
}

/** A request to the service; the key comes from the environment. */
export const requestAsCurl = ({ method, path, body, idempotencyKey }: CopiedRequest, origin: string): string =>
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
export const requestAsSdk = ({ method, path, body }: CopiedRequest): string | undefined => {
  for (const [pattern, write] of SDK_CALLS) {
    const found = pattern.exec(`${method} ${path}`);
    if (found === null) continue;
    const id = (found[1] ?? '').replace(/[^\w-]/g, '');
    return `${SDK_START}${write(id, isEmpty(body) ? '{}' : JSON.stringify(body, null, 2))}\n`;
  }
  return undefined;
};

/** `vid render` with a request on its stdin. */
export const renderAsCommand = (request: Readonly<Record<string, unknown>>): string => {
  const members = Object.entries(request);
  const isPlain = members.every(([, value]) => typeof value === 'string' || typeof value === 'number');
  if (isPlain)
    return [
      'vid render',
      ...members.map(([name, value]) => `--${name.replaceAll('_', '-')} ${quoted(String(value))}`),
    ].join(' \\\n  ');
  return `vid render --request - <<'REQUEST'\n${JSON.stringify(request, null, 2)}\nREQUEST\n`;
};
