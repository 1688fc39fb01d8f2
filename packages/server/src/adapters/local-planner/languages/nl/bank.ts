/** What adverts in Dutch say by trade, beside what the brief tells. Not yet read by a native reader. */
import type { BankSource } from '../../banks/bank';

export const BANK: BankSource = {
  coffee: {
    words: '*koffie*|café|cafe|espresso|barista|cappuccino|*branderij',
    hooks: 'Eerst koffie.|Die geur in de ochtend.|Zin in een goede kop?',
    mood: 'Malen.|Schenken.|Ademen.',
    promises: 'Elke dag een klein moment|Rustig gezet, rustig genoten',
    calls: 'Kom langs voor een kop|Schuif aan',
  },
  tea: {
    words: 'theehuis|theewinkel|thee|theeën|*thee|matcha',
    hooks: 'Zet water op.|Blad voor blad.|Tijd voor een goede pot?',
    mood: 'Trekken.|Schenken.|Ademen.',
    promises: 'Elke dag een klein moment|Rustig getrokken, rustig genoten',
    calls: 'Kom langs voor een pot|Schuif aan',
  },
  bakery: {
    words: '*bakkerij*|*bakker|*brood*|banket*|patisserie|taart*|zuurdesem*|croissant*|gebak',
    hooks: 'Ruik je dat?|Nog warm.|Hoe smaakt de ochtend?',
    mood: 'Kneden.|Bakken.|Delen.',
    promises: 'Goed brood heeft tijd nodig|Gebakken om te delen',
    calls: 'Kom langs nu het warm is|Proef het vandaag',
  },
  restaurant: {
    words: '*restaurant*|eetcafé|bistro|pizz*|sushi|ramen|burger*|keuken|chef|kok|catering|brasserie|afhaal*',
    hooks: 'Al trek?|Vanavond kookt niemand thuis.|Waar heb je zin in?',
    mood: 'Bakken.|Opdienen.|Genieten.',
    promises: 'Lekker eten, goed gezelschap|Een tafel als thuis',
    calls: 'Reserveer je tafel|Kom met trek',
  },
  bar: {
    words: 'bar|kroeg|*brouwerij|*bier*|wijn*|wijngaard|cocktail*|distilleerderij|stokerij',
    hooks: 'De avond begint hier.|Waar proosten we op?|Proost!',
    mood: 'Schenken.|Proosten.|Blijven.',
    promises: 'Goede glazen, beter gezelschap|Met geduld gemaakt',
    calls: 'Proost met ons|Kom proeven',
  },
  grocer: {
    words: '*groente*|fruit*|boerderij*|markt|biologisch*|slager*|kaas*|delicatessen|boomgaard|honing|landwinkel',
    hooks: 'Wat geeft het seizoen?|Recht van het land.|Proef waar het groeit.',
    mood: 'Groeien.|Plukken.|Proeven.',
    promises: 'Eten dat ergens naar smaakt|Je weet waar het vandaan komt',
    calls: 'Vul je mand|Kom proeven',
  },
  fitness: {
    words: '*sportschool*|fitness*|gym|training*|trainer|crossfit|boksen|sport*|hardlopen|zwem*|klimmen',
    hooks: 'Klaar om te bewegen?|Je lijf weet het nog.|Waar wacht je op?',
    mood: 'Tillen.|Zweten.|Nog eens.',
    promises: 'Elke dag een beetje sterker|Elk begin telt',
    calls: 'Begin vandaag|Doe mee',
  },
  wellness: {
    words: 'yoga*|pilates|spa|*massage*|sauna|wellness|meditatie|retraite|mindfulness',
    hooks: 'Wanneer ademde je echt uit?|Langzaam.|Een uur alleen voor jou.',
    mood: 'Aankomen.|Ademen.|Loslaten.',
    promises: 'Rust voor lijf en hoofd|Ga lichter weg dan je kwam',
    calls: 'Gun jezelf een pauze|Boek je uur',
  },
  hair: {
    words: '*kapper*|kapsalon|barbier|barber*|haar|salon|schoonheid*|nagel*|cosmetica|make-up|wimpers',
    hooks: 'Tijd voor iets nieuws?|Hallo, nieuwe jij.|Weer helemaal jezelf.',
    mood: 'Knippen.|Stylen.|Stralen.',
    promises: 'Een look die bij je past|Met opgeheven hoofd naar buiten',
    calls: 'Boek je stoel|Verwen jezelf',
  },
  health: {
    words: 'tandarts*|*arts|dokter|kliniek|fysio*|apotheek|opticien|*bril*|hoortoestel*|gezondheid*|*therapie|praktijk',
    hooks: 'Hoe gaat het vandaag?|Je goed voelen begint hier.|Iemand die luistert.',
    mood: 'Luisteren.|Zorgen.|Lachen.',
    promises: 'In goede handen|Zorg die de tijd neemt',
    calls: 'Maak een afspraak|Praat met ons',
  },
  pets: {
    words: 'hond*|kat|katten|dierenarts*|huisdier*|dieren*|puppy*|trimsalon|paard*|asiel',
    hooks: 'Wie wacht er bij de deur?|Voor iedereen met vier poten.|Een vriend verdient meer.',
    mood: 'Snuffelen.|Spelen.|Knuffelen.',
    promises: 'Liefde op vier poten|Ze zouden je bedanken',
    calls: 'Neem je beste vriend mee|Kom kennismaken',
  },
  craft: {
    words:
      'loodgieter*|elektricien*|timmer*|aannemer*|dakdekker*|schilder*|verbouw*|reparatie*|cv-ketel|slotenmaker|meubel*|werkplaats|ambacht*|installateur*',
    hooks: 'Doet iets het niet?|Eén keer, en goed.|Met de hand gemaakt.',
    mood: 'Meten.|Bouwen.|Klaar.',
    promises: 'Werk dat blijft|Handen die het kunnen',
    calls: 'Vertel wat je nodig hebt|Neem contact op',
  },
  flowers: {
    words: '*bloem*|boeket*|tuin*|hovenier*|plant|planten|kwekerij|rozen',
    hooks: 'Zeg het met bloemen.|Wie verdient een boeket?|Laat iets groeien.',
    mood: 'Zaad.|Knop.|Bloei.',
    promises: 'Kleur voor elke dag|Met zorg gekweekt',
    calls: 'Kies je bloemen|Kom langs',
  },
  cleaning: {
    words: 'schoonmaak*|poets*|wasserij|stomerij|glazenwasser*|schoon|reiniging',
    hooks: 'Stel je voor: alles schoon.|Wanneer glom het voor het laatst?|Thuiskomen en lachen.',
    mood: 'Vegen.|Poetsen.|Glanzen.',
    promises: 'Je tijd terug|Schoon tot in de hoeken',
    calls: 'Laat het aan ons over|Vraag een datum',
  },
  auto: {
    words: 'auto|auto’s|autos|garage|banden|fiets*|*fietsen|e-bike*|scooter*|taxi*|motor*|dealer|rijschool|occasion*',
    hooks: 'Waarheen nu?|De weg roept.|Klaar om te rijden?',
    mood: 'Start.|Schakel.|Weg.',
    promises: 'Met een goed gevoel onderweg|Elke dag verder',
    calls: 'Maak een proefrit|Kom langs',
  },
  travel: {
    words:
      '*hotel*|reis*|*reizen|vakantie*|b&b|hostel|camping*|cruise*|veerboot|veerdienst|vlucht*|eiland*|strand*|uitje*',
    hooks: 'Waar dwaal je heen?|Gewoon weg.|Weet je nog, de zee?',
    mood: 'Pakken.|Gaan.|Aankomen.',
    promises: 'Dagen om over te vertellen|Ver weg is dichtbij',
    calls: 'Boek je dagen weg|Pak je koffer',
  },
  realestate: {
    words: 'makelaar*|woning*|appartement*|huis|huizen|huur*|hypotheek|architect*|nieuwbouw|vastgoed',
    hooks: 'Stel je je voordeur voor.|Waar wil je wonen?|Thuiskomen.',
    mood: 'Kijk.|Stap binnen.|Blijf.',
    promises: 'Een plek die van jou is|Ruimte voor je leven',
    calls: 'Plan een bezichtiging|Kom kijken',
  },
  fashion: {
    words:
      'mode|kleding|kleren|jurk*|schoen*|sneaker*|laarzen|sieraden|juwelier|horloge*|tas|tassen|boetiek|jeans|rugzak*|zonnebril*',
    hooks: 'Wat trek je aan?|Gemaakt om te dragen.|Je nieuwe favoriet.',
    mood: 'Voel.|Pas.|Draag.',
    promises: 'Gemaakt om te houden|Het past bij jou',
    calls: 'Pas het|Vind de jouwe',
  },
  tech: {
    words:
      'app|apps|*software*|platform|startup|digita*|online|website|cloud|data|ai|telefoon*|koptelefoon*|laptop*|spel|games|game|podcast*',
    hooks: 'Het kan makkelijker.|Minder klikken. Meer doen.|En als het gewoon werkte?',
    mood: 'Open.|Tik.|Klaar.',
    promises: 'Simpel vanaf de eerste minuut|Tijd voor wat telt',
    calls: 'Probeer het nu|Kijk hoe het werkt',
  },
  finance: {
    words:
      '*bank|verzekering*|belasting*|boekhoud*|accountant*|belegg*|pensioen*|lening*|sparen|advocaat*|advocaten*|juridisch|notaris*',
    hooks: 'Slaap rustig vannacht.|Vragen over geld?|Iemand aan jouw kant.',
    mood: 'Vraag.|Begrijp.|Beslis.',
    promises: 'Heldere woorden, rustige nachten|Aan jouw kant',
    calls: 'Praat met ons|Stel je vraag',
  },
  education: {
    words:
      '*school*|cursus*|*les|lessen|leraar|leraren|bijles|taal*|universiteit|hogeschool|kinderopvang|academie|leren|workshop*|coach*|opleiding*',
    hooks: 'Wat wil je leren?|Nieuwsgierig?|Iedereen begint bij nul.',
    mood: 'Vraag.|Oefen.|Kan het.',
    promises: 'Elke dag een stap verder|Leren dat blijft',
    calls: 'Reserveer je plek|Begin met leren',
  },
  events: {
    words:
      '*concert*|*festival*|theater*|koor|museum*|tentoonstelling*|voorstelling*|show|feest*|bruiloft*|band|dans*|evenement*|bioscoop|opera',
    hooks: 'Zet de datum vast.|Ben jij erbij?|Een avond om te onthouden.',
    mood: 'Licht.|Stilte.|Nu.',
    promises: 'Erbij zijn als het gebeurt|Een avond die blijft',
    calls: 'Koop je kaartje|Wees erbij',
  },
  charity: {
    words: 'goede doel*|doneer*|donatie*|vrijwillig*|ngo|stichting|hospice|opvang|vluchteling*|voedselbank',
    hooks: 'En als jij kon helpen?|Het begint met één.|Er wacht iemand.',
    mood: 'Zie.|Voel.|Doe.',
    promises: 'Samen wordt het meer|Elke hand telt',
    calls: 'Help met ons mee|Geef wat je kunt',
  },
  energy: {
    words: 'zon*|zonnepanelen|warmtepomp*|energie*|elektriciteit|stroom|isolatie|batterij*|laadpaal|laadpalen',
    hooks: 'De zon stuurt geen rekening.|Waar komt je stroom vandaan?|Kijk omhoog.',
    mood: 'Zon.|Stroom.|Thuis.',
    promises: 'Je dak kan meer|Warm, met een goed gevoel',
    calls: 'Vraag wat je dak kan|Neem contact op',
  },
  shop: {
    words:
      'winkel*|*winkel|cadeau*|speelgoed|boek|boeken|boekhandel|kaars*|zeep|fles|flessen|mok|handgemaakt|product*|uitverkoop',
    hooks: 'Kijk nou eens.|Voor jou, of voor iemand?|De kleine dingen.',
    mood: 'Kijk.|Kies.|Geniet.',
    promises: 'Kleine dingen, groot plezier|Met zorg gekozen',
    calls: 'Vind de jouwe|Kom rondkijken',
  },
  any: {
    words: '',
    hooks: 'Kijk eens van dichtbij.|Zin in iets goeds?|Dit is voor jou.',
    mood: 'Kijk.|Voel.|Geniet.',
    promises: 'Gemaakt voor mensen als jij|Goede dingen, goed gemaakt',
    calls: 'Ontdek meer|Neem contact op',
  },
};
