/** What adverts in Italian say for what is eaten and drunk. */
import type { SomeTrades } from '../../../banks/bank';

export const TASTES = {
  coffee: {
    words: 'caffè|caffetteria|bar caffè|espresso|barista|cappuccino|torrefa*|caffetteri*|cialde|moka',
    hooks: 'Prima, un caffè.|Quel profumo al mattino.|Voglia di una tazza vera?',
    mood: 'Macinare.|Versare.|Respirare.',
    promises: 'Una piccola pausa, ogni giorno|Fatto con calma, gustato con calma',
    calls: 'Vieni per un caffè|Siediti un attimo',
  },
  tea: {
    words: 'tè|sala da tè|infus*|tisan*|matcha|casa del tè|erbe officinali|rooibos',
    hooks: 'Metti su l’acqua.|Foglia dopo foglia.|Tempo per un vero tè?',
    mood: 'Infondere.|Versare.|Respirare.',
    promises: 'Una piccola pausa, ogni giorno|Infuso con calma, gustato con calma',
    calls: 'Vieni per un tè|Siediti un attimo',
  },
  bakery: {
    words:
      'panetteria*|panific*|forno|pane|pasticcer*|lievito madre|cornett*|focacc*|panetteri*|grissin*|mulino|brioche',
    hooks: 'Lo senti il profumo?|Ancora caldo.|Che sapore ha il mattino?',
    mood: 'Impastare.|Cuocere.|Condividere.',
    promises: 'Il buon pane vuole tempo|Sfornato per stare insieme',
    calls: 'Passa finché è caldo|Assaggialo oggi',
  },
  sweets: {
    words:
      'gelat*|cioccolat*|torta|torte|wedding cake|dolc*|dessert|macaron*|confett*|caramell*|pasticcini|torron*|cannol*|sorbett*|granit*|panettone|panettoni|colomba|marzapane|crostat*|biscott*|pasticcin*',
    hooks: 'Voglia di dolce?|Chi può dire di no?|La vita vuole dolcezza.',
    mood: 'Mescola.|Sciogli.|Gusta.',
    promises: 'Una piccola gioia a ogni assaggio|Dolcezza fatta con cura',
    calls: 'Scegli il tuo preferito|Concediti un peccato di gola',
  },
  restaurant: {
    words:
      'ristorante*|trattoria*|osteria*|pizz*|sushi|ramen|hamburger*|cucina|chef|catering|locanda|osteri*|trattori*|menù del giorno|menu del giorno|pranzo di lavoro|piadin*|rosticceri*|friggitori*|paninotec*|arrosticin*|sagra del|cucina casalinga|braceri*|agripizzeria|spaghett*|pasta fresca|tortell*|focacceri*|kebab|gastronomi*|food truck|banchett*|asporto|polenta',
    hooks: 'Hai già fame?|Stasera non si cucina.|Di cosa hai voglia?',
    mood: 'Rosolare.|Servire.|Gustare.',
    promises: 'Buon cibo, buona compagnia|Una tavola come a casa',
    calls: 'Prenota il tuo tavolo|Vieni con appetito',
  },
  bar: {
    words:
      'bar|pub|birr*|cantina*|~vino|~vini|vignet*|cocktail*|distilleria|enoteca|cantina|cantine|vignaiol*|vigneto|cantin*|enotec*|vendemmi*|grapp*|distilleri*|spritz|wine bar|degustazion*',
    hooks: 'La serata comincia qui.|A cosa brindiamo?|Alla salute!',
    mood: 'Versare.|Brindare.|Restare.',
    promises: 'Buoni calici, ottima compagnia|Fatto con pazienza',
    calls: 'Brinda con noi|Vieni ad assaggiare',
  },
  grocer: {
    words:
      'verdur*|frutta|fruttivendolo|fattoria|mercato|biologic*|macell*|formagg*|caseificio|orto|miele|olio|gastronomia|apicolt*|ortofrutta|pescheri*|alveare|mieli|salum*|norcineri*|pesce fresco|frantoi*|oliv*|olio extravergine|conserve|marmellat*|uova|latteri*|caseifici*|azienda agricola|aziende agricole|cooperativa agricola|agricol*|raccolta diretta|zafferano|tartuf*|funghi|legumi|frutta e verdura',
    hooks: 'Cosa offre la stagione?|Senti la differenza.|Il sapore di dove cresce.',
    mood: 'Seminare.|Cogliere.|Gustare.',
    promises: 'Cibo che sa di qualcosa|Sai da dove viene',
    calls: 'Riempi il cestino|Vieni ad assaggiare',
  },
} satisfies SomeTrades;
