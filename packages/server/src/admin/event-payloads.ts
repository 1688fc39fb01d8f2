/** Complete payloads for events that the server itself never causes, with what the caller gave laid over. */
import type { EventName } from '@vid/sdk/contract';
import type { Account } from '../domain/account';
import { iso } from './bodies';

interface Facts {
  readonly account: Account;
  readonly at: number;
  readonly id: string;
  readonly base: string;
}

type Payload = Readonly<Record<string, unknown>>;
const DAY_MS = 86_400_000;

const user = ({ account }: Facts) => ({ user_id: account.userId });
const plan = (facts: Facts) => ({ ...user(facts), plan: facts.account.plan });
const learner = (facts: Facts) => ({
  ...user(facts),
  invitation_id: `inv_${facts.id}`,
  module_id: `mod_${facts.id}`,
  learner_name: 'Sample Learner',
  learner_email: 'learner@example.com',
});
const result =
  (score: number) =>
  (facts: Facts): Payload => ({
    ...learner(facts),
    score,
    passed: score >= 80,
    results_url: `${facts.base}/training/results/${facts.id}`,
  });

const PAYLOADS: Readonly<Record<EventName, (facts: Facts) => Payload>> = {
  'user.signup': (facts) => ({ ...user(facts), email: facts.account.email, name: facts.account.name }),
  'user.onboarded': user,
  'subscription.created': plan,
  'subscription.canceled': plan,
  'video.completed': (facts) => ({
    job_id: `job_${facts.id}`,
    ...user(facts),
    output_url: `${facts.base}/videos/${facts.id}.mp4`,
    download_url: `${facts.base}/downloads/${facts.id}.mp4`,
    canvas_id: null,
    scene_count: 3,
    scenes_failed: 0,
    credits_charged: 12,
  }),
  'video.failed': (facts) => ({
    job_id: `job_${facts.id}`,
    ...user(facts),
    canvas_id: null,
    reason: 'The render failed.',
  }),
  'credits.low': (facts) => ({ ...user(facts), credits_remaining: facts.account.balance }),
  'credits.purchased': (facts) => ({ ...user(facts), amount: 100, credits_remaining: facts.account.balance }),
  'training.invited': (facts) => ({
    ...learner(facts),
    training_url: `${facts.base}/training/${facts.id}`,
    due_at: iso(facts.at + 7 * DAY_MS),
  }),
  'training.completed': result(92),
  'training.passed': result(92),
  'training.failed': result(45),
  'training.overdue': (facts) => ({ ...learner(facts), due_at: iso(facts.at - DAY_MS) }),
  'training.certificate_expiring': (facts) => ({ ...learner(facts), expires_at: iso(facts.at + 30 * DAY_MS) }),
  ping: (facts) => ({ hook_id: `hook_${facts.id}`, message: 'A ping from the admin API.' }),
};

/** The payload of an event about an account. */
export const samplePayload = (event: EventName, facts: Facts): Payload => PAYLOADS[event](facts);
