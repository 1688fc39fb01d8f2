// What a Worker does, bundled for a runtime without Node's modules: pays once for a render, waits for it, and passes its
// video on. The address and the key come from the environment.
import { ApiError, DuplicateRequestError, VidClient, VidError } from '@vid/sdk/edge';

const check = (holds, what) => {
  if (!holds) throw new Error(what);
};

const request = { brief: 'A courier crosses a city' };

/** The work of one visit, with the options of its client. */
export const visit = async (options) => {
  const vid = new VidClient(options);
  const before = (await vid.account.retrieve()).credits_remaining;
  const render = await vid.renders.create(request, { idempotencyKey: 'visit' });
  const paid = before - (await vid.account.retrieve()).credits_remaining;
  check(paid > 0, 'a render cost nothing');
  const again = await vid.renders.create(request, { idempotencyKey: 'visit' });
  check(again.job_id === render.job_id, `one key made two jobs: ${render.job_id}, ${again.job_id}`);
  const other = await new VidClient(options).renders
    .create(request, { idempotencyKey: 'visit' })
    .catch((reason) => reason);
  check(DuplicateRequestError.is(other) && other.charged === 'no', `not a duplicate: ${other}`);
  check(before - (await vid.account.retrieve()).credits_remaining === paid, 'the repeat was charged');

  const job = await render.wait({ pollIntervalMs: 1000 });
  const { readable, writable } = new TransformStream();
  const [{ bytes }, video] = await Promise.all([
    vid.jobs.download(job, writable),
    new Response(readable).arrayBuffer(),
  ]);
  check(bytes > 0 && bytes === video.byteLength, `of ${bytes} bytes ${video.byteLength} were passed on`);

  const error = await vid.jobs.retrieve('none').catch((reason) => reason);
  check(ApiError.is(error) && error instanceof VidError && error.status === 404, `not a 404: ${error}`);
  const refused = await vid.renders.create({ brief: '' }).catch((reason) => reason);
  check(refused.status === 400 && refused.charged === 'no', `not refused: ${refused}`);
  await vid.close();
  return `used: ${bytes} bytes`;
};
