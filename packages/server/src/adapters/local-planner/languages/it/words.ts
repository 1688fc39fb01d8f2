/** The words of Italian that guide how a brief is read. */
import type { LexiconSource } from '../../lexicon/lexicon';

export const WORDS: LexiconSource = {
  and: 'e ed o ma &',
  starts:
    'ogni in con per da dal dalla dai dalle fino senza su sul sulla sui sulle tra fra durante secondo dopo prima contro verso che dove quando mentre perché se come a al alla ai alle nel nella nei nelle presso entro inclusi incluso chi',
  hangs:
    'allo alla al ai alle agli il lo la i gli le un uno una di del dello della dei degli delle suo sua suoi sue tuo tua tuoi tue mio mia nostro nostra nostri nostre vostro vostra questo questa questi queste ogni nessun nessuna è sono era essere ha hanno può deve non molto più solo tutto tutti tutta tutte anche si ti ci vi l’ dell’ all’',
  acts: 'prenota|prenotate|ordina|ordinate|chiama|chiamate|chiamaci|visita|visitate|vieni|venite|iscriviti|iscrivetevi|scarica|scaricate|prova|provate|dona|donate|abbonati|acquista|compra|inizia|scopri|scoprite|contattaci|contatta|richiedi|unisciti|approfitta|scrivi|scrivici|passa|passate|registrati|partecipa|diventa|fissa|entra|chiedi|vi aspettiamo|ti aspettiamo|segui|seguici|manda|mandaci|scrivimi|chiamami|telefona|porta|portaci|regala|regalati|prenotazioni|iscrizioni',
  offers:
    'ingresso libero|ingresso gratuito|% di sconto|sconto|sconti|gratis|gratuito|gratuita|gratuiti|gratuite|metà prezzo|offerta|omaggio|in regalo|senza costi|risparmia|rimborsati|spedizione gratuita|invece di|anziché',
  gives:
    'affittiamo noleggiamo coltivo coltiviamo do diamo offro offriamo vendo vendiamo vendesi affittasi cerco regalo faccio facciamo insegno insegniamo produco produciamo',
  concessions: 'bambini|ragazzi|studenti|soci|ingresso|entrata|parcheggio|spedizione|spedizioni|wifi',
  pending:
    'da confermare|da definire|da annunciare|verrà comunicato|verranno comunicati|sarà comunicato|in via di definizione',
  seats:
    'centro di|hinterland di|comune di|città di|municipio di|biblioteca di|teatro di|ospedale di|università di|piscina di|stazione di|fiera di|proloco di|pro loco di|zona di|provincia di|vicino a|sagra di|festa di|valle di|lago di|spiaggia di|parrocchia di|castello di|pieve di|zona industriale di|a|ad|in',
  unseated:
    'domicilio|casa|richiesta|scelta|pranzo|cena|colazione|piedi|mano|tema|noleggio|partire|vita|tutti|tutte|tutto|ogni|chi|te|voi|noi|mezzogiorno|mezzanotte|metà|prezzo|prezzi|gas|legna|pellet|vapore|caldo|freddo|rate|tempo|porta|persona|testa|natale|pasqua|settimana|metro|ore|un|una|uno|due|tre|disposizione|norma|vista|vostra|vostro|tua|tuo|base|modo|secco|vuoto|favore|proposito|confronto|forfait|volontà|volontari|posto|cavallo|cura|carico|pagamento|rilascio|secondo|seguito|titolo|colori|righe|fiori|olio|acqua|aria|terra|bordo|mare|pennello|macchina|legno|lungo|breve|parte|pari|buon|ciascuno|coppia|gruppi|squadre|famiglie|bambini|aziende|privati|scuole|basso|prova|numero|chiusura|ingresso|dormire|mangiare|bere|giocare|vedere|vendere|chilometro|km|quattro|cinque|dieci|venti|saldo|saldi|omaggio|regalo|promozione|offerta|sede|centro|città|zona|negozio|giornata|pelle|oro|argento|ferro|cotone|lana|acciaio|contanti|vendita|esclusiva|anteprima|diretta|streaming|presenza|gruppo|famiglia|estate|inverno|autunno|primavera|arrivo|corso|forma|linea|palestra|piscina|municipio|comune|farmacia|edicola|libreria|biblioteca|piazza|montagna|campagna|collina|barca|bici|auto|moto|treno|cucina|cantina|allegria|compagnia|sicurezza|convenzione|kit|bottiglia|vaso|scatola|sacchi|busta|lattina|pochi|poche|meno|più|soli|sole|tutta|questo|questa|due ore|un’ora|mattinata|serata|scadenza|palio|evidenza|generale|particolare|tempo reale|studio|ufficio|azienda|parrocchia|piena|pieno|pronta|qualsiasi|caso|cambio|costruzione|affitto|maggio|latta|vetro|legno massello|muratura|cartongesso|alluminio|pvc|grado|italiano|inglese|lingua',
  townHeads: 'san santa sant castel monte borgo reggio villa',
  saints: 'san santa santo sant',
  premises:
    'scuola liceo istituto palestra stadio sala hotel teatro cinema villa palazzo parco chiesa cascina residenza palasport',
  parts:
    'per trasloco|causa trasloco|causa inutilizzo|per inutilizzo|per mancanza di spazio|per cessata attività|causa trasferimento|per trasferimento|causa mancanza di spazio',
  refers: 'lui lei loro esso questo questa ciò anche inoltre lì entrambi poi costa costano include dura',
  ours: 'un una uno il la lo i gli le mio mia nostro nostra miei mie nostri nostre',
  tones:
    'allegro allegra calmo calma caldo calda amichevole divertente giocoso professionale serio seria moderno moderna elegante giovane dinamico dinamica energico emozionante minimalista lussuoso veloce lento tono stile atmosfera musica molto un una po per favore fresco breve semplice con ironia sobrio rassicurante non troppo',
  wishes:
    'ci piacerebbe |mi piacerebbe |vorremmo che |vorrei che |magari con |se possibile |se riuscite |niente immagini|niente foto|niente musica|niente volti|nessuna immagine|mi raccomando, niente |che sia |fallo |fatelo |tienilo |il video deve|niente scene|non mostrare|evitate |target:|tono:|stile:|formato:|durata:|non troppo |vogliamo qualcosa |mi raccomando |che sia |senza testo|senza voce|senza musica|non mostrare|non fate vedere|musica allegra|musica dolce|pubblico di riferimento|[inserire|chiedere a |testo provvisorio',
  bids: 'evitate |mi raccomando|non troppo |tienilo |fatelo |fallo |chiedere a |che sia |non mostrare|non pubblicare',
  films: 'video|spot|clip|filmato|reel',
  film: 'nel video|nello spot|nel filmato|voce fuori campo|sottotitoli|formato verticale|rallentatore|musica di sottofondo|senza musica|niente musica|senza audio|montaggio veloce|primi secondi|ultimi secondi|primo piano|rallentatore|sottotitoli|voce fuori campo|non pubblicare|in sovrimpressione|dissolvenza',
  greets:
    'gentile|gentilissimi|cari|ciao|salve|buongiorno|buonasera|gentili signori|egregio|egregi|spettabile|caro|cara|come va|come state|tutto bene',
  introduces:
    'parlo a nome di|vi contatto da parte di|vi contatto a nome di|vi scrivo da parte di|vi scrivo per conto di|scrivo per conto di|vi scrivo a nome di|scrivo a nome di|vi scrivo da parte della|scrivo da parte della|vi scrivo a nome della|siamo|sono|noi siamo|qui|abbiamo|ho',
  uses: 'con',
  copulas: 'è',
  roles:
    'presidente presidentessa direttore direttrice segretario segretaria responsabile titolare referente portavoce coordinatore coordinatrice sindaco assessora',
  called: 'il mio nome è|che si chiama|si chiama|ci chiamiamo|mi chiamo|chiamata|chiamato|di nome|il nome è',
  hosts: 'da presso',
  always: 'sempre mai non solo',
  infinitives: 'are ere ire arsi ersi irsi',
  reasons: 'perché poiché altrimenti motivo',
  calm: 'calm*|tranquill*|lent*|pacat*|rilassat*|delicat*',
  lively: 'dinamic*|energic*|veloc*|ritmat*|vivac*',
  relatives: 'che cui dove quando mentre perché se come',
  negates: 'non senza',
  lasts: 'durata',
  lengths: 'massimo circa',
  shows: 'concludi|chiudi|mostra|alla fine|con il |termina|finisci',
  serves: 'per',
  towns:
    "roma|milano|napoli|torino|palermo|genova|bologna|firenze|bari|catania|venezia|verona|messina|padova|trieste|brescia|parma|modena|reggio emilia|perugia|livorno|ravenna|rimini|cagliari|foggia|ferrara|salerno|sassari|bergamo|monza|pescara|trento|vicenza|terni|bolzano|novara|piacenza|ancona|udine|arezzo|lecce|como|pisa|lucca|siena|cuneo|pavia|cremona|taranto|matera|aosta|lombardia|piemonte|liguria|veneto|toscana|umbria|lazio|abruzzo|puglia|calabria|sicilia|sardegna|emilia romagna|italia|europa|forlì|cesena|viterbo|oristano|la spezia|l'aquila|asti|alessandria|biella|vercelli|varese|lecco|mantova|sondrio|rovigo|treviso|belluno|pordenone|gorizia|savona|imperia|carrara|pistoia|grosseto|pesaro|macerata|ascoli piceno|rieti|frosinone|latina|teramo|chieti|campobasso|isernia|caserta|benevento|avellino|brindisi|cosenza|catanzaro|crotone|vibo valentia|reggio calabria|trapani|agrigento|caltanissetta|enna|ragusa|siracusa|nuoro|olbia|faenza|imola|sarzana|chioggia|bassano del grappa",
  owns: {
    named: 'si chiama',
    is: 'faccio|sono|lavoro come|faccio il mestiere di',
    pairs: 'mia moglie|mio marito|io e|e io|ed io|con mio marito|con mia moglie|con mio fratello|con mia sorella',
    begins: 'ho|abbiamo|gestisco|gestiamo|ho aperto|abbiamo aperto|ho appena aperto|abbiamo appena aperto',
  },
  resumes:
    'aiuto|lavoro|curo|creo|realizzo|seguo|da poco|*iamo|aperto|aperti|senza|anche|preventivo|preventivi|ricevo|preparo|consegno|vendo|offro|insegno|riparo|cucino|faccio|organizzo|vengo|porto',
  reaches: 'adesso oggi al allo su ora subito il la per oggi online',
  typed:
    'x=per|xké=perché|xke=perché|xché=perché|xche=perché|cmq=comunque|nn=non|qnd=quando|tt=tutto|grz=grazie|cn=con|ke=che|xò=però|xo=però',
  keywords: {
    alone:
      'prati|soffitti|gelati|salati|insalate|frittate|grigliate|campi|animali|canali|locali|ospedali|giornali|pedali|occhiali|matrimoni|vetrate|facciate|scale|altari|collari|clienti|ponti|serramenti|infissi|mobili|automobili|armadi|seminari|orari|impianti|tende|divani|mani|piani|vani|grondaie|pavimenti|intonaci|privati|siepi|alberi|funerali',
    whole:
      'senza appuntamento|su appuntamento|preventivo gratuito|preventivi gratuiti|pronto intervento|a domicilio|24 ore su 24|h24|7 giorni su 7|senza impegno|prima visita gratuita|prima lezione gratuita|su misura|da asporto|tutti i giorni|tutte le marche|tutti i livelli|tutte le età|senza glutine|fatto in casa|fatti in casa|aria condizionata|fine settimana|menù fisso|pranzo di lavoro|cambio gomme|impianti irrigazione|impianti elettrici|impianti idraulici|piccoli lavori',
    begins: 'senza|nessun|nessuna|da|tutti|tutte',
    per: 'ora|lezione|seduta|notte|persona|mese|giorno|settimana|kg|chilo|visita',
    sides: 'nord|sud|est|ovest|centro|zona nord|zona sud',
    around: 'e dintorni|e provincia|e hinterland|centro',
    leads:
      'pronto|aperto|aperta|aperti|prima|primo|da|buon|buona|nuovo|nuova|centro|studio|corso|corsi|lezioni|scuola|negozio|riparazione|noleggio|vendita|servizio|servizi|pulizia|montaggio|cambio|cucina|menù',
    trails:
      '*ico|*ici|*ale|*ali|*ivo|*iva|*ivi|*ive|*oso|*osa|*osi|*ose|*ario|*abile|*abili|*ato|*ata|*ati|*ate|*ano|*ana|*are|*ari|*ente|*enti|gratis|gratuito|gratuita|gratuiti|gratuite|incluso|inclusa|inclusi|rapido|rapida|completo|completa|online|domicilio|fresco|fresca|freschi|fresche',
    tells:
      'cercasi|assumiamo|cercano|abbiamo|ho|facciamo|faccio|offriamo|cerco|cerchiamo|voglio|vogliamo|vendo|vendiamo|apriamo|arriva|arrivano|torna|puoi|inauguriamo|invita|offre|organizza|cerca|presenta|apre|festeggia|propone|ripara|installa|vende|affitta',
    located: '{who} a {town}',
  },
  announces:
    'nuovo a|apertura|inauguriamo|apriamo|riapriamo|ci trasferiamo|prossima apertura|apre|grande apertura|nuova apertura|inaugurazione|porte aperte|open day|saldi|svendita|offerta speciale|prossimamente|novità|grande inaugurazione',
  phrases: {
    visit: 'Visita {}',
    call: 'Chiama {}',
    person: 'Chiama {who}: {}',
    write: 'Scrivi a {}',
    order: 'Ordina ora',
    remember: 'Da ricordare',
    check: 'Mettiti alla prova',
  },
};
