/** Spanish, French, Italian and Portuguese, as the planner knows them. */
import type { LexiconSource } from './lexicon';

const es: LexiconSource = {
  and: 'y e o u pero &',
  starts:
    'en con para por desde hasta sin sobre entre durante según tras ante contra hacia que donde cuando mientras porque si como a al antes después dentro cerca junto incluye incluido',
  hangs:
    'el la los las un una unos unas de del lo su sus tu tus mi mis nuestro nuestra nuestros nuestras este esta estos estas cada ningún ninguna es son era fue ser está están ha han hay tiene puede deben debe no muy más solo todo todos toda todas también se te nos le les ya tan',
  acts: 'reserva|reserve|pide|pida|llama|llame|visita|visite|visítanos|visítenos|únete|únase|inscríbete|inscríbase|regístrate|descarga|descargue|prueba|pruebe|dona|done|suscríbete|compra|compre|empieza|ven|venga|descubre|descubra|contacta|contacte|solicita|solicite|agenda|aprovecha|escríbenos|escríbanos|escribe|pregunta|apúntate|hazte|consigue|acércate|entra en|síguenos|encuéntranos|matricúlate|haz tu',
  offers:
    '% de descuento|descuento|gratis|gratuito|gratuita|gratuitos|gratuitas|sin matrícula|mitad de precio|2x1|dos por uno|oferta|de regalo|ahorra|envío gratis|rebaja|sin coste|sin costo|devolvemos',
  refers: 'él ella ellos ellas esto eso este esta también allí además ambos luego después',
  phrases: {
    visit: 'Visita {}',
    call: 'Llama al {}',
    write: 'Escribe a {}',
    remember: 'Recuerda',
    check: 'Ponte a prueba',
  },
};

const fr: LexiconSource = {
  and: 'et ou mais &',
  starts:
    "dans en avec pour par depuis jusqu’à jusqu'à jusqu’au jusqu'au sans sur entre pendant selon après avant contre vers qui que où quand lorsque parce si comme dès chez à au aux sous afin près autour dont inclus",
  hangs:
    "le la les un une des de du l’ d’ son sa ses ton ta tes mon ma mes notre nos votre vos leur leurs ce cet cette ces chaque aucun aucune est sont était être a ont avez avons peut doit ne pas très plus tout tous toute toutes aussi se vous nous il elle on je tu ils elles y n’ c’est d'une d’une d'un d’un",
  acts: 'réservez|réserve|commandez|commande|appelez|appelle|visitez|visite|rejoignez|rejoins|inscrivez-vous|inscris-toi|téléchargez|télécharge|essayez|essaie|donnez|donne|faites|faites un don|abonnez-vous|achetez|achète|commencez|commence|venez|viens|découvrez|découvre|contactez|contactez-nous|demandez|prenez rendez-vous|prenez|profitez|écrivez|poussez la porte|retrouvez|rendez-vous|passez|participez|devenez|postulez|offrez|testez',
  offers:
    '% de réduction|% de remise|réduction|remise|gratuit|gratuite|gratuits|gratuites|offert|offerte|offerts|offertes|moitié prix|promotion|sans frais|économisez|satisfait ou remboursé|-10 %|-20 %|-30 %',
  refers: 'il elle ils elles cela ça ce ceci aussi y là ensuite puis',
  phrases: {
    visit: 'Rendez-vous sur {}',
    call: 'Appelez le {}',
    write: 'Écrivez à {}',
    remember: 'À retenir',
    check: 'Testez-vous',
  },
};

const it: LexiconSource = {
  and: 'e ed o ma &',
  starts:
    'in con per da dal dalla dai dalle fino senza su sul sulla sui sulle tra fra durante secondo dopo prima contro verso che dove quando mentre perché se come a al alla ai alle nel nella nei nelle presso entro inclusi incluso',
  hangs:
    'il lo la i gli le un uno una di del dello della dei degli delle suo sua suoi sue tuo tua tuoi tue mio mia nostro nostra nostri nostre vostro vostra questo questa questi queste ogni nessun nessuna è sono era essere ha hanno può deve non molto più solo tutto tutti tutta tutte anche si ti ci vi l’ dell’ all’',
  acts: 'prenota|prenotate|ordina|ordinate|chiama|chiamate|chiamaci|visita|visitate|vieni|venite|iscriviti|iscrivetevi|scarica|scaricate|prova|provate|dona|donate|abbonati|acquista|compra|inizia|scopri|scoprite|contattaci|contatta|richiedi|unisciti|approfitta|scrivi|scrivici|passa|passate|registrati|partecipa|diventa|fissa|entra|chiedi|vi aspettiamo|ti aspettiamo',
  offers:
    '% di sconto|sconto|sconti|gratis|gratuito|gratuita|gratuiti|gratuite|metà prezzo|offerta|omaggio|in regalo|senza costi|risparmia|rimborsati|spedizione gratuita',
  refers: 'lui lei loro esso questo questa ciò anche inoltre lì entrambi poi',
  phrases: {
    visit: 'Visita {}',
    call: 'Chiama {}',
    write: 'Scrivi a {}',
    remember: 'Da ricordare',
    check: 'Mettiti alla prova',
  },
};

const pt: LexiconSource = {
  and: 'e ou mas &',
  starts:
    'em com para por desde até sem sobre entre durante segundo após antes contra que onde quando enquanto porque se como a ao à aos às no na nos nas pelo pela dentro perto junto depois incluindo',
  hangs:
    'o a os as um uma uns umas de do da dos das seu sua seus suas teu tua meu minha nosso nossa nossos nossas este esta estes estas esse essa cada nenhum nenhuma é são era foi ser está estão há tem têm pode deve não muito mais só apenas todo todos toda todas também se te lhe já',
  acts: 'reserve|reserva|peça|pede|encomende|ligue|liga|visite|visita|visite-nos|junte-se|inscreva-se|inscreve-te|cadastre-se|registe-se|baixe|descarregue|experimente|experimenta|doe|assine|compre|compra|comece|começa|venha|vem|descubra|descobre|contacte|fale|solicite|marque|agende|aproveite|escreva|conheça|passe|participe|torne-se|acesse|garanta|faça|matricule-se|chame|teste',
  offers:
    '% de desconto|desconto|grátis|gratuito|gratuita|gratuitos|gratuitas|metade do preço|oferta|de oferta|brinde|economize|poupe|sem taxa|sem custo|frete grátis|portes grátis|promoção',
  refers: 'ele ela eles elas isto isso também lá ambos além depois',
  phrases: {
    visit: 'Visite {}',
    call: 'Ligue {}',
    write: 'Escreva para {}',
    remember: 'Para lembrar',
    check: 'Teste-se',
  },
};

export const ROMANCE = { es, fr, it, pt } as const;
