/** What adverts in French say for what is done for people. */
import type { SomeTrades } from '../../../banks/bank';

export const SERVICES = {
  hair: {
    words:
      'coiff*|barbier|~salon|coupe|cheveux|beauté|esthétique|esthéticienne|ongles|maquillage|institut|barbe|coloration|lissage|perruque*|onglerie|manucure*|épilation|prothésiste ongulaire|extensions de cils',
    hooks: 'Envie de changement ?|Bonjour, nouvelle tête.|Redevenez vous-même.',
    mood: 'Couper.|Coiffer.|Sourire.',
    promises: 'Un style qui vous ressemble|Repartez la tête haute',
    calls: 'Réservez votre moment|Faites-vous plaisir',
  },
  health: {
    words:
      'dentiste*|dentaire|médecin*|clinique|kiné*|pharmacie|opticien*|lunettes|audition|santé|thérap*|~cabinet|ostéo*|rééducation|podolog*|orthophon*|infirmi*|sage-femme*|psycholog*|diététic*|nutritionnist*|hypnos*|sophrolog*|acupunct*|naturopath*|étiopath*|prothès*|audioprothés*|don du sang|dépistage|ophtalmolog*|cardiolog*|dermatolog*|allergolog*|pédicure*',
    hooks: 'Comment allez-vous aujourd’hui ?|Se sentir bien commence ici.|Quelqu’un qui écoute.',
    mood: 'Écouter.|Soigner.|Sourire.',
    promises: 'Entre de bonnes mains|Des soins qui prennent le temps',
    calls: 'Prenez rendez-vous|Parlez-nous',
  },
  pets: {
    words:
      'clinique vétérinaire|cabinet vétérinaire|chien*|chat|chats|vétérinaire*|animal|animaux|animalerie|chiot*|toilettage|cheval|chevaux|toilett*|pension canine|pension féline|écurie*|poney*|équin*|canin*|canine|éducateur canin|éducation canine|dog-sitter|pet-sitter|pet sitter|chenil|aquarioph*|maréchal-ferrant|maréchalerie|chatterie|élevage de chiens',
    hooks: 'Qui attend à la porte ?|Pour tous les quatre pattes.|Un ami mérite mieux.',
    mood: 'Flairer.|Jouer.|Câliner.',
    promises: 'L’amour à quatre pattes|Il vous dirait merci',
    calls: 'Venez avec votre compagnon|Venez nous voir',
  },
  craft: {
    words:
      'élagueur*|élagage|menuis*|charpent*|couvreur*|peintre*|~artisan*|rénov*|meuble*|~atelier|carreleur*|maçon*|plaquiste*|parqueteur*|tapissier*|ferronnier*|ébéniste*|façadier*|terrassier*|toiture*|peinture intérieure|rempaill*|cannage|vannerie|vannier*|tourneur*|sculpteur*|potier*|poterie|céramist*|marqueterie|relieur*|reliure*|encadreur*|luthier de|tailleur de pierre|tailleurs de pierre|staffeur*|couverture zinguerie|zingueur*|cloison*|dallage|carrelage|verrier*|souffleur de verre|coutelier*|coutellerie|forgeron*|paysagist*|piscinist*|store*|pergola*|véranda*|restaurons|restauration de meubles|restauration de tableaux',
    hooks: 'Quelque chose en panne ?|Bien fait, du premier coup.|Fait main.',
    mood: 'Mesurer.|Construire.|Voilà.',
    promises: 'Un travail qui dure|Des mains qui savent faire',
    calls: 'Dites-nous ce qu’il vous faut|Contactez-nous',
  },
  fixing: {
    words:
      'plomb*|électricien*|chauffage|chaudière*|serrurier*|serrurerie|débouch*|vitrier*|dépanneur*|ramoneur*|ramonage*|dératis*|désinsect*|climatisation*|fuite*|assainissement|vidange de fosse|fosse septique|fosses septiques|chauffagist*|frigorist*|sanitaire*|dépannage électrique|portail automatique',
    hooks: 'Quelque chose en panne ?|Bien fait, du premier coup.|Un souci ? Une solution.',
    mood: 'Venir.|Réparer.|Voilà.',
    promises: 'Un travail qui dure|Un souci de moins',
    calls: 'Dites-nous ce qui ne va pas|Contactez-nous',
  },
  repair: {
    words:
      'cordonn*|répar*|horloger*|retouche*|tapissier*|dépannage|repair café*|cafés réparation|affûtage|affûteur*|rémouleur*|aiguisage|écran cassé|écrans cassés|rapiéç*|recollage',
    hooks: 'Ne le jetez pas.|Une seconde vie l’attend.|Cassé ? Plus pour longtemps.',
    mood: 'Ouvrir.|Réparer.|Voilà.',
    promises: 'Ce qui est bon se répare|De retour, et en état',
    calls: 'Apportez-le-nous|Demandez-nous conseil',
  },
  cleaning: {
    words:
      'laverie*|pressing|nettoyage|ménage|blanchisserie|laverie|propreté|vitres|nettoyer|lavage de vitres|désencombr*|débarras|débarrass*|femme de ménage|aide ménagère|repassage|détartrage|karcher',
    hooks: 'Imaginez : tout est propre.|À quand remonte l’éclat ?|Rentrer chez soi, au propre.',
    mood: 'Balayer.|Polir.|Briller.',
    promises: 'Du temps pour vous|Propre jusque dans les coins',
    calls: 'Laissez-nous faire|Demandez une date',
  },
  hire: {
    words:
      "grue*|location de matériel|location d’engins|location d'engins|location de camion*|déménag*|transporteur*|pelleteuse*|mini-pelle*|échafaudage*|benne*|garde-meuble*|coursier*|nacelle*|logistique|location de nacelle*|location de benne*|location d’utilitaire*|location de vaisselle|vtc",
    hooks: 'Un gros chantier ?|Trop lourd à porter ?|Le plus lourd, c’est pour nous.',
    mood: 'Charger.|Lever.|Voilà.',
    promises: 'Le plus lourd est pour nous|Là quand il le faut',
    calls: 'Dites-nous ce qu’il vous faut|Demandez un devis',
  },
  driving: {
    words:
      'auto-école*|auto école*|permis de conduire|leçons de conduite|moniteur*|permis moto|permis bateau|code de la route|conduite accompagnée|permis poids lourd',
    hooks: 'Prêt à prendre la route ?|La liberté commence ici.|Bientôt, c’est vous qui conduirez.',
    mood: 'Ceinture.|Rétro.|Partez.',
    promises: 'Serein au volant|Plus sûr à chaque kilomètre',
    calls: 'Réservez votre première leçon|Prenez le volant',
  },
  realestate: {
    words:
      'immobil*|appartement*|maison à vendre|maisons à vendre|maison neuve|maisons neuves|maisons individuelles|villas|logement*|agence immobilière|location d’appartement*|location de maison*|location meublée|terrain*|architecte*|neuf|t2|t3|t4|meublé|colocation*|maison de village|corps de ferme|longère|à louer|loyer|viager|duplex|gestion locative|résidence',
    hooks: 'Imaginez votre porte.|Où voulez-vous vivre ?|Rentrer chez soi.',
    mood: 'Regarder.|Entrer.|Rester.',
    promises: 'Un lieu qui est à vous|De la place pour votre vie',
    calls: 'Demandez une visite|Venez voir',
  },
  tech: {
    words:
      'appli*|logiciel*|saas|plateforme|start-up|startup|numérique|site|cloud|données|ia|jeu|jeux|podcast*|objets connectés|dépannage informatique|informatique',
    hooks: 'Il y a plus simple.|Moins de clics. Plus de temps.|Et si ça marchait, simplement ?',
    mood: 'Ouvrir.|Toucher.|Fait.',
    promises: 'Simple dès la première minute|Du temps pour l’essentiel',
    calls: 'Essayez maintenant|Voyez comment ça marche',
  },
  finance: {
    words:
      'banque*|assurance*|impôt*|comptab*|expert-comptable|placement*|retraite|crédit*|épargne|courtier*|facturation|fiscalist*|déclaration de revenus|conseil fiscal|gestion de patrimoine|mutuelle*|prêt immobilier|expert comptable',
    hooks: 'Dormez tranquille.|Des questions d’argent ?|Quelqu’un de votre côté.',
    mood: 'Demander.|Comprendre.|Décider.',
    promises: 'Des mots clairs, des nuits calmes|De votre côté',
    calls: 'Parlez-nous|Posez votre question',
  },
  education: {
    words:
      'école*|cours|formation*|leçon*|professeur*|langue*|université|académie|apprendre|stage*|coach*|apprentissage|soutien scolaire|aide aux devoirs|alternance|formateur*|atelier d’écriture|ateliers d’écriture|cours particulier*|initiation',
    hooks: 'Qu’aimeriez-vous apprendre ?|Curieux ?|Tout le monde part de zéro.',
    mood: 'Demander.|Essayer.|Savoir.',
    promises: 'Un pas de plus, chaque jour|Apprendre pour de bon',
    calls: 'Réservez votre place|Commencez à apprendre',
  },
  childcare: {
    words:
      "crèche*|garderie*|maternelle*|assistante maternelle|nounou*|baby-sit*|colonie de vacances|centre de loisirs|garde d’enfants|garde d'enfants|assistantes maternelles|micro-crèche*|halte-garderie|périscolaire",
    hooks: 'Qui veut jouer ?|Petits pas, grandes journées.|Les petits s’y sentent bien.',
    mood: 'Jouer.|Rire.|Grandir.',
    promises: 'De la place pour jouer|Bien entourés toute la journée',
    calls: 'Venez nous rencontrer|Réservez une place',
  },
  care: {
    words:
      'maison de retraite|ehpad|aide à domicile|soins à domicile|aide à la personne|auxiliaire de vie|seniors|auxiliaire*|maintien à domicile|téléassistance|portage de repas|aide aux personnes âgées',
    hooks: 'Chez soi, et jamais seul.|Quelqu’un qui est là.|Qui prend soin de vous ?',
    mood: 'Écouter.|Aider.|Rester.',
    promises: 'Des soins comme en famille|Du temps pour l’essentiel',
    calls: 'Parlez-nous|Contactez-nous',
  },
  photo: {
    words:
      'photograph*|photo|photos|portrait*|vidéaste*|séance photo|photobooth|tirage photo|tirages photo|film de mariage',
    hooks: 'Gardez ce moment.|Souriez.|De quoi vous souviendrez-vous ?',
    mood: 'Regarder.|Sourire.|Clic.',
    promises: 'Des images qui restent|Des moments à garder',
    calls: 'Réservez votre séance|Passez devant l’objectif',
  },
  studio: {
    words:
      'tatou*|tattoo*|graphis*|graphique|agence web|site web|imprimer*|imprimeur*|enseigne*|communication|marketing|rédact*|traduct*|studio de design|graveur*|gravure*|sérigraph*|signalétique|webdesign*|community manager|illustrat*|calligraph*|flyer*|affiche*',
    hooks: 'Que voulez-vous dire ?|Une bonne idée doit se voir.|Faites-vous remarquer.',
    mood: 'Penser.|Dessiner.|Montrer.',
    promises: 'Des idées qui se voient|Clair au premier regard',
    calls: 'Parlez-nous de votre idée|Discutons-en',
  },
  jobs: {
    words:
      "recherche un|recherche une|recherche deux|recherche des|recherchons|cv à|on recrute|nous recrutons|recrute|recrutons|recrutement|offre d’emploi|offre d'emploi|cdi|cdd|h/f|f/h|postulez|postule|notre équipe s’agrandit|rejoignez notre équipe|rejoins notre équipe|rejoignez l’équipe|rejoignez l'équipe|alternance|envoyez votre cv|envoie ton cv|poste à pourvoir",
    hooks: 'Il reste une place.|Envie de changer ?|Un travail qui a du sens.',
    mood: 'Arriver.|Apprendre.|Grandir.',
    promises: 'Une équipe qui se serre les coudes|Du bon travail, bien entouré',
    calls: 'Candidatures ouvertes|À bientôt dans l’équipe',
  },
  charity: {
    words:
      'association*|don|dons|bénévol*|ong|caritati*|fondation|refuge|solidar*|collecte|humanitaire|banque alimentaire|resto du cœur|maraude*|ressourcerie*|recyclerie*|croix-rouge|secours populaire|collecte de sang|parrainage',
    hooks: 'Et si vous pouviez aider ?|Tout commence par un.|Quelqu’un attend.',
    mood: 'Voir.|Aimer.|Agir.',
    promises: 'Ensemble, c’est plus|Chaque main compte',
    calls: 'Aidez avec nous|Donnez ce que vous pouvez',
  },
  energy: {
    words:
      '~solaire|panneaux solaires|panneaux photovoltaïques|photovolta*|pompe à chaleur|pompes à chaleur|énergie solaire|isolation thermique|poêle à granulés|poêles à granulés|chauffe-eau solaire|borne de recharge|bornes de recharge',
    hooks: 'Le soleil n’envoie pas de facture.|D’où vient votre courant ?|Levez les yeux.',
    mood: 'Soleil.|Courant.|Maison.',
    promises: 'Votre toit peut faire plus|Au chaud, la conscience claire',
    calls: 'Demandez ce que peut votre toit|Contactez-nous',
  },
} satisfies SomeTrades;
