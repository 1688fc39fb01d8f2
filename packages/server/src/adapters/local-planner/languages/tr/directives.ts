/** How briefs in Turkish speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  chatter: ['merhaba (,|!) > _'],
  openings: ['(reklam|tanıtım) _? :'],
  closings: [
    'için (bir|kısa|tanıtım|yeni)?3 (reklam|video|tanıtım|spot) (filmi|videosu|spotu)? $',
    'için ..5 (reklam|video|tanıtım|spot|film|klip)* (filmi|videosu|spotu|filmine|videosuna)? (istiyoruz|istiyorum|lazım|hazırlayın|hazırlar mısınız|yapar mısınız|yapın|rica ediyoruz|ihtiyacımız var|gerekiyor) $',
  ],
  furniture: 'sepete ekle|adet sepete ekle|adet',
};
