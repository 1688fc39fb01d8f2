/** The words of French that guide how a brief is read. */
import type { LexiconSource } from '../../lexicon/lexicon';

export const WORDS: LexiconSource = {
  and: 'et ou mais &',
  starts:
    "chaque dans en avec pour par depuis jusqu’à jusqu'à jusqu’au jusqu'au sans sur entre pendant selon après avant contre vers qui que où quand lorsque parce si comme dès chez à au aux sous afin près autour dont inclus",
  hangs:
    "le la les un une des de du l’ d’ son sa ses ton ta tes mon ma mes notre nos votre vos leur leurs ce cet cette ces chaque aucun aucune est sont était être a ont avez avons peut doit ne pas très plus tout tous toute toutes aussi se vous nous il elle on je tu ils elles y n’ c’est d'une d’une d'un d’un",
  acts: 'réservez|réserve|commandez|commande|appelez|appelle|visitez|visite|rejoignez|rejoins|inscrivez-vous|inscris-toi|téléchargez|télécharge|essayez|essaie|donnez|donne|faites|faites un don|abonnez-vous|achetez|achète|commencez|commence|venez|viens|découvrez|découvre|contactez|contactez-nous|demandez|prenez rendez-vous|prenez|profitez|écrivez|poussez la porte|retrouvez|rendez-vous|passez|participez|devenez|postulez|offrez|testez|suivez|suivez-nous|envoyez|écrivez-moi|écrivez-nous|appelez-moi|appelez-nous|apportez|goûtez|contactez-moi|réservation|réservations|inscription|inscriptions',
  offers:
    'entrée libre|entrée gratuite|% de réduction|% de remise|réduction|remise|gratuit|gratuite|gratuits|gratuites|offert|offerte|offerts|offertes|moitié prix|promotion|sans frais|économisez|satisfait ou remboursé|-10 %|-20 %|-30 %|au lieu de',
  gives:
    'loue louons torréfie torréfions brasse brassons cultive cultivons donne donnons propose proposons vends vendons vend cherche fais faisons fabrique fabriquons',
  concessions: 'enfants|enfant|étudiants|étudiant|seniors|adhérents|entrée|parking|livraison|moins de|wifi',
  pending:
    'à confirmer|à préciser|reste à confirmer|pas encore fixé|pas encore fixée|seront communiqués|sera communiqué|sera annoncé|seront annoncés|bientôt annoncé',
  seats:
    'centre de|centre-ville de|pays de|commune de|commune d’|ville de|mairie de|médiathèque de|bibliothèque de|gare de|port de|lycée de|université de|hôpital de|piscine de|office de tourisme de|centre hospitalier de|palais des congrès de|théâtre de|festival de|foire de|aéroport de|région de|secteur de|agglomération de|près de|autour de|zone des|zone de|zone du|quartier de|quartier des|vallée de|lac de|abbaye de|château de|église de|stade de|à',
  unseated:
    "domicile|emporter|volonté|partir|vie|neuf|pied|vélo|table|midi|minuit|louer|vendre|prix|bientôt|distance|gogo|croquer|la|le|l’|votre|vos|notre|nos|tous|toute|tout|chaque|deux|trois|quatre|un|une|ne|petit|petits|moitié|gagner|offrir|saisir|découvrir|réserver|retirer|livrer|domiciles|cheval|noël|pâques|thème|façon|main|froid|chaud|vapeur|essence|moteur|haute|ces|cet|cette|mi|temps|plein|plusieurs|moins|partager|savoir|venir|débattre|votre service|l'heure|volets|haut|bas|droite|gauche|l'ancienne|l'année|discuter|poser|monter|jour|carte|demande|sec|bras|bord|terre|flot|manger|boire|lire|voir|jouer|apprendre|suivre|tester|goûter|commander|acheter|construire|rénover|tout prix|part|point|nouveau|dos|tarif|tarifs|cinq|dix|vingt|bas prix|huile|air|eau|feu|fleurs|thé|café|vin|repas|titre|terme|tempérament|crédit|taux|usage|sensation|sensations|succès",
  townHeads: 'saint sainte mont',
  saints: 'saint sainte st ste',
  premises:
    'école l’école d’école collège lycée stade gymnase salle résidence domaine château villa clinique cinéma théâtre hôtel complexe parc',
  parts:
    'cause déménagement|pour cause de déménagement|cause double emploi|cause départ|cause retraite|cause santé|cause décès|faute de place|faute d’utilité|suite à un déménagement|suite déménagement|cause changement',
  refers: 'il elle ils elles cela ça ce ceci aussi y là ensuite puis',
  ours: 'un une le la les mon ma mes notre nos des',
  tones:
    "joyeux joyeuse calme chaleureux chaleureuse amical drôle ludique professionnel professionnelle sérieux moderne élégant élégante jeune dynamique énergique émouvant épuré minimaliste luxueux rapide lent ton style ambiance musique plutôt très un une peu svp s'il te vous plaît plait merci convivial décontracté court simple humour avec de l sobre rassurant pas trop",
  wishes:
    "pas d'un truc |quelque chose de |quelque chose qui |images|pas d’images|pas de photos|pas d'image|aucune image|faites |fais |gardez |que ce soit |que le film |que la vidéo |la vidéo doit|le film doit|surtout pas |pas trop |on veut |nous voulons un|je veux un|cible :|ton :|style :|durée :|format :|évitez |merci de |il nous faut un truc|il faut un truc|genre tiktok|humour oui|humour non|humour, |pas de clich|pas d'acteur|pas de texte|texte gros|gros texte|musique douce|musique calme|musique entraînante|notre cible|gros plan|évite|éviter|on aimerait que|j'aimerais que|ne pas montrer|ne montrez pas|[insérer",
  bids: 'faites |fais |gardez |évitez |merci de |surtout pas|pas trop|évite|éviter|que ce soit |ne pas montrer|ne montrez pas',
  films: 'vidéo|vidéos|spot|clip|reel|pub|publicité',
  film: 'dans le film|dans la vidéo|dans le spot|voix off|sous-titres|sous-titrée|format vertical|format carré|plans rapides|ralenti|musique de fond|sans musique|pas de musique|sans son|générique|montage rapide|premières secondes|dernières secondes|plan fixe|en gros plan|fondu |carton final|call to action|clichés|secondes maximum|secondes max',
  greets: 'coucou|hello|chère|cher|chers|bonjour|bonsoir|salut|madame, monsieur|ça va|comment allez-vous|comment ça va',
  introduces:
    "je vous contacte au nom de|je vous écris au nom de|je vous écris de la part de|je vous écris de la part du|je vous contacte de la part de|nous vous écrivons de la part de|nous sommes|je suis|on est|ici|c'est|nous avons|j'ai|on a|nous tenons|je tiens",
  uses: 'avec',
  copulas: 'est',
  roles:
    'président présidente directeur directrice secrétaire responsable trésorier trésorière gérant gérante coordinatrice coordinateur adjointe maire porte-parole',
  called:
    "je m'appelle|qui s'appelle|elle s'appelle|il s'appelle|s'appelle|nous nous appelons|on s'appelle|appelée|appelé|nommée|nommé|du nom de|le nom est",
  hosts: 'chez',
  always: 'toujours jamais ne',
  reasons: 'car parce puisque sinon raison pourquoi',
  calm: 'calme*|doux|douce*|lent*|paisible*|posé*|apaisant*',
  lively: 'dynamique*|rythmé*|énergique*|rapide*|punchy|pêchu*',
  relatives: 'qui que dont où quand lorsque si comme',
  negates: 'pas sans',
  lasts: 'durée',
  lengths: 'environ moins de maximum',
  shows: 'fini|termin|montre|à la fin|ajoute|conclu',
  serves: 'pour',
  towns:
    'paris|marseille|lyon|toulouse|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|toulon|grenoble|dijon|angers|nîmes|villeurbanne|clermont-ferrand|brest|limoges|amiens|perpignan|besançon|metz|orléans|rouen|mulhouse|caen|nancy|avignon|poitiers|annecy|bayonne|biarritz|bruxelles|liège|genève|lausanne|montréal|québec|saint-étienne|aix-en-provence|la rochelle|colmar|chambéry|le havre|le mans|niort|carcassonne|pau|tarbes|albi|rodez|aurillac|agen|périgueux|angoulême|saintes|royan|cholet|laval|vannes|lorient|quimper|saint-malo|saint-brieuc|cherbourg|évreux|chartres|blois|bourges|nevers|vichy|roanne|mâcon|auxerre|troyes|épinal|belfort|vesoul|montélimar|arles|béziers|narbonne|sète|alès|ajaccio|bastia|cannes|antibes|fréjus|hyères|arras|dunkerque|calais|beauvais|compiègne|soissons|namur|charleroi|neuchâtel|auray|redon|vitré|fougères|dinan|lannion|guingamp|morlaix|concarneau|pontivy|ploërmel|saumur|thouars|bressuire|parthenay|libourne|bergerac|sarlat|brive|tulle|guéret|aubusson|montluçon|le puy-en-velay|millau|figeac|cahors|auch|dax|mont-de-marsan|oloron|foix|pamiers|castres|mazamet|lunel|uzès|manosque|briançon|privas|aubenas|bourgoin|thonon|annemasse|lons-le-saunier|pontarlier|montbéliard|remiremont|saint-dié|verdun|bar-le-duc|charleville|sedan|saint-quentin|abbeville|béthune|saint-omer|dieppe|fécamp|lisieux|bayeux|saint-lô|granville|alençon|dreux|vendôme|romorantin|châteauroux|issoudun|vierzon|joigny|beaune|chalon-sur-saône|bourg-en-bresse|sherbrooke|gatineau|trois-rivières|verviers|arlon|fribourg|delémont',
  owns: {
    named: 'qui s’appelle',
    is: 'je suis|nous sommes|on est|moi je suis',
    pairs: 'et moi|ma femme|mon mari|avec mon mari|avec ma femme|avec mon frère|avec ma sœur',
    does: 'ouvrons|ouvre|tenons|tient|avons ouvert|venons d’ouvrir|avons|a ouvert|gérons',
    begins: '',
  },
  resumes: 'nous|on|je|il y a|pas de|sans|ouvert|ouverts|ouverte|devis',
  reaches: 'aujourd directement nous au sur vite dès par en maintenant moi chez',
  typed:
    "slt=salut|bjr=bonjour|bsr=bonsoir|pr=pour|ts=tous|ttes=toutes|tte=toute|tt=tout|ns=nous|vs=vous|bcp=beaucoup|qd=quand|dc=donc|mtn=maintenant|pcq=parce que|tjs=toujours|ac=avec|pdt=pendant|qq=quelques|stp=s'il te plaît|svp=s'il vous plaît|jusq=jusque",
  keywords: {
    alone:
      'mariages|mariage|baptêmes|couleur|barbe|chiots|seniors|entretien|clôtures|allées|portails|volets|canapés|cheminées|marchés|métal|cheval|animal|journal|santé|beauté|thé|café|bébé|bébés|vitres|tapis|terrasses|pavés|chaussées|haies|massifs|manucure|permis|mèches|brushing|balayage|extensions',
    whole:
      "samedi matin|samedi après-midi|samedi soir|dimanche matin|dimanche après-midi|mercredi matin|mercredi après-midi|vendredi soir|sans rendez-vous|sans rdv|sur rendez-vous|sur rdv|à domicile|devis gratuit|devis gratuits|devis offert|7j/7 24h/24|24h/24 7j/7|déplacement gratuit|frais de déplacement offerts|paiement en plusieurs fois|toutes marques|tous niveaux|tout public|carte vitale|tiers payant|porte claquée|volet roulant|volets roulants|clé en main|sur mesure|à emporter|sur place|le midi|le soir|le week-end|à l’heure|à l'heure|bio et local",
    begins: 'sans|devis|dès|ouvert|ouverte|sur|tous|toutes|premier|première|7j/7|pour|avec|à|au|chez|depuis|en',
    trails:
      'matin|soir|midi|après-midi|gratuit|gratuite|gratuits|gratuites|offert|offerte|offerts|inclus|incluse|possible|rapide|rapides|express|urgent|urgente|*ique|*iques|*if|*ive|*ifs|*ives|*al|*ale|*elle|*el|*els|*é|*ée|*és|*ées|*eux|*euse|maison|bio|mixte|sportif|sportive|homme|femme|enfant|enfants|adultes|dentaire|dentaires|auto|moto|vélo|*aire|*aires|*ant|*ante|*ants|ans|heures|minutes|jours|par|€|électrique|fraîche|frais|local|locaux|complet|complète|à domicile|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|bois|gaz|pvc|alu',
    leads:
      'petit|petite|petits|petites|grand|grande|grands|bon|bonne|nouveau|nouvelle|premier|première|chauffe|prise|remise|mise|intervention|cours|stage|dépannage|lave|salle|atelier|ateliers|taille|coupe|max|maximum',
    per: 'heure|séance|cours|nuit|personne|jour|mois|semaine|leçon',
    sides: 'nord|sud|est|ouest',
    around: 'et alentours|et environs|et ses environs|et périphérie|et agglomération',
    tells:
      "nous|vous|je|on|il|elle|ils|elles|notre|nos|votre|vos|est|sont|a|ont|avons|avez|c'est|c’est|propose|proposons|cherche|cherchons|un|une|faisons|recherche|recherchons|recrute|recrutons|pose|répare|installe|fabrique|livre|nettoie|vend|loue|organise|ouvre|fête",
  },
  announces:
    'nouveau à|soldes|braderie|grande braderie|vente flash|déstockage|destockage|portes ouvertes|vide-grenier|grande ouverture|ouverture|réouverture|portes ouvertes|journée portes ouvertes|soldes|liquidation|déstockage|offre spéciale|bientôt|nouveauté|nouveautés|braderie|recrute|recrutons',
  phrases: {
    visit: 'Rendez-vous sur {}',
    call: 'Appelez le {}',
    person: 'Appelez {who} au {}',
    write: 'Écrivez à {}',
    order: 'Commandez maintenant',
    come: 'Passez nous voir',
    remember: 'À retenir',
    check: 'Testez-vous',
  },
};
