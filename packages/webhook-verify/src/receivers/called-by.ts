/**
 * Puts a handler behind a look at how it is used. One that another framework calls, or that is sent as an answer instead of
 * being called, could read nothing and verify nothing: whoever sent the delivery is told 500 in that framework's way, so
 * that it is sent again, and the mistake is reported as any other.
 */
import type { WebhookConfigError } from '../errors/config-error';
import type { Adapter } from '../errors/evidence';
import { told } from '../errors/shown-value';
import type { Answer } from './answers';
import { answerNode, type Caller, callerOf, nodeResponseIn, originOf } from './caller';
import { NOTHING, type Receiver } from './create-receiver';
import { notAnswered, responseMistake, wrongUse } from './setup-mistake';
import { LINES, type Made, watchForCall } from './watch-for-call';

const wrongCaller = (framework: Adapter, caller: Caller, given: readonly unknown[]): WebhookConfigError => {
  const [what, from] = originOf(caller, given);
  const isNestOnFastify = framework === 'nest' && caller === 'fastify';
  return wrongUse(
    `The webhookHandler of @vid/webhook-verify/${framework} was called with ${what}. Import webhookHandler from ${from}${isNestOnFastify ? ON_FASTIFY : ''}.`,
  );
};

/** The entry for Fastify makes the options of a route, which a controller of NestJS has no place for. */
const ON_FASTIFY =
  ', and in a controller of NestJS return this.#receive.handler(request, reply), with @Req() and @Res() and with rawBody: true in NestFactory.create';

const wrongOrder = (framework: Adapter): WebhookConfigError =>
  wrongUse(
    `The handler of @vid/webhook-verify/${framework} was called with the response first, so nothing was done. Write handler(request, response).`,
  );

/** The platform's own name of an object. */
const tagOf = (value: unknown): string => {
  const [, tag = 'Object'] = /^\[object (\w+)\]$/.exec(Object.prototype.toString.call(value)) ?? [];
  return typeof value !== 'object' || value === null || tag === 'Object' ? '' : ` (${tag})`;
};

const noRequest = (framework: Adapter, [first]: readonly unknown[]): WebhookConfigError =>
  wrongUse(
    `The handler of @vid/webhook-verify/${framework} was called with ${told(first)}${tagOf(first)} in place of a request, so nothing was done. Write ${LINES[framework]}, or call it with all that the framework hands over.`,
  );

/** Whether there is nothing that could be read. Whatever a function is invoked with is an event, and told as one. */
const isNoRequest = (expected: Caller, given: readonly unknown[]): boolean => {
  const [first] = given;
  if (expected === 'lambda') return false;
  if (typeof first !== 'object' || first === null) return true;
  return isOfFetch(expected) && callerOf(given) === undefined && !('method' in first);
};

const sentAsAnswer = (): WebhookConfigError =>
  wrongUse(
    'What webhookHandler returned was sent as an answer instead of being used, so nothing was verified. Give it to the route itself: app.post(path, webhookHandler({ secret, onDelivery })), or call what it returned with the request.',
  );

const isOfFetch = (caller: Caller): boolean => caller === 'fetch' || caller === 'hono';

/** Gives an answer to whoever called, in its own way. */
const answerTo = (caller: Caller, given: readonly unknown[], { status, headers, body }: Answer): unknown => {
  if (isOfFetch(caller)) return new Response(body, { status, headers });
  if (caller === 'lambda') return { statusCode: status, headers, body };
  if (caller === 'koa') {
    const context = given[0] as { status: number; body: unknown; set(headers: object): void };
    context.status = status;
    context.set(headers);
    context.body = body;
    return undefined;
  }
  if (caller === 'fastify') {
    const reply = given[1] as { code(status: number): { headers(values: object): { send(body: string): unknown } } };
    return reply.code(status).headers(headers).send(body);
  }
  answerNode(given, { status, headers, body });
  return undefined;
};

/** Those who hand over a response beside the request. */
const TWOFOLD: readonly (Caller | undefined)[] = ['node', 'fastify'];

/** Whether there is anything among it that can be answered by. */
const hasResponse = (given: readonly unknown[]): boolean =>
  nodeResponseIn(given) !== undefined || responseMistake(given[1], 'send') === undefined;

/** What is used of a receiver: a mistake is reported, and gives what to answer. */
type Report = (request: unknown, mistake: WebhookConfigError) => Promise<Answer>;

const reporter =
  <Request>(receive: Receiver<Request>): Report =>
  (request, mistake) =>
    receive({ ...NOTHING, request: request as Request, mistake });

/** Lets what is no answer fail where it is sent as one, which `sees`; `asText` where functions are sent as their text. */
export const notAnAnswer = <Result extends object, Request>(
  result: Result,
  receive: Receiver<Request>,
  sees: () => void,
  { asText = false } = {},
): Result => {
  const report = reporter(receive);
  const value = (): never => {
    sees();
    const mistake = sentAsAnswer();
    void report(undefined, mistake);
    throw notAnswered(mistake);
  };
  for (const name of asText ? ['toJSON', 'toString'] : ['toJSON']) Object.defineProperty(result, name, { value });
  return result;
};

/** A handler that only this caller may call; who calls cannot always be told, and then it may. `called` hears of calls. */
export const calledBy = <Given extends readonly unknown[], Result, Request>(
  expected: Caller,
  made: Made,
  receive: Receiver<Request>,
  handler: (...given: Given) => Promise<Result>,
  called = watchForCall(made),
): ((...given: Given) => Promise<Result>) => {
  const { framework } = made;
  const report = reporter(receive);
  const receiveFrom = async (given: Given): Promise<Result> => {
    if (isNoRequest(expected, given)) {
      const mistake = noRequest(framework, given);
      const answer = await report(given[0], mistake);
      if (isOfFetch(expected)) return answerTo(expected, given, answer) as Result;
      if (nodeResponseIn(given) === undefined) throw notAnswered(mistake);
      answerNode(given, answer);
      return undefined as Result;
    }
    // What else is no Fetch request comes from Node, as far as Fetch handlers are concerned: nothing can be read of it.
    const isSwapped = nodeResponseIn(given.slice(0, 1)) !== undefined;
    const caller = isSwapped ? 'node' : (callerOf(given) ?? (isOfFetch(expected) ? 'node' : expected));
    if (caller === expected && !isSwapped) return handler(...given);
    const mistake = caller === expected ? wrongOrder(framework) : wrongCaller(framework, caller, given);
    const answer = await report(isSwapped ? given[1] : given[0], mistake);
    if (caller === 'fastify' && !hasResponse(given)) throw notAnswered(mistake);
    if (caller !== 'node' || hasResponse(given)) return answerTo(caller, given, answer) as Result;
    if (callerOf(given) === 'node') answerNode(given, answer);
    return (isOfFetch(expected) ? answerTo(expected, given, answer) : undefined) as Result;
  };
  const guarded = (...given: Given): Promise<Result> => {
    called();
    const answered = receiveFrom(given);
    // It rejects for a framework that waits for it; where none does, that would end the process.
    if (isNoRequest(expected, given) || (TWOFOLD.includes(callerOf(given)) && !hasResponse(given)))
      answered.catch(() => undefined);
    return answered;
  };
  // Deno makes a request only for a handler that names it.
  Object.defineProperty(guarded, 'length', { value: Math.max(1, handler.length) });
  return notAnAnswer(guarded, receive, called, { asText: framework === 'nest' });
};
