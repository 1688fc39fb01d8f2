/** What adverts in English say for what is eaten and drunk. */
import type { SomeTrades } from '../../../banks/bank';

export const TASTES = {
  coffee: {
    words: 'coffee|café|cafe|espresso|barista|roaster*|cappuccino|latte|coffeehouse',
    hooks: 'First, coffee.|That smell in the morning.|Ready for a real cup?',
    mood: 'Grind.|Pour.|Breathe.',
    promises: 'A small pause, every day|Made slowly, enjoyed slowly',
    calls: 'Come in for a cup|Take a seat',
  },
  tea: {
    words: 'tea|teas|teahouse|tearoom|tearooms|matcha|chai',
    hooks: 'Put the kettle on.|Leaf by leaf.|Time for a proper pot?',
    mood: 'Steep.|Pour.|Breathe.',
    promises: 'A small pause, every day|Steeped slowly, enjoyed slowly',
    calls: 'Come in for a pot|Take a seat',
  },
  bakery: {
    words:
      'bakery|bakeries|baker|bread|sourdough|croissant*|pastry|pastries|patisserie|bakehouse|pies|pie shop*|pasty|pasties|doughnut*|scones|crumpets',
    hooks: 'Smell that?|Still warm.|What does morning taste like?',
    mood: 'Knead.|Bake.|Share.',
    promises: 'Good bread needs time|Baked to be shared',
    calls: 'Come by while it is warm|Taste it today',
  },
  sweets: {
    words:
      'ice cream*|gelat*|chocolat*|wedding cake*|cake*|cupcake*|confection*|sweets|candy|macaron*|fudge|doughnut*|dessert*',
    hooks: 'Save room for something sweet.|Who could say no?|Life needs something sweet.',
    mood: 'Whisk.|Melt.|Savour.',
    promises: 'A little joy in every bite|Sweetness, made with care',
    calls: 'Choose your favourite|Treat yourself',
  },
  restaurant: {
    words:
      'restaurant*|bistro|diner|trattoria|pizz*|sushi|ramen|burger*|taco|tacos|taqueria|~kitchen|chef|takeaway|dining|catering|eatery|kebab*|doner|fish and chips|fish & chips|chip shop*|chippy|noodle bar*|noodles|curry*|tandoori|tapas|carvery|fry-up*|caff|greasy spoon|dumpling*|pierogi*|momo*|falafel*|burrito*|supper club*',
    hooks: 'Hungry yet?|Tonight, nobody cooks at home.|What are you hungry for?',
    mood: 'Sizzle.|Plate.|Enjoy.',
    promises: 'Good food, good company|A table that feels like home',
    calls: 'Book your table|Come hungry',
  },
  bar: {
    words:
      'bar|pub|brewery|~beer|winery|~wine|~wines|vineyard|cocktail*|distillery|~gin|taproom|cider*|distiller*|whisky|sloe gin|tap room',
    hooks: 'The evening starts here.|What shall we drink to?|Raise a glass.',
    mood: 'Pour.|Toast.|Stay.',
    promises: 'Good glasses, better company|Made with patience',
    calls: 'Raise a glass with us|Come and taste',
  },
  grocer: {
    words:
      'grocer*|greengrocer|vegetable*|farm|market|organic|butcher*|cheese|deli|fruit|orchard|honey|oyster*|beekeep*|veg box*|mussels|crab|smokehouse|egg box*',
    hooks: 'What is in season?|Taste the difference.|Taste where it grows.',
    mood: 'Grow.|Pick.|Taste.',
    promises: 'Food that tastes of something|You know where it comes from',
    calls: 'Fill your basket|Come and taste',
  },
} satisfies SomeTrades;
