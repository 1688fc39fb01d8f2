/** What adverts in Polish say for what is done for people. */
import type { SomeTrades } from '../../../banks/bank';

export const SERVICES = {
  hair: {
    words: 'fryzjer*|barber*|~salon*|włos*|strzyżeni*|kosmety*|paznok*|makijaż*|urod*|rzęs*',
    hooks: 'Czas na coś nowego?|Nowa fryzura, nowy dzień.|Znów sobą.',
    mood: 'Tnij.|Układaj.|Uśmiech.',
    promises: 'Styl, który jest twój|Wyjdź z podniesioną głową',
    calls: 'Umów wizytę|Zrób sobie przyjemność',
  },
  health: {
    words:
      'dentyst*|stomatolog*|lekarz*|klinik*|przychodni*|fizjoterap*|aptek*|optyk*|okular*|słuch*|zdrowi*|terapi*|~gabinet*|salon optyczn*|optyczn*|położn*|dietety*|psycholo*|logoped*|podolo*|osteopat*',
    hooks: 'Jak się dziś czujesz?|Dobre samopoczucie zaczyna się tu.|Ktoś, kto słucha.',
    mood: 'Słuchać.|Dbać.|Uśmiech.',
    promises: 'W dobrych rękach|Opieka, która ma czas',
    calls: 'Umów wizytę|Porozmawiaj z nami',
  },
  pets: {
    words:
      'pies|psa|psy|psów|psem|psu|psami|psach|kot|koty|kota|kotów|kotem|kotu|kotami|weterynar*|zwierz*|szczeni*|zoologiczn*|koń|konie|schronisk*|salon dla psów|strzyżenie psów|groomer*|psi fryzjer|behawioryst*',
    hooks: 'Kto czeka przy drzwiach?|Dla tych na czterech łapach.|Przyjaciel zasługuje na więcej.',
    mood: 'Węszyć.|Bawić się.|Tulić.',
    promises: 'Miłość na czterech łapach|Podziękowałby ci',
    calls: 'Przyjdź z przyjacielem|Wpadnij się poznać',
  },
  craft: {
    words:
      'hydraulik*|elektryk*|stolarz*|stolarni*|dekarz*|malarz*|remont*|kocioł|ślusarz*|mebl*|warsztat*|pracowni*|ceramik*|rękodzieł*|rzemieśl*|budow*|kowal*|murarz*|szklarz*|deratyzac*|klimatyzac*|kotły|kotłów|kominiar*|glazurnik*|płytkarz*|tapicer*|parkieciarz*|tynkarz*|brukarz*|złota rączka',
    hooks: 'Coś nie działa?|Raz, a dobrze.|Zrobione ręcznie.',
    mood: 'Zmierz.|Zbuduj.|Gotowe.',
    promises: 'Praca, która trwa|Ręce, które umieją',
    calls: 'Powiedz, czego potrzebujesz|Skontaktuj się',
  },
  repair: {
    words:
      'repair café|kawiarenka naprawcza|szewc*|szewsk*|napraw*|zegarmistrz*|przeróbk*|tapicer*|serwis telefon*|serwis rower*',
    hooks: 'Nie wyrzucaj.|To zasługuje na drugie życie.|Zepsute? Już niedługo.',
    mood: 'Otwórz.|Napraw.|Gotowe.',
    promises: 'Dobre rzeczy warto naprawiać|Znów działa, znów twoje',
    calls: 'Przynieś do nas|Zapytaj nas',
  },
  cleaning: {
    words: 'pralni*|sprząta*|czyszczeni*|mycie okien|porządk*|czystoś*',
    hooks: 'Wyobraź sobie: już czysto.|Kiedy ostatnio lśniło?|Wrócić do czystego domu.',
    mood: 'Zamieść.|Wypoleruj.|Lśni.',
    promises: 'Twój czas z powrotem|Czysto aż po kąty',
    calls: 'Zostaw to nam|Zapytaj o termin',
  },
  hire: {
    words:
      'dźwig*|żuraw*|wynajem maszyn|wynajem sprzętu|wypożyczalni*|przeprowadzk*|przeprowadzek|transport*|spedycj*|koparek|koparki|koparka|rusztowa*|podnośnik*|kurier*|magazyn*|kontener*',
    hooks: 'Duża robota?|Za ciężkie?|Ciężkie bierzemy na siebie.',
    mood: 'Załaduj.|Podnieś.|Gotowe.',
    promises: 'Ciężka część należy do nas|Na miejscu, gdy trzeba',
    calls: 'Powiedz, czego potrzebujesz|Zapytaj o wycenę',
  },
  driving: {
    words: 'szkoł* jazdy|szkole jazdy|nauka jazdy|prawo jazdy|prawa jazdy|jazdy doszkalające|kurs kat*',
    hooks: 'Gotowy na drogę?|Wolność zaczyna się tutaj.|Niedługo poprowadzisz sam.',
    mood: 'Pas.|Lusterko.|Jazda.',
    promises: 'Spokój za kierownicą|Pewniej z każdym kilometrem',
    calls: 'Umów pierwszą jazdę|Usiądź za kierownicą',
  },
  realestate: {
    words: 'nieruchomoś*|mieszka*|apartament*|dom|domy|domów|domu|domem|kredyt hipoteczny|architekt*|dewelop*|działk*',
    hooks: 'Wyobraź sobie swoje drzwi.|Gdzie chcesz mieszkać?|Wrócić do domu.',
    mood: 'Zobacz.|Wejdź.|Zostań.',
    promises: 'Miejsce, które jest twoje|Przestrzeń na twoje życie',
    calls: 'Umów oglądanie|Przyjdź zobaczyć',
  },
  tech: {
    words: 'aplikacj*|oprogramowani*|platform*|startup*|cyfrow*|stron* internetow*|chmur*|dane|ai|gra|gry|podcast*',
    hooks: 'Można prościej.|Mniej klikania. Więcej robienia.|A gdyby po prostu działało?',
    mood: 'Otwórz.|Dotknij.|Gotowe.',
    promises: 'Proste od pierwszej minuty|Czas na to, co ważne',
    calls: 'Wypróbuj teraz|Zobacz, jak działa',
  },
  finance: {
    words: 'bank*|ubezpiecz*|podat*|księgow*|rachunkow*|inwest*|emerytur*|kredyt*|pożyczk*|oszczędn*',
    hooks: 'Śpij spokojnie.|Pytania o pieniądze?|Ktoś po twojej stronie.',
    mood: 'Zapytaj.|Zrozum.|Zdecyduj.',
    promises: 'Jasne słowa, spokojne noce|Po twojej stronie',
    calls: 'Porozmawiaj z nami|Zadaj pytanie',
  },
  education: {
    words:
      'szkoł*|szkół*|kurs*|lekcj*|nauczyciel*|korepetycj*|język*|uniwersytet*|uczelni*|akademi*|nauka|uczyć|szkoleni*|coach*',
    hooks: 'Czego chcesz się nauczyć?|Gotowi na więcej?|Każdy zaczyna od zera.',
    mood: 'Zapytaj.|Spróbuj.|Umiesz.',
    promises: 'Krok dalej, każdego dnia|Nauka, która zostaje',
    calls: 'Zajmij miejsce|Zacznij naukę',
  },
  childcare: {
    words:
      'przedszkol*|żłob*|klub malucha|klubik*|opiekunka do dzieci|niani*|opieka nad dziećmi|półkoloni*|kolonie|obóz letni|sala zabaw|sali zabaw|salę zabaw',
    hooks: 'Kto chce się bawić?|Małe stopy, wielkie dni.|Tu maluchy są jak w domu.',
    mood: 'Baw się.|Śmiej się.|Rośnij.',
    promises: 'Miejsce do zabawy i wzrostu|W dobrych rękach cały dzień',
    calls: 'Poznaj nas|Zarezerwuj miejsce',
  },
  care: {
    words:
      'dom* seniora|dom* opieki|opieka nad osobami starszymi|opieka nad seniorami|opiekunki|opieka domowa|pielęgniar*|senior*',
    hooks: 'W domu, i nigdy sam.|Ktoś, kto jest obok.|Kto dba o ciebie?',
    mood: 'Wysłuchać.|Pomóc.|Zostać.',
    promises: 'Opieka jak w rodzinie|Czas na to, co ważne',
    calls: 'Porozmawiaj z nami|Napisz do nas',
  },
  photo: {
    words: 'fotograf*|zdjęć|zdjęcia|sesja|sesje|sesji|portret*|filmowanie ślubów|wideofilmow*',
    hooks: 'Zatrzymaj tę chwilę.|Uśmiech.|Jak zapamiętasz ten dzień?',
    mood: 'Spójrz.|Śmiech.|Klik.',
    promises: 'Zdjęcia, które zostają|Chwile, które zachowasz',
    calls: 'Zarezerwuj sesję|Stań przed obiektywem',
  },
  studio: {
    words:
      'grafik|grafika|projektowanie graficzne|projektowanie stron|strony www|stron* internetow*|drukarni*|druk|agencj* reklamow*|reklamy wizualne|szyldy|marketing|copywriter*|tłumacz*|tłumaczeni*|tatuaż*',
    hooks: 'Co chcesz powiedzieć?|Dobre pomysły widać.|Niech spojrzą drugi raz.',
    mood: 'Pomyśl.|Narysuj.|Pokaż.',
    promises: 'Pomysły, które widać|Jasno od pierwszego spojrzenia',
    calls: 'Opowiedz nam o pomyśle|Porozmawiajmy',
  },
  jobs: {
    words:
      'zatrudnimy|zatrudnię|zatrudniamy|szukamy pracownik*|szukamy osoby do|praca dla|oferta pracy|oferty pracy|dołącz do zespołu|dołącz do naszego zespołu|umowa o pracę|umowę o pracę|poszukujemy|przyjmiemy do pracy|wyślij cv|cv na|rekrutujemy|rekrutacja|na etat|pełny etat',
    hooks: 'Mamy wolne miejsce.|Czas na zmianę?|Praca wśród dobrych ludzi.',
    mood: 'Przyjść.|Nauczyć się.|Zostać.',
    promises: 'Zespół, który trzyma się razem|Dobra praca, dobrzy ludzie',
    calls: 'Wyślij zgłoszenie|Dołącz do zespołu',
  },
  charity: {
    words:
      'fundacj*|dobroczyn*|darowizn*|wolontari*|hospicjum|zbiórk*|uchodźc*|bank żywności|stowarzyszeni*|charytatywn*|~stowarzyszen*',
    hooks: 'A gdybyś mógł pomóc?|Zaczyna się od jednego.|Ktoś czeka.',
    mood: 'Zobacz.|Poczuj.|Działaj.',
    promises: 'Razem to więcej|Każda ręka się liczy',
    calls: 'Pomóż z nami|Daj, ile możesz',
  },
  energy: {
    words: 'fotowolta*|pomp* ciepła|panele słoneczne|paneli słonecznych|energi* słoneczn*',
    hooks: 'Słońce nie wystawia rachunków.|Skąd masz prąd?|Spójrz w górę.',
    mood: 'Słońce.|Prąd.|Dom.',
    promises: 'Twój dach potrafi więcej|Ciepło, z czystym sumieniem',
    calls: 'Zapytaj, co potrafi twój dach|Skontaktuj się',
  },
} satisfies SomeTrades;
