// Briefs of full length that keep a planner busy.
const LENGTH = 4000;

const repeated = (piece) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
const PIECES = ['—', 'a, ', '(', 'a@b.co ', '「', 'https://a.co/?q=1 ', '1,000 ', 'Before: ', '-', '“so good” '];

export const rows = PIECES.map((piece) => ({
  name: `ten briefs of ${JSON.stringify(piece)}`,
  requests: () => Array.from({ length: 10 }, () => ({ body: JSON.stringify({ brief: repeated(piece) }) })),
  expect: [202, 502],
}));
