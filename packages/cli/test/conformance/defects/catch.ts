/** Which check catches which defect. */

import type { Check } from '../../../src/conformance/check';
import { CHECKS } from '../../../src/conformance/checks';
import { judgeService } from '../../../src/conformance/judge-service';
import { type Judged, openJudged } from '../in-process';
import { buildDefective, switchOn } from './build';
import type { Defect } from './defect';

const MINUTE = 60;

/** A server in which defects can be switched on. */
export const openDefective = async (defects: readonly Defect[]): Promise<Judged> => {
  const { createServerWith } = await buildDefective(defects);
  return openJudged({}, createServerWith);
};

/** The first of these checks that fails while the defect acts, in a copy of the server; undefined where none does. */
export const firstCatch = async (
  { server, service }: Judged,
  defect: string,
  checks: readonly Check[] = CHECKS,
): Promise<string | undefined> => {
  await using copy = await server.fork();
  // Of a window that is nearly over, half of the wait is as long as all of it.
  await copy.admin.setClock({ advance_seconds: MINUTE - ((copy.now() / 1000) % MINUTE) });
  switchOn(defect);
  const found = new AbortController();
  let caught: string | undefined;
  try {
    await judgeService(checks, service(copy), {
      signal: found.signal,
      onResult: ({ name, status }) => {
        if (status !== 'failed') return;
        caught ??= name;
        found.abort();
      },
    });
  } finally {
    switchOn(undefined);
  }
  return caught;
};
