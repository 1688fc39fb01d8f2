/** How briefs in Korean speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  openings: ['광고 :'],
  closings: ['(을 위한|를 위한|을위한|를위한|의)? (광고|홍보 영상|홍보영상|영상|동영상|비디오) $'],
};
