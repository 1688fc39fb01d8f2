/** How a voice in German introduces a firm. Not yet read by a native reader. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = { isRead: false, ways: 'Das ist {}.' };
