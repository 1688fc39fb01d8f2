/** What adverts in Dutch say for what is done for people. */
import type { SomeTrades } from '../../../banks/bank';

export const SERVICES = {
  hair: {
    words: '*kapper*|kapsalon|barbier|barber*|haar|~salon|schoonheid*|nagel*|make-up|wimpers',
    hooks: 'Tijd voor iets nieuws?|Hallo, nieuwe jij.|Weer helemaal jezelf.',
    mood: 'Knippen.|Stylen.|Stralen.',
    promises: 'Een look die bij je past|Met opgeheven hoofd naar buiten',
    calls: 'Boek je stoel|Verwen jezelf',
  },
  health: {
    words:
      'tandarts*|*arts|dokter|kliniek|fysio*|apotheek|opticien|*bril*|hoortoestel*|gezondheid*|*therapie|~praktijk|osteopa*|podotherap*|rugklachten|logoped*|*pedicure*|voetverzorg*|podoloog|podolog*',
    hooks: 'Hoe gaat het vandaag?|Je goed voelen begint hier.|Iemand die luistert.',
    mood: 'Luisteren.|Zorgen.|Lachen.',
    promises: 'In goede handen|Zorg die de tijd neemt',
    calls: 'Maak een afspraak|Praat met ons',
  },
  pets: {
    words: 'hond*|kat|katten|dierenarts*|huisdier*|dieren*|puppy*|trimsalon|paard*|asiel|trimsalon*|hondentrim*',
    hooks: 'Wie wacht er bij de deur?|Voor iedereen met vier poten.|Een vriend verdient meer.',
    mood: 'Snuffelen.|Spelen.|Knuffelen.',
    promises: 'Liefde op vier poten|Ze zouden je bedanken',
    calls: 'Neem je beste vriend mee|Kom kennismaken',
  },
  craft: {
    words:
      'boomverzorg*|timmer*|glaszetter*|stukadoor*|vloerlegger*|tegelzetter*|aannemer*|dakdekker*|schilder*|verbouw*|meubel*|~werkplaats|~ambacht*|metselaar*|stoffeerder*|stratenmaker*|parket*',
    hooks: 'Doet iets het niet?|In één keer goed.|Met de hand gemaakt.',
    mood: 'Meten.|Bouwen.|Klaar.',
    promises: 'Werk dat blijft|Handen die het kunnen',
    calls: 'Vertel wat je nodig hebt|Neem contact op',
  },
  fixing: {
    words:
      'loodgieter*|elektricien*|cv-ketel*|slotenmaker*|installateur*|ontstop*|klusjesman|klusser*|schoorsteenveg*|ongediertebestrijd*|rolluik*',
    hooks: 'Doet iets het niet?|In één keer goed.|Kapot is niet het einde.',
    mood: 'Kijken.|Maken.|Klaar.',
    promises: 'Werk dat blijft|Een zorg minder',
    calls: 'Vertel wat er mis is|Neem contact op',
  },
  repair: {
    words:
      'schoenmaker*|*reparatie|*reparaties|repareer*|repareren|horlogemaker*|kledingreparatie*|naaiatelier|stoffeer*|stoffeerder*|repair café*|repair cafe*',
    hooks: 'Niet weggooien.|Dit verdient een tweede leven.|Kapot? Niet lang meer.',
    mood: 'Open.|Herstel.|Klaar.',
    promises: 'Goede spullen verdienen herstel|Terug, en het doet het weer',
    calls: 'Breng het langs|Vraag wat er kan',
  },
  cleaning: {
    words: 'wasserette*|wassalon*|stomerij*|schoonmaak*|poets*|wasserij|stomerij|glazenwasser*|schoon|reiniging',
    hooks: 'Stel je voor: alles schoon.|Wanneer glom het voor het laatst?|Thuiskomen en lachen.',
    mood: 'Vegen.|Poetsen.|Glanzen.',
    promises: 'Je tijd terug|Schoon tot in de hoeken',
    calls: 'Laat het aan ons over|Vraag een datum',
  },
  hire: {
    words:
      '*kraan|*kranen|*kraanverhuur*|*verhuur|*verhuurbedrijf|verhuis*|*transport|graafmachine*|steiger*|heftruck*|hoogwerker*|opslag|koerier*|container*|aanhanger*',
    hooks: 'Grote klus?|Te zwaar om te tillen?|Het zware werk doen wij.',
    mood: 'Laden.|Tillen.|Klaar.',
    promises: 'Het zware deel is voor ons|Er, als je ons nodig hebt',
    calls: 'Vertel wat je nodig hebt|Vraag een offerte aan',
  },
  driving: {
    words: 'rijschool*|rijles*|rijbewijs*|rijinstructeur*|autorijles*',
    hooks: 'Klaar voor de weg?|Je vrijheid begint hier.|Straks rijd je zelf.',
    mood: 'Gordel.|Spiegel.|Gaan.',
    promises: 'Rustig achter het stuur|Elke kilometer zekerder',
    calls: 'Boek je eerste les|Kruip achter het stuur',
  },
  realestate: {
    words:
      'makelaar*|woning*|appartement*|huis kopen|huis verkopen|huizen|koophuis*|huur*|hypotheek|architect*|nieuwbouw|vastgoed',
    hooks: 'Stel je je voordeur voor.|Waar wil je wonen?|Thuiskomen.',
    mood: 'Kijk.|Stap binnen.|Blijf.',
    promises: 'Een plek die van jou is|Ruimte voor je leven',
    calls: 'Plan een bezichtiging|Kom kijken',
  },
  tech: {
    words: 'app|apps|*software*|platform|startup|digita*|website|cloud|data|ai|spel|games|game|podcast*',
    hooks: 'Het kan makkelijker.|Minder klikken. Meer doen.|En als het gewoon werkte?',
    mood: 'Open.|Tik.|Klaar.',
    promises: 'Simpel vanaf de eerste minuut|Tijd voor wat telt',
    calls: 'Probeer het nu|Kijk hoe het werkt',
  },
  finance: {
    words:
      '*bank|verzekering*|belasting*|boekhoud*|accountant*|belegg*|pensioen*|lening*|sparen|aangifte*|administratiekantoor*',
    hooks: 'Slaap rustig vannacht.|Vragen over geld?|Iemand aan jouw kant.',
    mood: 'Vraag.|Begrijp.|Beslis.',
    promises: 'Heldere woorden, rustige nachten|Aan jouw kant',
    calls: 'Praat met ons|Stel je vraag',
  },
  education: {
    words:
      '*school*|cursus*|*les|lessen|leraar|leraren|bijles|taal*|universiteit|hogeschool|academie|leren|workshop*|coach*|opleiding*',
    hooks: 'Wat wil je leren?|Nieuwsgierig?|Iedereen begint bij nul.',
    mood: 'Vraag.|Oefen.|Kan het.',
    promises: 'Elke dag een stap verder|Leren dat blijft',
    calls: 'Reserveer je plek|Begin met leren',
  },
  childcare: {
    words: 'kinderopvang|kinderdagverblijf|crèche|gastouder*|oppas|peuterspeelzaal|peuters|bso|zomerkamp*',
    hooks: 'Wie wil er spelen?|Kleine voeten, grote dagen.|Waar kleintjes thuis zijn.',
    mood: 'Spelen.|Lachen.|Groeien.',
    promises: 'Ruimte om te spelen en groeien|De hele dag in goede handen',
    calls: 'Kom kennismaken|Reserveer een plek',
  },
  care: {
    words:
      'thuiszorg|ouderenzorg|verzorgingshuis|verpleeghuis|mantelzorg*|woonzorg*|zorg aan huis|dagbesteding|verzorgende*',
    hooks: 'Thuis, en nooit alleen.|Iemand die er is.|Wie zorgt er voor jou?',
    mood: 'Luisteren.|Helpen.|Blijven.',
    promises: 'Zorg die als familie voelt|Tijd voor wat telt',
    calls: 'Praat met ons|Neem contact op',
  },
  photo: {
    words: "*fotograaf|*fotografie|foto|foto’s|foto's|fotoshoot*|*fotografe|portret*|videograaf",
    hooks: 'Houd dit moment vast.|Lach eens.|Hoe herinner je je vandaag?',
    mood: 'Kijk.|Lach.|Klik.',
    promises: 'Beelden die blijven|Momenten om te bewaren',
    calls: 'Boek je fotoshoot|Kom voor de lens',
  },
  studio: {
    words:
      'tattoo*|grafisch ontwerp*|webdesign|ontwerpbureau|drukkerij*|drukwerk|reclamebureau|belettering|marketing|tekstschrijver*|vertaal*|vertaler*|vertaling*|websites',
    hooks: 'Wat wil je zeggen?|Goede ideeën mogen gezien worden.|Laat ze twee keer kijken.',
    mood: 'Denk.|Teken.|Toon.',
    promises: 'Ideeën die opvallen|Helder in één blik',
    calls: 'Vertel je idee|Kom praten',
  },
  jobs: {
    words:
      'vacature*|goed loon|uur per week|zoekt een kok|zoeken een kok|zoekt een collega|gezocht|solliciteer|solliciteren|sollicitatie*|kom in ons team|kom ons team versterken|versterk ons team|ons team zoekt|bijbaan|werken bij ons|collega gezocht|nieuwe collega|m/v|m/v/x|mail je cv|stuur je cv|vast contract',
    hooks: 'Er is nog een plek vrij.|Zin in iets nieuws?|Werk met leuke mensen.',
    mood: 'Binnenkomen.|Aanpakken.|Groeien.',
    promises: 'Een team dat voor elkaar klaarstaat|Goed werk, fijne mensen',
    calls: 'Reageren kan nu|Welkom in het team',
  },
  charity: {
    words: 'goede doel*|doneer*|donatie*|vrijwillig*|ngo|stichting|hospice|opvang|vluchteling*|voedselbank',
    hooks: 'En als jij kon helpen?|Het begint met één.|Er wacht iemand.',
    mood: 'Zie.|Voel.|Doe.',
    promises: 'Samen wordt het meer|Elke hand telt',
    calls: 'Help met ons mee|Geef wat je kunt',
  },
  energy: {
    words: 'zonnepane*|zonne-energie|warmtepomp*|thuisbatterij*',
    hooks: 'De zon stuurt geen rekening.|Waar komt je stroom vandaan?|Kijk omhoog.',
    mood: 'Zon.|Stroom.|Thuis.',
    promises: 'Je dak kan meer|Warm, met een goed gevoel',
    calls: 'Vraag wat je dak kan|Neem contact op',
  },
} satisfies SomeTrades;
