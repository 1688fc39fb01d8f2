/** What adverts in Polish say for what is sold over a counter, and for whatever has no trade of its own. */
import type { SomeTrades } from '../../../banks/bank';

export const GOODS = {
  flowers: {
    words: 'kwiat*|kwiaciarni*|bukiet*|roślin*|szkółk*|róż*|ogrodnik*|ogrody|ogrodów',
    hooks: 'Powiedz to kwiatami.|Kto zasługuje na bukiet?|Niech coś rośnie.',
    mood: 'Nasiono.|Pąk.|Kwiat.',
    promises: 'Kolor na każdy dzień|Wyhodowane z troską',
    calls: 'Wybierz swoje kwiaty|Przyjdź zobaczyć',
  },
  fashion: {
    words:
      'mod*|odzież*|ubra*|sukien*|but|~buty|butów|sneaker*|biżuteri*|zegar*|~toreb*|butik*|jeans*|plecak*|okulary przeciwsłoneczne|krawiec*|krawcow*|jubiler*|włóczk*|pasmanteri*|second hand*|czapk*',
    hooks: 'Co dziś założysz?|Stworzone do noszenia.|Twój nowy ulubiony.',
    mood: 'Dotknij.|Przymierz.|Noś.',
    promises: 'Zrobione na długo|Pasuje do ciebie',
    calls: 'Przymierz|Znajdź swój',
  },
  scent: {
    words: 'perfum*|zapach*|kosmetyk*|mydł*|świec|świeca|świece|olejki eteryczne',
    hooks: 'Zamknij oczy.|Jak pachnie szczęście?|Zapach mówi wszystko.',
    mood: 'Otwórz.|Wdychaj.|Wspominaj.',
    promises: 'Zapach, który zostaje|Chwila dla zmysłów',
    calls: 'Znajdź swój zapach|Rozpieść zmysły',
  },
  books: {
    words: 'księgarni*|książk*|książek|antykwariat*|bibliotek*|wydawnictw*|komiks*|powieś*',
    hooks: 'Co teraz czytasz?|Jeszcze jeden rozdział.|Zgub się w dobrej książce.',
    mood: 'Szukaj.|Otwórz.|Czytaj.',
    promises: 'Historia na każdy wieczór|Zawsze jest jeszcze jedna strona',
    calls: 'Wpadnij poszperać|Znajdź swoją następną książkę',
  },
  auto: {
    words:
      'samochod*|samochód|auto|aut|warsztat* samochodow*|opon*|rower*|hulajnog*|taksówk*|motocykl*|salon* samochodow*|mechanik*|wulkanizac*|myjni*|mycie samochod*|mycie aut|auto detailing|car detailing',
    hooks: 'Dokąd teraz?|Droga woła.|Gotowy do jazdy?',
    mood: 'Odpal.|Wrzuć bieg.|Jedź.',
    promises: 'W drodze ze spokojem|Każdego dnia dalej',
    calls: 'Umów jazdę próbną|Wpadnij do nas',
  },
  shop: {
    words: 'sklep*|prezent*|zabawk*|butelk*|kubek|kubki|rękodzieł*|produkt*|wyprzedaż*|telefon*|słuchawk*|laptop*',
    hooks: 'Zobacz, co mamy.|Dla ciebie, czy dla kogoś?|Małe rzeczy.',
    mood: 'Patrz.|Wybierz.|Ciesz się.',
    promises: 'Małe rzeczy, wielka radość|Wybrane z sercem',
    calls: 'Znajdź swój|Wpadnij się rozejrzeć',
  },
  any: {
    words:
      'kancelari*|notari*|adwokat*|radca prawny|radcy prawn*|prawnik*|wnętrz*|materac*|zasłon*|firan*|papiernicz*|ramy|antyk*|szach*|pogrzeb*',
    hooks: 'Przyjrzyj się bliżej.|Masz ochotę na coś dobrego?|To dla ciebie.',
    mood: 'Zapytaj.|Wybierz.|Gotowe.',
    promises: 'Dla ludzi takich jak ty|Dobre rzeczy, dobrze zrobione',
    calls: 'Dowiedz się więcej|Skontaktuj się',
  },
} satisfies SomeTrades;
