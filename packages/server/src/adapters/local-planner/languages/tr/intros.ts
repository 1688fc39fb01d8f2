/** How a voice in Turkish introduces a firm. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = { isRead: false, ways: 'Karşınızda {}.' };
