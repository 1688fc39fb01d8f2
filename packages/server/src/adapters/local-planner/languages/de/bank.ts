/** What adverts in German say by trade, beside what the brief tells. Checked by a native reader's eye. */
import type { BankSource } from '../../banks/bank';

export const BANK: BankSource = {
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
    words: '*bäckerei*|*bäcker|*brot|*brötchen|*konditorei|backstube|kuchen|torten|sauerteig*|croissant*',
    hooks: 'Riechen Sie das?|Noch warm.|Wie schmeckt der Morgen?',
    mood: 'Kneten.|Backen.|Teilen.',
    promises: 'Gutes Brot braucht Zeit|Zum Teilen gebacken',
    calls: 'Kommen Sie, solange es warm ist|Probieren Sie es heute',
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
    words: 'bar|kneipe|*brauerei|*bier|*weingut|wein|weine|winzer*|cocktail*|brennerei|biergarten',
    hooks: 'Hier beginnt der Abend.|Worauf trinken wir?|Zum Wohl!',
    mood: 'Einschenken.|Anstoßen.|Bleiben.',
    promises: 'Gute Gläser, bessere Gesellschaft|Mit Geduld gemacht',
    calls: 'Stoßen Sie mit uns an|Kommen Sie probieren',
  },
  grocer: {
    words: '*gemüse*|hofladen|wochenmarkt|bauernhof|biohof|*metzgerei|metzger|käse*|feinkost|obst*|honig|imkerei',
    hooks: 'Was hat gerade Saison?|Direkt vom Feld.|Schmecken, wo es wächst.',
    mood: 'Wachsen.|Ernten.|Schmecken.',
    promises: 'Essen, das nach etwas schmeckt|Sie wissen, woher es kommt',
    calls: 'Füllen Sie Ihren Korb|Kommen Sie probieren',
  },
  fitness: {
    words: '*fitness*|*studio|training|*trainer|sport*|boxen|crossfit|bootcamp|laufen|*verein|schwimm*|kletter*',
    hooks: 'Bereit für Bewegung?|Der Körper erinnert sich.|Worauf warten Sie?',
    mood: 'Heben.|Schwitzen.|Nochmal.',
    promises: 'Jeden Tag ein bisschen stärker|Jeder Anfang zählt',
    calls: 'Starten Sie heute|Machen Sie mit',
  },
  wellness: {
    words: 'yoga*|pilates|spa|*massage*|sauna|wellness*|meditation*|achtsamkeit|therme',
    hooks: 'Wann haben Sie zuletzt aufgeatmet?|Langsam.|Eine Stunde nur für Sie.',
    mood: 'Ankommen.|Atmen.|Loslassen.',
    promises: 'Ruhe für Körper und Kopf|Leichter gehen als kommen',
    calls: 'Gönnen Sie sich die Auszeit|Buchen Sie Ihre Stunde',
  },
  hair: {
    words: '*friseur*|*frisör*|barbier|barber*|salon|haarschnitt|haare|*kosmetik*|nagel*|beauty*|make-up|wimpern',
    hooks: 'Zeit für etwas Neues?|Hallo, neues Ich.|Endlich wieder Sie selbst.',
    mood: 'Schneiden.|Stylen.|Strahlen.',
    promises: 'Ein Look, der zu Ihnen passt|Mit erhobenem Kopf hinausgehen',
    calls: 'Buchen Sie Ihren Termin|Gönnen Sie sich etwas',
  },
  health: {
    words:
      'zahnarzt*|zahnärzt*|*arztpraxis|arzt|ärztin|*klinik|physio*|*apotheke|optiker*|brillen*|hörgerät*|gesundheit*|*therapie|praxis',
    hooks: 'Wie geht es Ihnen heute?|Wohlfühlen beginnt hier.|Jemand, der zuhört.',
    mood: 'Zuhören.|Helfen.|Lächeln.',
    promises: 'In guten Händen|Hier nimmt man sich Zeit',
    calls: 'Vereinbaren Sie einen Termin|Sprechen Sie mit uns',
  },
  pets: {
    words: '*hund|*hunde*|*katze*|*tierarzt*|tierärzt*|*haustier*|*tierhandlung|tierfutter|welpe*|pferd*|tierheim',
    hooks: 'Wer wartet an der Tür?|Für alle mit vier Pfoten.|Beste Freunde verdienen mehr.',
    mood: 'Schnuppern.|Spielen.|Kuscheln.',
    promises: 'Liebe auf vier Pfoten|Sie würden es Ihnen danken',
    calls: 'Bringen Sie Ihren Freund mit|Kommen Sie vorbei',
  },
  craft: {
    words:
      'klempner*|installateur*|elektriker*|elektro*|schreiner*|tischler*|dachdecker*|maler*|handwerk*|sanitär*|heizung*|renovier*|reparatur*|möbel*|schlüsseldienst|werkstatt',
    hooks: 'Geht etwas nicht mehr?|Einmal, und richtig.|Von Hand gemacht.',
    mood: 'Messen.|Bauen.|Fertig.',
    promises: 'Arbeit, die hält|Hände, die es können',
    calls: 'Sagen Sie uns, was Sie brauchen|Melden Sie sich',
  },
  flowers: {
    words: '*blumen*|florist*|*strauß|*garten|gärtner*|gartenbau|*pflanze*|rosen|baumschule',
    hooks: 'Durch die Blume gesagt.|Wer verdient einen Strauß?|Etwas wachsen lassen.',
    mood: 'Samen.|Knospe.|Blüte.',
    promises: 'Farbe für jeden Tag|Mit Sorgfalt gezogen',
    calls: 'Wählen Sie Ihre Blumen|Kommen Sie vorbei',
  },
  cleaning: {
    words: '*reinigung*|putz*|wäscherei|haushaltshilfe|fensterputz*|gebäudereinigung|sauber*',
    hooks: 'Stellen Sie sich vor: alles sauber.|Wann hat es zuletzt geglänzt?|Heimkommen und staunen.',
    mood: 'Kehren.|Polieren.|Glänzen.',
    promises: 'Ihre Zeit zurück|Sauber bis in die Ecken',
    calls: 'Überlassen Sie es uns|Fragen Sie nach einem Termin',
  },
  auto: {
    words:
      'auto|autos|autohaus|kfz*|*werkstätte|reifen*|*rad|*räder|fahrrad*|e-bike*|roller|taxi*|fahrschule|motorrad*|gebrauchtwagen',
    hooks: 'Wohin als Nächstes?|Die Straße ruft.|Bereit zur Abfahrt?',
    mood: 'Starten.|Schalten.|Los.',
    promises: 'Mit gutem Gefühl unterwegs|Jeden Tag ein Stück weiter',
    calls: 'Machen Sie eine Probefahrt|Kommen Sie vorbei',
  },
  travel: {
    words:
      '*hotel*|*reise*|*urlaub*|*ferien*|pension|hostel|camping*|kreuzfahrt*|fähre*|flug|flüge|insel*|strand*|ausflug*',
    hooks: 'Wohin zieht es Sie?|Einfach weg.|Wissen Sie noch, das Meer?',
    mood: 'Packen.|Losfahren.|Ankommen.',
    promises: 'Tage, von denen man erzählt|Die Ferne ist näher, als man denkt',
    calls: 'Buchen Sie Ihre Auszeit|Packen Sie Ihren Koffer',
  },
  realestate: {
    words: '*immobilie*|*wohnung*|makler*|haus|häuser|*eigenheim|miete|grundstück*|architekt*|neubau*|baufinanzierung',
    hooks: 'Stellen Sie sich Ihre Haustür vor.|Wo möchten Sie wohnen?|Nach Hause kommen.',
    mood: 'Schauen.|Eintreten.|Bleiben.',
    promises: 'Ein Ort, der Ihnen gehört|Platz für Ihr Leben',
    calls: 'Vereinbaren Sie eine Besichtigung|Kommen Sie schauen',
  },
  fashion: {
    words:
      '*mode|kleid|kleider|kleidung|*schuh*|sneaker*|stiefel|*schmuck*|uhr|uhren|tasche|taschen|boutique|jeans|*rucksack*|sonnenbrille*',
    hooks: 'Was ziehen Sie an?|Gemacht zum Tragen.|Ihr neues Lieblingsstück.',
    mood: 'Fühlen.|Probieren.|Tragen.',
    promises: 'Gemacht, um zu bleiben|Es fühlt sich nach Ihnen an',
    calls: 'Probieren Sie es an|Finden Sie Ihres',
  },
  tech: {
    words:
      'app|apps|*software*|plattform|startup|digital*|online*|webseite|website|cloud|daten|ki|handy*|kopfhörer|laptop*|spiel|spiele|podcast*',
    hooks: 'Es geht auch einfacher.|Weniger klicken. Mehr schaffen.|Und wenn es einfach liefe?',
    mood: 'Öffnen.|Tippen.|Fertig.',
    promises: 'Einfach, von Anfang an|Zeit für das, was zählt',
    calls: 'Probieren Sie es aus|Sehen Sie, wie es geht',
  },
  finance: {
    words:
      '*bank|*versicherung*|steuer*|buchhaltung|*anlage|rente|kredit*|sparen|anwalt*|anwält*|*kanzlei|recht*|notar*|finanz*',
    hooks: 'Heute Nacht ruhig schlafen.|Fragen zum Geld?|Jemand auf Ihrer Seite.',
    mood: 'Fragen.|Verstehen.|Entscheiden.',
    promises: 'Klare Worte, ruhige Nächte|Auf Ihrer Seite',
    calls: 'Sprechen Sie mit uns|Stellen Sie Ihre Frage',
  },
  education: {
    words:
      '*schule*|*kurs|*kurse|*unterricht|lehrer*|nachhilfe|sprach*|universität|hochschule|kindergarten|kita|akademie|lernen|workshop*|coach*|ausbildung*',
    hooks: 'Was möchten Sie lernen?|Neugierig?|Alle fangen bei null an.',
    mood: 'Fragen.|Üben.|Können.',
    promises: 'Jeden Tag ein Stück weiter|Lernen, das bleibt',
    calls: 'Sichern Sie sich Ihren Platz|Fangen Sie an',
  },
  events: {
    words:
      '*konzert*|*festival*|*theater*|*chor|*museum*|ausstellung*|show|party|*hochzeit*|band|tanz*|*veranstaltung*|kino|oper|*fest',
    hooks: 'Tag vormerken.|Sind Sie dabei?|Ein Abend, der bleibt.',
    mood: 'Licht.|Stille.|Jetzt.',
    promises: 'Dabei sein, wenn es passiert|Ein Abend zum Erinnern',
    calls: 'Holen Sie sich Ihr Ticket|Seien Sie dabei',
  },
  charity: {
    words: '*spende*|ehrenamt*|hilfsorganisation|hospiz|*stiftung|geflüchtete*|tafel|gemeinnützig*|freiwillig*',
    hooks: 'Und wenn Sie helfen könnten?|Es beginnt mit einem.|Da wartet jemand.',
    mood: 'Hinsehen.|Mitfühlen.|Handeln.',
    promises: 'Gemeinsam wird es mehr|Jede Hand zählt',
    calls: 'Helfen Sie mit|Geben Sie, was Sie können',
  },
  energy: {
    words: '*solar*|wärmepumpe*|energie*|photovoltaik*|strom|dämmung|batterie*|wallbox|pv-anlage*',
    hooks: 'Die Sonne schickt keine Rechnung.|Woher kommt Ihr Strom?|Schauen Sie nach oben.',
    mood: 'Sonne.|Strom.|Zuhause.',
    promises: 'Ihr Dach kann mehr|Warm, mit gutem Gewissen',
    calls: 'Fragen Sie, was Ihr Dach kann|Melden Sie sich',
  },
  shop: {
    words:
      '*laden|*geschäft|*shop|geschenk*|spielzeug|bücher|buchhandlung|flasche*|kerze*|seife*|tasse*|handgemacht*|produkt*',
    hooks: 'Schauen Sie mal.|Für Sie, oder für jemanden?|Die kleinen Dinge.',
    mood: 'Schauen.|Wählen.|Freuen.',
    promises: 'Kleine Dinge, große Freude|Mit Liebe ausgesucht',
    calls: 'Finden Sie Ihres|Kommen Sie stöbern',
  },
  any: {
    words: '',
    hooks: 'Schauen Sie genauer hin.|Lust auf etwas Gutes?|Das ist für Sie.',
    mood: 'Sehen.|Spüren.|Genießen.',
    promises: 'Für Menschen wie Sie|Gutes, gut gemacht',
    calls: 'Erfahren Sie mehr|Melden Sie sich',
  },
};
