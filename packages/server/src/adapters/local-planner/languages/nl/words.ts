/** The words of Dutch that guide how a brief is read. */
import type { LexiconSource } from '../../lexicon/lexicon';

export const WORDS: LexiconSource = {
  and: 'en of maar & plus',
  starts:
    'in op aan voor met van bij tot sinds naar over onder door zonder om uit tegen tussen tijdens als wanneer omdat dat die waar zodat terwijl vanaf binnen per na langs naast rond inclusief te wie',
  hangs:
    'via de het een onze ons uw je jouw mijn zijn haar hun dit deze elke elk geen is was wordt worden heeft hebben kan kunnen zal moet mag niet heel meer alleen alle alles ook we wij u jij zij er zo nog',
  acts: 'bestellen voor|bestellen via|boek|bestel|bel|bezoek|kom|meld je|meld|schrijf je|download|probeer|doneer|geef|reserveer|koop|start|ontdek|haal|vraag|maak|neem contact|stuur|mail|plan|schuif aan|word|doe mee|loop binnen|claim|scan|volg|solliciteer|bekijk|app|whatsapp|proef|breng|schrijf|geef je op|kijk op|koop je|aanmelden|reserveren|reserveringen',
  offers:
    'toegang gratis|gratis toegang|% korting|korting|gratis|voor niets|halve prijs|cadeau|bespaar|kosteloos|geld terug|zonder inschrijfkosten|in plaats van|van €',
  gives: 'verhuur verhuren brouw brouwen geef geven bied bieden verkoop verkopen ruil maak maken',
  concessions: 'kinderen|studenten|leden|toegang|entree|parkeren|verzending|bezorging|wifi',
  pending:
    'volgt nog|volgen nog|nog niet bekend|nog bekend|wordt nog bekend|worden nog bekend|onder voorbehoud|nog te bepalen',
  parts: 'wegens verhuizing|wegens plaatsgebrek|i.v.m. verhuizing|wegens ruimtegebrek|vanwege verhuizing',
  refers: 'het zij dit dat deze die hij ook daar er beide dan daarna',
  ours: "een de het mijn onze ons m'n z'n mn",
  tones:
    'vrolijk rustig rustige warm warme vriendelijk vriendelijke grappig speels professioneel professionele serieus modern moderne elegant gezellig jong dynamisch energiek emotioneel minimalistisch luxe snel langzaam toon stijl sfeer muziek graag heel erg een beetje aub alsjeblieft luchtig kort simpel met humor ingetogen niet te duidelijk',
  wishes:
    'geen beelden|geen foto|geen gezichten|niks te |niet te maak er |maak het |hou het |houd het |doe maar |als het maar |de video moet|het filmpje moet|niet te |liever geen |toon:|stijl:|doelgroep|formaat:|lengte:|graag |maak er een|geen tekst|zonder muziek|rustige muziek|vrolijke muziek|niet laten zien|laat niet|doelgroep|[invullen',
  bids: 'hou het |houd het |doe maar |maak het |niet te |liever geen |graag |laat niet|niet laten zien',
  films: 'video|videos|filmpje|spotje|spot|reclamefilmpje|promofilmpje|clip|reel',
  film: 'in het filmpje|in de video|in het filmpje|voice-over|voiceover|ondertiteling|ondertitels|staand formaat|verticaal|slow motion|fast cuts|golden hour|talking heads|achtergrondmuziek|geen muziek|zonder geluid|aftermovie|teaser|aftermovie|eerste seconden|laatste seconden|close-up|ondertitel|voice-over|slow motion',
  greets: 'hallo|hoi|goedemorgen|goedemiddag|beste|yo|geachte|lieve',
  introduces: 'wij zijn|we zijn|ik ben|wij runnen|hier is|dit is|wij hebben|we hebben|ik heb',
  uses: 'met',
  copulas: 'is',
  called: 'die heet|het heet|hij heet|we heten|wij heten|heet|genaamd|met de naam|de naam is',
  hosts: 'bij',
  separable: true,
  always: 'altijd nooit alleen',
  reasons: 'omdat want anders reden waarom',
  calm: 'rustig*|kalm*|langzaam|ontspannen|sereen',
  lively: 'snel*|dynamisch*|energiek*|vlot*|pittig*',
  relatives: 'die dat waar omdat als terwijl wanneer zodra',
  negates: 'niet geen',
  lasts: 'lengte duur',
  lengths: 'ongeveer maximaal circa',
  shows: 'eindig|sluit|toon|aan het eind|met ',
  serves: 'voor',
  towns:
    'amsterdam|rotterdam|utrecht|den haag|eindhoven|tilburg|groningen|almere|breda|nijmegen|enschede|haarlem|arnhem|amersfoort|apeldoorn|zwolle|leiden|maastricht|dordrecht|deventer|delft|alkmaar|hilversum|leeuwarden|den bosch|antwerpen|gent|brugge|leuven|mechelen|hasselt|zaandam|hoorn|roosendaal|venlo|middelburg|gouda',
  owns: {
    pairs: 'en ik|mijn vrouw|mijn man|mijn zus|mijn broer|mijn dochter|mijn zoon',
    does: 'hebben|heeft|runnen|runt|openen|beginnen|zijn begonnen met',
  },
  resumes: 'we|wij|ik|ook|geen|geopend|gratis',
  reaches: 'direct vandaag gerust snel ons naar op nu via met je even',
  typed: 'ff=even|mn=mijn|zn=zijn|n=een|idd=inderdaad|bedr=bedrijf',
  keywords: {
    whole:
      'geen voorrijkosten|zonder voorrijkosten|geen verwijzing nodig|zonder afspraak|op afspraak|aan huis|aan de deur|7 dagen per week|24 uur per dag|dag en nacht|op maat|ook in het weekend|ook in de avond|particulier en zakelijk|gratis offerte|gratis parkeren|gratis intake|dry needling|vers van het mes|all inclusive|haal en brengservice|haal- en brengservice|vrijblijvende offerte',
    begins: 'geen|gratis|zonder|vanaf|alle|ook|eigen|eerste|binnen|op|voor|met|aan|sinds|vrijblijvende',
    trails:
      'nodig|mogelijk|welkom|open|gratis|beschikbaar|inbegrepen|inclusief|uur|jaar|dagen|minuten|per|service|needling|punctuur|verwijzing',
    leads:
      '*ische|*ele|*ieve|*lijke|*ige|dry|medical|nieuwe|verse|snelle|kleine|grote|goede|gratis|geen|eerste|avond|weekend|spoed|mobiele|max|maximaal|groep|klas',
    per: 'uur|les|nacht|persoon|maand|dag|keer|week|behandeling|sessie|stuk',
    sides: 'noord|zuid|oost|west|centrum',
    around: 'en omgeving|en omstreken|e.o|eo',
    tells:
      'wij|we|ik|onze|ons|mijn|is|zijn|hebben|heeft|een|het|u|je|jouw|jij|zoeken|zoekt|maken|bieden|biedt|graag|kunt|nodigt|organiseert|presenteert|opent|viert|repareert|verkoopt|verhuurt',
  },
  announces:
    'nieuw in|uitverkoop|opruiming|open dag|sale|grote opening|opening|heropening|open dag|open huis|uitverkoop|opruiming|leegverkoop|magazijnverkoop|speciale aanbieding|binnenkort|nieuw geopend',
  phrases: {
    visit: 'Kijk op {}',
    call: 'Bel {}',
    person: 'Bel {who}: {}',
    write: 'Mail naar {}',
    order: 'Bestel nu',
    come: 'Kom langs',
    remember: 'Goed om te onthouden',
    check: 'Test jezelf',
  },
};
