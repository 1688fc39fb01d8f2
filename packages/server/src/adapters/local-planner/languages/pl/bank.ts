/** What adverts in Polish say by trade, beside what the brief tells. Not yet read by a native reader. */
import type { BankSource } from '../../banks/bank';

export const BANK: BankSource = {
  coffee: {
    words: 'kaw*|espresso|barista|cappuccino|palarni*',
    hooks: 'Najpierw kawa.|Ten zapach o poranku.|Masz ochotę na dobrą kawę?',
    mood: 'Zmiel.|Zaparz.|Odetchnij.',
    promises: 'Mała przerwa, każdego dnia|Parzona bez pośpiechu',
    calls: 'Wpadnij na kawę|Usiądź na chwilę',
  },
  tea: {
    words: 'herbat*|herbaciarni*|herbatk*|matcha',
    hooks: 'Nastaw wodę.|Listek po listku.|Czas na dobrą herbatę?',
    mood: 'Zaparz.|Nalej.|Odetchnij.',
    promises: 'Mała przerwa, każdego dnia|Parzona bez pośpiechu',
    calls: 'Wpadnij na herbatę|Usiądź na chwilę',
  },
  bakery: {
    words: 'piekarni*|piekarz*|chleb*|cukierni*|bułk*|zakwas*|tort*|ciast*|rogal*|pieczyw*',
    hooks: 'Czujesz ten zapach?|Jeszcze ciepłe.|Jak smakuje poranek?',
    mood: 'Zagnieść.|Upiec.|Podzielić się.',
    promises: 'Dobry chleb potrzebuje czasu|Pieczone, by się dzielić',
    calls: 'Wpadnij, póki ciepłe|Spróbuj już dziś',
  },
  restaurant: {
    words: 'restauracj*|bistro|pizz*|sushi|ramen|burger*|kuchni*|kucharz*|karczm*|pierog*|catering*|jadłodajni*',
    hooks: 'Już głodny?|Dziś nikt nie gotuje w domu.|Na co masz ochotę?',
    mood: 'Smaż.|Podaj.|Smakuj.',
    promises: 'Dobre jedzenie, dobre towarzystwo|Stół jak w domu',
    calls: 'Zarezerwuj stolik|Przyjdź głodny',
  },
  bar: {
    words: 'bar|pub|browar*|piw*|wino|wina|winnic*|koktajl*|drink*|destylarni*',
    hooks: 'Wieczór zaczyna się tutaj.|Za co wypijemy?|Na zdrowie!',
    mood: 'Nalej.|Wznieś.|Zostań.',
    promises: 'Dobre szkło, lepsze towarzystwo|Robione cierpliwie',
    calls: 'Wznieś z nami toast|Przyjdź spróbować',
  },
  grocer: {
    words:
      'warzyw*|owoc*|gospodarstw*|targ|ekologiczn*|rzeźnik*|masarni*|ser|sery|serowarni*|miód|miod*|delikatesy|sad',
    hooks: 'Co daje sezon?|Prosto z pola.|Smak stamtąd, gdzie rośnie.',
    mood: 'Rośnie.|Zbierz.|Spróbuj.',
    promises: 'Jedzenie, które ma smak|Wiesz, skąd pochodzi',
    calls: 'Napełnij koszyk|Przyjdź spróbować',
  },
  fitness: {
    words: 'siłowni*|fitness|trening*|trener*|crossfit|boks*|sport*|bieg*|pływa*|basen*|wspinacz*|klub sportowy',
    hooks: 'Gotowy do ruchu?|Ciało pamięta.|Na co czekasz?',
    mood: 'Podnieś.|Zmęcz się.|Jeszcze raz.',
    promises: 'Silniej, dzień po dniu|Każdy początek się liczy',
    calls: 'Zacznij dziś|Dołącz do nas',
  },
  wellness: {
    words: 'jog*|pilates|spa|masaż*|saun*|wellness|medytacj*|uważnoś*',
    hooks: 'Kiedy ostatnio odetchnąłeś?|Zwolnij.|Godzina tylko dla ciebie.',
    mood: 'Przyjdź.|Oddychaj.|Odpuść.',
    promises: 'Spokój dla ciała i głowy|Wyjdź lżejszy niż wszedłeś',
    calls: 'Daj sobie chwilę|Zarezerwuj swoją godzinę',
  },
  hair: {
    words: 'fryzjer*|barber*|salon*|włos*|strzyżeni*|kosmety*|paznok*|makijaż*|urod*|rzęs*',
    hooks: 'Czas na coś nowego?|Witaj, nowa ty.|Znów sobą.',
    mood: 'Tnij.|Układaj.|Uśmiech.',
    promises: 'Styl, który jest twój|Wyjdź z podniesioną głową',
    calls: 'Umów wizytę|Zrób sobie przyjemność',
  },
  health: {
    words:
      'dentyst*|stomatolog*|lekarz*|klinik*|przychodni*|fizjoterap*|aptek*|optyk*|okular*|słuch*|zdrowi*|terapi*|gabinet*',
    hooks: 'Jak się dziś czujesz?|Dobre samopoczucie zaczyna się tu.|Ktoś, kto słucha.',
    mood: 'Słuchać.|Dbać.|Uśmiech.',
    promises: 'W dobrych rękach|Opieka, która ma czas',
    calls: 'Umów wizytę|Porozmawiaj z nami',
  },
  pets: {
    words: 'pies|psa|psy|psów|kot|koty|kota|weterynar*|zwierz*|szczeni*|zoologiczn*|koń|konie|schronisk*',
    hooks: 'Kto czeka przy drzwiach?|Dla tych na czterech łapach.|Przyjaciel zasługuje na więcej.',
    mood: 'Węszyć.|Bawić się.|Tulić.',
    promises: 'Miłość na czterech łapach|Podziękowałby ci',
    calls: 'Przyjdź z przyjacielem|Wpadnij się poznać',
  },
  craft: {
    words:
      'hydraulik*|elektryk*|stolarz*|stolarni*|dekarz*|malarz*|remont*|napraw*|kocioł|ślusarz*|mebl*|warsztat*|rzemieśl*|budow*',
    hooks: 'Coś nie działa?|Raz, a dobrze.|Zrobione ręcznie.',
    mood: 'Zmierz.|Zbuduj.|Gotowe.',
    promises: 'Praca, która trwa|Ręce, które umieją',
    calls: 'Powiedz, czego potrzebujesz|Skontaktuj się',
  },
  flowers: {
    words: 'kwiat*|kwiaciarni*|bukiet*|ogrod*|ogród*|roślin*|szkółk*|róż*',
    hooks: 'Powiedz to kwiatami.|Kto zasługuje na bukiet?|Niech coś rośnie.',
    mood: 'Nasiono.|Pąk.|Kwiat.',
    promises: 'Kolor na każdy dzień|Wyhodowane z troską',
    calls: 'Wybierz swoje kwiaty|Przyjdź zobaczyć',
  },
  cleaning: {
    words: 'sprząta*|czyszczeni*|pralni*|mycie okien|porządk*|czystoś*',
    hooks: 'Wyobraź sobie: już czysto.|Kiedy ostatnio lśniło?|Wrócić do czystego domu.',
    mood: 'Zamieść.|Wypoleruj.|Lśni.',
    promises: 'Twój czas z powrotem|Czysto aż po kąty',
    calls: 'Zostaw to nam|Zapytaj o termin',
  },
  auto: {
    words:
      'samochod*|samochód|auto|aut|warsztat samochodowy|opon*|rower*|hulajnog*|taksówk*|motocykl*|salon samochodowy|mechanik*|nauka jazdy',
    hooks: 'Dokąd teraz?|Droga woła.|Gotowy do jazdy?',
    mood: 'Odpal.|Wrzuć bieg.|Jedź.',
    promises: 'W drodze ze spokojem|Każdego dnia dalej',
    calls: 'Umów jazdę próbną|Wpadnij do nas',
  },
  travel: {
    words:
      'hotel*|podróż*|wakacj*|urlop*|wycieczk*|pensjonat*|hostel*|kemping*|rejs*|prom|promow*|lot|loty|wysp*|plaż*|agroturysty*',
    hooks: 'Dokąd niosą cię myśli?|Po prostu jedź.|Pamiętasz morze?',
    mood: 'Spakuj.|Wyjedź.|Dojedź.',
    promises: 'Dni, o których się opowiada|Daleko jest całkiem blisko',
    calls: 'Zarezerwuj swoje dni|Spakuj walizkę',
  },
  realestate: {
    words: 'nieruchomoś*|mieszka*|apartament*|dom|domy|domów|wynaj*|kredyt hipoteczny|architekt*|dewelop*|działk*',
    hooks: 'Wyobraź sobie swoje drzwi.|Gdzie chcesz mieszkać?|Wrócić do domu.',
    mood: 'Zobacz.|Wejdź.|Zostań.',
    promises: 'Miejsce, które jest twoje|Przestrzeń na twoje życie',
    calls: 'Umów oglądanie|Przyjdź zobaczyć',
  },
  fashion: {
    words:
      'mod*|odzież*|ubra*|sukien*|but|buty|butów|sneaker*|biżuteri*|zegar*|toreb*|butik*|jeans*|plecak*|okulary przeciwsłoneczne',
    hooks: 'Co dziś założysz?|Stworzone do noszenia.|Twój nowy ulubiony.',
    mood: 'Dotknij.|Przymierz.|Noś.',
    promises: 'Zrobione na długo|Pasuje do ciebie',
    calls: 'Przymierz|Znajdź swój',
  },
  tech: {
    words:
      'aplikacj*|oprogramowani*|platform*|startup*|cyfrow*|online|strona internetowa|chmur*|dane|ai|telefon*|słuchawk*|laptop*|gra|gry|podcast*',
    hooks: 'Można prościej.|Mniej klikania. Więcej robienia.|A gdyby po prostu działało?',
    mood: 'Otwórz.|Dotknij.|Gotowe.',
    promises: 'Proste od pierwszej minuty|Czas na to, co ważne',
    calls: 'Wypróbuj teraz|Zobacz, jak działa',
  },
  finance: {
    words:
      'bank*|ubezpiecz*|podat*|księgow*|inwest*|emerytur*|kredyt*|pożyczk*|oszczędn*|adwokat*|prawni*|kancelari*|notariusz*',
    hooks: 'Śpij spokojnie.|Pytania o pieniądze?|Ktoś po twojej stronie.',
    mood: 'Zapytaj.|Zrozum.|Zdecyduj.',
    promises: 'Jasne słowa, spokojne noce|Po twojej stronie',
    calls: 'Porozmawiaj z nami|Zadaj pytanie',
  },
  education: {
    words:
      'szkoł*|szkół*|kurs*|lekcj*|nauczyciel*|korepetycj*|język*|uniwersytet*|uczelni*|przedszkol*|akademi*|nauka|uczyć|szkoleni*|coach*',
    hooks: 'Czego chcesz się nauczyć?|Ciekawy?|Każdy zaczyna od zera.',
    mood: 'Zapytaj.|Spróbuj.|Umiesz.',
    promises: 'Krok dalej, każdego dnia|Nauka, która zostaje',
    calls: 'Zajmij miejsce|Zacznij naukę',
  },
  events: {
    words:
      'koncert*|festiwal*|teatr*|chór*|muze*|wystaw*|spektakl*|imprez*|wesel*|zespół|taniec|tańc*|wydarzeni*|kino|oper*',
    hooks: 'Zapisz datę.|Będziesz?|Wieczór do zapamiętania.',
    mood: 'Światła.|Cisza.|Teraz.',
    promises: 'Być tam, kiedy to się dzieje|Wieczór, który zostaje',
    calls: 'Kup bilet|Bądź z nami',
  },
  charity: {
    words:
      'fundacj*|dobroczyn*|darowizn*|wolontari*|hospicjum|zbiórk*|uchodźc*|bank żywności|stowarzyszeni*|charytatywn*',
    hooks: 'A gdybyś mógł pomóc?|Zaczyna się od jednego.|Ktoś czeka.',
    mood: 'Zobacz.|Poczuj.|Działaj.',
    promises: 'Razem to więcej|Każda ręka się liczy',
    calls: 'Pomóż z nami|Daj, ile możesz',
  },
  energy: {
    words: 'słoneczn*|fotowolta*|pomp* ciepła|energi*|prąd*|elektrycz*|ocieplen*|bateri*|ładowar*|panele',
    hooks: 'Słońce nie wystawia rachunków.|Skąd masz prąd?|Spójrz w górę.',
    mood: 'Słońce.|Prąd.|Dom.',
    promises: 'Twój dach potrafi więcej|Ciepło, z czystym sumieniem',
    calls: 'Zapytaj, co potrafi twój dach|Skontaktuj się',
  },
  shop: {
    words: 'sklep*|prezent*|zabawk*|książk*|księgarni*|świec*|mydł*|butelk*|kubek|kubki|rękodzieł*|produkt*|wyprzedaż*',
    hooks: 'Zobacz, co mamy.|Dla ciebie, czy dla kogoś?|Małe rzeczy.',
    mood: 'Patrz.|Wybierz.|Ciesz się.',
    promises: 'Małe rzeczy, wielka radość|Wybrane z sercem',
    calls: 'Znajdź swój|Wpadnij się rozejrzeć',
  },
  any: {
    words: '',
    hooks: 'Przyjrzyj się bliżej.|Masz ochotę na coś dobrego?|To dla ciebie.',
    mood: 'Zobacz.|Poczuj.|Ciesz się.',
    promises: 'Dla ludzi takich jak ty|Dobre rzeczy, dobrze zrobione',
    calls: 'Dowiedz się więcej|Skontaktuj się',
  },
};
