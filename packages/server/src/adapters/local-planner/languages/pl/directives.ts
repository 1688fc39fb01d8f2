/** How briefs in Polish speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  lists: {
    film: 'film|filmik|wideo|spot|reklam*|klip|rolk*',
    make: 'proszę o|poproszę o|poproszę|prosimy o|chciałbym|chciałabym|chcielibyśmy|potrzebuję|szukam|szukamy|stwórz|zrób|przygotuj|potrzebujemy|chcemy',
    small: 'krótk*|now*|tiktok|instagram|facebook|youtube',
    ours: 'moje|mojej|mojego|nasz|naszej|naszego',
    shop: 'piekarni|cukierni|kawiarni|restauracji|pizzerii|herbaciarni|lodziarni|kwiaciarni|księgarni|apteki|siłowni|pralni|firmy|szkoły|kliniki|przychodni|hotelu|pensjonatu|sklepu|salonu|warsztatu|gabinetu|baru|biura|serwisu|studia',
    hello: 'cześć|hej|siema|dzień dobry|witam',
  },
  chatter: ['(zgodnie z|tak jak) (rozmową|ustaleniami|rozmawialiśmy) ..3 ,', '{hello} (,|!) > _'],
  alone: ['..4 {film} ..3 (dla|o)', '..3 (reklama|spot reklamowy|film reklamowy) > _'],
  openings: [
    '{make} ..3 {film} (dla|o|na)',
    '(czy)? (możecie|mogłabyś|mógłbyś|możesz|moglibyście|mogą państwo) (zrobić|przygotować|nakręcić) ..3 {film} ..1 (dla|o)',
    '(spokojn*|krótk*|wesoł*|ciepł*|dynamiczn*) (reklam*|film|filmik|spot|wideo) ..1 (dla|o)',
    '{small}?2 (reklam*|ogłoszenie|wideo|spot|filmik) reklamow*? (dla|o|na)',
    '{small}?2 film reklamow*? (dla|o) > {ours}',
    '(reklama|reklamówka|film reklamowy|spot) > (moje*|nasz*)',
    '(reklama|reklamówka|film reklamowy|spot|ogłoszenie) {shop}',
    '(reklama|ogłoszenie) _? :',
    '(reklama|ogłoszenie|spot|filmik|film|rolka) dla ..4 :',
  ],
  stories:
    'opowiedz historię=historia|opowiedzcie historię=historia|proszę opowiedzieć historię=historia|opowiedzieć historię=historia|opowiedz, jak=jak|opowiedz jak=jak|opowiedzcie, jak=jak|opowiedzcie jak=jak',
  remarks: [
    'nie (używać|używajcie|używaj|pisać|piszcie|pisz|mówić|mówcie) słow+',
    '(na końcu|na koniec) ,? (pokazać|pokażcie|pokaż|pokazujemy|wyświetlić|wyświetlcie|dać|dajcie)',
    'tylko (bez|nie) ..6 $',
    '(bez|żadnych) ..5 proszę $',
    'proszę ,? bez ..5 $',
    '(czy)? (możecie|możesz|moglibyście|mógłbyś|mogłabyś|może pan|może pani) (dodać|użyć|dać|pokazać|wstawić|unikać) ..8 $',
    '(reklama|reklamówka|film reklamowy|spot|ogłoszenie) _ $',
    '(unboxing|rozpakowanie) ..5 $',
  ],
  courtesies: [
    '{hello}? ,? (jestem|mam na imię|nazywam się) @ $',
    '(dziękuję|dzięki|pozdrawiam|z góry dziękuję|miłego dnia|do usłyszenia) $',
  ],
  signsOff:
    'pozdr|z góry dziękuję|pozdrawiam|pozdrowienia|z poważaniem|dziękuję|dzięki|serdecznie pozdrawiam|pozdrawiam serdecznie|z pozdrowieniami|z wyrazami szacunku|dziękuję z góry|wielkie dzięki|do usłyszenia|miłego dnia',
  labels: {
    drop: 'marka|ton|styl|muzyka|grupa docelowa',
    cta: 'zakończ słowami|zakończyć słowami|na końcu|na koniec',
    offer: 'oferta',
    when: 'kiedy|termin',
    where: 'gdzie|miejsce|adres',
    contact: 'telefon',
  },
  taxes: 'z vat|brutto|w tym vat|plus koszt wysyłki',
  furniture:
    'zdjęć|zdjęcia|strona główna|rozmiar|kolor|wybierz rozmiar|wybierz kolor|dodaj do ulubionych|dodaj do listy życzeń|do ulubionych|dostępny|dostępność|porównaj|zobacz opinie|szczegóły produktu|zweryfikowany zakup|ilość|w magazynie|udostępnij|może ci się spodobać|podobne produkty|opis produktu|opinie|akceptuj wszystkie|lista życzeń|dostawa i zwroty',
  carts: 'kup|kupuję|kup teraz|dodaj do koszyka|ilość dodaj do koszyka|kup teraz|do koszyka',
  subjects: 'temat|pd|odp',
  headers: 'od|do|wysłano|data|dw',
  houses: 'sklep|firma|warsztat|zakład|pracownia|marka',
  firms: 'firma|firmy|firmie',
};
