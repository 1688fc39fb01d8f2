/** Chooses the view that the words of a prompt ask for. */

export type View = 'hills' | 'city' | 'sea' | 'room' | 'cup' | 'screen' | 'plinth' | 'forms';

/** Stems, at the beginning of a word, in the languages that briefs come in most. */
const WORDS: readonly (readonly [View, string])[] = [
  [
    'cup',
    'coffee|caf[eé]|kaffee|koffie|tea\\b|espresso|latte|bakery|bread|brot|bäcker|boulanger|panader|pastel|cake|pizza|ramen|soup|restaurant|breakfast|lunch|dinner|recipe|honey|chocolat|roast|kahve|咖啡|コーヒー|커피|قهوة|קפה',
  ],
  [
    'screen',
    'software|app\\b|apps\\b|invoice|receipt|account(?:ing|ant)|online|website|dashboard|spreadsheet|email|data\\b|payment|bank|phone|scan|habit|download|digital|password|vat\\b|steuer|rechnung|factur|fattur|アプリ|应用|앱',
  ],
  [
    'sea',
    'sea\\b|ocean|beach|lake|river|water\\b|wave|boat|coast|island|swim|pool\\b|surf|meer|strand|plage|playa|praia|spiaggia|海',
  ],
  [
    'hills',
    'mountain|hill|forest|tree|field|farm|garden|park\\b|nature|valley|trail|sunrise|sunset|landscape|meadow|vineyard|wald|berg|garten|montagne|jardin|montaña|campo|montagna|bees?\\b|山|森',
  ],
  [
    'room',
    'kitchen|room|home\\b|table|desk|bar\\b|interior|candle|window|studio|people|friends|family|woman|man\\b|barista|chef|gym|class|sleep|hotel|theat|concert|museum|zimmer|küche|maison|casa\\b|部屋',
  ],
  [
    'plinth',
    'product|unbox|box\\b|parcel|deliver|gift|bottle|shoe|watch\\b|cream|jar|headphone|candle|toothpaste|pillow|shipping|arriv|parts?\\b|made of|produkt|paket|geschenk|producto|regalo|produit|cadeau|prodotto|商品|제품',
  ],
  [
    'city',
    'city|cities|street|office|building|skyline|town|traffic|apartment|warehouse|factory|clinic|dental|hospital|store|shop|mall|train|bus\\b|flat\\b|stadt|straße|ville|rue\\b|ciudad|calle|città|rua\\b|都市|街',
  ],
];

const PATTERNS = WORDS.map(([view, stems]) => [view, new RegExp(`(?<![\\p{L}])(?:${stems})`, 'iu')] as const);

/** The view that a prompt's own words name, before those of its subject; undefined when they name none. */
export const viewNamed = (prompt: string): View | undefined => {
  const [words = '', direction = ''] = prompt.split(/\n|\s\|\s/u);
  const subject = /Subject: (.+)$/u.exec(direction)?.[1] ?? '';
  const named = (text: string): View | undefined => PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
  return named(words) ?? named(subject);
};
