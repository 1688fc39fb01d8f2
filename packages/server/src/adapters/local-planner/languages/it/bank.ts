/** What adverts in Italian say by trade, beside what the brief tells. Not yet read by a native reader. */
import type { BankSource } from '../../banks/bank';

export const BANK: BankSource = {
  coffee: {
    words: 'caffè|caffetteria|bar caffè|espresso|barista|cappuccino|torrefa*',
    hooks: 'Prima, un caffè.|Quel profumo al mattino.|Voglia di una tazza vera?',
    mood: 'Macinare.|Versare.|Respirare.',
    promises: 'Una piccola pausa, ogni giorno|Fatto con calma, gustato con calma',
    calls: 'Vieni per un caffè|Siediti un attimo',
  },
  tea: {
    words: 'tè|sala da tè|infus*|tisan*|matcha|casa del tè',
    hooks: 'Metti su l’acqua.|Foglia dopo foglia.|Tempo per un vero tè?',
    mood: 'Infondere.|Versare.|Respirare.',
    promises: 'Una piccola pausa, ogni giorno|Infuso con calma, gustato con calma',
    calls: 'Vieni per un tè|Siediti un attimo',
  },
  bakery: {
    words: 'panetteria*|panific*|forno|pane|pasticcer*|lievito madre|cornett*|torta|torte|focacc*',
    hooks: 'Lo senti il profumo?|Ancora caldo.|Che sapore ha il mattino?',
    mood: 'Impastare.|Cuocere.|Condividere.',
    promises: 'Il buon pane vuole tempo|Sfornato per stare insieme',
    calls: 'Passa finché è caldo|Assaggialo oggi',
  },
  restaurant: {
    words: 'ristorante*|trattoria*|osteria*|pizz*|sushi|ramen|hamburger*|cucina|chef|catering|locanda|agriturismo',
    hooks: 'Hai già fame?|Stasera non si cucina.|Di cosa hai voglia?',
    mood: 'Rosolare.|Servire.|Gustare.',
    promises: 'Buon cibo, buona compagnia|Una tavola come a casa',
    calls: 'Prenota il tuo tavolo|Vieni con appetito',
  },
  bar: {
    words: 'bar|pub|birr*|cantina*|vino|vini|vignet*|cocktail*|distilleria|enoteca',
    hooks: 'La serata comincia qui.|A cosa brindiamo?|Alla salute!',
    mood: 'Versare.|Brindare.|Restare.',
    promises: 'Buoni calici, ottima compagnia|Fatto con pazienza',
    calls: 'Brinda con noi|Vieni ad assaggiare',
  },
  grocer: {
    words:
      'verdur*|frutta|fruttivendolo|fattoria|mercato|biologic*|macell*|formagg*|caseificio|orto|miele|olio|gastronomia',
    hooks: 'Cosa offre la stagione?|Dritto dal campo.|Il sapore di dove cresce.',
    mood: 'Seminare.|Cogliere.|Gustare.',
    promises: 'Cibo che sa di qualcosa|Sai da dove viene',
    calls: 'Riempi il cestino|Vieni ad assaggiare',
  },
  fitness: {
    words: 'palestra*|fitness|allenament*|crossfit|boxe|sport*|corsa|nuoto|arrampicata|personal trainer|ciclismo',
    hooks: 'Pronto a muoverti?|Il corpo ricorda.|Che cosa aspetti?',
    mood: 'Solleva.|Suda.|Ancora.',
    promises: 'Più forte, un giorno alla volta|Ogni inizio conta',
    calls: 'Inizia oggi|Unisciti a noi',
  },
  wellness: {
    words: 'yoga|pilates|spa|massagg*|sauna|benessere|meditazione|ritiro|terme',
    hooks: 'Da quanto non respiri a fondo?|Rallenta.|Un’ora solo per te.',
    mood: 'Arriva.|Respira.|Lascia andare.',
    promises: 'Calma per corpo e mente|Esci più leggero di prima',
    calls: 'Regalati una pausa|Prenota la tua ora',
  },
  hair: {
    words: 'parrucchier*|barbier*|salone|capelli|taglio|bellezza|estetic*|unghie|cosmetic*|trucco|ciglia',
    hooks: 'Voglia di cambiare?|Ciao, nuovo look.|Torna a essere te.',
    mood: 'Tagliare.|Acconciare.|Sorridere.',
    promises: 'Uno stile che è tuo|Esci a testa alta',
    calls: 'Prenota il tuo momento|Concediti un piacere',
  },
  health: {
    words: 'dentist*|medic*|clinica*|fisio*|farmacia*|ottico|occhiali|udito|salute|terap*|ambulatorio|studio medico',
    hooks: 'Come stai oggi?|Stare bene comincia qui.|Qualcuno che ascolta.',
    mood: 'Ascoltare.|Curare.|Sorridere.',
    promises: 'In buone mani|Cure che si prendono il tempo',
    calls: 'Prenota una visita|Parla con noi',
  },
  pets: {
    words:
      'clinica veterinaria|ambulatorio veterinario|cane|cani|gatt*|veterinari*|animali|animale|cucciol*|toelettatura|cavall*|canile',
    hooks: 'Chi aspetta alla porta?|Per chi ha quattro zampe.|Un amico merita di più.',
    mood: 'Annusare.|Giocare.|Coccolare.',
    promises: 'Amore a quattro zampe|Ti direbbe grazie',
    calls: 'Porta il tuo migliore amico|Vieni a conoscerci',
  },
  craft: {
    words:
      'idraulic*|elettricist*|falegnam*|muratore|tetto|imbianchin*|ristruttur*|ripar*|caldai*|fabbro|mobili|officina|artigian*',
    hooks: 'Qualcosa non funziona?|Fatto bene, una volta.|Fatto a mano.',
    mood: 'Misurare.|Costruire.|Fatto.',
    promises: 'Un lavoro che dura|Mani che sanno fare',
    calls: 'Dicci cosa ti serve|Contattaci',
  },
  flowers: {
    words: 'fior*|mazz*|giardin*|piant*|vivaio|rose|rosa|bouquet',
    hooks: 'Dillo con un fiore.|Chi merita un mazzo?|Lascia che cresca.',
    mood: 'Seme.|Bocciolo.|Fiore.',
    promises: 'Colore per ogni giorno|Cresciuti con cura',
    calls: 'Scegli i tuoi fiori|Vieni a vederli',
  },
  cleaning: {
    words: 'pulizi*|lavander*|tintoria|vetri|pulire|colf',
    hooks: 'Immagina: già tutto pulito.|Da quanto non brilla?|Tornare a casa e sorridere.',
    mood: 'Spazzare.|Lucidare.|Brillare.',
    promises: 'Il tuo tempo, di nuovo tuo|Pulito fino agli angoli',
    calls: 'Lascia fare a noi|Chiedi una data',
  },
  auto: {
    words:
      'auto|automobil*|macchin*|autofficina|gomm*|pneumatic*|bici*|moto|motociclett*|monopattin*|taxi|concessionari*|autoscuola',
    hooks: 'Dove si va?|La strada chiama.|Pronto a partire?',
    mood: 'Accendi.|Ingrana.|Via.',
    promises: 'In viaggio, con serenità|Ogni giorno più lontano',
    calls: 'Vieni a provarla|Passa a trovarci',
  },
  travel: {
    words:
      'hotel|albergo|viagg*|vacanz*|agriturismo|ostello|campeggio|crocier*|traghett*|vol*i|isol*|spiagg*|gita|gite|b&b',
    hooks: 'Dove ti porta la mente?|Parti e basta.|Ti ricordi il mare?',
    mood: 'Prepara.|Parti.|Arriva.',
    promises: 'Giorni da raccontare|Il lontano è vicino',
    calls: 'Prenota i tuoi giorni|Fai la valigia',
  },
  realestate: {
    words: 'immobiliar*|appartament*|casa|case|affitt*|mutuo|architett*|villa|ville|nuove costruzioni|immobil*',
    hooks: 'Immagina la tua porta.|Dove vuoi vivere?|Tornare a casa.',
    mood: 'Guarda.|Entra.|Resta.',
    promises: 'Un posto che è tuo|Spazio per la tua vita',
    calls: 'Chiedi una visita|Vieni a vederla',
  },
  fashion: {
    words:
      'moda|abbigliament*|vestit*|scarp*|sneaker*|stival*|gioiell*|orolog*|bors*|boutique|jeans|zain*|occhiali da sole',
    hooks: 'Cosa indossi?|Fatto per essere indossato.|Il tuo prossimo preferito.',
    mood: 'Tocca.|Prova.|Indossa.',
    promises: 'Fatto per restare|È proprio da te',
    calls: 'Provalo|Trova il tuo',
  },
  tech: {
    words:
      'app|software|piattaforma|startup|digital*|online|sito|cloud|dati|ia|telefon*|cuffie|gioc*|videogioc*|podcast',
    hooks: 'C’è un modo più semplice.|Meno clic. Più tempo.|E se funzionasse e basta?',
    mood: 'Apri.|Tocca.|Fatto.',
    promises: 'Semplice dal primo minuto|Tempo per ciò che conta',
    calls: 'Provalo ora|Guarda come funziona',
  },
  finance: {
    words:
      'banca|banche|assicur*|tass*|commercialist*|contabil*|investiment*|pension*|prestit*|rispar*|avvocat*|legal*|notai*|mutui',
    hooks: 'Dormi sereno.|Domande sul denaro?|Qualcuno dalla tua parte.',
    mood: 'Chiedi.|Capisci.|Decidi.',
    promises: 'Parole chiare, notti tranquille|Dalla tua parte',
    calls: 'Parla con noi|Fai la tua domanda',
  },
  education: {
    words: 'scuola*|scuole|cors*|lezion*|insegnant*|lingu*|universit*|asilo|nido|accademia|imparare|formazione|coach*',
    hooks: 'Che cosa vuoi imparare?|Sei curioso?|Tutti partono da zero.',
    mood: 'Chiedi.|Prova.|Impara.',
    promises: 'Un passo in più, ogni giorno|Imparare che resta',
    calls: 'Prenota il tuo posto|Comincia a imparare',
  },
  events: {
    words:
      'concert*|festival|teatro|coro|muse*|mostr*|spettacol*|fest*|matrimon*|band|danza|ballo|event*|cinema|opera|sagra',
    hooks: 'Segna la data.|Ci sarai?|Una sera da ricordare.',
    mood: 'Luci.|Silenzio.|Ora.',
    promises: 'Esserci quando accade|Una sera che resta',
    calls: 'Prendi il tuo biglietto|Vieni anche tu',
  },
  charity: {
    words: 'onlus|ong|donar*|donazion*|volontari*|solidar*|fondazione|beneficenza|rifugi*|banco alimentare',
    hooks: 'E se potessi aiutare?|Si comincia da uno.|Qualcuno aspetta.',
    mood: 'Guarda.|Senti.|Agisci.',
    promises: 'Insieme diventa di più|Ogni mano conta',
    calls: 'Aiuta con noi|Dona quello che puoi',
  },
  energy: {
    words:
      'solar*|pannelli|pompa di calore|pompe di calore|energi*|fotovoltaic*|elettricità|isolament*|batteri*|ricarica',
    hooks: 'Il sole non manda bollette.|Da dove viene la tua luce?|Guarda in alto.',
    mood: 'Sole.|Luce.|Casa.',
    promises: 'Il tuo tetto può di più|Caldo, in buona coscienza',
    calls: 'Chiedi cosa può il tuo tetto|Contattaci',
  },
  shop: {
    words: 'negozi*|regal*|giocattol*|libr*|candel*|sapon*|borracc*|tazz*|fatto a mano|prodott*|saldi',
    hooks: 'Guarda che cosa c’è.|Per te, o per qualcuno?|Le piccole cose.',
    mood: 'Guarda.|Scegli.|Goditi.',
    promises: 'Piccole cose, grande gioia|Scelto con cura',
    calls: 'Trova il tuo|Vieni a vedere',
  },
  any: {
    words: '',
    hooks: 'Guarda più da vicino.|Voglia di qualcosa di buono?|È per te.',
    mood: 'Guarda.|Senti.|Goditi.',
    promises: 'Fatto per persone come te|Cose buone, fatte bene',
    calls: 'Scopri di più|Contattaci',
  },
};
