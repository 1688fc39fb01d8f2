/** How a voice in Swedish introduces a firm. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = { isRead: false, ways: 'Det här är {}.' };
