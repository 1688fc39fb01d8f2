/** What adverts in German say for what is sold over a counter, and for whatever has no trade of its own. */
import type { SomeTrades } from '../../../banks/bank';

export const GOODS = {
  flowers: {
    words: '*blumen*|florist*|*strauß|*pflanze*|rosen',
    hooks: 'Durch die Blume gesagt.|Wer verdient einen Strauß?|Etwas wachsen lassen.',
    mood: 'Samen.|Knospe.|Blüte.',
    promises: 'Farbe für jeden Tag|Mit Sorgfalt gezogen',
    calls: 'Wählen Sie Ihre Blumen|Kommen Sie vorbei',
  },
  fashion: {
    words:
      '*mode|kleid|kleider|kleidung|*schuh*|sneaker*|~stiefel|*schmuck*|~uhren|~tasche|~taschen|boutique|jeans|*rucksack*|sonnenbrille*|schneiderei*|armbanduhr*|juwelier*|goldschmied*|silberschmied*|trauring*|verlobungsring*|brautmode*',
    hooks: 'Was ziehen Sie an?|Gemacht zum Tragen.|Ihr neues Lieblingsstück.',
    mood: 'Fühlen.|Probieren.|Tragen.',
    promises: 'Gemacht, um zu bleiben|Es fühlt sich nach Ihnen an',
    calls: 'Probieren Sie es an|Finden Sie Ihres',
  },
  scent: {
    words: '*parfum*|*parfüm*|duft|düfte|*kosmetik*|*kerze|*kerzen|*seife|*seifen|naturkosmetik',
    hooks: 'Schließen Sie die Augen.|Wie riecht Glück?|Ein Duft sagt alles.',
    mood: 'Öffnen.|Einatmen.|Erinnern.',
    promises: 'Ein Duft, der bleibt|Ein Moment für die Sinne',
    calls: 'Finden Sie Ihren Duft|Verwöhnen Sie Ihre Sinne',
  },
  books: {
    words: 'buchhandlung*|buchladen|bücher*|antiquariat|bibliothek|bücherei|*verlag|comics|romane',
    hooks: 'Was lesen Sie gerade?|Noch ein Kapitel.|Verlieren Sie sich in einem Buch.',
    mood: 'Stöbern.|Aufschlagen.|Lesen.',
    promises: 'Eine Geschichte für jeden Abend|Eine Seite geht immer noch',
    calls: 'Kommen Sie stöbern|Finden Sie Ihr nächstes Buch',
  },
  auto: {
    words:
      'auto|autos|autohaus|kfz*|*werkstätte|reifen*|*rad|*räder|fahrrad*|e-bike*|roller|taxi*|motorrad*|gebrauchtwagen|autowäsche|autoaufbereitung|fahrzeugaufbereitung|waschstraße|autoreinigung',
    hooks: 'Wohin als Nächstes?|Die Straße ruft.|Bereit zur Abfahrt?',
    mood: 'Starten.|Schalten.|Los.',
    promises: 'Mit gutem Gefühl unterwegs|Jeden Tag ein Stück weiter',
    calls: 'Machen Sie eine Probefahrt|Kommen Sie vorbei',
  },
  shop: {
    words:
      '*laden|*geschäft|*shop|geschenk*|spielzeug|flasche*|tasse*|handgemacht*|produkt*|handy*|kopfhörer|laptop*|*wolle|strick*|garn|garne',
    hooks: 'Schauen Sie mal.|Für Sie, oder für jemanden?|Die kleinen Dinge.',
    mood: 'Schauen.|Wählen.|Freuen.',
    promises: 'Kleine Dinge, große Freude|Mit Liebe ausgesucht',
    calls: 'Finden Sie Ihres|Kommen Sie stöbern',
  },
  any: {
    words:
      '*hochzeits-dj|dj|djs|hochzeitsband*|hochzeitsplan*|kleingarten*|saatgut|gartenbedarf*|coworking*|baumschule|gartencenter*|gartenmarkt|*anwalt|*anwältin|anwaltskanzlei*|notar|notarin|schädlingsbekämpf*|bestatt*|schornsteinfeger*|gutachter*',
    hooks: 'Schauen Sie genauer hin.|Lust auf etwas Gutes?|Das ist für Sie.',
    mood: 'Fragen.|Wählen.|Fertig.',
    promises: 'Für Menschen wie Sie|Gutes, gut gemacht',
    calls: 'Erfahren Sie mehr|Melden Sie sich',
  },
} satisfies SomeTrades;
