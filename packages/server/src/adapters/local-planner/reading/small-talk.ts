/** Courtesies to whoever reads the brief, which are not for viewers. */

/** Words to the reader of the brief before it begins: "Hey, so basically we …", "PS …". */
const CHATTER =
  /^(?:(?:hi|hey|hello)(?:\s(?:there|all|team|guys|folks))?[,!]?\s+(?=(?:so|we|i|can|could|please|make|need)\b)|(?:ok(?:ay)?[, ]+)?so(?:\s+basically)?[, ]+(?=(?:we|i|our|my)\b)|basically[, ]+|p\.?\s?s\.?[:,]?\s+(?=\p{L})|btw[, ]+|also,\s+|oh,?\s(?:and|also|yes)[, ]+|¡?(?:hallo|guten (?:tag|morgen)|liebes team|moin|servus|bonjour|bonsoir|salut|hola|buenas|buenos días|ciao|salve|buongiorno|olá|oi|hej|hoi|cześć|dzień dobry|merhaba)(?:\s(?:zusammen|team|ihr lieben|à tous|l['’]équipe|tout le monde|equipo|a todos|a tutti|pessoal|equipe|allemaal|alla))?[,!]+\s+(?=\p{Ll}))/iu;

/** Greetings, thanks and requests to the maker; whole sentences. */
const SMALL_TALK: readonly RegExp[] = [
  /^(?:hi|hey|hello|dear|good (?:morning|afternoon|day))(?:[\s,]+(?:there|all|team|everyone|everybody|guys|folks|sir or madam|\p{Lu}\p{L}+))?(?:[,!]?\s*(?:i\s)?(?:hope|hoping)\s.{0,40})?$/iu,
  /^(?:i\s|we\s)?(?:hope|hoping) (?:you|all|this|that you)\b.{0,50}$/iu,
  /^(?:thanks|thank you|cheers|many thanks|best|best wishes|kind regards|best regards|regards|yours)(?:\s(?:so much|very much|a lot|a million|a bunch|in advance|again|everyone|all))*[,!\s]*(?:\p{Lu}\p{L}+)?$/u,
  /^(?:Thanks|Thank you|Many thanks|Best wishes|Kind regards|Best regards|Warm regards|Regards|Cheers|Yours)(?:\s\p{Ll}+){0,3}[,!\s]*(?:\p{Lu}\p{L}+)?$/u,
  /^(?:could|can|would|will) you (?:please |maybe |kindly )?(?:make|create|do|put|write|film|produce|design|send|help)\b.*$/iu,
  /^(?:we|i)(?:['’]d| would)? (?:like|love|prefer|want) (?:the|this|our|that) (?:video|ad|advert|film|clip|spot|commercial)\b.*$/iu,
  /^(?:please )?(?:no|avoid|don['’]t use|do not use) (?:any )?(?:stock|cheesy|loud|salesy)\b.*$/iu,
  /^(?:hallo|guten (?:tag|morgen)|liebes team|moin|servus)(?:[\s,]+(?:zusammen|team|ihr lieben))?$/iu,
  /^(?:vielen dank|danke|besten dank)(?: (?:im voraus|schon mal|vorab))?(?:,? \p{Lu}\p{L}+)?$/iu,
  /^(?:mit freundlichen grüßen|viele grüße|liebe grüße|lg|mfg)(?:[\s,]+\p{Lu}\p{L}+){0,2}$/iu,
  /^(?:bonjour|salut|bonsoir)(?:[\s,]+(?:à tous|l['’]équipe|tout le monde))?$/iu,
  /^(?:merci(?: d['’]avance| beaucoup)?|cordialement|bien à vous)(?:[\s,]+\p{Lu}\p{L}+){0,2}$/iu,
  /^(?:hola|buenas|buenos días|buenas tardes)(?:[\s,]+(?:equipo|a todos))?$/iu,
  /^(?:(?:muchas )?gracias(?: de antemano)?|saludos|un saludo)(?:[\s,]+\p{Lu}\p{L}+){0,2}$/iu,
  /^(?:ciao|salve|buongiorno|olá|oi|grazie(?: mille)?|obrigad[oa])(?: a tutti| pessoal| equipe| team)?$/iu,
];

/** Words of a page that lead around in it or belong to its law; nobody reads them aloud. */
const FURNITURE =
  /^(?:©.*|\(c\) \d{4}.*|copyright \d{4}.*|all rights reserved|(?:privacy|cookie|cookies?|refund)(?: policy| settings)?|terms(?: (?:and|&) conditions| of (?:use|service))?|sitemap|back to top|skip to (?:main )?content|read more|add to (?:cart|basket|bag)|log ?in|sign in|menu|home ?page|impressum|datenschutz(?:erklärung)?|agb|alle rechte vorbehalten|mentions légales|tous droits réservés|aviso legal|todos los derechos reservados|todos os direitos reservados|tutti i diritti riservati)$/iu;

/** Whether a line is a page's furniture; without its stop. */
export const isFurniture = (sentence: string): boolean => FURNITURE.test(sentence.trim());

const NAVIGATION = new Set(
  'home|about|about us|services|our services|products|prices|pricing|contact|contact us|blog|news|shop|store|login|log in|sign in|sign up|menu|search|faq|faqs|help|support|careers|jobs|cart|basket|account|gallery|portfolio|testimonials|reviews|locations|team|our team|startseite|start|über uns|leistungen|preise|kontakt|aktuelles|impressum|accueil|à propos|nos services|tarifs|inicio|nosotros|servicios|precios|contacto|início|sobre|sobre nós|serviços|preços|contato|chi siamo|servizi|prezzi|contatti|over ons|diensten|prijzen'.split(
    '|',
  ),
);

/** Whether a name leads around in a page: "Home", "Pricing". */
export const isNavigation = (name: string): boolean => NAVIGATION.has(name.trim().toLowerCase());

/** A letter ends here; what is short and follows is its signature. */
const SIGN_OFF =
  /^(?:thanks|thank you|many thanks|cheers|best|best wishes|(?:kind|best|warm) regards|regards|yours|sincerely|vielen dank|danke|(?:mit freundlichen|viele|liebe|beste) grüßen?|lg|mfg|merci|cordialement|bien à vous|gracias|saludos|un saludo|grazie|cordiali saluti|obrigad[oa]|abraços|groet(?:en|jes)?|met vriendelijke groet|pozdrawiam|hälsningar)(?:\s\p{L}+){0,3}[,.!\s]*$/iu;

/** Whether a sentence closes a letter. */
export const isSignOff = (sentence: string): boolean => SIGN_OFF.test(sentence.trim());

/** Whether a sentence only greets, thanks or asks the maker; without its stop. */
export const isSmallTalk = (sentence: string): boolean =>
  SMALL_TALK.some((pattern) => pattern.test(sentence.replace(/^[¡¿]/u, '')));

/** The sentence without "hey, so basically"; two such openings may follow each other. */
export const withoutChatter = (sentence: string): string => sentence.replace(CHATTER, '').replace(CHATTER, '');
