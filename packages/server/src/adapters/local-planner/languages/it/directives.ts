/** How briefs in Italian speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  lists: {
    present: 'presentare|promuovere|far conoscere|annunciare|pubblicizzare|lanciare',
    film: 'video|spot|annuncio|clip|filmato|reel|reels',
    make: 'fammi|facci|fatemi|fateci|creami|preparami|crea|creare|fai|fate|realizza|realizzate|produci|prepara|vogliamo|ci serve|serve',
    wish: 'vorrei|vorremmo|mi serve|avrei bisogno di|avremmo bisogno di|ho bisogno di|abbiamo bisogno di|mi servirebbe|ci servirebbe|cerco|cerchiamo|mi piacerebbe|ci piacerebbe|desidero|desideriamo|voglio',
    small: 'piccol*|bell*|brev*|nuov*|cort*|modern*|tiktok|instagram|facebook|youtube',
    kind: 'pubblicit*|promo*|commerci*|istituzional*|vertical*|breve|corto',
    about: 'per|su|sul|sulla',
    ours: 'il mio|la mia|il nostro|la nostra|mio|mia|nostr*',
    hello: 'ciao|salve|buongiorno|buonasera|hey|hi',
  },
  chatter: [
    'per (favore|piacere|cortesia) ,? > _',
    'come (da accordi|concordato|promesso|detto) ..4 ,',
    '{hello} (,|!)? > {wish}',
    '{hello} (,|!)? > {make}',
    '{hello} (a tutti|team)? (,|!) > _',
    '(allora|dunque|ecco) , > _',
    'per (il|la|lo)? {ours}? (negozio|locale|ditta|studio|sito) : > _',
  ],
  alone: ['(un|uno|una|il|lo|la)? ..4 {film} ..3 (per|su|di|del|della) (una|uno|un|un’|il|lo|la|i|gli|le|l’)?'],
  follows: ['(di|da|circa)?2 ..1 (secondi|sec|s|minuto|minuti) ,? (per|su) {present}?', '{present} > _'],
  openings: [
    'per (il|lo|un|uno) {film} (del|della|dello|di)',
    '(un|l’)? unboxing (della|dello|del|dei|di)',
    '(una)? testimonianza per',

    '{make} (un|uno|una) ..3 {film} ..4 (per|su|sul|sulla|che presenti|che spieghi|che mostri)',
    '{wish} (un|uno|una) ..3 (video|spot|clip|film|filmato|reel|reels|annuncio) ..4 (per|su|sul|sulla|che presenti|che spieghi|che mostri)',
    '(vogliamo|vorremmo|vorrei) (promuovere|pubblicizzare|far conoscere)',
    '(un|uno|una) ..1 (pubblicità|annuncio|spot|video|promo) ..2 (per|su)',
    '(potete|puoi|potresti|potreste|può|riuscite a) (fare|farci|farmi|creare|preparare|realizzare) (un|uno|una) ..3 {film} ..4 (per|su|di)',
    '(un|uno|una|il|la)? {small}?2 (pubblicità|annuncio|spot|video|réclame|promo) {kind}?2 (per|su|sul|sulla|di|del|della)',
    '(un|il)? {small}?2 (film|clip|reel|short|corto|filmato) {kind}?2 (per|su) > {ours}',
    '(pubblicità|annuncio) _? :',
  ],
  stories:
    "racconta la storia di=|racconta la storia del=il|racconta la storia della=la|racconta la storia dello=lo|racconta la storia dell'=l'|raccontate la storia di=|raccontate la storia del=il|raccontate la storia della=la|raccontate la storia dello=lo|raccontate la storia dell'=l'|raccontare la storia di=|raccontare la storia del=il|raccontare la storia della=la|raccontare la storia dello=lo|raccontare la storia dell'=l'|racconti la storia di=|racconti la storia del=il|racconti la storia della=la|racconti la storia dello=lo|racconti la storia dell'=l'|narra la storia di=|narra la storia del=il|narra la storia della=la|narra la storia dello=lo|narra la storia dell'=l'|racconta come=come|raccontate come=come|raccontare come=come|racconti come=come",
  courtesies: [
    '{hello}? ,? (sono|mi chiamo|il mio nome è) @ $',
    '{hello} (a tutti|team)? $',
    '(grazie|grazie mille) $',
  ],
  directors: [
    '(racconta|raccontate|raccontateci|raccontaci|raccontare) (la|una|la nostra) ..1 storia (di|del|della|dei|degli|delle|d’)',
  ],
  remarks: [
    'non (usate|usare|scrivete|scrivere|dite|dire|mettete|mettere|mostrate) la parola',
    '(alla fine|in chiusura|nel finale) ,? (mostrare|mostrate|inserire|mettere|mettete|far comparire|far vedere)',
    '(potrebbe|potrebbero|può|possono|si può|si potrebbe) (esserci|vedersi|comparire|apparire|far vedere) ..12 $',
    '(senza|niente) ..5 (per favore|grazie) $',
    'per favore ,? (senza|niente) ..5 $',
    '(potete|puoi|può|potreste|potresti) (mettere|usare|inserire|evitare|mostrare) ..8 $',
  ],
  closings: ['(vorremmo|vogliamo|cerchiamo) (un|uno|una) ..2 {film} $'],
  signsOff:
    'ciao|grazie|grazie mille|cordiali saluti|saluti|un saluto|distinti saluti|grazie in anticipo|molte grazie|un caro saluto|cari saluti|cordialmente|a presto|buona giornata|buon lavoro',
  labels: {
    drop: 'marca|tono|stile|musica|pubblico|target|durata massima',
    cta: 'chiudi con|chiudere con|chiudete con|concludi con|concludere con|finisci con|finire con|termina con',
    offer: 'offerta',
    where: 'dove|luogo',
  },
  taxes: 'iva inclusa|iva incl|spese di spedizione escluse|più spese di spedizione',
  furniture:
    'immagini|foto|home|taglia|colore|scegli la taglia|seleziona taglia|scegli il colore|aggiungi ai preferiti|aggiungi alla lista dei desideri|disponibile|confronta|vedi tutte le recensioni|dettagli del prodotto|acquisto verificato|tutti i diritti riservati|quantità|disponibilità immediata|condividi|potrebbe interessarti|potrebbero interessarti|prodotti correlati|descrizione|recensioni|accetta tutti|accetta cookie|lista dei desideri|spedizioni e resi',
  carts:
    'acquista|metti nel carrello|aggiungi al carrello|quantità aggiungi al carrello|aggiungi al cestino|acquista ora|compra ora',
  navigation: 'chi siamo|servizi|prezzi|contatti',
  subjects: 'oggetto',
  headers: 'da|a|inviato|data|cc',
  houses: 'negozio|ditta|azienda|bottega|marca|marchio|attività',
  firms: 'ditta|azienda',
};
