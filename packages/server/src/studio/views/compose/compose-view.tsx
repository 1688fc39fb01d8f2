/** Composes a render: the form beside the storyboard that it comes to, before it costs anything. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { nameOf, useOneAccount } from '../../data/accounts';
import { call, get, messageOf } from '../../data/api';
import { renderAsCommand, requestAsCurl, requestAsSdk } from '../../data/copies';
import { goTo } from '../../data/router';
import type { Plan, Planned } from '../../data/shapes';
import { say } from '../../parts/announce';
import { CopyButton, Empty, Problem, ViewHead } from '../../parts/small';
import { ComposeForm } from './compose-form';
import { Cost } from './cost';
import { type EditedScene, isWorthPlanning, type OwnScenes, requestOf, toEdited, type Values } from './request-state';
import { Storyboard } from './storyboard';
import { usePlanning } from './use-planning';
import { type Stills, useStills } from './use-stills';

const REFUSALS: Readonly<Record<string, string>> = {
  'product-image-required': 'This format shows the product: give a product image, or say no to “Product enabled”.',
  'presenter-required':
    'A scene talks to the camera and has no face: choose one, or say yes to “Presenter enabled: no”.',
  'no-anchor': 'Nothing of it is real: add a logo, a product image or a face, or say no to product or presenter.',
};

const DRAFT = 'vid-studio-draft';
const keptDraft = (): Values => {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}') as Values;
  } catch {
    return {};
  }
};

/** The scenes of a render, to begin with. */
const useScenesOf = (jobId: string | undefined, take: (scenes: readonly EditedScene[], plan: Plan) => void): void => {
  useEffect(() => {
    if (jobId === undefined) return;
    void get<{ readonly plan: Plan | null }>(`/jobs/${encodeURIComponent(jobId)}/plan`).then(
      ({ plan }) => plan && take(plan.scenes.map(toEdited), plan),
      (error: unknown) => say(messageOf(error), true),
    );
  }, [jobId]);
};

const StillsLine = ({ stills: { isDrawing, error } }: { readonly stills: Stills }) => (
  <p class={error === undefined ? 'stills-line' : 'stills-line is-bad'} role="status" data-testid="stills-line">
    {error ?? (isDrawing ? 'Drawing stills…' : 'Stills of each scene at its strongest moment.')}
  </p>
);

export const ComposeView = ({ fromJob }: { readonly fromJob: string | undefined }) => {
  const account = useOneAccount();
  const [values, setValues] = useState<Values>(keptDraft);
  const [own, setOwn] = useState<OwnScenes | undefined>();
  const [editing, setEditing] = useState<number | undefined>();
  const [isSending, setSending] = useState(false);
  useScenesOf(fromJob, (found, { quality, aspect }) => {
    setOwn({ scenes: found });
    setValues((before) => ({ ...before, quality, aspect }));
  });
  const request = requestOf(values, own);
  const isReady = isWorthPlanning(values, own);
  const { planning, of, error, isBusy } = usePlanning(account?.user_id, isReady ? request : undefined);
  const lastPlan = useRef<Planned | undefined>(undefined);
  // What was planned before stays in sight, and a scene that is edited with it, while something is wrong.
  if (!isReady) lastPlan.current = undefined;
  else if (planning?.plan) lastPlan.current = planning.plan;
  const plan = lastPlan.current;
  const stills = useStills(account?.user_id, planning?.plan ? of : undefined, plan?.scenes.length ?? 0);
  const problemAt = (path: string) => planning?.problems.find((problem) => problem.path === path)?.message;
  const sent = { method: 'POST', path: '/v1/render', body: request };

  const change = (name: string, value: string): void => {
    const next = { ...values, [name]: value };
    sessionStorage.setItem(DRAFT, JSON.stringify(next));
    setValues(next);
  };
  const edit = (index: number | undefined): void => {
    if (index !== undefined && own === undefined && plan !== undefined)
      setOwn({ scenes: plan.scenes.map(toEdited), planned: { title: plan.title } });
    setEditing(index);
  };
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (account === undefined) return;
    setSending(true);
    try {
      const path = `/accounts/${encodeURIComponent(account.user_id)}/renders`;
      const accepted = await call<{ readonly job_id: string }>('POST', path, { body: request });
      say('The render was accepted');
      goTo('renders', accepted.job_id);
    } catch (failure) {
      say(messageOf(failure), true);
    } finally {
      setSending(false);
    }
  };

  return (
    <form class="view" data-testid="compose-form" onSubmit={(event) => void submit(event)}>
      <ViewHead
        title="Compose"
        about={account && `Planned as you type; nothing is charged until ${nameOf(account)} renders.`}
      >
        <CopyButton what="vid render" text={() => renderAsCommand(request)} />
        <CopyButton what="SDK code" text={() => requestAsSdk(sent) ?? ''} />
        <CopyButton what="curl" text={() => requestAsCurl(sent, location.origin)} />
        <button
          type="submit"
          class="button is-primary"
          data-testid="compose-submit"
          disabled={!isReady || isSending || isBusy || planning === undefined || planning.problems.length > 0}
        >
          Render
        </button>
      </ViewHead>
      <div class="compose">
        <div class="stack">
          {own !== undefined && (
            <p class="banner">
              The scenes are yours now, and are rendered as they stand.{' '}
              <button
                type="button"
                class="link"
                onClick={() => {
                  setOwn(undefined);
                  setEditing(undefined);
                }}
              >
                Plan from the brief again
              </button>
            </p>
          )}
          <ComposeForm values={values} planning={planning} hasScenes={own !== undefined} onChange={change} />
        </div>
        <section class="stack" aria-label="Storyboard" aria-busy={isBusy}>
          <Problem error={error} />
          {planning?.refusal && <p class="problem">{REFUSALS[planning.refusal] ?? planning.refusal}</p>}
          {planning?.problems
            .filter(({ path }) => path.startsWith('scene_plan') && !path.startsWith(`scene_plan.${editing ?? ''}.`))
            .map(({ path, message }) => (
              <Problem key={path} error={`${path}: ${message}`} />
            ))}
          {!isReady && (
            <Empty title="Say what the video is about">
              <p>Its scenes appear here as you type, with what each says and costs. Then edit any of them.</p>
            </Empty>
          )}
          {plan && (
            <>
              <div class="plan-head">
                <h2>{plan.title}</h2>
                <Cost plan={plan} balance={account?.credits_remaining} />
              </div>
              <StillsLine stills={stills} />
              <Storyboard
                plan={plan}
                stills={stills}
                scenes={own?.scenes}
                problemAt={problemAt}
                editing={editing}
                onEdit={edit}
                onChange={(index, scene) =>
                  setOwn(own && { ...own, scenes: own.scenes.map((one, at) => (at === index ? scene : one)) })
                }
                onRemove={(index) => {
                  setOwn(own && { ...own, scenes: own.scenes.filter((_, at) => at !== index) });
                  setEditing(undefined);
                }}
              />
              <ul class="notes">
                {plan.notes.map((note, index) => (
                  <li key={`${index}-${note}`}>{note}</li>
                ))}
              </ul>
            </>
          )}
        </section>
      </div>
    </form>
  );
};
