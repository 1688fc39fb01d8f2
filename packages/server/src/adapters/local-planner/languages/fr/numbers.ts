/** What stands beside numbers in French. */
import type { NumbersSource } from '../../lexicon/numbers';

export const NUMBERS: NumbersSource = {
  currencies: 'euro|euros|balles|francs',
  hours: 'h',
  seconds: 's|sec|seconde|secondes|minute|minutes',
  until: 'à|a',
  compares: 'moins de|plus de|sous',
  streets: 'rue|place|avenue|boulevard|quai|impasse|allée|faubourg|av.|bd|bd.',
  abbreviations: 'dr|mme|mlle|av|bd|bld|tél|p. ex|incl',
  mayEnd:
    'lun|mar|mer|jeu|ven|sam|dim|lu|ma|me|je|ve|sa|di|janv|févr|avr|juil|août|sept|oct|nov|déc|pr|me|tel|port|env|max|min|ex|resp|éd|vol',
  steps: 'étape',
  before: 'avant|faux|mauvais|à ne pas faire',
  after: 'après|juste|bien|bon|à faire',
  instead:
    "prix conseillé|au lieu de|avant|était à|maintenant|désormais|à présent|seulement|plus que|d'habitude|contre|prix barré",
  insteadOf: "au lieu de|d'habitude|habituellement|prix barré",
  downTo: 'à|a',
  costs: 'coûte|coûtent|payez|paie|passe à|passent à',
  calls: 'appelez|composez|numéro vert',
};
