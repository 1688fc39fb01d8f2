/** What adverts in French say for where people go. */
import type { SomeTrades } from '../../../banks/bank';

export const OUTINGS = {
  fitness: {
    words:
      'sport*|fitness|gym|salle de sport|musculation|crossfit|boxe|coach sportif|entraînement*|course|natation|école de danse|cours de danse|club de foot|football|handball|rugby|tennis|judo|karaté|escrime|gymnastique|pétanque|marche nordique|aviron|basket-ball|volley*|badminton|zumba',
    hooks: 'Prêt à bouger ?|Le corps se souvient.|Qu’attendez-vous ?',
    mood: 'Soulever.|Transpirer.|Recommencer.',
    promises: 'Plus fort, un jour à la fois|Chaque début compte',
    calls: 'Commencez aujourd’hui|Rejoignez-nous',
  },
  outdoors: {
    words:
      'surf*|escalade|kayak*|canoë*|paddle|plongée|voile|équitation|centre équestre|poney-club|ski*|snowboard|randonnée*|rafting|parapente*|accrobranche|via ferrata|spéléo*|pédalo*|balade en bateau|balades en bateau|char à voile|raquettes|cani-rando|montgolfière*|moniteur de ski|quad',
    hooks: 'Prêt pour l’aventure ?|Dehors, tout est plus grand.|Sentez le grand air.',
    mood: 'S’équiper.|Respirer.|Partir.',
    promises: 'Une journée qui reste|Le grand air donne du courage',
    calls: 'Venez avec nous|Osez essayer',
  },
  wellness: {
    words:
      'yoga|pilates|spa|massage*|sauna|bien-être|méditation|retraite|thermes|réflexolog*|reiki|hammam|relaxation|balnéo|qi gong|tai-chi|tai chi',
    hooks: 'Quand avez-vous soufflé ?|Ralentissez.|Une heure rien qu’à vous.',
    mood: 'Arriver.|Respirer.|Lâcher prise.',
    promises: 'Le calme, corps et esprit|Repartir plus léger',
    calls: 'Offrez-vous une pause|Réservez votre heure',
  },
  travel: {
    words:
      'hôtel*|voyage*|vacances|séjour*|gîte|camping|croisière*|ferry|vol|vols|île*|plage*|chambre d’hôtes|gîtes|auberge de jeunesse|refuge de montagne|camping-car*|mobil-home*|roulotte*|cabane perchée|cabanes|péniche*|agence de voyage*|chambres d’hôtes|chambre d’hôte|chalet*|bungalow*|yourte*|location de vacances',
    hooks: 'Où vont vos rêves ?|Partir, simplement.|Et si vous partiez ?',
    mood: 'Préparer.|Partir.|Arriver.',
    promises: 'Des jours à raconter|Le lointain est tout près',
    calls: 'Réservez votre évasion|Faites votre valise',
  },
  events: {
    words:
      'concert*|festival*|théâtre|chorale|chœur|spectacle*|fête*|mariage*|groupe|danse|événement*|cinéma|opéra|kermesse*|vide-grenier*|brocante*|portes ouvertes|bal|marché de noël|marché nocturne|marché médiéval|marché artisanal|marché de producteurs|vide-dressing*|foire *|foire|bourse aux jouets|bourse aux vêtements|loto|carnaval|salon du livre|fête médiévale|braderie*|compagnie de théâtre|fanfare*|harmonie municipale|cirque*|guignol|marionnette*|fest-noz|banquet|téléthon|réveillon|thé dansant|bourse aux plantes|location de chapiteau*|magicien*|traiteur de mariage',
    hooks: 'Notez la date.|Serez-vous là ?|À vivre ensemble.',
    mood: 'Lumière.|Silence.|Maintenant.',
    promises: 'Y être quand ça arrive|Un moment qui reste',
    calls: 'Prenez votre billet|Venez nombreux',
  },
  visit: {
    words:
      "musée*|zoo|château*|galerie*|aquarium*|parc d’attractions|parc d'attractions|jardin botanique|escape game*|planétarium|exposition*|patrimoine|ferme pédagogique|visite guidée|visites guidées|écomusée*|abbaye|grotte*|sentier|jardin remarquable|journées du patrimoine",
    hooks: 'Qu’allez-vous découvrir ?|Une sortie pas comme les autres.|Venez voir par vous-même.',
    mood: 'Regarder.|S’étonner.|Découvrir.',
    promises: 'Une sortie pour tous|Il y a tant à voir',
    calls: 'Préparez votre visite|Venez voir',
  },
  music: {
    words:
      '~piano*|guitare*|violon*|cours de batterie|école de musique|cours de musique|cours de piano|cours de guitare|cours de chant|accordeur*|instrument*|luthier*|fanfare|accordéon*|batterie|saxophone*|trompette*|orgue*|harpe*|conservatoire|solfège|ukulélé|cornemuse|biniou',
    hooks: 'Vous entendez la différence ?|Trouvez votre son.|Tout commence par une note.',
    mood: 'Écouter.|Jouer.|Encore.',
    promises: 'La musique comme elle doit sonner|Chaque note compte',
    calls: 'Faites sonner la musique|Contactez-nous',
  },
} satisfies SomeTrades;
