/** What adverts in French say for what is sold over a counter, and for whatever has no trade of its own. */
import type { SomeTrades } from '../../../banks/bank';

export const GOODS = {
  flowers: {
    words:
      'fleur*|bouquet*|plante*|rose|roses|horticult*|rosier*|jardinerie|pépiniériste*|composition florale|arbustes|vivaces',
    hooks: 'Dites-le avec des fleurs.|Qui mérite un bouquet ?|Laissez pousser.',
    mood: 'Graine.|Bouton.|Fleur.',
    promises: 'De la couleur chaque jour|Cultivé avec soin',
    calls: 'Choisissez vos fleurs|Passez nous voir',
  },
  fashion: {
    words:
      'mode|vêtement*|robe*|chaussure*|basket*|bijou*|~sac|~sacs|boutique|jean*|lunettes de soleil|couturi*|~montres|horlogerie|joaill*|orfèvre*|alliances|bague|bagues|maroquin*|chapeau*|chapelier*|lingerie|bottier*|chausseur*|friperie*|teinturier|couture|tricoteuse*|broderie*|vide-dressing|sac à main|sacs à main|ceinture*|dentelle*',
    hooks: 'Que porterez-vous ?|Fait pour être porté.|Votre prochain préféré.',
    mood: 'Toucher.|Essayer.|Porter.',
    promises: 'Fait pour durer|C’est tout à fait vous',
    calls: 'Venez l’essayer|Trouvez le vôtre',
  },
  scent: {
    words: 'parfum*|fragrance*|cosmétique*|savon*|bougie*|huile essentielle|huiles essentielles|encens',
    hooks: 'Fermez les yeux.|Quelle est l’odeur du bonheur ?|Un parfum dit tout.',
    mood: 'Ouvrir.|Respirer.|Se souvenir.',
    promises: 'Un parfum qui reste|Un moment pour vos sens',
    calls: 'Trouvez votre parfum|Éveillez vos sens',
  },
  books: {
    words:
      "librair*|livres|un livre|le livre|ce livre|livre ancien*|livre audio*|bouquin*|bibliothèque*|éditeur*|maison d’édition|maison d'édition|bandes dessinées|romans|bande dessinée|relieur*|livre jeunesse",
    hooks: 'Que lisez-vous en ce moment ?|Encore un chapitre.|Perdez-vous dans un livre.',
    mood: 'Flâner.|Ouvrir.|Lire.',
    promises: 'Une histoire pour chaque soir|Il reste toujours une page',
    calls: 'Venez flâner|Trouvez votre prochain livre',
  },
  auto: {
    words:
      'voiture*|auto|garage|pneu*|vélo*|trottinette*|taxi*|moto*|concession*|mécanicien*|occasion*|carrosserie|carrossier*|contrôle technique|pare-brise|dépanneuse|garagiste*|camion*|tracteur*|remorque*|lavage auto*|lavage de voiture*|nettoyage auto*',
    hooks: 'On va où ?|La route appelle.|Prêt à rouler ?',
    mood: 'Démarrer.|Passer.|Partir.',
    promises: 'Sur la route, l’esprit tranquille|Plus loin, chaque jour',
    calls: 'Venez l’essayer|Passez nous voir',
  },
  shop: {
    words:
      'magasin*|boutique en ligne|cadeau*|jouet*|librairie|gourde*|tasse*|fait main|produit*|soldes|téléphone|casque|mercerie|laine|laines|tricot*|quincaillerie|papeterie*|bazar|droguerie|brocanteur*|antiquaire*|électroménager|literie|matelas|déco|décoration',
    hooks: 'Regardez un peu.|Pour vous, ou pour quelqu’un ?|Les petites choses.',
    mood: 'Regarder.|Choisir.|Profiter.',
    promises: 'Petites choses, grande joie|Choisi avec soin',
    calls: 'Trouvez le vôtre|Venez voir',
  },
  any: {
    words:
      'dj mariage*|dj|djs|wedding planner*|groupe de mariage|terreau|semence*|coworking|jardinerie*|pépinière|avocat*|notaire*|dératis*|pompes funèbres|ramon*|détective*|huissier*',
    hooks: 'Regardez de plus près.|Simple et bien fait.|C’est pour vous.',
    mood: 'Demander.|Choisir.|Voilà.',
    promises: 'Fait pour des gens comme vous|De bonnes choses, bien faites',
    calls: 'Découvrez-en plus|Contactez-nous',
  },
} satisfies SomeTrades;
