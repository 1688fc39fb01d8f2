/** Words by which something is an event that one has a ticket for; `*` is the rest of a word. */
const EVENTS = [
  'open evening|open house|sessions|theatre|theater|doors open|adoption day|ticket*|concert*|festival*|gig|gala|show|matinee|premiere|opening night|screening|exhibition|fair|market day|workshop|open day|party|race|match|tour|ball|comedy night|quiz night|live music|performance',
  'chorkonzert*|theater*|eintritt*|karten|konzert*|fest|stadtfest|sommerfest|straßenfest|festival*|vorstellung|premiere|aufführung|ausstellung*|messe|tag der offenen tür|flohmarkt|weihnachtsmarkt|lesung|vernissage|jazz*',
  'théâtre|joue|compagnie|billet*|concert*|spectacle*|soirée|vernissage|exposition|salon|fête|portes ouvertes|entrée libre|représentation',
  'entrada*|concierto*|función|feria|exposición|fiesta|espectáculo|jornada de puertas abiertas|boleto*',
  'bigliett*|concert*|spettacol*|mostra|fiera|festa|sagra|ingresso|serata',
  'bilhete*|ingresso*|show|concerto*|espetáculo|feira|exposição|festa|arraial',
  'kaartje*|tickets|concert*|voorstelling*|beurs|feest|open dag|tentoonstelling|entree|optreden',
  'bilet*|koncert*|festiwal*|wystaw*|spektakl*|jarmark*|wstęp|targi|kiermasz*|pokaz*|dzień otwarty',
  'bilet*|konser*|festival*|sergi*|gösteri*|fuar*|şenlik*|tiyatro*|giriş ücretsiz',
  'biljett*|konsert*|föreställning*|mässa|marknad|öppet hus|utställning*',
]
  .join('|')
  .split('|');
const SIGNS =
  /コンサート|ライブ|フェス|祭り|まつり|展示会|公演|イベント|チケット|入場|上映|演奏会|マルシェ|حفل|مهرجان|معرض|تذكرة|تذاكر|أمسية|سوق|عرض مسرحي|دخول/u;
const WHOLE = new Set(EVENTS.filter((word) => !word.endsWith('*')));
const BEGINNINGS = EVENTS.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));

/** Whether a text speaks of an event. */
export function namesAnEvent(text: string): boolean {
  if (SIGNS.test(text)) return true;
  const words = text.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  return words.some(
    (word, at) =>
      WHOLE.has(word) ||
      WHOLE.has(`${word} ${words[at + 1] ?? ''}`) ||
      BEGINNINGS.some((beginning) => word.startsWith(beginning)),
  );
}
