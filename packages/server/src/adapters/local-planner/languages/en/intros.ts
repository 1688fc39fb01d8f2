/** How a voice in English introduces a firm. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = { isRead: false, ways: 'This is {}.|Meet {}.' };
