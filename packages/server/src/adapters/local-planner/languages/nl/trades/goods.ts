/** What adverts in Dutch say for what is sold over a counter, and for whatever has no trade of its own. */
import type { SomeTrades } from '../../../banks/bank';

export const GOODS = {
  flowers: {
    words: '*bloem*|boeket*|tuin*|plant|planten|rozen',
    hooks: 'Zeg het met bloemen.|Wie verdient een boeket?|Laat iets groeien.',
    mood: 'Zaad.|Knop.|Bloei.',
    promises: 'Kleur voor elke dag|Met zorg gekweekt',
    calls: 'Kies je bloemen|Kom langs',
  },
  fashion: {
    words:
      'mode|kleding|kleren|jurk*|schoen*|sneaker*|~laarzen|sieraden|juwelier|horloge*|~tas|~tassen|boetiek|jeans|rugzak*|zonnebril*|kleermaker*|goudsmid*|goudsmeder*|edelsmid*|zilversmid*|trouwring*|verlovingsring*',
    hooks: 'Wat trek je aan?|Gemaakt om te dragen.|Je nieuwe favoriet.',
    mood: 'Voel.|Pas.|Draag.',
    promises: 'Gemaakt om te houden|Het past bij jou',
    calls: 'Pas het|Vind de jouwe',
  },
  scent: {
    words: 'parfum*|geur|geuren|cosmetica|zeep|zepen|kaars|kaarsen|geurkaars*|etherische olie*',
    hooks: 'Doe je ogen dicht.|Hoe ruikt geluk?|Een geur zegt alles.',
    mood: 'Open.|Adem in.|Herinner.',
    promises: 'Een geur die blijft|Een moment voor je zintuigen',
    calls: 'Vind jouw geur|Verwen je zintuigen',
  },
  books: {
    words:
      'boekhandel*|boekwinkel*|boek|boeken|tweedehands boeken|antiquariaat|bibliotheek|bibliotheken|uitgever*|stripboeken',
    hooks: 'Wat lees je nu?|Nog één hoofdstuk.|Verdwaal in een boek.',
    mood: 'Snuffel.|Sla open.|Lees.',
    promises: 'Een verhaal voor elke avond|Er is altijd nog een bladzijde',
    calls: 'Kom snuffelen|Vind je volgende boek',
  },
  auto: {
    words:
      'auto|auto’s|autos|garage|banden|fiets*|*fietsen|rijwiel*|e-bike*|scooter*|taxi*|motor*|dealer|occasion*|autowas*|carwash',
    hooks: 'Waarheen nu?|De weg roept.|Klaar om te rijden?',
    mood: 'Start.|Schakel.|Weg.',
    promises: 'Met een goed gevoel onderweg|Elke dag verder',
    calls: 'Maak een proefrit|Kom langs',
  },
  shop: {
    words:
      'winkel*|*winkel|cadeau*|speelgoed|fles|flessen|mok|handgemaakt|product*|uitverkoop|telefoon*|koptelefoon*|laptop*|wol|breiwol|garen|haken',
    hooks: 'Kijk nou eens.|Voor jou, of voor iemand?|De kleine dingen.',
    mood: 'Kijk.|Kies.|Geniet.',
    promises: 'Kleine dingen, groot plezier|Met zorg gekozen',
    calls: 'Vind de jouwe|Kom rondkijken',
  },
  any: {
    words:
      'bruiloft-dj*|dj|dj’s|weddingplanner*|bruiloftsband*|moestuin*|volkstuin*|potgrond|coworking*|*tuin|kwekerij|tuincentrum|tuincentra|advoca*|notaris*|ongediertebestrijd*|uitvaart*|schoorsteenveger*|taxateur*',
    hooks: 'Kijk eens van dichtbij.|Zin in iets goeds?|Dit is voor jou.',
    mood: 'Vraag.|Kies.|Klaar.',
    promises: 'Gemaakt voor mensen als jij|Goede dingen, goed gemaakt',
    calls: 'Ontdek meer|Neem contact op',
  },
} satisfies SomeTrades;
