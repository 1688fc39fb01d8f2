/** How errors look, whatever was asked. Specification: Errors; Conventions. */

import { ENDPOINT_PATHS } from '@vid/sdk/contract';
import { type Check, checksOf } from '../check';
import type { Exchange } from '../exchange';
import { insist, refused } from '../judge';

const check = checksOf('Errors');

const isClientError = (exchange: Exchange): void =>
  insist(exchange.status < 500, "an error of the caller's (4xx)", exchange.status, exchange);

export const ERROR_SHAPES: readonly Check[] = [
  check('error-is-json', 'Every answer is JSON, errors included; an error has a message for people.', async (stage) => {
    refused(await stage.stranger(undefined).call('retrieveAccount'), { status: null });
    refused(await (await stage.account()).call('retrieveJob', { id: 'job_vid_conformance' }), { status: null });
  }),
  check('error-malformed-json', 'A body that is no JSON is refused in JSON.', async (stage) => {
    const exchange = await (await stage.account()).call('createHook', { raw: '{"event": ' });
    refused(exchange, { status: null });
    isClientError(exchange);
  }),
  check('error-body-is-no-object', 'A body that is no object is refused in JSON.', async (stage) => {
    const exchange = await (await stage.account()).call('createHook', { raw: '[]' });
    refused(exchange, { status: null });
    isClientError(exchange);
  }),
  check('error-unknown-path', 'What does not exist is refused in JSON.', async (stage) => {
    const url = `${stage.base}${ENDPOINT_PATHS.retrieveAccount.path}/none`;
    const exchange = await stage.send({ method: 'GET', url, headers: {} });
    refused(exchange, { status: null });
    isClientError(exchange);
  }),
];
