/** How a voice in Portuguese introduces a firm. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = { isRead: false, ways: 'Apresentamos: {}.' };
