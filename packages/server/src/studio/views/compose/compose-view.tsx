/** Composes a render: the form beside the storyboard that it comes to, before it costs anything. */
import { useRef, useState } from 'preact/hooks';
import { nameOf } from '../../data/accounts';
import { call } from '../../data/api';
import { renderAsCommand, requestAsCurl, requestAsSdk, withoutFiles } from '../../data/copies';
import { credits, plain } from '../../data/format';
import { goTo } from '../../data/router';
import type { Planned } from '../../data/shapes';
import { say } from '../../parts/announce';
import { NotThere } from '../../parts/not-there';
import { CopyButton, Empty, Problem, ViewHead } from '../../parts/small';
import { ComposeForm } from './compose-form';
import { Cost } from './cost';
import { OwnScenesBanner } from './own-scenes';
import { PayerField, usePayer } from './payer';
import { ProblemList } from './problem-list';
import { MissingCredits, RefusalLine, useRefusal } from './refusal';
import { ReplaceDraft } from './replace-draft';
import { type EditedScene, isWorthPlanning, type OwnScenes, requestOf, toEdited } from './request-state';
import { Storyboard } from './storyboard';
import { useDraft } from './use-draft';
import { usePlanning } from './use-planning';
import { type Stills, useStills } from './use-stills';

const REFUSALS: Readonly<Record<string, string>> = {
  'product-image-required': 'This format shows the product: give a product image, or say no to “Product enabled”.',
  'presenter-required':
    'A scene talks to the camera and has no face: choose one, or say yes to “Presenter enabled: no”.',
  'no-anchor': 'Nothing of it is real: add a logo, a product image or a face, or say no to product or presenter.',
};

const NO_SUCH_RENDER = 'There is nothing to compose from: it is of another server, or its state was reset or replaced.';

const StillsLine = ({ stills: { isDrawing, error } }: { readonly stills: Stills }) => (
  <p class={error === undefined ? 'stills-line' : 'stills-line is-bad'} role="status" data-testid="stills-line">
    {error ?? (isDrawing ? 'Drawing stills…' : 'Stills of each scene at its strongest moment.')}
  </p>
);

