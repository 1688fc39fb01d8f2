/** What adverts in German say for what is eaten and drunk. */
import type { SomeTrades } from '../../../banks/bank';

export const TASTES = {
  coffee: {
    words: '*kaffee|kaffee*|*café|cafe|espresso|*rösterei|barista|cappuccino',
    hooks: 'Erst mal Kaffee.|Dieser Duft am Morgen.|Lust auf eine gute Tasse?',
    mood: 'Mahlen.|Brühen.|Durchatmen.',
    promises: 'Eine kleine Pause, jeden Tag|In Ruhe gemacht, in Ruhe genossen',
    calls: 'Kommen Sie auf eine Tasse|Nehmen Sie Platz',
  },
  tea: {
    words: 'teehaus|teeladen|*tees|tee|teestube|*tee|matcha',
    hooks: 'Wasser aufsetzen.|Blatt für Blatt.|Zeit für eine Kanne?',
    mood: 'Ziehen lassen.|Einschenken.|Durchatmen.',
    promises: 'Eine kleine Pause, jeden Tag|In Ruhe gezogen, in Ruhe genossen',
    calls: 'Kommen Sie auf eine Kanne|Nehmen Sie Platz',
  },
  bakery: {
    words: '*bäckerei*|*bäcker|*brot|*brötchen|*konditorei|backstube|sauerteig*|croissant*',
    hooks: 'Riechen Sie das?|Noch warm.|Wie schmeckt der Morgen?',
    mood: 'Kneten.|Backen.|Teilen.',
    promises: 'Gutes Brot braucht Zeit|Zum Teilen gebacken',
    calls: 'Kommen Sie, solange es warm ist|Probieren Sie es heute',
  },
  sweets: {
    words:
      'eis|*eisdiele|eiscafé|*schokolade*|pralinen*|*torte|*torten|kuchen|hochzeitstorte*|süßigkeiten|dessert*|macarons',
    hooks: 'Platz für etwas Süßes?|Wer kann da Nein sagen?|Das Leben braucht Süßes.',
    mood: 'Rühren.|Schmelzen.|Genießen.',
    promises: 'Ein kleines Glück mit jedem Bissen|Süßes, mit Sorgfalt gemacht',
    calls: 'Suchen Sie Ihre Lieblingssorte aus|Gönnen Sie sich etwas',
  },
  restaurant: {
    words:
      '*restaurant*|gasthaus|wirtshaus|gaststätte|bistro|pizz*|sushi|ramen|burger*|küchenchef|imbiss|lieferservice|catering|gasthof',
    hooks: 'Schon Hunger?|Heute bleibt die Küche kalt.|Worauf haben Sie Appetit?',
    mood: 'Brutzeln.|Anrichten.|Genießen.',
    promises: 'Gutes Essen, gute Gesellschaft|Ein Tisch wie zu Hause',
    calls: 'Reservieren Sie Ihren Tisch|Bringen Sie Hunger mit',
  },
  bar: {
    words:
      'bar|kneipe|*brauerei|*bier|*weingut|~wein|~weine|winzer*|cocktail*|brennerei|biergarten|weingut*|weinprobe*|weinhandlung',
    hooks: 'Hier beginnt der Abend.|Worauf trinken wir?|Zum Wohl!',
    mood: 'Einschenken.|Anstoßen.|Bleiben.',
    promises: 'Gute Gläser, bessere Gesellschaft|Mit Geduld gemacht',
    calls: 'Stoßen Sie mit uns an|Kommen Sie probieren',
  },
  grocer: {
    words: '*gemüse*|hofladen|wochenmarkt|bauernhof|biohof|*metzgerei|metzger|käse*|feinkost|obst*|honig|imkerei',
    hooks: 'Was hat gerade Saison?|Schmecken Sie den Unterschied.|Schmecken, wo es wächst.',
    mood: 'Wachsen.|Ernten.|Schmecken.',
    promises: 'Essen, das nach etwas schmeckt|Sie wissen, woher es kommt',
    calls: 'Füllen Sie Ihren Korb|Kommen Sie probieren',
  },
} satisfies SomeTrades;
