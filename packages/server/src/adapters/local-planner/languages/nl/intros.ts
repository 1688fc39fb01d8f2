/** How a voice in Dutch introduces a firm. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = { isRead: false, ways: 'Dit is {}.' };
