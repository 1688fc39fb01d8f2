/** How briefs in German speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  lists: {
    film: '*video|*spot|*clip|*film|*anzeige|*werbung|*reel|filmchen',
    make: 'erstell*|mach*|produzier*|dreh*|brauche|bräuchte|bräuchten|brauch|wir brauchen|wir möchten|wir wollen|ich brauche|ich hätte|wir hätten|ich möchte|ich suche|wir suchen|ich wünsche|wir wünschen',
    small: 'kurz*|klein*|neu*|schön*|modern*|tiktok*|instagram*|facebook*|youtube*',
    about: 'für|fürs|über|übers|zum|zur|zu',
    a: 'ein*|nen|ne|nem|n|das|den',
    ours: 'mein*|unser*',
    hello: 'hallo|hi|hey|huhu|guten tag|guten abend|guten morgen|liebes team|moin|moin moin|servus|grüß gott|grüezi',
  },
  chatter: [
    'wie (besprochen|vereinbart|abgesprochen|telefonisch) ..4 ,',
    '{hello} (,|!)? > {make}',
    '{hello} (zusammen|team|ihr lieben)? (,|!) > _',
  ],
  alone: ['(ein*|der|die|das)? ..4 {film} (für|fürs|über|von|vom) (ein*|den|die|das|der)?'],
  follows: ['(von|ca|etwa)?2 ..1 (sekunden|sek|s|minute|minuten) ,? (für|über)'],
  openings: [
    'für (das|den|die) {film} (von|vom|zu|zur|zum|der|des)',
    '(ein|das)? (unboxing|auspackvideo) (von|der|des|vom)',
    '(ein|eine)? (testimonial|kundenstimme) (für|zu)',

    '(wir|ich) (suchen|suche|brauchen|brauche|bräuchten|wünschen uns|hätten gern|möchten) für ..9 ein* ..3 {film} (von|mit)? ..2 {about}',
    'bitte? {make} (sie|mir|uns|bitte|gern|gerne)?3 {a} ..3 {film} (von|mit)? ..2 {about}',
    'ein* ..2 (video|*werbung|imagefilm|erklär*|*video|*spot|anzeige|reklame) (für|über|zum|zur)',
    '(können sie|könnt ihr|kannst du|könntet ihr|könnten sie|würdet ihr) (uns|mir|bitte|mal|vielleicht)?3 {a} ..3 {film} (machen|drehen|erstellen)? {about}',
    '(ein*|die|der|das)? {small}?2 (video|*werbung|werbe*|imagefilm|erklär*|*video|*spot|anzeige|reklame|inserat) (für|fürs|über|zum|zur|von|vom|zu)',
    '(ein*|der)? {small}?2 (film|clip|reel|short) (für|über) > {ours}',
    '(bitte|gerne) ein* ..2 {film} {about}',
    '(hier|anbei)? ,? (hier|anbei) ..2 (stichpunkte|infos|informationen|daten|angaben|texte|eckdaten|fakten|details) (für|zu|zum) ..3 {film} :',
    '(werbung|werbevideo|werbespot|werbetext|werbeanzeige|werbefilm|anzeige|inserat|reklame) _? :',
  ],
  stories:
    'erzähl die geschichte von=|erzähle die geschichte von=|erzählt die geschichte von=|erzählen sie die geschichte von=|erzähl bitte die geschichte von=|erzählt bitte die geschichte von=|erzähl die geschichte=die Geschichte|erzähle die geschichte=die Geschichte|erzählt die geschichte=die Geschichte|erzählen sie die geschichte=die Geschichte|erzählt bitte die geschichte=die Geschichte|erzähl, wie=wie|erzähle, wie=wie|erzählt, wie=wie|erzählen sie, wie=wie|erzähl wie=wie|erzähle wie=wie|erzählt wie=wie|erzähle von=|erzählt von=|erzählen sie von=|erzähl die geschichte der=|erzähl die geschichte einer=|erzähl die geschichte vom=|erzähle die geschichte der=|erzähle die geschichte einer=|erzähle die geschichte vom=|erzählt die geschichte der=|erzählt die geschichte einer=|erzählt die geschichte vom=|erzählen sie die geschichte der=|erzählen sie die geschichte einer=|erzählen sie die geschichte vom=',
  directors: ['(erzähl|erzähle|erzählt|erzählen) (sie|uns|bitte)?2 (die|eine|unsere)? ..1 geschichte (von|über)'],
  remarks: [
    '(bitte|auf keinen fall|nicht|nie|niemals|nur)?2 ,? (das|die) (wort|wörter|begriff|begriffe) ..3 (nicht|nie|auf keinen fall|vermeiden) (verwenden|benutzen|schreiben|sagen|nehmen)?',
    '(am ende|zum schluss|am schluss|zum ende) ~60 (einblenden|zeigen|anzeigen|nennen|erscheinen lassen|eingeblendet werden) $',
    '(gern|gerne|ruhig) (etwas|ein bisschen|bisschen)? mit ..2 $',
    '(ohne|nur ohne|keine|kein|nur keine) ..4 bitte $',
    'bitte (ohne|nur ohne) ..4 $',
    'nur (keine|kein|keinen) ..4 $',
    'der? (ton|stil|tonfall|zielgruppe|musik|die stimmung) (ist|soll|:)',
  ],
  courtesies: [
    '{hello} ,? (zusammen|team|ihr lieben)? $',
    '(vielen dank|danke|besten dank) (im voraus|schon mal|vorab)? ,? @? $',
    '(mit freundlichen grüßen|viele grüße|liebe grüße|lg|mfg) ,? @?2 $',
    '(lg|vg|mfg) _?2 $',
  ],
  closings: ['(möchten|hätten|wollen|suchen|brauchen) (wir|ich) (gern|gerne)? (einen|ein|eine) ..2 {film} $'],
  signsOff:
    'herzlich|herzlichst|alles liebe|alles gute|sonnige grüße|bis dann|vielen dank|danke|mit freundlichen grüßen|viele grüße|liebe grüße|beste grüße|mit freundlichen grüße|lg|mfg|vg|danke euch|danke dir|dankeschön|freundliche grüße|freundlichen gruß|freundlicher gruß|herzliche grüße|schöne grüße|viele liebe grüße|grüße|gruß|besten dank|herzlichen dank|danke im voraus|vielen dank im voraus|mit besten grüßen|mit herzlichen grüßen|bis bald',
  labels: {
    drop: 'marke|zielgruppe|ton|stil|musik|stimmung|tonalität|länge',
    cta: 'am ende|zum schluss|am schluss|endet mit|schließt mit|am ende steht|handlungsaufforderung|ende mit|abschluss',
    headline: 'überschrift|motto',
    offer: 'angebot',
    fact: 'produkt|problem|lösung|beweis|nutzen',
    when: 'wann|datum',
    where: 'wo|ort|adresse',
    contact: 'telefon',
  },
  taxes:
    'inkl. mwst|inkl. 19% mwst|inkl. 19 % mwst|inkl. 7% mwst|inkl. 7 % mwst|inkl. ust|zzgl. versand|zzgl. versandkosten|inklusive mehrwertsteuer|versandkostenfrei ab',
  furniture:
    'bilder|bildern|fotos|startseite|merken|wunschliste|auf die wunschliste|auf den merkzettel|auf den wunschzettel|zur wunschliste hinzufügen|größe wählen|farbe wählen|größe auswählen|farbe auswählen|variante wählen|größe|farbe|anzahl|lieferzeit|kundenbewertungen anzeigen|alle bewertungen|produktdetails|details|vergleichen|weiterempfehlen|drucken|artikelnummer|art.-nr|verifizierter kauf|impressum|datenschutz|datenschutzerklärung|agb|alle rechte vorbehalten|menge|auf lager|sofort lieferbar|teilen|das könnte ihnen auch gefallen|das könnte dir auch gefallen|ähnliche produkte|produktbeschreibung|beschreibung|bewertungen|alle akzeptieren|cookies akzeptieren|merkzettel|auf die merkliste|inkl. mwst|zzgl. versand|inkl. mwst. zzgl. versand|zur kasse|versand und rückgabe|kunden kauften auch',
  carts:
    'in den korb|in den einkaufskorb|zur kasse gehen|in den warenkorb|menge in den warenkorb|zum warenkorb hinzufügen|jetzt kaufen|in den einkaufswagen',
  navigation: 'startseite|start|über uns|leistungen|preise|kontakt|aktuelles|impressum',
  subjects: 'betreff|wg|aw',
  headers: 'von|an|gesendet|datum|kopie',
  houses: 'laden|geschäft|werkstatt|firma|praxis|marke|unternehmen|betrieb',
  firms: 'firma',
};
