/** Chooses the view that the words of a prompt ask for. */

export type View =
  | 'hills'
  | 'city'
  | 'sea'
  | 'room'
  | 'cup'
  | 'screen'
  | 'plinth'
  | 'house'
  | 'shop'
  | 'stage'
  | 'lights'
  | 'forms';

/** Stems, at the beginning of a word, in the languages that briefs come in most. */
const WORDS: readonly (readonly [View, string])[] = [
  [
    'cup',
    'coffee|caf[eé]|kaffee|koffie|tea\\b|espresso|latte|bakery|bread|brot|bäcker|boulanger|panader|pastel|cake|pizza|ramen|soup|meals?\\b|menu|kitchen serves|baguette|levain|pains?\\b|brunch|espresso|مخبز|مقهى|กาแฟ|restaurant|breakfast|lunch|dinner|recipe|honey|chocolat|roast(?:ed|ers?|ing)|kahve|咖啡|コーヒー|커피|قهوة|קפה',
  ],
  [
    'screen',
    'software|app\\b|apps\\b|invoice|receipt|account(?:ing|ant)|online|website|dashboard|spreadsheet|email|data\\b|payment|bank|phone|scan|habit|download|digital|password|vat\\b|steuer|rechnung|factur|fattur|アプリ|应用|앱',
  ],
  [
    'stage',
    'concert|orchestra|festival|rooftop|party|dj|djs\\b|band\\b|gig\\b|live music|symphony|choir|crowd|audience|match\\b|stadium|konzert|fête|fiesta|コンサート|祭',
  ],
  [
    'sea',
    'sea\\b|seaside|ferry|cruise|sailing|schiff|rundfahrt|dampfer|croisière|crucero|ocean|beach|lake|river|water\\b|wave|boat|coast|island|swim|pool\\b|surf|meer|strand|plage|playa|praia|spiaggia|海',
  ],
  [
    'house',
    'house|home\\b|homes\\b|farmhouse|bedroom|villa|cottage|apartment|flat\\b|flats\\b|estate|mortgage|roofing|solar|heat pump|garden centre|hotel|inn\\b|guest|rooms? from|haus\\b|wohnung|ferienhaus|maison|appartement|casa\\b|piso\\b|منزل|شقة|温泉|旅館|宿',
  ],
  [
    'shop',
    'shop|store|salon|studio\\b|barber|hairdress|clinic|dental|dentist|pharmac|practice|market|boutique|florist|opticia|showroom|garage|open until|opening|laden|geschäft|apotheke|praxis|friseur|magasin|boutique|pharmacie|tienda|peluquer|farmacia|negozio|عيادة|متجر|صيدلية|ร้าน|薬局|店',
  ],
  [
    'hills',
    'mountain|hill|forest|tree|field|farm|garden|park\\b|nature|valley|trail|sunrise|sunset|landscape|meadow|vineyard|wald|berg|garten|montagne|jardin|montaña|campo|montagna|bees?\\b|rain\\b|gravel|kilomet|run\\b|running|hik|bike|cycl|camp|outdoor|walk|dog\\b|山|森',
  ],
  [
    'room',
    'kitchen|rooms?\\b|table|desk|bar\\b|interior|candle|window|studio|people|friends|family|woman|man\\b|barista|chef|gym|class|sleep|theat|museum|course|lesson|yoga|learn|zimmer|küche|部屋',
  ],
  [
    'plinth',
    'product|unbox|box\\b|parcel|deliver|gift|bottle|shoe|watch\\b|cream|jar|headphone|candle|toothpaste|pillow|shipping|arriv|parts?\\b|made of|produkt|paket|geschenk|producto|regalo|produit|cadeau|prodotto|商品|제품',
  ],
  [
    'city',
    'city|cities|street|office|building|skyline|town|traffic|warehouse|factory|hospital|mall|train|bus\\b|stadt|straße|ville|rue\\b|ciudad|calle|città|rua\\b|都市|街',
  ],
];

const PATTERNS = WORDS.map(([view, stems]) => [view, new RegExp(`(?<![\\p{L}])(?:${stems})`, 'iu')] as const);

/** The view that a prompt's own words name, before those of its subject; undefined when they name none. */
export const viewNamed = (prompt: string): View | undefined => {
  const [words = '', direction = ''] = prompt.split(/\n|\s\|\s/u);
  const subject = /Subject: (.+)$/u.exec(direction)?.[1] ?? '';
  // What is named first is the subject: a farmhouse near the beach is a house.
  const named = (text: string): View | undefined =>
    PATTERNS.map(([view, pattern]) => ({ view, at: text.search(pattern) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0]?.view;
  return named(words) ?? named(subject);
};
