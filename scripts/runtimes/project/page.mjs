// A web page that was given the client by mistake, and the contract on purpose. Leaves what happened on the page's own scope.
import { isSucceededJob, VidClient } from '@vid/sdk';
import { renderRequestSchema, validate } from '@vid/sdk/contract';

const seen = {
  valid: validate(renderRequestSchema, { brief: 'Tea' }).ok,
  succeeded: isSucceededJob({ status: 'queued' }),
};
try {
  new VidClient({ apiKey: 'emp_public', baseUrl: 'https://vid.test' });
} catch (error) {
  seen.refused = `${error.message} ${error.nextStep}`;
}
globalThis.seen = seen;
