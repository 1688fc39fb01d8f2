/** What adverts in Italian say for what is done for people. */
import type { SomeTrades } from '../../../banks/bank';

export const SERVICES = {
  hair: {
    words:
      'parrucchier*|barbier*|~salone|capelli|taglio|bellezza|estetic*|unghie|trucco|ciglia|estetist*|mèches|extension|ricostruzione unghie|depilazion*|ceretta|truccatric*|acconciatur*|parrucch*',
    hooks: 'Voglia di cambiare?|Ciao, nuovo look.|Torna a essere te.',
    mood: 'Tagliare.|Acconciare.|Sorridere.',
    promises: 'Uno stile che è tuo|Esci a testa alta',
    calls: 'Prenota il tuo momento|Concediti un piacere',
  },
  health: {
    words:
      'dentist*|medic*|clinica*|fisio*|farmacia*|ottico|occhiali|udito|salute|terap*|~ambulatorio|studio medico|ostetric*|dietist*|nutrizionist*|psicolog*|logopedist*|podolog*|osteopat*|infermier*|pediatr*|dermatolog*|ginecolog*|agopuntur*|naturopat*|ortodonz*|impiant* dental*|odontoiatr*|logoped*|donazione di sangue|donatori di sangue|screening|apparecchi acustici|oculist*|cardiolog*|urolog*|ortopedic*|allergolog*|lenti progressive|ottic*',
    hooks: 'Come stai oggi?|Stare bene comincia qui.|Qualcuno che ascolta.',
    mood: 'Ascoltare.|Curare.|Sorridere.',
    promises: 'In buone mani|Cure che si prendono il tempo',
    calls: 'Prenota una visita|Parla con noi',
  },
  pets: {
    words:
      'clinica veterinaria|ambulatorio veterinario|cane|cani|gatt*|veterinari*|animali|animale|cucciol*|toelettatura|cavall*|canile|toelett*|addestrator*|addestramento|pensione per cani|pensione per gatti|asilo per cani|dog sitter|pet sitter|cinofil*|educatore cinofilo|addestrament*|maneggi*|scuderi*|pony|maniscalc*|acquari',
    hooks: 'Chi aspetta alla porta?|Per chi ha quattro zampe.|Un amico merita di più.',
    mood: 'Annusare.|Giocare.|Coccolare.',
    promises: 'Amore a quattro zampe|Ti direbbe grazie',
    calls: 'Porta il tuo migliore amico|Vieni a conoscerci',
  },
  craft: {
    words:
      'falegnam*|muratore|tetto|imbianchin*|ristruttur*|mobili|ceramica|ceramiche|~officina|~artigian*|piastrellist*|mosaicist*|tappezzier*|marmista|lattoniere|cartongess*|parquettist*|stuccator*|impagliat*|cestaio|cesteria|vimini|arrotin*|affilatur*|fabbro|fabbri|tornitor*|vetrai*|vetrata artistica|rilegat*|restaurator*|restauro|coltellin*|coltelleria|ceramist*|vasaio|terracotta|intagliat*|piastrell*|tinteggiat*|serrament*|infissi|tende da sole|pergol*|coibentazion*|giardin*|potatur*|tessitur*|telaio|ricam*|mosaic*|ebanist*|saldator*|saldatur*|marmist*|scalpellin*|doratore|restauriamo',
    hooks: 'Qualcosa non funziona?|Fatto bene, una volta per tutte.|Fatto a mano.',
    mood: 'Misurare.|Costruire.|Fatto.',
    promises: 'Un lavoro che dura|Mani che sanno fare',
    calls: 'Dicci cosa ti serve|Contattaci',
  },
  fixing: {
    words:
      'idraulic*|elettricist*|caldai*|fabbro|fabbri|spurgh*|tuttofare|pronto intervento|vetrai*|vetreria|piscine|disinfestazion*|derattizzazion*|climatizzator*|condizionator*|spazzacamin*|tapparellist*|antennist*|spurgo*|autospurgo|pozzi neri|fosse biologiche|fossa biologica|fognatur*|videoispezion*|termoidraulic*|antifurto|citofon*|infiltrazion*',
    hooks: 'Qualcosa non funziona?|Fatto bene, una volta per tutte.|Un problema in meno.',
    mood: 'Arrivare.|Riparare.|Fatto.',
    promises: 'Un lavoro che dura|Un pensiero in meno',
    calls: 'Dicci che cosa non va|Contattaci',
  },
  repair: {
    words:
      'repair café|calzola*|ripar*|orologia*|tappezzier*|rammend*|arrotino|affilatura|aggiust*|sartoria riparazioni|schermo rotto|schermi|orologi a pendolo|orologi a cucù|orologi antichi',
    hooks: 'Non buttarlo.|Merita una seconda vita.|Rotto? Non per molto.',
    mood: 'Apri.|Ripara.|Fatto.',
    promises: 'Le cose buone si riparano|Di nuovo tuo, e funziona',
    calls: 'Portacelo|Chiedi a noi',
  },
  cleaning: {
    words:
      'lavanderi*|tintori*|pulizi*|lavander*|tintoria|vetri|pulire|colf|stireri*|stiratur*|sanificazion*|lavaggio divani|lavaggio tappeti|lavasecco|svuota cantine|impresa di pulizie',
    hooks: 'Immagina: già tutto pulito.|Da quanto non brilla?|Tornare a casa e sorridere.',
    mood: 'Spazzare.|Lucidare.|Brillare.',
    promises: 'Il tuo tempo, di nuovo tuo|Pulito fino agli angoli',
    calls: 'Lascia fare a noi|Chiedi una data',
  },
  hire: {
    words:
      'gru|autogru|noleggio furgon*|noleggio attrezzatur*|noleggio macchin*|noleggio ponteggi|noleggio piattaforme|traslochi*|trasloco|trasport*|escavator*|ponteggi*|muletto|muletti|corriere|deposito|piattaforme aeree|logistica|noleggio gru|traslocator*|sgomber*|ncc',
    hooks: 'Un lavoro grande?|Troppo pesante?|Il pesante lo facciamo noi.',
    mood: 'Carica.|Solleva.|Fatto.',
    promises: 'Il pesante tocca a noi|Ci siamo quando serve',
    calls: 'Dicci cosa ti serve|Chiedi un preventivo',
  },
  driving: {
    words:
      'autoscuol*|scuola guida|patente|lezioni di guida|guide pratiche|patente b|patente nautica|foglio rosa|recupero punti|cqc',
    hooks: 'Pronto per la strada?|La libertà comincia qui.|Presto guiderai tu.',
    mood: 'Cintura.|Specchio.|Via.',
    promises: 'Sereno al volante|Più sicuro a ogni chilometro',
    calls: 'Prenota la prima guida|Mettiti al volante',
  },
  realestate: {
    words:
      'immobiliar*|appartament*|casa in vendita|case in vendita|comprare casa|vendere casa|nuova casa|case in affitto|casa in affitto|mutuo|architett*|villa|ville|nuove costruzioni|immobil*|bilocale|trilocale|quadrilocale|monolocale|villett*|casale|casali|rustico|trullo|trulli|attico|terratetto|affittasi|locazion*|stanza singola|capannone|box auto|terreno edificabile|condomini*|amministratore di condominio|casa indipendente|inquilin*',
    hooks: 'Immagina la tua porta.|Dove vuoi vivere?|Tornare a casa.',
    mood: 'Guarda.|Entra.|Resta.',
    promises: 'Un posto che è tuo|Spazio per la tua vita',
    calls: 'Chiedi una visita|Vieni a vederla',
  },
  tech: {
    words:
      'app|software|piattaforma|startup|digital*|sito|cloud|dati|ia|gioc*|videogioc*|podcast|applicazion*|riparazione computer|riparazione pc|stampa 3d|sito web|siti web|intelligenza artificiale|gestional*',
    hooks: 'C’è un modo più semplice.|Meno clic. Più tempo.|E se funzionasse e basta?',
    mood: 'Apri.|Tocca.|Fatto.',
    promises: 'Semplice dal primo minuto|Tempo per ciò che conta',
    calls: 'Provalo ora|Guarda come funziona',
  },
  finance: {
    words:
      'banca|banche|assicur*|tass*|commercialist*|contabil*|investiment*|pension*|prestit*|rispar*|mutui|isee|mutuo|consulente del lavoro|buste paga|patronato',
    hooks: 'Dormi sereno.|Domande sul denaro?|Qualcuno dalla tua parte.',
    mood: 'Chiedi.|Capisci.|Decidi.',
    promises: 'Parole chiare, notti tranquille|Dalla tua parte',
    calls: 'Parla con noi|Fai la tua domanda',
  },
  education: {
    words:
      'scuola*|scuole|cors*|lezion*|insegnant*|lingu*|universit*|accademia|imparare|formazione|coach*|ripetizioni|doposcuola|ripetizion*|aiuto compiti|inglese|tedesco|francese|spagnolo|maturità|concors* pubblic*|patentino|formazion*|primo soccorso',
    hooks: 'Che cosa vuoi imparare?|Sei curioso?|Tutti partono da zero.',
    mood: 'Chiedi.|Prova.|Impara.',
    promises: 'Un passo in più, ogni giorno|Imparare che resta',
    calls: 'Prenota il tuo posto|Comincia a imparare',
  },
  childcare: {
    words:
      'asilo|asili|nido|scuola materna|scuola dell’infanzia|ludoteca|babysitter|baby sitter|tata|centro estivo|campo estivo|asilo nido|asili nido|tagesmutter|centri estivi|campi estivi|ludotec*|baby parking',
    hooks: 'Chi vuole giocare?|Piedi piccoli, giorni grandi.|Dove i piccoli sono a casa.',
    mood: 'Gioca.|Ridi.|Cresci.',
    promises: 'Spazio per giocare e crescere|In buone mani tutto il giorno',
    calls: 'Vieni a conoscerci|Prenota un posto',
  },
  care: {
    words:
      'casa di riposo|assistenza domiciliare|assistenza anziani|badant*|anziani|rsa|operatrici socio*|infermiere a domicilio|centro diurno|telesoccorso',
    hooks: 'A casa, e mai da soli.|Qualcuno che c’è.|Chi si prende cura di te?',
    mood: 'Ascoltare.|Aiutare.|Restare.',
    promises: 'Cure come in famiglia|Tempo per ciò che conta',
    calls: 'Parla con noi|Contattaci',
  },
  photo: {
    words:
      'fotograf*|foto|ritratt*|videomaker|servizio fotografico|servizi fotografici|fototessera|fototessere|video di nozze|drone matrimoni|stampe fotografiche',
    hooks: 'Ferma questo momento.|Sorridi.|Come ricorderai oggi?',
    mood: 'Guarda.|Ridi.|Clic.',
    promises: 'Immagini che restano|Momenti da tenere',
    calls: 'Prenota il tuo servizio|Vieni davanti all’obiettivo',
  },
  studio: {
    words:
      'tatu*|tattoo*|grafic*|siti web|web agency|studio di design|tipografi*|stampa digitale|insegne|pubblicit*|marketing|copywriter|traduzion*|traduttor*|incision*|serigraf*|locandin*|volantin*|illustrat*|illustratric*|calligraf*|biglietti da visita|partecipazioni|stamperi*|social media manager|acquerell*|ritratti',
    hooks: 'Che cosa vuoi dire?|Le buone idee si vedono.|Fatti guardare due volte.',
    mood: 'Pensa.|Disegna.|Mostra.',
    promises: 'Idee che si vedono|Chiaro a prima vista',
    calls: 'Raccontaci la tua idea|Parliamone',
  },
  jobs: {
    words:
      'cerchiamo personale|cerchiamo un|cerchiamo una|manda il curriculum|invia il curriculum|curriculum a|cercasi|assumiamo|stiamo assumendo|lavora con noi|offerta di lavoro|unisciti al team|unisciti alla squadra|invia il cv|inviaci il cv|manda il cv|cv a|tempo indeterminato|tempo determinato|contratto regolare|cerchiamo barist*|cerchiamo camerier*|cerchiamo cuoc*|cerchiamo commess*|cerchiamo autist*|cerchiamo aiuto*|cerchiamo apprendist*|apprendista cercasi|candidature|posizione aperta|posizioni aperte',
    hooks: 'C’è un posto libero.|Voglia di cambiare?|Un lavoro tra brava gente.',
    mood: 'Arrivare.|Imparare.|Crescere.',
    promises: 'Una squadra che si aiuta|Buon lavoro, buona compagnia',
    calls: 'Candidature aperte|Benvenuti in squadra',
  },
  charity: {
    words:
      'onlus|ong|donar*|donazion*|volontari*|solidar*|fondazione|beneficenza|rifugi*|banco alimentare|~associazion*|caritas|croce rossa|mensa dei poveri|mensa solidale|raccolta fondi|adozion* a distanza|emporio solidale|raccolta alimentare',
    hooks: 'E se potessi aiutare?|Si comincia da uno.|Qualcuno aspetta.',
    mood: 'Guarda.|Senti.|Agisci.',
    promises: 'Insieme diventa di più|Ogni mano conta',
    calls: 'Aiuta con noi|Dona quello che puoi',
  },
  energy: {
    words:
      '~solare|pannelli solari|pannelli fotovoltaici|pompa di calore|pompe di calore|fotovoltaic*|energia solare|stufa a pellet|stufe a pellet|cappotto termico|colonnina di ricarica|colonnine di ricarica',
    hooks: 'Il sole non manda bollette.|Da dove viene la tua luce?|Guarda in alto.',
    mood: 'Sole.|Luce.|Casa.',
    promises: 'Il tuo tetto può di più|Caldo, in buona coscienza',
    calls: 'Chiedi cosa può il tuo tetto|Contattaci',
  },
} satisfies SomeTrades;
