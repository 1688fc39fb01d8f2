/** What `vid help` explains beside the commands, with a line about each. */
export const TOPICS = {
  environment: 'Variables that vid reads, and what wins over what',
  'exit-codes': 'What each exit code means, and what a script does then',
  formatting: 'Streams, JSON, colours, and how values are written',
  'server-config': 'What the config file of a local server may say',
} as const;
export type TopicName = keyof typeof TOPICS;
