import { environment } from './environment';
import { exitCodes } from './exit-code-meanings';
import { formatting } from './formatting';
import { serverConfig } from './server-config';
import type { TopicText } from './topic-text';
import type { TopicName } from './topics';

export const TOPIC_TEXTS: Readonly<Record<TopicName, TopicText>> = {
  environment,
  'exit-codes': exitCodes,
  formatting,
  'server-config': serverConfig,
};
