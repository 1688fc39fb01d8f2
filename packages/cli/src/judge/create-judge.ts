/**
 * Judges both sides of exchanges by the contract. No I/O: whoever sees an exchange hands it in, in the order in which they
 * end, and gets what each side did against the specification.
 */
import type { Exchange } from './exchange';
import { type Facts, isSuccess, readFacts } from './facts';
import { judgeAddress } from './judge-address';
import { judgeAnswer, judgeForm } from './judge-answer';
import { judgeError } from './judge-error';
import { judgeHooks } from './judge-hooks';
import { judgeKeys } from './judge-keys';
import { judgeLost } from './judge-lost';
import { judgePace } from './judge-pace';
import { judgeRender } from './judge-render';
import { judgeRequest, mustBeRefused } from './judge-request';
import { createMemory, type Memory } from './memory';
import { broken, type Finding } from './rules';

/** Judges one exchange after the other; it remembers what later ones are judged by. */
export type Judge = (exchange: Exchange) => readonly Finding[];

const judgeTaken = (facts: Facts, request: readonly Finding[]): readonly Finding[] => {
  const wrong = isSuccess(facts) ? mustBeRefused(request) : undefined;
  if (wrong === undefined) return [];
  return [
    broken('invalid-accepted', {
      expected: `a refusal: ${wrong.expected}`,
      got: String(facts.answer?.status),
      section: wrong.section,
    }),
  ];
};

export const createJudge =
  (memory: Memory = createMemory()): Judge =>
  (exchange) => {
    const facts = readFacts(exchange);
    const request = judgeRequest(facts);
    return [
      ...judgeAddress(facts),
      ...request,
      ...(facts.endpoint === 'createRender' ? [...judgeLost(facts, memory), ...judgeKeys(facts, memory)] : []),
      ...judgePace(facts, memory),
      ...judgeForm(facts),
      ...judgeAnswer(facts),
      ...judgeError(facts),
      ...judgeTaken(facts, request),
      ...judgeRender(facts, memory),
      ...judgeHooks(facts, memory),
    ];
  };
