/** What signs say of a trade where a brief has no word for it: a slice of pizza, a dog. In no language, so for all. */
import type { TradeName } from './bank';

const SIGNS: Readonly<Partial<Record<TradeName, string>>> = {
  coffee: '☕',
  tea: '🍵🫖🧋',
  bakery: '🥐🍞🥖🥯🧁🍰🎂🥨',
  restaurant: '🍕🍔🍣🍜🍝🌮🌯🥘🍲🍛🥗🍱🍤🥟🥙🍟🍗',
  bar: '🍺🍻🍷🍸🍹🥂🍾🥃',
  grocer: '🍎🍏🥕🥦🍅🍓🍇🍊🥬🧀🍯🐟',
  fitness: '🏋💪🤸🥊🚴🏃',
  wellness: '🧘💆🧖🕯',
  hair: '💇💈✂💅',
  health: '🦷🩺💊👓🏥',
  pets: '🐶🐕🐱🐈🐾🐩🐰',
  craft: '🔨🛠🔧🪚🧰🏗',
  flowers: '🌷🌹💐🌸🌻🪴',
  cleaning: '🧹🧽🧼🫧🧺',
  auto: '🚗🚙🏍🚲🛞🚘',
  travel: '🏖✈🏝⛺🏨🏕🛳',
  realestate: '🏠🏡🏘🔑',
  fashion: '👗👟👠👕🧥👜🕶💍',
  tech: '💻📱🤖⌨',
  education: '📚🎓✏🏫',
  events: '🎉🎤🎶🎭🎪🎸🎷',
  energy: '☀🔋⚡',
};

const BY_SIGN: ReadonlyMap<string, TradeName> = new Map(
  (Object.entries(SIGNS) as [TradeName, string][]).flatMap(([trade, signs]) =>
    [...signs].map((sign) => [sign, trade] as const),
  ),
);

/** The trade of the first sign that has one. */
export const tradeOfSigns = (text: string): TradeName | undefined => {
  for (const sign of text) {
    const trade = BY_SIGN.get(sign);
    if (trade !== undefined) return trade;
  }
  return undefined;
};
