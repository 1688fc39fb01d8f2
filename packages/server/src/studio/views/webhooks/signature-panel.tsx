/** The signature taken apart. The secret is typed in, and stays in this page. */
import { useEffect, useState } from 'preact/hooks';
import type { Attempt } from '../../data/shapes';
import { Panel, Raw } from '../../parts/small';
import { useServerTime } from '../../shell/clock-line';
import { canSign, type SignatureStep, signatureSteps } from './signature-steps';

export const SignaturePanel = ({ attempt }: { readonly attempt: Attempt }) => {
  const [secret, setSecret] = useState('');
  const [steps, setSteps] = useState<readonly SignatureStep[]>([]);
  const time = useServerTime();
  const seconds = time === undefined ? undefined : Math.floor(time.now / 1000);
  useEffect(() => {
    let isWanted = true;
    void signatureSteps(attempt, secret.trim(), time?.now).then((made) => {
      if (isWanted) setSteps(made);
    });
    return () => {
      isWanted = false;
    };
  }, [attempt, secret, seconds]);
  return (
    <Panel title={`Signature of attempt ${attempt.number}`}>
      <ol class="signature">
        {steps.map((step) => (
          <li key={step.title} data-testid="signature-step" class={step.isGood === false ? 'is-bad' : ''}>
            <h3>
              {step.title}
              {step.isGood !== undefined && (
                <span class={`badge is-${step.isGood ? 'good' : 'bad'}`}>
                  {step.isGood ? 'holds' : 'does not hold'}
                </span>
              )}
            </h3>
            <Raw label={step.title} text={step.text} />
            <p class="muted">{step.about}</p>
          </li>
        ))}
      </ol>
      {canSign() ? (
        <label class="field">
          <span>The webhook’s secret, to work the signature out here</span>
          <input
            type="password"
            autocomplete="off"
            data-testid="signature-secret"
            placeholder="64 hexadecimal digits, shown once when the webhook was created"
            value={secret}
            onInput={(event) => setSecret(event.currentTarget.value)}
          />
        </label>
      ) : (
        <p class="muted">
          Over plain HTTP from another machine, browsers work out no signatures: use `vid webhook verify`.
        </p>
      )}
    </Panel>
  );
};
