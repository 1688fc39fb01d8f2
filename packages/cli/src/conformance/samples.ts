/** Requests and addresses that checks send. */
import type { Members } from './exchange';
import type { Stage } from './stage';

/** The cheapest plan. */
export const PLAN = { scene_plan: [{ type: 'motion', prompt: 'Conformance', duration: 3 }] } as const;

/** One scene with other members. */
export const planOf = (scene: Members, more: Members = {}): Members => ({
  scene_plan: [{ type: 'motion', prompt: 'Conformance', duration: 3, ...scene }],
  ...more,
});

/** A prompt that draws nothing where that can be asked for: a local server fails such a render at once. */
export const briefPrompt = (stage: Stage): string =>
  stage.hasAdmin ? 'Conformance [mock:render_failed]' : 'Conformance';

/** A plan that is accepted, and that costs little and draws nothing where that can be had. */
export const cheapPlan = (stage: Stage, more: Members = {}): Members => planOf({ prompt: briefPrompt(stage) }, more);

/** A public URL at which nobody listens to anybody: the domain is reserved for examples. */
export const publicUrl = (name: string): string => `https://example.com/vid-conformance/${name}`;

/** An image within the request: a PNG of one pixel. */
export const PNG_URI =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A brief that is planned and accepted. */
export const BRIEF = 'A calm advert for a coffee roastery that delivers its beans by bicycle.';
