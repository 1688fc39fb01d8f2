/**
 * Everything that is wrong with a request, found without sending it. Problems are what the service would refuse, with its
 * codes; warnings are what it may refuse, or what has no effect. Pure.
 */
import { renderRequestSchema, validate } from '../contract';
import type { RequestProblem } from '../errors/invalid-request-error';
import { nearest } from '../options/nearest';
import type { RenderRequest } from '../types/render-request';
import { ruleFindings } from './check-rules';
import { usageWarnings } from './check-usage';
import { toWire } from './to-wire';

/** What a check found. */
export interface RequestCheck {
  /** The request will be refused. */
  readonly problems: readonly RequestProblem[];
  /** The request may be refused, or a part of it has no effect. */
  readonly warnings: readonly RequestProblem[];
}

/** Checks a request. Specification: Render request; POST /v1/render. */
export const checkRequest = (request: RenderRequest): RequestCheck => {
  const wire = toWire(request);
  const result = validate(renderRequestSchema, wire, { nearest });
  const problems = result.ok ? [] : result.problems;
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return { problems, warnings: [] };
  const rules = ruleFindings(wire);
  return {
    problems: [...problems, ...rules.problems],
    warnings: [...rules.warnings, ...usageWarnings(wire as Record<string, unknown>)],
  };
};
