/**
 * On one's own machine a film may be made of nothing but words: what the service refuses for want of a brand, a product photo or
 * a presenter is sent once more as opted out of, and said in the plan's notes. Against a service nothing is assumed.
 */
import { type ErrorCode, IDEMPOTENCY_KEY_HEADER, VIDEO_API_PREFIX } from '@vid/sdk/contract';

type Members = Readonly<Record<string, unknown>>;
type Fetch = (request: Request) => Promise<Response>;

interface OptOut {
  /** The request as it is meant then; undefined where it was opted out of already. */
  amend(request: Members): Members | undefined;
  readonly note: string;
}

const without = (member: 'product_enabled' | 'presenter_enabled', note: string): OptOut => ({
  amend: (request) => (request[member] === false ? undefined : { ...request, [member]: false }),
  note: `${note} (${member}: false is assumed here; a service refuses the request without it).`,
});

const OPT_OUTS: Partial<Record<ErrorCode, OptOut>> = {
  PRODUCT_IMAGE_REQUIRED: without(
    'product_enabled',
    'No product photo was given, so that the film is made without one; --product-image-url gives one',
  ),
  PRESENTER_REQUIRED: without(
    'presenter_enabled',
    'No face was chosen, so that a stock presenter speaks; --avatar-preset-id chooses one',
  ),
  NO_ANCHOR: without(
    'presenter_enabled',
    'No brand, product photo or presenter was given, so that every picture is made from words',
  ),
  BRAND_REQUIRED: {
    amend: ({ brand_kit_id: kit, ...request }) => (kit === undefined ? undefined : request),
    note: 'The brand kit has no logo, so that the film is made without it; --brand-logo-url gives one (a service refuses brand_kit_id alone).',
  },
};

/** Whether a request that is refused with this code is sent once more. */
export const isAssumed = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(OPT_OUTS, code);

const isRender = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname === `${VIDEO_API_PREFIX}/render`;

const membersOf = (text: string): Members | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : undefined;
  } catch {
    return undefined;
  }
};

const codeOf = async (answer: Response): Promise<ErrorCode | undefined> => {
  const code = membersOf(await answer.clone().text())?.['code'];
  return isAssumed(code) ? code : undefined;
};

const withNotes = async (answer: Response, notes: readonly string[]): Promise<Response> => {
  const accepted = membersOf(await answer.text());
  const own = [accepted?.['plan_notes'] ?? []].flat();
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify({ ...accepted, plan_notes: [...notes, ...own] }), {
    status: answer.status,
    headers,
  });
};

/** The same way to a server, but that renders are opted out of what they lack; `onAssumed` is told what is in their notes. */
export const assumingOptOuts =
  (fetch: Fetch, onAssumed: (note: string) => void = () => undefined): Fetch =>
  async (request) => {
    if (!isRender(request)) return fetch(request);
    const text = await request.clone().text();
    let answer = await fetch(request);
    let members = membersOf(text);
    const notes: string[] = [];
    while (!answer.ok && members !== undefined) {
      const code = await codeOf(answer);
      const optOut = code === undefined ? undefined : OPT_OUTS[code];
      const amended: Members | undefined = optOut?.amend(members);
      if (optOut === undefined || amended === undefined) break;
      notes.push(optOut.note);
      onAssumed(optOut.note);
      members = amended;
      const headers = new Headers(request.headers);
      headers.delete('content-length');
      // The key of a request is its own: this is another one.
      headers.delete(IDEMPOTENCY_KEY_HEADER);
      const { method, url, signal } = request;
      answer = await fetch(new Request(url, { method, headers, signal, body: JSON.stringify(members) }));
    }
    return answer.ok && notes.length > 0 ? withNotes(answer, notes) : answer;
  };
