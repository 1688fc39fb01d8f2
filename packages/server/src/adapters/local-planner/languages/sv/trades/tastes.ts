/** What adverts in Swedish say for what is eaten and drunk. */
import type { SomeTrades } from '../../../banks/bank';

export const TASTES = {
  coffee: {
    words: '*kaffe*|café|kafé|espresso|barista|cappuccino|rosteri*|*rosteri',
    hooks: 'Först kaffe.|Den där morgondoften.|Sugen på en riktig kopp?',
    mood: 'Mal.|Häll.|Andas.',
    promises: 'En liten paus, varje dag|Bryggt i lugn och ro',
    calls: 'Kom in på en kopp|Slå dig ner',
  },
  tea: {
    words: 'tehus|te|teer|tebutik|*teer|matcha',
    hooks: 'Sätt på vattnet.|Blad för blad.|Dags för en riktig kanna?',
    mood: 'Dra.|Häll.|Andas.',
    promises: 'En liten paus, varje dag|Drar i lugn och ro',
    calls: 'Kom in på en kanna|Slå dig ner',
  },
  bakery: {
    words: '*bageri*|bagare|*bröd|*konditori*|surdeg*|bulle*|bullar|croissant*',
    hooks: 'Känner du doften?|Fortfarande varmt.|Hur smakar morgonen?',
    mood: 'Knåda.|Baka.|Dela.',
    promises: 'Gott bröd behöver tid|Bakat för att delas',
    calls: 'Kom medan det är varmt|Smaka i dag',
  },
  sweets: {
    words: 'glass|glassbar*|choklad*|*tårta|*tårtor|bröllopstårta*|godis*|praliner|dessert*|bakelse*|macarons',
    hooks: 'Plats för något sött?|Vem kan säga nej?|Livet behöver något sött.',
    mood: 'Vispa.|Smält.|Njut.',
    promises: 'En liten glädje i varje tugga|Sött, gjort med omsorg',
    calls: 'Välj din favorit|Unna dig något',
  },
  restaurant: {
    words: '*restaurang*|bistro|krog*|pizz*|sushi|ramen|burgare|hamburgare|kök|kock|catering|matställe',
    hooks: 'Hungrig redan?|I kväll lagar ingen mat hemma.|Vad är du sugen på?',
    mood: 'Stek.|Servera.|Njut.',
    promises: 'God mat, gott sällskap|Ett bord som hemma',
    calls: 'Boka ditt bord|Kom hungrig',
  },
  bar: {
    words: 'bar|pub|*bryggeri*|öl|vin|viner|vingård|cocktail*|destilleri*|vingård*',
    hooks: 'Kvällen börjar här.|Vad skålar vi för?|Skål!',
    mood: 'Häll upp.|Skåla.|Stanna.',
    promises: 'Goda glas, bättre sällskap|Gjort med tålamod',
    calls: 'Skåla med oss|Kom och smaka',
  },
  grocer: {
    words: 'grönsak*|frukt*|gård|gårdsbutik|marknad|ekologisk*|slaktare|*ost|ostar|delikatess*|honung',
    hooks: 'Vad är i säsong?|Smaka skillnaden.|Smaka där det växer.',
    mood: 'Väx.|Plocka.|Smaka.',
    promises: 'Mat som smakar något|Du vet var den kommer ifrån',
    calls: 'Fyll din korg|Kom och smaka',
  },
} satisfies SomeTrades;
