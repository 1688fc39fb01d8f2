/**
 * What a voice says while a card shows a price, an hour, an address: short sentences that go with it and repeat nothing of it.
 * None holds a fact.
 */

/** What is on the card. */
export const BRIDGED = ['intro', 'price', 'offer', 'time', 'place', 'proof', 'quote', 'list', 'closing'] as const;
export type Bridged = (typeof BRIDGED)[number];

/** The bridges of a language as the data writes them: several ways apart by `|`; `{}` stands for the name in `intro`. */
export type BridgeSource = Readonly<Record<Bridged, string>> & {
  /** Whether a native reader has read them. */
  readonly isRead: boolean;
};

export type Bridges = Readonly<Record<Bridged, readonly string[]>>;

/** Makes the bridges of a language. */
export const compileBridges = (source: BridgeSource): Bridges =>
  Object.fromEntries(BRIDGED.map((kind) => [kind, source[kind].split('|')])) as unknown as Bridges;
