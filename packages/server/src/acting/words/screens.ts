/** Words by which something is done on a screen, in all languages of the planner; `*` is the rest of a word. */
const SCREENS = (
  'app|apps|online|download*|log in|sign up|click*|tap|website|in-app|qr*|' +
  'anklicken|herunterladen|internet|webseite|einloggen|runterladen|' +
  'télécharg*|en ligne|clique*|appli|site|' +
  'descarg*|en línea|web|haz clic|aplicación|' +
  'scaric*|clicca*|sito|' +
  'baix*|aplicativo|clique|site|' +
  'downloaden|klik*|website|' +
  'pobierz|aplikacj*|kliknij|przez internet|' +
  'uygulama*|indir*|çevrimiçi|tıkla*|internetten|' +
  'appen|ladda|klicka*'
).split('|');
const SIGNS =
  /アプリ|オンライン|ダウンロード|ネットで|タップ|التطبيق|تطبيق|حمّل|حمل التطبيق|أونلاين|عبر الإنترنت|الموقع/u;
const WHOLE = new Set(SCREENS.filter((word) => !word.endsWith('*')));
const BEGINNINGS = SCREENS.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));

/** Whether a text speaks of what is done on a screen. */
export function namesAScreen(text: string): boolean {
  if (SIGNS.test(text)) return true;
  const words = text.toLowerCase().split(/[^\p{L}\p{M}-]+/u);
  return words.some(
    (word, at) =>
      WHOLE.has(word) ||
      WHOLE.has(`${word} ${words[at + 1] ?? ''}`) ||
      BEGINNINGS.some((beginning) => word.startsWith(beginning)),
  );
}
