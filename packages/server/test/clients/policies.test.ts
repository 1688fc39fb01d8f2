/** The client must work with whatever a service does where the specification is silent: each value of each policy, one at a time. */
import { POLICIES } from '@vid/server';
import { describe } from 'vitest';
import { sdkSuite } from './support/sdk-suite';

const others = Object.entries(POLICIES).flatMap(([name, { values }]) =>
  values.slice(1).map((value) => [name, value] as const),
);

describe.each(others)('the client where %s is %s', (name, value) => {
  sdkSuite('fetch', { [name]: value });
});
