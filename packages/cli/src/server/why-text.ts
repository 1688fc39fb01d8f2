/** The chain behind a job, a delivery or a webhook as a tree: what came, what was checked, charged, done and delivered. */
import type { AnswerText } from './answer-text';
import { answerColumns, cell, nodeOf, type TreeNode, treeText } from './tree-text';

type Members = Readonly<Record<string, unknown>>;

const said = (value: unknown): string => (value === null || value === undefined ? '' : cell(value));
const joined = (...parts: readonly unknown[]): string => parts.map(said).filter(Boolean).join('  ');
const listOf = (value: unknown): readonly Members[] => (Array.isArray(value) ? (value as Members[]) : []);

const attemptNode = (attempt: Members): TreeNode => {
  const { number, at, outcome, request, response, error, ms } = attempt;
  const status = (response as Members | null)?.['status'];
  const result = status === undefined ? said(error) : `${said(status)} in ${said(ms)} ms`;
  return {
    text: joined(`attempt ${said(number)}`, at, outcome, result, (request as Members | undefined)?.['url']),
  };
};

const deliveryNode = (delivery: Members): TreeNode => ({
  text: joined(delivery['delivery_id'], delivery['event'], delivery['status'], delivery['last_error']),
  children: listOf(delivery['attempts']).map(attemptNode),
});

const requestNode = ({ method, path, status, ms, at, apiKey, idempotencyKey }: Members): TreeNode => ({
  text: joined('request', at, `${said(method)} ${said(path)}`, `${said(status)} in ${said(ms)} ms`),
  children: [
    { text: joined('API key', apiKey) },
    ...(idempotencyKey === undefined || idempotencyKey === null
      ? []
      : [{ text: joined('idempotency key', idempotencyKey) }]),
  ],
});

const entryNode = ({ at, kind, amount, balance_after: after }: Members): TreeNode => ({
  text: joined(at, kind, amount, `balance ${said(after)}`),
});

const group = (text: string, children: readonly TreeNode[]): TreeNode =>
  children.length === 0 ? { text: `${text}  none` } : { text, children };

const hookNode = (hook: Members): TreeNode => ({
  text: joined('webhook', hook['id'], hook['active'] === true ? 'active' : 'off', hook['event'], hook['webhook_url']),
  children: [
    { text: joined('account', hook['user_id']) },
    ...(said(hook['description']) === '' ? [] : [{ text: joined('description', hook['description']) }]),
    { text: joined('made', hook['created_at']) },
    { text: joined('last delivery', hook['last_delivery_at'] ?? 'none', hook['last_status']) },
    { text: joined('failures in a row', hook['failure_count']) },
  ],
});

/** How each member of the answer is told; others are told as they are. */
const MEMBERS: Readonly<Record<string, (value: unknown) => TreeNode>> = {
  request: (value) => (value === null ? { text: 'request  not kept' } : requestNode(value as Members)),
  checks: (value) => ({ text: `checks  ${(value as readonly string[]).join(', ')}` }),
  ledger: (value) => group('ledger', listOf(value).map(entryNode)),
  stages: (value) =>
    group(
      'stages',
      listOf(value).map(({ at, what }) => ({ text: joined(at, what) })),
    ),
  events: (value) =>
    group(
      'events',
      listOf(value).map(({ at, event }) => ({ text: joined(at, event) })),
    ),
  deliveries: (value) => group('deliveries', listOf(value).map(deliveryNode)),
  delivery: (value) => deliveryNode(value as Members),
  hook: (value) => (value === null ? { text: 'webhook  deleted' } : hookNode(value as Members)),
  user_id: (value) => ({ text: joined('account', value) }),
  attempts: (value) => group('attempts', listOf(value).map(attemptNode)),
};

/** One delivery with its attempts. */
export const deliveryText: AnswerText = (answer) =>
  treeText(deliveryNode((answer as { readonly delivery: Members }).delivery), answerColumns());

export const whyText: AnswerText = (answer) => {
  const { kind, id, job, ...rest } = answer as Members;
  const { status, title, error } = (job ?? {}) as Members;
  const children = Object.entries(rest).map(([name, value]) => MEMBERS[name]?.(value) ?? nodeOf(name, value));
  const name = kind === 'hook' ? 'webhook' : kind;
  return treeText({ text: joined(name, id, status, title, error), children }, answerColumns());
};
