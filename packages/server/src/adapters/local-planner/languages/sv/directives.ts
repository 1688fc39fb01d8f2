/** How briefs in Swedish speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  lists: {
    film: '*video|*film|*filmen|*reklamfilm|*klipp|*spot',
    make: 'skapa|gör|vi behöver|vi vill ha',
    small: 'kort*|liten*|ny*|tiktok|instagram|facebook|youtube',
    ours: 'min|mitt|vår|våra',
  },
  chatter: ['hej alla? (,|!) > _'],
  alone: ['(en|ett)? ..4 {film} (för|om) (en|ett)?'],
  openings: [
    '(en)? unboxing av',

    '{make} (en|ett) ..3 {film} (för|om)',
    '(en|ett) ..2 (annons|reklam*|video|reklamfilm) (för|om)',
    '(kan ni|kan du|skulle ni kunna) göra (en|ett) ..3 {film} (för|om)',
    '(en|ett)? {small}?2 (annons|reklam*|video|annonsfilm) (för|om|till)',
    '(en|ett)? {small}?2 (film|kortfilm|klipp) (för|om) > {ours}',
    '(reklam|annons) _? :',
  ],
  stories: 'berätta historien om=|berätta om hur=hur|berätta hur=hur',
  signsOff: 'hälsningar|vänliga hälsningar|tack|tack på förhand|med vänliga hälsningar|mvh',
  carts: 'lägg i varukorg|lägg i varukorgen|antal lägg i varukorg|köp nu|köp',
  taxes: 'inkl. moms|exkl. frakt',
  furniture:
    'hem|storlek|färg|välj storlek|välj färg|lägg till i favoriter|jämför|läs alla recensioner|produktdetaljer|antal lägg i varukorg|antal|i lager|dela|du kanske också gillar|liknande produkter|recensioner|acceptera alla|önskelista',
  subjects: 'ämne|vb',
  headers: 'från|till|skickat|datum|kopia',
};
