/** How briefs in Dutch speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  lists: {
    film: '*video|*spot|*reclame|*filmpje|*film|*clip|*reel',
    make: 'maak|produceer|we willen|wij willen|we hebben',
    wish: 'ik wil|ik zoek|wij willen|wij zoeken|we willen|we zoeken|ik zou|wij zouden|we zouden|ik heb|wij hebben|we hebben|ik wens|graag|we hebben behoefte aan',
    small: 'kort*|klein*|nieuw*|mooi*|leuk*|tiktok|instagram|facebook|youtube',
    ours: "mijn|onze|ons|m'n|mn",
    hello: 'hoi|hallo|hi|hey|hai|goedemorgen|goedemiddag|goedendag',
  },
  chatter: ['zoals (besproken|afgesproken) ..4 ,', '{hello} (,|!)? > {wish}', '{hello} (allemaal|team)? (,|!) > _'],
  alone: ['(een|de|het)? ..4 {film} (voor|over|van) (een|de|het)?'],
  follows: ['(van|ongeveer)?2 ..1 (seconden|sec|s|minuut|minuten) ,? (voor|over)'],
  openings: [
    '(kunnen jullie|kun je|kunt u|zouden jullie|wil je|willen jullie) (ons|iets|wat|voor ons)?2 (maken|bedenken|doen) voor > {ours}',
    'voor (het|een|de) {film} (van|voor)',
    '(de|een)? (unboxing|uitpakvideo) van (de|het|een)?',
    '(een)? testimonial voor',

    '{make} een ..3 {film} nodig? (voor|over)',
    '{wish} graag? een ..3 {film} ..4 (voor|over)',
    'we willen (promoten|adverteren)',
    'een ..2 (reclame*|advertentie|*video|*filmpje|promo*|spotje) (voor|over)',
    '(kun je|kunnen jullie|kunt u|kan je|zou je|willen jullie|wil je) (voor ons|ons|even|eens)? een ..3 {film} (maken)? (voor|over)',
    'graag (een|het) ..3 {film} (voor|over)',
    '(een|de|het)? {small}?2 (reclame*|advertentie|*video|*filmpje|promo*|spotje) (voor|over|van)',
    '(een|de)? {small}?2 (film|clip|reel|short) (voor|over) > {ours}',
    '(reclame|advertentie) _? :',
  ],
  stories:
    'vertel het verhaal van=|vertel ons het verhaal van=|vertellen het verhaal van=|vertel hoe=hoe|vertel het verhaal over=',
  directors: ['(vertel|vertelt) (ons)? (het|een|ons) ..1 verhaal (van|over)'],
  closings: ['(willen|wil|zoeken) (we|wij|ik) (graag)? een ..2 {film} (maken|laten maken)? $'],
  signsOff:
    'groetjes van het hele team|warme groet|liefs|tot horens|bedankt|alvast bedankt|dank je|dankjewel|gr|groet|groeten|groetjes|met vriendelijke groet|vriendelijke groet|vriendelijke groeten|met vriendelijke groeten|hartelijke groet|hartelijke groeten|mvg|dank u|dank u wel|bij voorbaat dank|hartelijk dank|tot snel',
  remarks: [
    '(gebruik|schrijf|zeg) ..2 het woord ..3 niet',
    'het woord ..3 niet (gebruiken|noemen|schrijven|zeggen)',
    '(op het eind|op het einde|aan het eind|aan het einde|tot slot) ~60 (tonen|laten zien|in beeld) $',
  ],
  labels: {
    drop: 'merk|doelgroep|toon|stijl|muziek',
    cta: 'eindig op|eindigen op|sluit af op|eindig met|eindigen met|sluit af met|afsluiten met',
    offer: 'aanbieding',
  },
  navigation: 'over ons|diensten|prijzen',
  taxes: 'incl. btw|inclusief btw|excl. verzendkosten|exclusief verzendkosten',
  furniture:
    'afbeeldingen|foto’s|home|maat|kleur|kies je maat|kies een maat|selecteer maat|kies kleur|kies een kleur|toevoegen aan verlanglijst|op verlanglijst|bewaren|vergelijken|bekijk alle reviews|productdetails|geverifieerde aankoop|artikelnummer|aantal|op voorraad|delen|misschien vind je dit ook leuk|gerelateerde producten|productomschrijving|omschrijving|alles accepteren|cookies accepteren|verlanglijst|verzending en retour',
  carts:
    'nu kopen|bestellen|toevoegen aan winkelwagen|toevoegen aan winkelmand|voeg toe aan winkelwagen|in winkelwagen|in winkelmand|aantal in winkelwagen|aantal in winkelmand|in winkelmandje',
  subjects: 'onderwerp|betreft|doorst',
  headers: 'van|aan|verzonden|datum|cc',
  houses: 'winkel|zaak|bedrijf|praktijk|merk|atelier|studio',
  firms: 'firma|bedrijf',
};
