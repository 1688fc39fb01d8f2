/** What adverts in Italian say for what is sold over a counter, and for whatever has no trade of its own. */
import type { SomeTrades } from '../../../banks/bank';

export const GOODS = {
  flowers: {
    words:
      'fior*|mazz*|piant*|vivaio|rose|rosa|bouquet|giardinier*|vivai*|bonsai|orchide*|composizioni floreali|addobbi floreali|serra|serre',
    hooks: 'Dillo con un fiore.|Chi merita un mazzo?|Lascia che cresca.',
    mood: 'Seme.|Bocciolo.|Fiore.',
    promises: 'Colore per ogni giorno|Cresciuti con cura',
    calls: 'Scegli i tuoi fiori|Vieni a vederli',
  },
  fashion: {
    words:
      'moda|abbigliament*|vestit*|scarp*|sneaker*|~stival*|gioiell*|orolog*|~bors*|boutique|jeans|zain*|occhiali da sole|sartori*|sarta|sarto|cappell*|merceri*|filati|calzatur*|calzaturificio|pelletteri*|cintur*|lingerie|costumi d’epoca|abiti d’epoca|camici*|maglieri*|filat*|uncinett*|bigiotteri*|orecchin*|fedi|oreficeri*|pellicc*',
    hooks: 'Cosa indossi?|Fatto per essere indossato.|Il tuo prossimo preferito.',
    mood: 'Tocca.|Prova.|Indossa.',
    promises: 'Fatto per restare|È proprio da te',
    calls: 'Provalo|Trova il tuo',
  },
  scent: {
    words: 'profum*|fragranz*|cosmetic*|sapon*|candel*|oli essenziali|incens*|cosmesi',
    hooks: 'Chiudi gli occhi.|Che profumo ha la felicità?|Un profumo dice tutto.',
    mood: 'Apri.|Respira.|Ricorda.',
    promises: 'Un profumo che resta|Un momento per i sensi',
    calls: 'Trova il tuo profumo|Coccola i tuoi sensi',
  },
  books: {
    words:
      'libreri*|libro|libri|bibliotec*|editore|casa editrice|fumett*|romanz*|raccolta di poesie|poesie|autrice|scrittor*|scrittric*|gialli|libro per bambini|legatori*',
    hooks: 'Che cosa stai leggendo?|Ancora un capitolo.|Perditi in un buon libro.',
    mood: 'Sfoglia.|Apri.|Leggi.',
    promises: 'Una storia per ogni sera|C’è sempre un’altra pagina',
    calls: 'Vieni a curiosare|Trova il tuo prossimo libro',
  },
  auto: {
    words:
      'auto|automobil*|macchin*|autofficina|gomm*|pneumatic*|bici*|moto|motociclett*|monopattin*|taxi|concessionari*|autoscuola|autolavaggi*|car wash|carrozzeri*|elettrauto|parabrezza|furgon*|trattor*|rimorchi*|autodemolizion*|meccanic*|scooter|lavaggio auto|lavaggio macchine',
    hooks: 'Dove si va?|La strada chiama.|Pronto a partire?',
    mood: 'Accendi.|Ingrana.|Via.',
    promises: 'In viaggio, con serenità|Ogni giorno più lontano',
    calls: 'Vieni a provarla|Passa a trovarci',
  },
  shop: {
    words:
      'negozi*|regal*|giocattol*|libr*|borracc*|tazz*|fatto a mano|prodott*|saldi|telefon*|cuffie|ferrament*|cartoleri*|casaling*|mercatone|elettrodomestic*|bazar|mobilific*|materass*|antiquari*|tabaccheri*|drogheri*',
    hooks: 'Guarda che cosa c’è.|Per te, o per qualcuno?|Le piccole cose.',
    mood: 'Guarda.|Scegli.|Goditi.',
    promises: 'Piccole cose, grande gioia|Scelto con cura',
    calls: 'Trova il tuo|Vieni a vedere',
  },
  any: {
    words:
      'avvocat*|notaio|studio legale|notarile|arredamento|materass*|tendaggi|cartoler*|cornici|antiquariato|usato|scacchi|onoranze funebri|pompe funebri',
    hooks: 'Guarda più da vicino.|Proprio quello che cercavi.|È per te.',
    mood: 'Chiedi.|Scegli.|Fatto.',
    promises: 'Fatto per persone come te|Cose buone, fatte bene',
    calls: 'Scopri di più|Contattaci',
  },
} satisfies SomeTrades;
