/** What adverts in German say for what is done for people. */
import type { SomeTrades } from '../../../banks/bank';

export const SERVICES = {
  hair: {
    words:
      'kosmetikstudio*|kosmetiksalon*|kosmetikerin*|nagelstudio*|*friseur*|*frisör*|barbier|barber*|~salon|haarschnitt|haare|nagel*|beauty*|make-up|wimpern',
    hooks: 'Zeit für etwas Neues?|Hallo, neues Ich.|Endlich wieder Sie selbst.',
    mood: 'Schneiden.|Stylen.|Strahlen.',
    promises: 'Ein Look, der zu Ihnen passt|Mit erhobenem Kopf hinausgehen',
    calls: 'Buchen Sie Ihren Termin|Gönnen Sie sich etwas',
  },
  health: {
    words:
      'zahnarzt*|zahnärzt*|*arztpraxis|arzt|ärztin|*klinik|physio*|*apotheke|optiker*|brillen*|hörgerät*|gesundheit*|*therapie|~praxis|osteopath*|krankengymnastik|podolog*|logopäd*|ergotherap*',
    hooks: 'Wie geht es Ihnen heute?|Wohlfühlen beginnt hier.|Jemand, der zuhört.',
    mood: 'Zuhören.|Helfen.|Lächeln.',
    promises: 'In guten Händen|Hier nimmt man sich Zeit',
    calls: 'Vereinbaren Sie einen Termin|Sprechen Sie mit uns',
  },
  pets: {
    words:
      '*hund|*hunde*|*katze*|*tierarzt*|tierärzt*|*haustier*|*tierhandlung|tierfutter|welpe*|pferd*|tierheim|hundesalon*|hundefriseur*',
    hooks: 'Wer wartet an der Tür?|Für alle mit vier Pfoten.|Beste Freunde verdienen mehr.',
    mood: 'Schnuppern.|Spielen.|Kuscheln.',
    promises: 'Liebe auf vier Pfoten|Sie würden es Ihnen danken',
    calls: 'Bringen Sie Ihren Freund mit|Kommen Sie vorbei',
  },
  craft: {
    words:
      'gartenpflege*|gartenbau*|baumpflege*|schreiner*|tischler*|dachdecker*|maler*|~handwerk*|renovier*|möbel*|~werkstatt|töpfer*|keramik*|fliesenleger*|pflasterer*|steinmetz*|zimmerei*|zimmermann*|zimmerer*|parkett*|bodenleger*|stuckateur*|gerüstbau*|polster*|raumausstatt*|maurer*|metallbau*|drechsler*|estrich*|trockenbau*|kaminbau*|ofenbau*',
    hooks: 'Geht etwas nicht mehr?|Gleich richtig gemacht.|Von Hand gemacht.',
    mood: 'Messen.|Bauen.|Fertig.',
    promises: 'Arbeit, die hält|Hände, die es können',
    calls: 'Sagen Sie uns, was Sie brauchen|Melden Sie sich',
  },
  fixing: {
    words:
      'klempner*|installateur*|elektriker*|elektro*|sanitär*|heizung*|schlüsseldienst*|rohrreinig*|hausmeister*|schornsteinfeg*|kaminkehrer*|glaser*|kammerjäger*|schädlingsbekämpf*|kältetechnik*|rollladen*|hausgerätereparatur*',
    hooks: 'Geht etwas nicht mehr?|Gleich richtig gemacht.|Kaputt ist nicht das Ende.',
    mood: 'Kommen.|Prüfen.|Fertig.',
    promises: 'Arbeit, die hält|Eine Sorge weniger',
    calls: 'Sagen Sie uns, was los ist|Melden Sie sich',
  },
  repair: {
    words:
      '*reparatur*|reparier*|schuhmacher*|schuster*|uhrmacher*|änderungsschneider*|polster*|handyreparatur*|repair café*|repair-café*|repaircafé*|reparaturcafé*',
    hooks: 'Nicht wegwerfen.|Das hat ein zweites Leben verdient.|Kaputt? Nicht mehr lange.',
    mood: 'Öffnen.|Reparieren.|Fertig.',
    promises: 'Gutes verdient eine Reparatur|Wieder da, und wieder heil',
    calls: 'Bringen Sie es vorbei|Fragen Sie uns',
  },
  cleaning: {
    words:
      'waschsalon*|*wäscherei*|*textilreinigung*|*reinigung*|putz*|wäscherei|haushaltshilfe|fensterputz*|gebäudereinigung|sauber*',
    hooks: 'Stellen Sie sich vor: alles sauber.|Wann hat es zuletzt geglänzt?|Heimkommen und staunen.',
    mood: 'Kehren.|Polieren.|Glänzen.',
    promises: 'Ihre Zeit zurück|Sauber bis in die Ecken',
    calls: 'Überlassen Sie es uns|Fragen Sie nach einem Termin',
  },
  hire: {
    words:
      '*kran|*kräne|kranverleih*|*kranverleih|maschinenverleih*|*maschinenverleih|maschinenvermietung*|werkzeugverleih|transportervermietung|anhängerverleih|umzug*|umzüge|spedition*|bagger*|gerüst*|container*|*lager|kurier*|hebebühne*|transport|transporte',
    hooks: 'Großes vor?|Zu schwer zum Tragen?|Das Schwere übernehmen wir.',
    mood: 'Laden.|Heben.|Fertig.',
    promises: 'Das Schwere ist unsere Sache|Da, wenn man uns braucht',
    calls: 'Sagen Sie uns, was Sie brauchen|Fragen Sie nach einem Angebot',
  },
  driving: {
    words: 'fahrschule*|fahrstunde*|führerschein*|fahrlehrer*',
    hooks: 'Bereit für die Straße?|Hier beginnt die Freiheit.|Bald fahren Sie selbst.',
    mood: 'Gurt.|Spiegel.|Los.',
    promises: 'Ruhig am Steuer|Mit jedem Kilometer sicherer',
    calls: 'Buchen Sie Ihre erste Stunde|Setzen Sie sich ans Steuer',
  },
  realestate: {
    words:
      '*immobilie*|*wohnung*|makler*|haus kaufen|haus verkaufen|häuser|hausbau|fertighaus*|traumhaus|*eigenheim|miete|grundstück*|architekt*|neubau*|baufinanzierung',
    hooks: 'Stellen Sie sich Ihre Haustür vor.|Wo möchten Sie wohnen?|Nach Hause kommen.',
    mood: 'Schauen.|Eintreten.|Bleiben.',
    promises: 'Ein Ort, der Ihnen gehört|Platz für Ihr Leben',
    calls: 'Vereinbaren Sie eine Besichtigung|Kommen Sie schauen',
  },
  tech: {
    words:
      'app|apps|*software*|plattform|startup|digital*|webseite|website|cloud|daten|ki|spiel|spiele|podcast*|zeiterfassung*|buchungssystem*',
    hooks: 'Es geht auch einfacher.|Weniger klicken. Mehr schaffen.|Und wenn es einfach liefe?',
    mood: 'Öffnen.|Tippen.|Fertig.',
    promises: 'Einfach, von Anfang an|Zeit für das, was zählt',
    calls: 'Probieren Sie es aus|Sehen Sie, wie es geht',
  },
  finance: {
    words:
      '*bank|*versicherung*|steuer*|buchhaltung|*anlage|rente|kredit*|sparen|finanz*|*steuerberat*|steuerkanzlei|lohnbuchhaltung|buchhaltung*',
    hooks: 'Heute Nacht ruhig schlafen.|Fragen zum Geld?|Jemand auf Ihrer Seite.',
    mood: 'Fragen.|Verstehen.|Entscheiden.',
    promises: 'Klare Worte, ruhige Nächte|Auf Ihrer Seite',
    calls: 'Sprechen Sie mit uns|Stellen Sie Ihre Frage',
  },
  education: {
    words:
      '*schule*|*kurs|*kurse|*unterricht|lehrer*|nachhilfe|sprach*|universität|hochschule|akademie|lernen|workshop*|coach*|ausbildung*',
    hooks: 'Was möchten Sie lernen?|Neugierig?|Alle fangen bei null an.',
    mood: 'Fragen.|Üben.|Können.',
    promises: 'Jeden Tag ein Stück weiter|Lernen, das bleibt',
    calls: 'Sichern Sie sich Ihren Platz|Fangen Sie an',
  },
  childcare: {
    words:
      'kindergarten|kita|kitas|krippe|tagesmutter|tagespflege|kinderbetreuung|babysitter|ferienlager|ferienbetreuung|spielgruppe',
    hooks: 'Wer will spielen?|Kleine Füße, große Tage.|Wo Kinder zu Hause sind.',
    mood: 'Spielen.|Lachen.|Wachsen.',
    promises: 'Raum zum Spielen und Wachsen|Den ganzen Tag gut aufgehoben',
    calls: 'Lernen Sie uns kennen|Sichern Sie sich einen Platz',
  },
  care: {
    words:
      '*pflegedienst*|seniorenheim|pflegeheim|altenpflege|häusliche pflege|seniorenbetreuung|pflegekraft|pflegekräfte|~pflege|betreutes wohnen',
    hooks: 'Zu Hause, und nie allein.|Jemand, der da ist.|Wer kümmert sich um Sie?',
    mood: 'Zuhören.|Helfen.|Dableiben.',
    promises: 'Pflege wie in der Familie|Zeit für das Wichtige',
    calls: 'Sprechen Sie mit uns|Melden Sie sich',
  },
  photo: {
    words: '*fotograf*|*foto|*fotos|*fotostudio|porträt*|bewerbungsfotos|hochzeitsfoto*|videograf*',
    hooks: 'Halten Sie den Moment fest.|Bitte lächeln.|Woran werden Sie sich erinnern?',
    mood: 'Schauen.|Lächeln.|Klick.',
    promises: 'Bilder, die bleiben|Momente zum Behalten',
    calls: 'Buchen Sie Ihr Shooting|Kommen Sie vor die Kamera',
  },
  studio: {
    words:
      'tattoo*|grafikdesign*|webdesign*|werbeagentur|druckerei*|copyshop|beschriftung*|marketing|texter*|übersetzung*|übersetzer*|designbüro',
    hooks: 'Was möchten Sie sagen?|Gute Ideen wollen gut aussehen.|Da schaut man zweimal hin.',
    mood: 'Denken.|Zeichnen.|Zeigen.',
    promises: 'Ideen, die man sieht|Klar auf den ersten Blick',
    calls: 'Erzählen Sie uns Ihre Idee|Sprechen Sie mit uns',
  },
  jobs: {
    words:
      'wir stellen ein|stellen ein|stellenangebot*|stellenanzeige*|m/w/d|w/m/d|m/w/x|verstärkung gesucht|suchen verstärkung|gesucht|azubi*|auszubildende*|ausbildungsplatz*|bewirb dich|bewerben sie sich|jetzt bewerben|bewerbung*|minijob*|quereinsteiger*|festanstellung|teil unseres teams|komm ins team',
    hooks: 'Hier ist noch ein Platz frei.|Lust auf etwas Neues?|Arbeit, die Freude macht.',
    mood: 'Ankommen.|Anpacken.|Wachsen.',
    promises: 'Ein Team, das zusammenhält|Gute Leute, gute Arbeit',
    calls: 'Jetzt bewerben|Bewerbungen sind willkommen',
  },
  charity: {
    words: '*spende*|ehrenamt*|hilfsorganisation|hospiz|*stiftung|geflüchtete*|tafel|gemeinnützig*|freiwillig*',
    hooks: 'Und wenn Sie helfen könnten?|Es beginnt mit einem.|Da wartet jemand.',
    mood: 'Hinsehen.|Mitfühlen.|Handeln.',
    promises: 'Gemeinsam wird es mehr|Jede Hand zählt',
    calls: 'Helfen Sie mit|Geben Sie, was Sie können',
  },
  energy: {
    words: '~solar|solaranlage*|solarstrom|solardach*|solarmodul*|solarenergie|wärmepumpe*|photovoltaik*|pv-anlage*',
    hooks: 'Die Sonne schickt keine Rechnung.|Woher kommt Ihr Strom?|Schauen Sie nach oben.',
    mood: 'Sonne.|Strom.|Zuhause.',
    promises: 'Ihr Dach kann mehr|Warm, mit gutem Gewissen',
    calls: 'Fragen Sie, was Ihr Dach kann|Melden Sie sich',
  },
} satisfies SomeTrades;
