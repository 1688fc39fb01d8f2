/** How `vid` writes answers, and how it reads values. */
import { COLOR_MODES } from '../io';
import type { TopicText } from './topic-text';

/** Commands whose answers come one by one: with --json each is a line of its own. */
export const STREAMS = [
  'vid batch',
  'vid job list --watch',
  'vid job watch',
  'vid proxy',
  'vid server logs',
  'vid webhook listen',
  'vid webhook replay',
] as const;

export const formatting: TopicText = {
  intro: 'stdout carries the answer and nothing else, so that it can be piped; stderr carries everything for people.',
  terms: [
    {
      term: '--json',
      about:
        'One JSON document on stdout; a list is { "data": […] }. stderr is then empty but for an error, which is one JSON object: { "error": { "code", "message", "next", "exit_code", … } }.',
    },
    {
      term: 'streams',
      about: `One JSON object a line, since answers come one by one: ${STREAMS.join(', ')}.`,
    },
    {
      term: '--color',
      about: `${COLOR_MODES.join(', ')}. auto colours what goes to a terminal, and obeys NO_COLOR, FORCE_COLOR and TERM=dumb.`,
    },
    { term: 'columns', about: 'Tables fit the terminal; through a pipe they are as wide as they need to be.' },
    {
      term: 'ASCII',
      about: 'With TERM=dumb or a locale of another encoding than UTF-8 people get ASCII, and JSON its escapes.',
    },
    {
      term: 'control characters',
      about: 'Of titles, addresses and errors they are shown, as \\x1b; none moves a cursor.',
    },
    { term: 'times', about: 'For people as the clock on the wall shows them; in JSON ISO 8601 in UTC.' },
    { term: 'durations', about: '90s, 10m, 1h; a bare number is seconds.' },
    { term: '-', about: 'stdin where a file is read, stdout where one is written.' },
    { term: '@FILE', about: 'The text of a file, where a brief is given.' },
  ],
};
