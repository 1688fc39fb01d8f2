/** The words of German that guide how a brief is read. */
import type { LexiconSource } from '../../lexicon/lexicon';
import { NOUNS } from './nouns';
import { ORDINARY } from './ordinary';

export const WORDS: LexiconSource = {
  ordinary: ORDINARY,
  nouns: NOUNS,
  nounEnds:
    'haus häuser besuch besuche kasse kassen platz plätze kurs kurse preis preise garantie ung ungen heit heiten keit keiten schaft schaften tion tionen tät täten erei ereien ling linge ment mente ismus nis nisse entin istin lerin terin orin innen',
  and: 'und oder aber sowie &',
  starts:
    'in im ins am an auf für mit von vom bei beim bis seit vor nach über unter durch ohne um zu zum zur aus gegen zwischen während wenn weil dass damit ob wo als inklusive ab samt pro per statt innerhalb neben hinter entlang rund wer',
  hangs:
    'der die das den dem des ein eine einen einem einer eines unser unsere unseren unserem unserer ihr ihre ihren ihrem ihrer dein deine deinen deinem deiner mein meine kein keine keinen jeder jede jedes jeden ist sind war wird werden hat haben kann können soll sollen muss müssen darf nicht sehr nur alle alles auch mehr so wir sie er es ich du man sich noch schon',
  acts: 'jetzt|buchen sie|buche|buch|bestellen sie|bestelle|bestell|rufen sie|ruf|besuchen sie|besuche|besuch|melden sie|melde|meld|kommen sie|komm|laden sie|lade|testen sie|teste|probieren sie|probiere|spenden sie|spende|sichern sie|sichere|vereinbaren sie|vereinbare|reservieren sie|reserviere|kaufen sie|kaufe|abonnieren sie|starten sie|starte|entdecken sie|entdecke|holen sie|hol|bewerben sie|bewirb|schauen sie|schau|anmelden|anmeldung|kontaktieren sie|schreiben sie|schreib|fragen sie|termin|mach mit|werden sie|werde|termine|tickets gibt es|plätze|fordern sie|folgen sie|folge|folgt|kommt|bucht|bestellt|meldet|rufen sie an|bringen sie|bring|schickt|schicken sie|besucht|probiert',
  offers:
    'eintritt frei|freier eintritt|% rabatt|prozent rabatt|rabatt|gratis|kostenlos|kostenfrei|% günstiger|sparen|geschenkt|reduziert|zum halben preis|gutschein|nachlass|umsonst|geld zurück|ohne anmeldegebühr|% auf|statt ',
  gives:
    'vermiete vermieten verleihe verleihen röste rösten backe backen braue brauen züchte züchten nähe nähen fertige fertigen gebe geben biete bieten verkaufe verkaufen verschenke tausche suche mache machen',
  concessions:
    'kinder|kind|schüler|studierende|studenten|senioren|rentner|mitglieder|eintritt|parken|parkplatz|parkplätze|lieferung|versand|spenden|wlan',
  pending:
    'noch bekannt gegeben|noch bekanntgegeben|wird bekannt gegeben|wird bekanntgegeben|noch nicht fest|steht noch nicht|stehen noch nicht|noch offen|folgt noch|folgen noch|folgt in kürze|in planung',
  parts:
    'wegen umzug|wegen umzugs|wegen platzmangel|wegen platzmangels|wegen haushaltsauflösung|umzugshalber|wegen neuanschaffung|aus platzgründen|aus altersgründen',
  refers: 'er sie es dies diese dieser dieses das auch damit dabei dazu dort beide dann so',
  ours: 'ein eine einen einer eines einem der die das den dem unser unsere unseren unserer unserem mein meine meinen meiner meinem',
  tones:
    'fröhlich ruhig warm freundlich lustig verspielt professionell seriös modern elegant gemütlich jung dynamisch energiegeladen emotional heiter hochwertig schlicht minimalistisch schnell langsam frech witzig locker ton tonfall stil stimmung bitte eher sehr gerne etwas und kurz knapp klar deutlich einfach warmherzig bunt cool edel musik humorvoll sachlich bodenständig vertrauensvoll hell verträumt auf augenhöhe nicht zu',
  wishes:
    'macht was |mach was |macht etwas |mach etwas |bitte was |bitte etwas |irgendwas |hallo könnt ihr |hi könnt ihr |hey könnt ihr |könnt ihr was |könnt ihr uns was |könnt ihr etwas |könnten sie etwas |könntet ihr was |könntet ihr etwas |kannst du was |keine bilder|keine fotos|keine gesichter|kein bild |bitte kein |macht es |mach es |haltet es |halte es |das video soll|der film soll|der spot soll|film bitte|video bitte|bitte nicht |bitte keine |bitte ohne |bitte weglassen|bitte mit |bitte in |zielgruppe|nicht zu |ton:|stil:|stimmung:|länge:|format:|ohne hacker|am liebsten |unsere kundschaft ist|unsere zielgruppe|unser publikum|keine hektischen|keine schnellen schnitte|kein text|keine schrift|keine stockfotos|keine klischees|die schrift|die musik |der sprecher|ruhige musik|fröhliche musik|wenn musik|auf keinen fall|humor ja|[einfügen|[titel',
  bids: 'bitte nicht |bitte keine |bitte ohne |bitte mit |bitte in |haltet es |halte es |macht es |mach es |nicht zu |auf keinen fall',
  films:
    'video|videos|werbevideo|spot|werbespot|kinospot|clip|werbeclip|filmchen|werbefilm|imagefilm|kurzfilm|reel|werbung',
  film: 'in dem film|im film|im video|im spot|untertitel|sprecherstimme|off-stimme|voiceover|hochformat|querformat|hochkant|bildformat|zeitlupe|schnelle schnitte|hintergrundmusik|keine musik|ohne musik|ohne ton|lachkonserve|schulungsfilm|in mundart|einblendungen|storyboard|bitte weglassen|film bitte|erste sekunde|ersten sekunden|letzte sekunde|letzten sekunden|kamerafahrt|nahaufnahme|abspann|endkarte|einblenden|clip läuft|video läuft|film läuft|im querformat',
  greets:
    'hallöchen|grüß gott|grüezi|tach|huhu|hi|hey|liebe|lieber|liebes|hallo|guten tag|guten morgen|moin|servus|liebes team|sehr geehrte damen und herren',
  introduces: 'wir sind|ich bin|wir betreiben|ich betreibe|hier ist|das ist|wir haben|ich habe',
  uses: 'mit',
  copulas: 'ist',
  called:
    'sie heißt|er heißt|es heißt|heißt|die heißt|der heißt|das heißt|wir heißen|ich heiße|heissen|heisst|namens|mit dem namen|mit namen|er nennt sich|nennt sich',
  hosts: 'bei',
  separable: true,
  always: 'immer stets niemals nie nur',
  reasons: 'weil denn da sonst grund warum',
  calm: 'ruhig*|sanft*|langsam*|entspannt*|gelassen*|besinnlich*',
  lively: 'flott*|dynamisch*|energiegeladen*|schnell*|knackig*|mit tempo|schwungvoll*|laut',
  relatives: 'als dass die der das den welche welches wo wenn sobald bevor nachdem obwohl falls während weil damit',
  negates: 'nicht keine kein ohne',
  lasts: 'dauer länge',
  lengths: 'nur höchstens etwa unter genau circa ca maximal film spot clip video bitte lang',
  shows: 'bitte |mit |am ende|zum schluss|ende |zeig',
  serves: 'für',
  towns:
    'berlin|hamburg|münchen|köln|frankfurt|stuttgart|düsseldorf|leipzig|dortmund|bremen|dresden|hannover|nürnberg|duisburg|bochum|wuppertal|bielefeld|bonn|münster|karlsruhe|mannheim|augsburg|wiesbaden|mainz|kiel|aachen|freiburg|lübeck|erfurt|rostock|kassel|saarbrücken|potsdam|heidelberg|regensburg|würzburg|ulm|göttingen|jena|trier|wien|graz|linz|salzburg|innsbruck|zürich|basel|bern|luzern|kreuzberg|neukölln|altona|oldenburg|osnabrück|chemnitz|magdeburg|koblenz|konstanz|tübingen|erfurt|jena|weimar|gera|husum|flensburg|görlitz|bautzen|zwickau|plauen|chemnitz|cottbus|stralsund|greifswald|wismar|schwerin|hameln|hildesheim|göttingen|goslar|lüneburg|emden|aurich|cuxhaven|fulda|gießen|marburg|wetzlar|hanau|speyer|trier|koblenz|pirmasens|konstanz|ravensburg|memmingen|rosenheim|passau|landshut|straubing|deggendorf|bayreuth|bamberg|coburg|ansbach|fürth|erlangen|schweinfurt|aschaffenburg|heilbronn|reutlingen|tübingen|villingen|offenburg|lörrach|siegen|soest|lippstadt|paderborn|detmold|minden|gütersloh|bocholt|wesel|moers|viersen|neuss|klagenfurt|villach|dornbirn|winterthur',
  owns: {
    bentBehind: 'der|zur|unserer|meiner|einer|ihrer',
    bentTurns:
      'igen>ige|ischen>ische|lichen>liche|alten>alte|neuen>neue|kleinen>kleine|großen>große|grünen>grüne|roten>rote|blauen>blaue|goldenen>goldene|weißen>weiße|schwarzen>schwarze|freien>freie',
    pairs: 'und ich|meine frau|mein mann|meine schwester|mein bruder|meine mutter|meine tochter|mein sohn',
    does: 'öffnen|haben|hat|führen|führt|betreiben|betreibt|eröffnen|leiten|leitet',
  },
  resumes: 'wir|ich|auch|kein|keine|täglich|geöffnet|kostenlos',
  reaches: 'uns an jetzt unter bei gleich online per dich sie',
  typed: 'vllt=vielleicht|nen=einen|nem=einem|ner=einer|iwie=irgendwie|n=ein|u=und',
  keywords: {
    whole:
      'termin online|termine online|online termin|online termine|online terminbuchung|termin nach vereinbarung|ohne anfahrt|ohne anfahrtskosten|keine anfahrtskosten|ohne termin|mit und ohne termin|rund um die uhr|tag und nacht|24h service|24h notdienst|24 stunden|7 tage die woche|an sonn- und feiertagen|auch am wochenende|auch samstags|auch sonntags|auch abends|alle kassen|alle marken|privat und gewerblich|privat und alle kassen|zum festpreis|vor ort|aus einer hand|auf wunsch|nach maß|hol- und bringservice|hol und bringservice|ohne voranmeldung|ohne vorkenntnisse',
    begins:
      'alle|kostenlose|kostenloser|kostenloses|gratis|ohne|keine|kein|ab|auch|inkl|inklusive|faire|eigene|mit|für|auf|zum|bei|seit|nach|im|am|vor|vom',
    trails:
      'möglich|gratis|inklusive|kostenlos|willkommen|geöffnet|offen|frei|stunden|uhr|jahre|tage|minuten|pro|€|vorhanden|nötig|erwünscht|samstags|sonntags|montags|dienstags|mittwochs|donnerstags|freitags|abends|morgens|mittags|nachts|werktags|täglich|schneiden',
    leads:
      '*ische|*ischer|*isches|*ische|*ischen|*elle|*eller|*elles|*liche|*licher|*liches|*ige|*iger|*iges|*ale|*aler|*ales|*ive|*iver|*ives|*iale|neue|neuer|neues|große|kleine|frische|frisches|freie|feste|schnelle|schneller|schnelles|gute|gutes|günstige|saubere|klasse|klassen|max|maximal|moderne|mobile|mobiler|mobiles|erste|erster',
    per: 'stunde|std|person|nacht|monat|tag|einheit|termin|woche|pers|stück|kind|kurs|qm',
    sides: 'nord|süd|ost|west',
    around: 'und umgebung|und umland|und region|umgebung|und umkreis',
    tells:
      'wir|ihr|sie|ich|unser*|mein*|ist|sind|haben|hat|wird|werden|der|die|das|ein|eine|einen|suchen|suche|bieten|biete|machen|mache|kommen|bitte|kannst|können|brauchen|lädt|sucht|kommt|liefert|singt|spielt|repariert|bietet|veranstaltet|feiert|präsentiert|eröffnet|öffnet|baut|verkauft|vermietet|reinigt',
  },
  announces:
    'neu in|sale|summer sale|winter sale|final sale|flohmarkt|hofverkauf|sommerfest|rabattaktion|rabattwochen|neueröffnung|eröffnung|wiedereröffnung|tag der offenen tür|lagerverkauf|räumungsverkauf|ausverkauf|sonderangebot*|neu eröffnet|winterschlussverkauf|sommerschlussverkauf|schlussverkauf|achtung|jetzt neu',
  phrases: {
    visit: 'Besuchen Sie {}',
    call: 'Rufen Sie an: {}',
    person: 'Rufen Sie {who} an: {}',
    write: 'Schreiben Sie an {}',
    order: 'Jetzt bestellen',
    come: 'Kommen Sie vorbei',
    remember: 'Gut zu merken',
    check: 'Kurz geprüft',
  },
};
