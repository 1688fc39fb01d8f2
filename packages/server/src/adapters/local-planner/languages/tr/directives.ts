/** How briefs in Turkish speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  chatter: ['merhaba (,|!) > _'],
  openings: ['(reklam|tanıtım) _? :'],
  closings: ['için (bir|kısa|tanıtım|yeni)?3 (reklam|video|tanıtım|spot) (filmi|videosu|spotu)? $'],
};
