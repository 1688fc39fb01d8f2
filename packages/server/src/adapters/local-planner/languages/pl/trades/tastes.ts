/** What adverts in Polish say for what is eaten and drunk. */
import type { SomeTrades } from '../../../banks/bank';

export const TASTES = {
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
    words: 'piekarni*|piekarz*|chleb*|cukierni*|bułk*|zakwas*|rogal*|pieczyw*',
    hooks: 'Czujesz ten zapach?|Jeszcze ciepłe.|Jak smakuje poranek?',
    mood: 'Zagnieść.|Upiec.|Podzielić się.',
    promises: 'Dobry chleb potrzebuje czasu|Pieczone, by się dzielić',
    calls: 'Wpadnij, póki ciepłe|Spróbuj już dziś',
  },
  sweets: {
    words:
      'lod|lody|lodów|lodziarni*|czekolad*|tort|torty|tortów|tortem|tortu|tortami|tort weselny|torty weselne|ciast|ciasta|ciastem|ciastami|słodycz*|słodkoś*|pralin*|deser*|makaronik*|pączk*',
    hooks: 'Masz ochotę na coś słodkiego?|Kto by odmówił?|Życie lubi słodycz.',
    mood: 'Ubij.|Roztop.|Smakuj.',
    promises: 'Mała radość w każdym kęsie|Słodycz robiona z sercem',
    calls: 'Wybierz swój ulubiony smak|Zrób sobie przyjemność',
  },
  restaurant: {
    words: 'restauracj*|bistro|pizz*|sushi|ramen|burger*|kuchni*|kucharz*|karczm*|pierog*|catering*|jadłodajni*',
    hooks: 'Już głodny?|Dziś nikt nie gotuje w domu.|Na co masz ochotę?',
    mood: 'Smaż.|Podaj.|Smakuj.',
    promises: 'Dobre jedzenie, dobre towarzystwo|Stół jak w domu',
    calls: 'Zarezerwuj stolik|Przyjdź głodny',
  },
  bar: {
    words: 'bar|pub|browar*|piw*|~wino|~wina|winnic*|koktajl*|drink*|destylarni*|~win|winiarni*',
    hooks: 'Wieczór zaczyna się tutaj.|Za co wypijemy?|Na zdrowie!',
    mood: 'Nalej.|Wznieś.|Zostań.',
    promises: 'Dobre szkło, lepsze towarzystwo|Robione cierpliwie',
    calls: 'Wznieś z nami toast|Przyjdź spróbować',
  },
  grocer: {
    words:
      'warzyw*|owoc*|gospodarstw*|targ|ekologiczn*|rzeźnik*|masarni*|ser|sery|serowarni*|miód|miod*|delikatesy|sad|kwas chlebow*|pszczel*|pasiek*|rybny',
    hooks: 'Co daje sezon?|Poczuj różnicę.|Smak stamtąd, gdzie rośnie.',
    mood: 'Rośnie.|Zbierz.|Spróbuj.',
    promises: 'Jedzenie, które ma smak|Wiesz, skąd pochodzi',
    calls: 'Napełnij koszyk|Przyjdź spróbować',
  },
} satisfies SomeTrades;
