// Requests that are sent without waiting for answers, which nobody reads.
const page = { path: '/openapi.json', key: 'none' };
/** As many as a connection may have: one that is answered and a hundred that wait. */
const ALLOWED = 101;

export const rows = [
  { name: '1,500 pipelined GET /openapi.json, never read', requests: () => [{ ...page, pipelined: 1500 }] },
  {
    name: '20 connections with 101 pipelined GET /openapi.json each, never read',
    requests: () => Array(20).fill({ ...page, pipelined: ALLOWED }),
  },
  {
    name: '20,000 pipelined requests for nothing, never read',
    requests: () => [{ path: '/', key: 'none', pipelined: 20_000 }],
  },
  {
    name: '50 connections with 101 pipelined GET /v1/me each, never read',
    requests: () => Array(50).fill({ path: '/v1/me', pipelined: ALLOWED }),
  },
].map((row) => ({ ...row, expect: [0], holdMs: 4000, peakMb: 200 }));