export const ComposeView = ({ fromJob }: { readonly fromJob: string | undefined }) => {
  const state = useDraft(fromJob);
  const { draft, change: put, setValue, takeAnew, isTaking, isMissing, error: jobError } = state;
  const { values, own } = draft;
  const setOwn = (next: OwnScenes | undefined): void => put({ own: next });
  const account = usePayer(draft.payer, (payer) => put({ payer }));
  const [editing, setEditing] = useState<number | undefined>();
  const [isSending, setSending] = useState(false);
  const request = requestOf(values, own);
  const isReady = !isTaking && isWorthPlanning(values, own);
  const { planning, of, error, isBusy } = usePlanning(account?.user_id, isReady ? request : undefined);
  const lastPlan = useRef<Planned | undefined>(undefined);
  // What was planned before stays in sight, and a scene that is edited with it, while something is wrong.
  if (!isReady) lastPlan.current = undefined;
  else if (planning?.plan) lastPlan.current = planning.plan;
  const plan = lastPlan.current;
  const stills = useStills(account?.user_id, planning?.plan ? of : undefined, plan?.scenes.length ?? 0);
  const problemAt = (path: string) => planning?.problems.find((problem) => problem.path === path)?.message;
  const shownRequest = withoutFiles(request);
  const hasFiles = Object.entries(request).some(([name, value]) => value !== shownRequest[name]);
  const lacks = hasFiles ? ', without the pictures that were chosen as files' : '';
  const sent = { method: 'POST', path: '/v1/render', body: shownRequest };

  // Those that were planned, until the first change: to look at one changes nothing.
  const scenes = own?.scenes ?? plan?.scenes.map(toEdited) ?? [];
  const setScenes = (next: readonly EditedScene[]): void =>
    setOwn(own === undefined ? { scenes: next, planned: { title: plan?.title ?? '' } } : { ...own, scenes: next });
  const missing = account === undefined || !planning?.plan ? 0 : planning.plan.credits - account.credits_remaining;
  const { refusal, refuse, forget } = useRefusal(`${account?.user_id} ${JSON.stringify(request)}`);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (account === undefined) return;
    setSending(true);
    forget();
    try {
      const path = `/accounts/${encodeURIComponent(account.user_id)}/renders`;
      const accepted = await call<{ readonly job_id: string }>('POST', path, { body: request });
      state.keepNoMore();
      say('The render was accepted');
      goTo('renders', accepted.job_id);
    } catch (failure) {
      refuse(failure);
    } finally {
      setSending(false);
    }
  };

  if (isMissing && fromJob !== undefined)
    return <NotThere what="render" id={fromJob} why={NO_SUCH_RENDER} view="renders" />;
  return (
    <form class="view" data-testid="compose-form" onSubmit={(event) => void submit(event)}>
      <ViewHead
        title="Compose"
        about={account && `Planned as you type; nothing is charged until ${nameOf(account)} renders.`}
      >
        <CopyButton what="vid render" lacks={lacks} text={() => renderAsCommand(shownRequest)} />
        <CopyButton what="SDK code" lacks={lacks} text={() => requestAsSdk(sent) ?? ''} />
        <CopyButton what="curl" lacks={lacks} text={() => requestAsCurl(sent, location.origin)} />
        <button
          type="submit"
          class="button is-primary"
          data-testid="compose-submit"
          disabled={
            !isReady || isSending || isBusy || planning === undefined || planning.problems.length > 0 || missing > 0
          }
        >
          {planning?.plan ? `Render for ${credits(planning.plan.credits)}` : 'Render'}
          {account && `, paid by ${nameOf(account)}`}
        </button>
      </ViewHead>
      <ReplaceDraft isAsking={state.isAsking} onReplace={takeAnew} />
      {account && missing > 0 && <MissingCredits missing={missing} name={nameOf(account)} />}
      {refusal && <RefusalLine refusal={refusal} />}
      <div class="compose">
        <div class="stack">
          <OwnScenesBanner
            draft={draft}
            onPlan={() => {
              put({ own: undefined, lost: [] });
              setEditing(undefined);
            }}
            onTakeAnew={draft.fromJob === undefined || draft.fromJob !== fromJob ? undefined : takeAnew}
          />
          <PayerField account={account} onChange={(payer) => put({ payer })} />
          <ComposeForm values={values} planning={planning} hasScenes={own !== undefined} onChange={setValue} />
        </div>
        <section class="stack" aria-label="Storyboard" aria-busy={isBusy}>
          <Problem error={error ?? jobError} />
          {planning?.refusal && <p class="problem">{REFUSALS[planning.refusal] ?? planning.refusal}</p>}
          <ProblemList
            problems={(planning?.problems ?? []).filter(({ path }) => !path.startsWith(`scene_plan.${editing ?? ''}.`))}
          />
          {isReady && account === undefined && <Empty title="Choose who composes and pays" />}
          {!isReady && (
            <Empty title="Say what the video is about">
              <p>Its scenes appear here as you type, with what each says and costs. Then edit any of them.</p>
            </Empty>
          )}
          {plan && (
            <div class={planning?.plan ? 'stack' : 'stack is-stale'} data-testid="compose-plan">
              <div class="plan-head">
                <h2>{plain(plan.title)}</h2>
                <Cost plan={plan} balance={account?.credits_remaining} />
              </div>
              <StillsLine stills={stills} />
              <Storyboard
                plan={plan}
                stills={stills}
                scenes={scenes}
                problemAt={problemAt}
                editing={editing}
                onEdit={setEditing}
                onChange={(index, scene) => setScenes(scenes.map((one, at) => (at === index ? scene : one)))}
                onRemove={(index) => {
                  setScenes(scenes.filter((_, at) => at !== index));
                  setEditing(undefined);
                }}
              />
              <ul class="notes">
                {plan.notes.map((note, index) => (
                  <li key={`${index}-${note}`}>{plain(note)}</li>
                ))}
              </ul>
            </div>
          )}
        </section>
      </div>
    </form>
  );
};
