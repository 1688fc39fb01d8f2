/** The client of the edge carries no schemas: it leaves requests to the service, and says so to whoever asks. */
import { expect, it } from 'vitest';
import { checkRequest } from '../src/renders/check-request.edge';
import { CHECKS_BY_DEFAULT } from '../src/renders/checks-by-default.edge';
import { memberWarnings } from '../src/renders/warn-of-members.edge';
import { rejection } from './support/make-client';

it('checks nothing unless it is asked to', () => {
  expect(CHECKS_BY_DEFAULT).toBe(false);
  expect(memberWarnings()()).toBeUndefined();
});

it('refuses a check, and names both ways out', async () => {
  const error = await rejection((async () => checkRequest())());
  expect(error).toMatchObject({ name: 'InvalidRequestError', charged: 'no' });
  expect(error.message).toContain('checks no requests');
  expect(error['nextStep']).toMatch(/^Check with `renderRequestSchema`.*, or let the service judge/);
});
