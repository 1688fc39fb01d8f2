/** What adverts in Dutch say for what is eaten and drunk. */
import type { SomeTrades } from '../../../banks/bank';

export const TASTES = {
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
    words: '*bakkerij*|*bakker|*brood*|banket*|patisserie|zuurdesem*|croissant*|gebak',
    hooks: 'Ruik je dat?|Nog warm.|Hoe smaakt de ochtend?',
    mood: 'Kneden.|Bakken.|Delen.',
    promises: 'Goed brood heeft tijd nodig|Gebakken om te delen',
    calls: 'Kom langs nu het warm is|Proef het vandaag',
  },
  sweets: {
    words:
      'ijs|roomijs|softijs|schepijs|waterijs|yoghurtijs|boerenijs|ijssalon*|ijsje*|chocola*|bonbon*|*taart|*taarten|bruidstaart*|snoep*|dessert*|koekjes|macarons',
    hooks: 'Zin in iets zoets?|Wie zegt daar nee tegen?|Het leven mag zoet zijn.',
    mood: 'Klop.|Smelt.|Proef.',
    promises: 'Een klein geluk in elke hap|Zoet, met zorg gemaakt',
    calls: 'Kies je favoriet|Trakteer jezelf',
  },
  restaurant: {
    words: '*restaurant*|eetcafé|bistro|pizz*|sushi|ramen|burger*|keuken|chef|kok|catering|brasserie|afhaal*',
    hooks: 'Al trek?|Vanavond kookt niemand thuis.|Waar heb je zin in?',
    mood: 'Bakken.|Opdienen.|Genieten.',
    promises: 'Lekker eten, goed gezelschap|Een tafel als thuis',
    calls: 'Reserveer je tafel|Kom met trek',
  },
  bar: {
    words:
      'bar|kroeg|*brouwerij|*bier*|~wijn*|wijngaard|cocktail*|distilleerderij|stokerij|wijngaard*|~wijn|~wijnen|wijnhandel|wijnboer*',
    hooks: 'De avond begint hier.|Waar proosten we op?|Proost!',
    mood: 'Schenken.|Proosten.|Blijven.',
    promises: 'Goede glazen, beter gezelschap|Met geduld gemaakt',
    calls: 'Proost met ons|Kom proeven',
  },
  grocer: {
    words: '*groente*|fruit*|boerderij*|markt|biologisch*|slager*|kaas*|delicatessen|boomgaard|honing|landwinkel',
    hooks: 'Wat geeft het seizoen?|Proef het verschil.|Proef waar het groeit.',
    mood: 'Groeien.|Plukken.|Proeven.',
    promises: 'Eten dat ergens naar smaakt|Je weet waar het vandaan komt',
    calls: 'Vul je mand|Kom proeven',
  },
} satisfies SomeTrades;
