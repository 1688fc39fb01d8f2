/** What adverts in Swedish say for what is sold over a counter, and for whatever has no trade of its own. */
import type { SomeTrades } from '../../../banks/bank';

export const GOODS = {
  flowers: {
    words: '*blommor|blomster*|florist*|bukett*|växter|plantskola|rosor',
    hooks: 'Säg det med blommor.|Vem förtjänar en bukett?|Låt något växa.',
    mood: 'Frö.|Knopp.|Blom.',
    promises: 'Färg till varje dag|Odlat med omsorg',
    calls: 'Välj dina blommor|Kom och titta',
  },
  fashion: {
    words:
      'mode|kläder|klänning*|sko|skor|sneakers|stövlar|smycken|klocka|klockor|väska|väskor|jeans|ryggsäck*|solglasögon|skräddar*',
    hooks: 'Vad tar du på dig?|Gjort för att bäras.|Din nya favorit.',
    mood: 'Känn.|Prova.|Bär.',
    promises: 'Gjort för att behållas|Det känns som du',
    calls: 'Prova|Hitta din',
  },
  scent: {
    words: 'parfym*|doft|dofter|kosmetik*|tvål*|ljus|doftljus|eterisk*',
    hooks: 'Blunda.|Hur luktar lycka?|En doft säger allt.',
    mood: 'Öppna.|Andas in.|Minns.',
    promises: 'En doft som stannar|En stund för sinnena',
    calls: 'Hitta din doft|Skäm bort dina sinnen',
  },
  books: {
    words: 'bokhandel*|bokhandlare|böcker|bok|antikvariat|bibliotek*|förlag|serietidningar',
    hooks: 'Vad läser du nu?|Ett kapitel till.|Försvinn in i en bok.',
    mood: 'Bläddra.|Öppna.|Läs.',
    promises: 'En berättelse för varje kväll|Det finns alltid en sida till',
    calls: 'Kom och bläddra|Hitta din nästa bok',
  },
  auto: {
    words: 'bil|bilar|bilverkstad|däck|cykel*|cyklar|elcykel*|taxi|motorcykel*|bilhandlare|biltvätt*|bilrekond',
    hooks: 'Vart nu?|Vägen kallar.|Redo att rulla?',
    mood: 'Starta.|Växla.|Kör.',
    promises: 'På väg med en god känsla|Längre för varje dag',
    calls: 'Provkör|Kom förbi',
  },
  shop: {
    words: 'butik*|*butik|affär|present*|leksak*|flaska|flaskor|mugg*|handgjord*|produkt*|rea',
    hooks: 'Titta vad vi hittade.|Till dig, eller någon annan?|De små sakerna.',
    mood: 'Titta.|Välj.|Njut.',
    promises: 'Små saker, stor glädje|Utvalt med omsorg',
    calls: 'Hitta din|Kom och titta runt',
  },
  any: {
    words: '',
    hooks: 'Titta närmare.|Sugen på något bra?|Det här är för dig.',
    mood: 'Fråga.|Välj.|Klart.',
    promises: 'Gjort för sådana som du|Bra saker, väl gjorda',
    calls: 'Läs mer|Hör av dig',
  },
} satisfies SomeTrades;
