/** How a voice in Polish introduces a firm. Not yet read by a native reader. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = { isRead: false, ways: 'Oto {}.' };
