/** What adverts in French say for what is eaten and drunk. */
import type { SomeTrades } from '../../../banks/bank';

export const TASTES = {
  coffee: {
    words: 'café*|torréfact*|espresso|barista|cappuccino|coffee shop|brûlerie*',
    hooks: 'D’abord, un café.|Cette odeur du matin.|Envie d’une vraie tasse ?',
    mood: 'Moudre.|Verser.|Respirer.',
    promises: 'Une petite pause, chaque jour|Préparé lentement, savouré lentement',
    calls: 'Venez prendre un café|Asseyez-vous un instant',
  },
  tea: {
    words: 'salon de thé|thé|thés|infusion*|matcha|maison de thé|tisane*|herborist*|rooibos',
    hooks: 'Faites chauffer l’eau.|Feuille après feuille.|Le temps d’un vrai thé ?',
    mood: 'Infuser.|Verser.|Respirer.',
    promises: 'Une petite pause, chaque jour|Infusé lentement, savouré lentement',
    calls: 'Venez prendre un thé|Asseyez-vous un instant',
  },
  bakery: {
    words:
      'boulang*|pâtiss*|pain|pains|viennoiserie*|baguette*|fournil|croissant*|levain|brioche*|fouace|meunier*|farine*|moulin à farine|pain d’épices',
    hooks: 'Vous sentez ?|Encore chaud.|Quel goût a le matin ?',
    mood: 'Pétrir.|Cuire.|Partager.',
    promises: 'Le bon pain prend son temps|Cuit pour être partagé',
    calls: 'Passez tant que c’est chaud|Goûtez-le aujourd’hui',
  },
  sweets: {
    words:
      'glace|glaces|glacier*|chocolat*|gâteau*|gâteaux|pièce montée|cake design*|confiserie*|bonbon*|dessert*|macaron*|biscuit*|calisson*|nougat*|confiture*|pâte à tartiner|sorbet*|gaufre*|cupcake*',
    hooks: 'Une petite douceur ?|Comment dire non ?|La vie a besoin de sucré.',
    mood: 'Fouetter.|Fondre.|Savourer.',
    promises: 'Un petit bonheur à chaque bouchée|Des douceurs faites avec soin',
    calls: 'Choisissez votre préféré|Faites-vous plaisir',
  },
  restaurant: {
    words:
      'restaurant*|bistrot*|brasserie|resto|pizz*|sushi*|ramen|burger*|cuisine|chef|traiteur|auberge|crêperie|ferme-auberge*|cantine|friterie|kebab*|tacos|guinguette*|food truck*|table d’hôtes|menu du jour|plat du jour|banquet*|rôtisserie|bouchon lyonnais|crêpe*|galettes',
    hooks: 'Déjà faim ?|Ce soir, on ne cuisine pas.|De quoi avez-vous envie ?',
    mood: 'Saisir.|Dresser.|Savourer.',
    promises: 'Bien manger, en bonne compagnie|Une table comme à la maison',
    calls: 'Réservez votre table|Venez avec votre appétit',
  },
  bar: {
    words:
      'bar|pub|brasseur*|bière*|~vin|~vins|vigneron*|vignoble|domaine viticole|cocktail*|distillerie|cave|vignoble*|cave à vin|champagne|bar à vin|bar à vins|cidre*|calvados|cognac|armagnac|whisky|rhum|guinguette|vendange*|microbrasserie*|oenolog*|œnolog*',
    hooks: 'La soirée commence ici.|À quoi trinque-t-on ?|À la vôtre !',
    mood: 'Verser.|Trinquer.|Rester.',
    promises: 'De bons verres, de bons amis|Fait avec patience',
    calls: 'Venez trinquer avec nous|Venez goûter',
  },
  grocer: {
    words:
      'légume*|primeur*|ferme|marché|bio|boucher*|fromage*|fromagerie|épicerie|fruits|verger|miel|maraîch*|apicult*|apiculteur*|apicultrice*|ruche|ruches|ferme-auberge|amap|producteur*|charcut*|poissonn*|huître*|ostréicult*|conserverie|volaille*|agneau|cidre fermier|cueillette*|panier de légumes|chèvre*|laiterie|safran|truffe*',
    hooks: 'Que donne la saison ?|Goûtez la différence.|Le goût d’où ça pousse.',
    mood: 'Semer.|Cueillir.|Goûter.',
    promises: 'Des produits qui ont du goût|Vous savez d’où ça vient',
    calls: 'Remplissez votre panier|Venez goûter',
  },
} satisfies SomeTrades;
