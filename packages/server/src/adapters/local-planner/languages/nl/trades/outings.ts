/** What adverts in Dutch say for where people go. */
import type { SomeTrades } from '../../../banks/bank';

export const OUTINGS = {
  fitness: {
    words:
      '*sportschool*|fitness*|gym|training*|trainer|crossfit|boksen|sport*|hardlopen|zwem*|dansschool*|danslessen|dansles|balletschool*|balletles*',
    hooks: 'Klaar om te bewegen?|Je lijf weet het nog.|Waar wacht je op?',
    mood: 'Tillen.|Zweten.|Nog eens.',
    promises: 'Elke dag een beetje sterker|Elk begin telt',
    calls: 'Begin vandaag|Doe mee',
  },
  outdoors: {
    words:
      'surf*|klim|klimhal*|klimmen|boulder*|kajak*|kano*|suppen|duik*|zeilschool*|zeilen|zeillessen|manege*|paardrij*|ski*|snowboard*|wandel*|raften',
    hooks: 'Klaar voor avontuur?|Buiten is alles groter.|Voel de wind.',
    mood: 'Pak aan.|Adem.|Ga.',
    promises: 'Een dag die blijft|Frisse lucht, nieuwe moed',
    calls: 'Ga met ons mee|Durf het',
  },
  wellness: {
    words: 'yoga*|pilates*|spa|*massage*|sauna|wellness|meditatie|retraite|mindfulness',
    hooks: 'Wanneer ademde je echt uit?|Langzaam.|Een uur alleen voor jou.',
    mood: 'Aankomen.|Ademen.|Loslaten.',
    promises: 'Rust voor lijf en hoofd|Ga lichter weg dan je kwam',
    calls: 'Gun jezelf een pauze|Boek je uur',
  },
  travel: {
    words:
      '*hotel*|reis*|*reizen|vakantie*|b&b|hostel|camping*|cruise*|veerboot|veerdienst|vlucht*|eiland*|strand*|uitje*',
    hooks: 'Waar wil je heen?|Er even tussenuit.|Wanneer was je er even uit?',
    mood: 'Pakken.|Gaan.|Aankomen.',
    promises: 'Dagen om over te vertellen|Ver weg is dichtbij',
    calls: 'Boek je dagen weg|Pak je koffer',
  },
  events: {
    words:
      '*concert*|*festival*|theater*|koor|voorstelling*|show|feest*|bruiloft*|band|dans*|evenement*|bioscoop|opera|braderie*|rommelmarkt*|open dag|*feest|kermis|kerstmarkt*|boekenmarkt*|vlooienmarkt*|kofferbakmarkt*|kofferbakverkoop|kledingbeurs|jaarmarkt*|rommelmarkten|streekmarkt*|kindermarkt|vrijmarkt*|carnaval|buurtfeest|sponsorloop',
    hooks: 'Zet de datum vast.|Ben jij erbij?|Iets om naar uit te kijken.',
    mood: 'Licht.|Stilte.|Nu.',
    promises: 'Erbij zijn als het gebeurt|Een moment dat blijft',
    calls: 'Koop je kaartje|Wees erbij',
  },
  visit: {
    words:
      '*museum*|dierentuin*|kasteel|kastelen|galerie*|aquarium|pretpark*|attractiepark*|botanische tuin|escaperoom*|escape room*|planetarium|*tentoonstelling*|kinderboerderij*',
    hooks: 'Wat ga je ontdekken?|Een uitje als geen ander.|Kom het zien.',
    mood: 'Kijk.|Verwonder je.|Ontdek.',
    promises: 'Een dag uit voor iedereen|Er is zoveel te zien',
    calls: 'Plan je bezoek|Kom kijken',
  },
  music: {
    words:
      '~*piano*|gitaar*|gitaren|viool*|drums|muziekschool*|muziekles*|pianoles*|gitaarles*|zangles*|pianostemmer*|muziekinstrument*|vioolbouwer*',
    hooks: 'Hoor je het verschil?|Vind je eigen klank.|Het begint met één noot.',
    mood: 'Luister.|Speel.|Nog eens.',
    promises: 'Muziek zoals ze moet klinken|Elke noot telt',
    calls: 'Laat het klinken|Neem contact op',
  },
} satisfies SomeTrades;
