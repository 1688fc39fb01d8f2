/** What adverts in Italian say for where people go. */
import type { SomeTrades } from '../../../banks/bank';

export const OUTINGS = {
  fitness: {
    words:
      'palestra*|fitness|allenament*|crossfit|boxe|sport*|corsa|nuoto|personal trainer|ciclismo|scuola di danza|scuola di ballo|corsi di danza|corsi di ballo|lezioni di ballo|maraton*|calcio|basket|pallavolo|tennis|padel|judo|karate|ginnastica|pattinaggio|rugby|scherma|atletica|bocce|zumba|danza classica|arti marziali|canottaggio|pallanuoto',
    hooks: 'Pronto a muoverti?|Il corpo ricorda.|Che cosa aspetti?',
    mood: 'Solleva.|Suda.|Ancora.',
    promises: 'Più forte, un giorno alla volta|Ogni inizio conta',
    calls: 'Inizia oggi|Unisciti a noi',
  },
  outdoors: {
    words:
      'noleggio barche|barche|gommoni|surf*|arrampicata|kayak*|canoa*|sup|subacque*|immersion*|vela|equitazione|maneggio|sci|scuola sci|snowboard|trekking|escursion*|rafting|parapendio|via ferrata|parco avventura|ciaspol*|canyoning|torrentismo|mongolfier*|pedalò|gita in barca|gite in barca|passeggiate a cavallo|speleolog*|mountain bike|e-bike|windsurf|kitesurf|guida alpina|guide alpine|quad|canottaggio',
    hooks: 'Pronto per l’avventura?|Là fuori è tutto più grande.|Senti il brivido.',
    mood: 'Preparati.|Respira.|Vai.',
    promises: 'Una giornata che non si scorda|Aria aperta, nuovo coraggio',
    calls: 'Vieni con noi|Osa provare',
  },
  wellness: {
    words:
      'yoga|pilates|spa|massagg*|sauna|benessere|meditazione|ritiro|terme|erborister*|riflessolog*|reiki|hammam|rilassament*|qi gong|tai chi|bagno turco|shiatsu',
    hooks: 'Da quanto non respiri a fondo?|Rallenta.|Un’ora solo per te.',
    mood: 'Arriva.|Respira.|Lascia andare.',
    promises: 'Calma per corpo e mente|Esci più leggero di prima',
    calls: 'Regalati una pausa|Prenota la tua ora',
  },
  travel: {
    words:
      'hotel|albergo|viagg*|vacanz*|agriturismo|ostello|campeggio|crocier*|traghett*|vol*i|isol*|spiagg*|gita|gite|b&b|casa vacanze|case vacanza|casa vacanza|affittacamere|bed and breakfast|rifugio alpino|rifugi|glamping|bungalow|camper|agenzia di viaggi|agenzie di viaggi|masseri*|pension* completa|villaggio turistico|soggiorn*|camera doppia|mezza pensione',
    hooks: 'Dove ti piacerebbe andare?|Stacca la spina.|E se partissi?',
    mood: 'Prepara.|Parti.|Arriva.',
    promises: 'Giorni da raccontare|Il lontano è vicino',
    calls: 'Prenota i tuoi giorni|Fai la valigia',
  },
  events: {
    words:
      'concert*|festival|teatro|coro|muse*|mostr*|spettacol*|fest*|band|danza|ballo|event*|cinema|opera|sagra|wedding planner*|palloncini|mercatino*|mercatini|mercato medievale|mercato di natale|fiera del libro|fiera*|porte aperte|open day|carnevale|tombola|corsa solidale|serata benefica|mercato artigianale|pesca di beneficenza|presep*|circo|burattin*|marionett*|mago|maghi|animator*|clown|banda musicale|palio|gonfiabili|sfilat*|rievocazion*|veglione|cenone|processione|tornei|mercato contadino|noleggio costumi|pro loco|proloco|compagnia teatrale|orchestra|cover band|serata danzante',
    hooks: 'Segna la data.|Ci sarai?|Una sera da ricordare.',
    mood: 'Luci.|Silenzio.|Ora.',
    promises: 'Esserci quando accade|Una sera che resta',
    calls: 'Prendi il tuo biglietto|Vieni anche tu',
  },
  visit: {
    words:
      'fiera|mercatin*|porte aperte|open day|museo|musei|zoo|castell*|galleri*|acquario|parco divertimenti|orto botanico|escape room|planetario|mostra|mostre|patrimonio|fattoria didattica|visita guidata|visite guidate|grott*|abbazia|ecomuseo|sito archeologico|scavi|parco naturale|pinacoteca|mostr*',
    hooks: 'Che cosa scoprirai?|Una gita come nessun’altra.|Vieni a vedere.',
    mood: 'Guarda.|Stupisciti.|Scopri.',
    promises: 'Una giornata per tutti|C’è tanto da vedere',
    calls: 'Programma la tua visita|Vieni a scoprirlo',
  },
  music: {
    words:
      'dj|~pianoforte|~pianoforti|chitarr*|violin*|batteria acustica|scuola di musica|lezioni di musica|lezioni di piano|lezioni di pianoforte|lezioni di chitarra|lezioni di canto|accordator*|accordatura|strument* musical*|liuta*|sala prove|fisarmonic*|organetto|zampogn*|tromba|sassofono|batteria|solfeggio|arpa|conservatorio|vinil*|dischi|percussion*',
    hooks: 'Senti la differenza?|Trova il tuo suono.|Tutto comincia da una nota.',
    mood: 'Ascolta.|Suona.|Ancora.',
    promises: 'La musica come deve suonare|Ogni nota conta',
    calls: 'Fallo suonare|Contattaci',
  },
} satisfies SomeTrades;
