/** What the render would cost, and what that is made of. */
import { count, credits, plural } from '../../data/format';
import type { Planned } from '../../data/shapes';

export const Cost = ({ plan, balance }: { readonly plan: Planned; readonly balance: number | undefined }) => {
  const scenes = plan.scenes.reduce((sum, scene) => sum + scene.credits, 0);
  const seconds = plan.scenes.reduce((sum, scene) => sum + scene.duration, 0);
  return (
    <div class="cost">
      <p class="cost-sum number" data-testid="compose-cost">
        {credits(plan.credits)}
      </p>
      <dl class="cost-parts number">
        <dt>{`${plural(plan.scenes.length, 'scene')}, ${count(seconds)} s in ${plan.quality}`}</dt>
        <dd>{count(scenes)}</dd>
        {plan.upscale && (
          <>
            <dt>upscaled</dt>
            <dd>within</dd>
          </>
        )}
        <dt>planning</dt>
        <dd>{count(plan.planning)}</dd>
        {balance !== undefined && (
          <>
            <dt>{balance >= plan.credits ? 'left afterwards' : 'missing'}</dt>
            <dd>{count(Math.abs(balance - plan.credits))}</dd>
          </>
        )}
      </dl>
    </div>
  );
};
