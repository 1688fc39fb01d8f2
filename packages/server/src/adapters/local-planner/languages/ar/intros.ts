/** How a voice in Arabic introduces a firm. Not yet read by a native reader. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = { isRead: false, ways: 'إليكم {}.' };
