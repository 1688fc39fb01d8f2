/** What adverts in French say by trade, beside what the brief tells. Not yet read by a native reader. */
import type { BankSource } from '../../banks/bank';

export const BANK: BankSource = {
  coffee: {
    words: 'café*|torréfact*|espresso|barista|cappuccino|coffee shop',
    hooks: 'D’abord, un café.|Cette odeur du matin.|Envie d’une vraie tasse ?',
    mood: 'Moudre.|Verser.|Respirer.',
    promises: 'Une petite pause, chaque jour|Préparé lentement, savouré lentement',
    calls: 'Venez prendre un café|Asseyez-vous un instant',
  },
  tea: {
    words: 'salon de thé|thé|thés|infusion*|matcha|maison de thé',
    hooks: 'Faites chauffer l’eau.|Feuille après feuille.|Le temps d’un vrai thé ?',
    mood: 'Infuser.|Verser.|Respirer.',
    promises: 'Une petite pause, chaque jour|Infusé lentement, savouré lentement',
    calls: 'Venez prendre un thé|Asseyez-vous un instant',
  },
  bakery: {
    words: 'boulang*|pâtiss*|pain|pains|viennoiserie*|baguette*|fournil|croissant*|levain|gâteau*',
    hooks: 'Vous sentez ?|Encore chaud.|Quel goût a le matin ?',
    mood: 'Pétrir.|Cuire.|Partager.',
    promises: 'Le bon pain prend son temps|Cuit pour être partagé',
    calls: 'Passez tant que c’est chaud|Goûtez-le aujourd’hui',
  },
  restaurant: {
    words: 'restaurant*|bistrot*|brasserie|resto|pizz*|sushi*|ramen|burger*|cuisine|chef|traiteur|auberge|crêperie',
    hooks: 'Déjà faim ?|Ce soir, on ne cuisine pas.|De quoi avez-vous envie ?',
    mood: 'Saisir.|Dresser.|Savourer.',
    promises: 'Bien manger, en bonne compagnie|Une table comme à la maison',
    calls: 'Réservez votre table|Venez avec votre appétit',
  },
  bar: {
    words: 'bar|pub|brasseur*|bière*|vin|vins|vigneron*|vignoble|domaine viticole|cocktail*|distillerie|cave',
    hooks: 'La soirée commence ici.|À quoi trinque-t-on ?|À la vôtre !',
    mood: 'Verser.|Trinquer.|Rester.',
    promises: 'De bons verres, de bons amis|Fait avec patience',
    calls: 'Venez trinquer avec nous|Venez goûter',
  },
  grocer: {
    words: 'légume*|primeur*|ferme|marché|bio|boucher*|fromage*|fromagerie|épicerie|fruits|verger|miel|maraîch*',
    hooks: 'Que donne la saison ?|Directement du champ.|Le goût d’où ça pousse.',
    mood: 'Semer.|Cueillir.|Goûter.',
    promises: 'Des produits qui ont du goût|Vous savez d’où ça vient',
    calls: 'Remplissez votre panier|Venez goûter',
  },
  fitness: {
    words:
      'sport*|fitness|gym|salle de sport|musculation|crossfit|boxe|coach sportif|entraînement*|course|natation|escalade',
    hooks: 'Prêt à bouger ?|Le corps se souvient.|Qu’attendez-vous ?',
    mood: 'Soulever.|Transpirer.|Recommencer.',
    promises: 'Plus fort, un jour à la fois|Chaque début compte',
    calls: 'Commencez aujourd’hui|Rejoignez-nous',
  },
  wellness: {
    words: 'yoga|pilates|spa|massage*|sauna|bien-être|méditation|retraite|thermes',
    hooks: 'Quand avez-vous soufflé ?|Ralentissez.|Une heure rien qu’à vous.',
    mood: 'Arriver.|Respirer.|Lâcher prise.',
    promises: 'Le calme, corps et esprit|Repartir plus léger',
    calls: 'Offrez-vous une pause|Réservez votre heure',
  },
  hair: {
    words: 'coiff*|barbier|salon|coupe|cheveux|beauté|esthétique|esthéticienne|ongles|cosmétique*|maquillage|institut',
    hooks: 'Envie de changement ?|Bonjour, nouvelle tête.|Redevenez vous-même.',
    mood: 'Couper.|Coiffer.|Sourire.',
    promises: 'Un style qui vous ressemble|Repartez la tête haute',
    calls: 'Réservez votre moment|Faites-vous plaisir',
  },
  health: {
    words: 'dentiste*|dentaire|médecin*|clinique|kiné*|pharmacie|opticien*|lunettes|audition|santé|thérap*|cabinet',
    hooks: 'Comment allez-vous aujourd’hui ?|Se sentir bien commence ici.|Quelqu’un qui écoute.',
    mood: 'Écouter.|Soigner.|Sourire.',
    promises: 'Entre de bonnes mains|Des soins qui prennent le temps',
    calls: 'Prenez rendez-vous|Parlez-nous',
  },
  pets: {
    words:
      'clinique vétérinaire|cabinet vétérinaire|chien*|chat|chats|vétérinaire*|animal|animaux|animalerie|chiot*|toilettage|cheval|chevaux',
    hooks: 'Qui attend à la porte ?|Pour tous les quatre pattes.|Un ami mérite mieux.',
    mood: 'Flairer.|Jouer.|Câliner.',
    promises: 'L’amour à quatre pattes|Il vous dirait merci',
    calls: 'Venez avec votre compagnon|Venez nous voir',
  },
  craft: {
    words:
      'plomb*|électricien*|menuis*|charpent*|couvreur*|peintre*|artisan*|chauffage|chaudière|répar*|rénov*|meuble*|serrurier*|atelier',
    hooks: 'Quelque chose en panne ?|Bien fait, une fois.|Fait main.',
    mood: 'Mesurer.|Construire.|Voilà.',
    promises: 'Un travail qui dure|Des mains qui savent faire',
    calls: 'Dites-nous ce qu’il vous faut|Contactez-nous',
  },
  flowers: {
    words: 'fleur*|bouquet*|jardinerie*|jardinier*|plante*|pépinière|paysagiste*|rose|roses',
    hooks: 'Dites-le avec des fleurs.|Qui mérite un bouquet ?|Laissez pousser.',
    mood: 'Graine.|Bouton.|Fleur.',
    promises: 'De la couleur chaque jour|Cultivé avec soin',
    calls: 'Choisissez vos fleurs|Passez nous voir',
  },
  cleaning: {
    words: 'nettoyage|ménage|pressing|blanchisserie|laverie|propreté|vitres|nettoyer',
    hooks: 'Imaginez : tout est propre.|À quand remonte l’éclat ?|Rentrer chez soi, au propre.',
    mood: 'Balayer.|Polir.|Briller.',
    promises: 'Du temps pour vous|Propre jusque dans les coins',
    calls: 'Laissez-nous faire|Demandez une date',
  },
  auto: {
    words: 'voiture*|auto|garage|pneu*|vélo*|trottinette*|taxi*|moto*|concession*|mécanicien*|auto-école|occasion*',
    hooks: 'On va où ?|La route appelle.|Prêt à rouler ?',
    mood: 'Démarrer.|Passer.|Partir.',
    promises: 'Sur la route, l’esprit tranquille|Plus loin, chaque jour',
    calls: 'Venez l’essayer|Passez nous voir',
  },
  travel: {
    words: 'hôtel*|voyage*|vacances|séjour*|gîte|camping|croisière*|ferry|vol|vols|île*|plage*|chambre d’hôtes',
    hooks: 'Où vont vos rêves ?|Partir, simplement.|Vous vous souvenez de la mer ?',
    mood: 'Préparer.|Partir.|Arriver.',
    promises: 'Des jours à raconter|Le lointain est tout près',
    calls: 'Réservez votre évasion|Faites votre valise',
  },
  realestate: {
    words: 'immobil*|appartement*|maison*|logement*|agence immobilière|location|terrain*|architecte*|neuf',
    hooks: 'Imaginez votre porte.|Où voulez-vous vivre ?|Rentrer chez soi.',
    mood: 'Regarder.|Entrer.|Rester.',
    promises: 'Un lieu qui est à vous|De la place pour votre vie',
    calls: 'Demandez une visite|Venez voir',
  },
  fashion: {
    words: 'mode|vêtement*|robe*|chaussure*|basket*|bijou*|montre*|sac|sacs|boutique|jean*|lunettes de soleil',
    hooks: 'Que porterez-vous ?|Fait pour être porté.|Votre prochain préféré.',
    mood: 'Toucher.|Essayer.|Porter.',
    promises: 'Fait pour durer|C’est tout à fait vous',
    calls: 'Venez l’essayer|Trouvez le vôtre',
  },
  tech: {
    words:
      'appli*|logiciel*|saas|plateforme|start-up|startup|numérique|en ligne|site|cloud|données|ia|téléphone|casque|jeu|jeux|podcast*',
    hooks: 'Il y a plus simple.|Moins de clics. Plus de temps.|Et si ça marchait, simplement ?',
    mood: 'Ouvrir.|Toucher.|Fait.',
    promises: 'Simple dès la première minute|Du temps pour l’essentiel',
    calls: 'Essayez maintenant|Voyez comment ça marche',
  },
  finance: {
    words:
      'banque*|assurance*|impôt*|comptab*|expert-comptable|placement*|retraite|crédit*|épargne|avocat*|juridique|notaire*|courtier*',
    hooks: 'Dormez tranquille.|Des questions d’argent ?|Quelqu’un de votre côté.',
    mood: 'Demander.|Comprendre.|Décider.',
    promises: 'Des mots clairs, des nuits calmes|De votre côté',
    calls: 'Parlez-nous|Posez votre question',
  },
  education: {
    words:
      'école*|cours|formation*|leçon*|professeur*|langue*|université|crèche|maternelle|académie|apprendre|stage*|coach*|auto-école',
    hooks: 'Qu’aimeriez-vous apprendre ?|Curieux ?|Tout le monde part de zéro.',
    mood: 'Demander.|Essayer.|Savoir.',
    promises: 'Un pas de plus, chaque jour|Apprendre pour de bon',
    calls: 'Réservez votre place|Commencez à apprendre',
  },
  events: {
    words:
      'concert*|festival*|théâtre|chorale|chœur|musée*|exposition*|spectacle*|fête*|mariage*|groupe|danse|événement*|cinéma|opéra',
    hooks: 'Notez la date.|Serez-vous là ?|Une soirée à se rappeler.',
    mood: 'Lumière.|Silence.|Maintenant.',
    promises: 'Y être quand ça arrive|Une soirée qui reste',
    calls: 'Prenez votre billet|Soyez là',
  },
  charity: {
    words: 'association*|don|dons|bénévol*|ong|caritati*|fondation|refuge|solidar*|collecte|humanitaire',
    hooks: 'Et si vous pouviez aider ?|Tout commence par un.|Quelqu’un attend.',
    mood: 'Voir.|Aimer.|Agir.',
    promises: 'Ensemble, c’est plus|Chaque main compte',
    calls: 'Aidez avec nous|Donnez ce que vous pouvez',
  },
  energy: {
    words:
      'solaire*|pompe à chaleur|pompes à chaleur|énergie*|photovolta*|électricité|isolation|batterie*|borne*|panneaux',
    hooks: 'Le soleil n’envoie pas de facture.|D’où vient votre courant ?|Levez les yeux.',
    mood: 'Soleil.|Courant.|Maison.',
    promises: 'Votre toit peut faire plus|Au chaud, la conscience claire',
    calls: 'Demandez ce que peut votre toit|Contactez-nous',
  },
  shop: {
    words:
      'magasin*|boutique en ligne|cadeau*|jouet*|livre*|librairie|bougie*|savon*|gourde*|tasse*|fait main|produit*|soldes',
    hooks: 'Regardez un peu.|Pour vous, ou pour quelqu’un ?|Les petites choses.',
    mood: 'Regarder.|Choisir.|Profiter.',
    promises: 'Petites choses, grande joie|Choisi avec soin',
    calls: 'Trouvez le vôtre|Venez voir',
  },
  any: {
    words: '',
    hooks: 'Regardez de plus près.|Envie de quelque chose de bien ?|C’est pour vous.',
    mood: 'Voir.|Sentir.|Profiter.',
    promises: 'Fait pour des gens comme vous|De bonnes choses, bien faites',
    calls: 'Découvrez-en plus|Contactez-nous',
  },
};
