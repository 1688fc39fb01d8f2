/** How briefs in French speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  lists: {
    present: 'présenter|promouvoir|faire connaître|annoncer|montrer',
    film: 'vidéo|video|pub|publicité|publicite|annonce|spot|clip|film|reel',
    make: 'fais-moi|fais moi|faites-moi|faites-nous|fais-nous|crée-moi|crée|créer|créez|créé|creez|creer|faites|fais|réalise|réaliser|réalisez|realise|realisez|produi*|prépare|préparer|préparez|il nous faut|nous voulons|je veux|on veut',
    wish: 'je voudrais|on voudrait|nous voudrions|je voudrait|on aimerait|j’aimerais|nous aimerions|je souhaite|je souhaiterais|nous souhaitons|nous souhaiterions|on souhaite|j’ai besoin d’|j’aurais besoin d’|nous avons besoin d’|on a besoin d’|il me faut|il me faudrait|il nous faudrait|je cherche|nous cherchons|on cherche|je veux|je désire|je recherche',
    small: 'petit*|court*|nouve*|jol*|belle*|beau*|tiktok|instagram|facebook|youtube',
    kind: 'publicit*|promo*|institutionnel*|vertical*|court|courte',
    about: 'pour|sur',
    ours: 'notre|nos|mon|ma|mes',
    hello: 'bonjour|bonsoir|salut|coucou|hello',
    team: "à tous|l'équipe|tout le monde",
  },
  chatter: [
    "(s'il te plaît|s'il vous plaît) ,? > _",
    '(suite à|comme convenu|comme discuté) ..5 ,',
    '{hello} (,|!)? > {wish}',
    '{hello} (,|!)? > {make}',
    '{hello} {team}? (,|!) > _',
  ],
  alone: ["(un|une|le|la)? ..4 {film} ..3 (pour|sur|de|du|des) (une|un|le|la|les|l’|l')?"],
  follows: ['(d’|de|environ)?2 ..1 (secondes|sec|s|minute|minutes) ,? (pour|sur) {present}?', '{present} > _'],
  openings: [
    "c'est pour > {ours}",
    'pour (la|le|une|un) {film} (de la|du|des|de l’|de)',
    '(un|l’)? (unboxing|déballage) (de la|du|des|de)',
    '(un)? témoignage pour',

    '{make} (un|une|le|la) ..3 {film} de ..2 (secondes|s|sec|minute|minutes) (pour|sur)',
    '{wish} (un|une|le|la) ..3 {film} de ..2 (secondes|s|sec|minute|minutes) (pour|sur)',
    '{make} (un|une|le|la) ..3 {film} ..4 (pour|sur|de|qui présente|qui explique|qui annonce|qui montre)',
    '{wish} avoir? (un|une) ..3 {film} ..4 (pour|sur|de|qui présente|qui explique|qui annonce|qui montre)',
    '(nous voulons|nous souhaitons|je veux|on veut) (promouvoir|annoncer|faire connaître|présenter)',
    '(un|une) ..2 (publicité|pub|annonce|spot|vidéo) ..2 (pour|sur)',
    '(pouvez-vous|pourriez-vous|peux-tu|tu peux|vous pouvez|est-ce que vous pouvez) (me|nous|s’il vous plaît)? (faire|réaliser|créer|préparer) (un|une) ..3 {film} ..4 (pour|sur|de)',
    '(un|une|la|le)? {small}?2 (publicité|pub|annonce publicitaire|annonce|spot|vidéo|clip|bande-annonce) {kind}?2 (pour|sur|de la|du|de)',
    '(un|le)? {small}?2 (film|clip|reel|short) {kind}?2 (pour|sur) > {ours}',
    '(pub|publicité|annonce|vidéo) _? :',
  ],
  stories:
    "raconte l'histoire de=|raconte l'histoire d'=|raconte l'histoire du=le|raconte l'histoire des=les|racontez l'histoire de=|racontez l'histoire d'=|racontez l'histoire du=le|racontez l'histoire des=les|raconter l'histoire de=|raconter l'histoire d'=|raconter l'histoire du=le|raconter l'histoire des=les|racontez-nous l'histoire de=|racontez-nous l'histoire d'=|racontez-nous l'histoire du=le|racontez-nous l'histoire des=les|raconte-nous l'histoire de=|raconte-nous l'histoire d'=|raconte-nous l'histoire du=le|raconte-nous l'histoire des=les|raconte comment=comment|racontez comment=comment|raconter comment=comment",
  directors: [
    '(raconte|racontez|raconter|raconte-nous|racontez-nous) (l’|la|une|notre) ..1 histoire (de|d’|du|des)',
    "(mentionnez|présentez|annoncez|montrez|expliquez|dites|indiquez) que? > (le|la|les|un|une|notre|nos|l')",
  ],
  remarks: [
    '(attention|surtout|svp|merci de)? ,? ne (pas|jamais|surtout pas) (écrire|dire|utiliser|employer|montrer|mettre|citer|mentionner)',
    "(n’écrivez|n'écrivez|n’utilisez|n'utilisez|n’employez|n'employez) (pas|jamais)",
    '(à la fin|pour finir|en fin de film|en fin de spot) ,? (afficher|montrer|affichez|montrez|faire apparaître)',
    '(est-ce qu’on pourrait|on pourrait|pourrait-on|peut-on) (voir|mettre|montrer|avoir|ajouter|éviter) ..12 $',
    '(sans|pas de|pas d’|surtout pas de) ..5 (svp|s’il vous plaît|s’il te plaît|merci) $',
    '(pouvez-vous|pourriez-vous|peux-tu|pourrais-tu|vous pouvez|tu peux) (mettre|utiliser|ajouter|éviter|montrer) ..8 $',
    'le? (ton|style|public|musique|format|durée) (est|doit|:)',
    'ton _ $',
    'ton _ et _ $',
  ],
  courtesies: ['{hello} ,? {team}? $', "(merci|merci d'avance|merci beaucoup|cordialement|bien à vous) ,? @?2 $"],
  closings: ['(nous voulons|nous voudrions|on voudrait|nous cherchons) (un|une) ..2 {film} $'],
  signsOff:
    'bisous|bises|à bientôt|merci|merci beaucoup|merci d’avance|cordialement|bien cordialement|bien à vous|bonne journée|salutations|sincères salutations|meilleures salutations|merci par avance|bien à toi|belle journée|bonne soirée|amicalement|cdt|cdlt|à très vite',
  labels: {
    drop: 'marque|public cible|cible|ton|musique|style|ambiance',
    cta: "appel à l'action|terminez sur|terminer sur|finissez sur|finir sur|concluez sur|concluez par|terminez par|terminez avec|terminer par|terminer avec|finir par|finir avec|finissez par|finissez avec|conclure par|conclure avec",
    headline: 'titre',
    offer: 'offre',
    fact: 'produit|problème|solution|preuve|bénéfice',
    when: 'quand',
    where: 'où|lieu|adresse',
    contact: 'téléphone',
  },
  taxes: 'ttc|tva incluse|tva comprise|hors frais de port|frais de port en sus|hors livraison|taxes incluses',
  furniture:
    'images|photos|accueil|choisir la taille|choisissez la taille|choisir une taille|choisir la couleur|choisissez une option|taille|couleur|ajouter aux favoris|ajouter à la liste de souhaits|ajouter à ma liste|comparer|voir tous les avis|voir les avis|détails du produit|imprimer|achat vérifié|référence|mentions légales|tous droits réservés|quantité|en stock|partager|vous aimerez aussi|vous aimerez peut-être|produits similaires|description|avis clients|tout accepter|accepter les cookies|liste de souhaits|livraison et retours|voir le panier',
  carts:
    'ajouter à mon panier|acheter maintenant|mettre dans le panier|acheter|ajouter au panier|quantité ajouter au panier',
  navigation: 'accueil|à propos|nos services|tarifs',
  subjects: 'objet|tr|rép',
  headers: 'de|à|envoyé|date|cc',
  houses: 'magasin|boutique|atelier|entreprise|société|marque|enseigne',
  firms: 'entreprise|société',
};
