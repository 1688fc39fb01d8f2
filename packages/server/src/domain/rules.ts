/** What decisions depend on beside stored state: the server's settings at the moment of the decision. */
import type { AccountLimits } from './account';
import type { Policies } from './policies';
import type { Pricing } from './pricing';

export interface Rules {
  readonly policies: Policies;
  readonly pricing: Pricing;
  /** Limits of accounts that have none of their own. */
  readonly limits: AccountLimits;
  /** Whether new renders are refused for the time being. */
  readonly paused: boolean;
}
