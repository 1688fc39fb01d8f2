/** What the views are called. */
import type { View } from '../data/router';

export const TITLES: Readonly<Record<View, string>> = {
  renders: 'Renders',
  compose: 'Compose',
  webhooks: 'Webhooks',
  requests: 'Requests',
  credits: 'Credits',
  controls: 'Controls',
};
