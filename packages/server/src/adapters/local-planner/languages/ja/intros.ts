/** How a voice in Japanese introduces a firm. */
import type { IntroSource } from '../../banks/intros';

export const INTROS: IntroSource = { isRead: false, ways: '{}です。' };
