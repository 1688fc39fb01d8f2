/** What adverts in Polish say for where people go. */
import type { SomeTrades } from '../../../banks/bank';

export const OUTINGS = {
  fitness: {
    words:
      'siłowni*|fitness|trening*|trener*|crossfit|boks*|sport*|bieg*|pływa*|basen*|klub* sportow*|szkoł* tańca|szkole tańca|kurs* tańca|nauka tańca|balet*|maraton*',
    hooks: 'Gotowy do ruchu?|Ciało pamięta.|Na co czekasz?',
    mood: 'Podnieś.|Zmęcz się.|Jeszcze raz.',
    promises: 'Silniej, dzień po dniu|Każdy początek się liczy',
    calls: 'Zacznij dziś|Dołącz do nas',
  },
  outdoors: {
    words:
      'czarter*|rejs*|surfing*|surf|szkoła surfingu|windsurf*|kitesurf*|wspinacz*|ścianka wspinaczkowa|boulder*|kajak*|nurkow*|żegl*|stadnin*|jazda konna|jazdy konnej|nauka jazdy konnej|narciarsk*|narty|snowboard*|trekking*|wędrówk*|spływ*|paralotni*',
    hooks: 'Gotowy na przygodę?|Tam wszystko jest większe.|Poczuj wiatr.',
    mood: 'Przygotuj.|Oddychaj.|Ruszaj.',
    promises: 'Dzień, który zostaje|Świeże powietrze, nowa odwaga',
    calls: 'Rusz z nami|Odważ się',
  },
  wellness: {
    words: 'jog*|pilates|spa|masaż*|saun*|wellness|medytacj*|uważnoś*|zielarni*',
    hooks: 'Kiedy ostatnio odetchnąłeś?|Zwolnij.|Godzina tylko dla ciebie.',
    mood: 'Przyjdź.|Oddychaj.|Odpuść.',
    promises: 'Spokój dla ciała i głowy|Wyjdź lżejszy niż wszedłeś',
    calls: 'Daj sobie chwilę|Zarezerwuj swoją godzinę',
  },
  travel: {
    words:
      'hotel*|podróż*|wakacj*|urlop*|wycieczk*|pensjonat*|hostel*|kemping*|rejs*|prom|promow*|lot|loty|wysp*|plaż*|agroturysty*',
    hooks: 'Dokąd niosą cię myśli?|Po prostu jedź.|Pamiętasz morze?',
    mood: 'Spakuj.|Wyjedź.|Dojedź.',
    promises: 'Dni, o których się opowiada|Daleko jest całkiem blisko',
    calls: 'Zarezerwuj swoje dni|Spakuj walizkę',
  },
  events: {
    words:
      'koncert*|festiwal*|teatr*|chór*|muze*|spektakl*|imprez*|zespół|taniec|tańc*|wydarzeni*|kino|oper*|wesela|balony|balonów|kiermasz*|jarmark*|targi|pchli targ|targ staroci|giełda|giełda staroci|dzień otwarty|dni otwarte|festyn*|odpust*|wyprzedaż garażowa|piknik*|dożynk*|bieg charytatywny|loteria fantowa|targi książki',
    hooks: 'Zapisz datę.|Będziesz?|Wieczór do zapamiętania.',
    mood: 'Światła.|Cisza.|Teraz.',
    promises: 'Być tam, kiedy to się dzieje|Wieczór, który zostaje',
    calls: 'Kup bilet|Bądź z nami',
  },
  visit: {
    words:
      'kiermasz*|jarmark*|festyn*|targi|dzień otwarty|dni otwarte|drzwi otwarte|dni otwartych|dzień otwartych|muzeum|muzeów|muzealn*|zoo|zamek|zamku|zamki|galeri*|oceanarium|akwarium|park* rozrywki|ogr* botaniczn*|escape room*|planetarium|wystaw*|skansen*|dożynki',
    hooks: 'Co odkryjesz?|Wycieczka inna niż wszystkie.|Zobacz to na własne oczy.',
    mood: 'Patrz.|Podziwiaj.|Odkrywaj.',
    promises: 'Wyprawa dla każdego|Tyle jest do zobaczenia',
    calls: 'Zaplanuj wizytę|Przyjdź i zobacz',
  },
  music: {
    words:
      'dj|dj-*|~pianin*|~fortepian*|gitar*|skrzyp*|perkusj*|szkoł* muzyczn*|szkole muzycznej|lekcje muzyki|lekcje gry|nauka gry na pianinie|lekcje pianina|lekcje śpiewu|nauka gry|stroiciel*|strojeni*|instrument*|lutni*|studio nagrań',
    hooks: 'Słyszysz różnicę?|Znajdź swoje brzmienie.|Zaczyna się od jednego dźwięku.',
    mood: 'Słuchaj.|Graj.|Jeszcze raz.',
    promises: 'Muzyka, jak powinna brzmieć|Każdy dźwięk się liczy',
    calls: 'Daj muzyce zabrzmieć|Napisz do nas',
  },
} satisfies SomeTrades;
