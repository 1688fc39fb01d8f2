/** What adverts in English say by trade, beside what the brief tells. Checked by a native reader's eye. */
import type { BankSource } from '../../banks/bank';

export const BANK: BankSource = {
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
    words: 'bakery|bakeries|baker|bread|sourdough|croissant*|pastry|pastries|patisserie|cake*|bakehouse',
    hooks: 'Smell that?|Still warm.|What does morning taste like?',
    mood: 'Knead.|Bake.|Share.',
    promises: 'Good bread needs time|Baked to be shared',
    calls: 'Come by while it is warm|Taste it today',
  },
  restaurant: {
    words: 'restaurant*|bistro|diner|trattoria|pizz*|sushi|ramen|burger*|kitchen|chef|takeaway|dining|catering|eatery',
    hooks: 'Hungry yet?|Tonight, nobody cooks at home.|What are you hungry for?',
    mood: 'Sizzle.|Plate.|Enjoy.',
    promises: 'Good food, good company|A table that feels like home',
    calls: 'Book your table|Come hungry',
  },
  bar: {
    words: 'bar|pub|brewery|beer|winery|wine|wines|vineyard|cocktail*|distillery|gin|taproom',
    hooks: 'The evening starts here.|What shall we drink to?|Raise a glass.',
    mood: 'Pour.|Toast.|Stay.',
    promises: 'Good glasses, better company|Made with patience',
    calls: 'Raise a glass with us|Come and taste',
  },
  grocer: {
    words: 'grocer*|greengrocer|vegetable*|farm|market|organic|butcher*|cheese|deli|fruit|orchard|honey',
    hooks: 'What is in season?|Straight from the field.|Taste where it grows.',
    mood: 'Grow.|Pick.|Taste.',
    promises: 'Food that tastes of something|You know where it comes from',
    calls: 'Fill your basket|Come and taste',
  },
  fitness: {
    words: 'gym|gyms|fitness|workout*|crossfit|training|trainer|bootcamp|boxing|running|climbing|sport*|swim*|cycling',
    hooks: 'Ready to move?|Your body remembers.|What are you waiting for?',
    mood: 'Lift.|Sweat.|Again.',
    promises: 'Stronger, one day at a time|Every start counts',
    calls: 'Start today|Join us',
  },
  wellness: {
    words: 'yoga|pilates|spa|massage*|sauna|wellness|meditation|retreat|mindfulness',
    hooks: 'When did you last breathe out?|Slow down.|An hour only for you.',
    mood: 'Arrive.|Breathe.|Let go.',
    promises: 'Quiet, for body and mind|Leave lighter than you came',
    calls: 'Take your time out|Book your hour',
  },
  hair: {
    words: 'hair|hairdresser*|barber*|salon|haircut*|beauty|nails|cosmetic*|makeup|lashes|skincare|stylist',
    hooks: 'Time for something new?|Hello, new you.|Feel like yourself again.',
    mood: 'Cut.|Style.|Smile.',
    promises: 'A look that is yours|Leave with your head high',
    calls: 'Book your chair|Treat yourself',
  },
  health: {
    words: 'dentist*|dental|doctor*|clinic|physio*|medical|pharmacy|optician*|glasses|hearing|health|therap*|surgery',
    hooks: 'How do you feel today?|Feeling well starts here.|Somebody who listens.',
    mood: 'Listen.|Care.|Smile.',
    promises: 'In good hands|Care that takes its time',
    calls: 'Make an appointment|Talk to us',
  },
  pets: {
    words:
      'veterinary clinic|veterinary surgery|pet|pets|dog*|cat|cats|vet|veterinar*|puppy|puppies|kitten*|grooming|horse*',
    hooks: 'Who waits at the door?|For the one with four paws.|Best friends deserve more.',
    mood: 'Sniff.|Play.|Cuddle.',
    promises: 'Love on four paws|They would thank you',
    calls: 'Bring your best friend|Come and say hello',
  },
  craft: {
    words:
      'piano tuner|tuner*|plumb*|electrician*|carpent*|builder*|roof*|painter*|joiner*|boiler*|repair*|renovat*|handyman|kitchens|furniture|workshop|tiler*|locksmith*',
    hooks: 'Something not working?|Done properly, once.|Made by hand.',
    mood: 'Measure.|Build.|Done.',
    promises: 'Work that lasts|Hands that know how',
    calls: 'Tell us what you need|Get in touch',
  },
  flowers: {
    words: 'flower*|florist*|bouquet*|garden*|plant|plants|landscap*|nursery|rose|roses',
    hooks: 'Say it with flowers.|Who deserves a bouquet?|Let something grow.',
    mood: 'Seed.|Bud.|Bloom.',
    promises: 'Colour for every day|Grown with care',
    calls: 'Choose your flowers|Come and pick yours',
  },
  cleaning: {
    words: 'clean|cleaning|cleaner*|laundry|dry-clean*|housekeeping|window-clean*|carwash',
    hooks: 'Imagine it is already clean.|When did it last shine?|Come home to clean.',
    mood: 'Sweep.|Polish.|Shine.',
    promises: 'Your time back|Clean, down to the corners',
    calls: 'Let us do it|Ask for a date',
  },
  auto: {
    words: 'car|cars|garage|motor*|tyre*|tire|tires|bike*|bicycle*|e-bike*|scooter*|taxi*|dealership|mechanic*|driving',
    hooks: 'Where to next?|The road is calling.|Ready to roll?',
    mood: 'Start.|Shift.|Go.',
    promises: 'On the road with a good feeling|Further, every day',
    calls: 'Take a test ride|Come round',
  },
  travel: {
    words:
      'hotel*|travel*|holiday*|vacation*|trip*|b&b|guesthouse|hostel|camping|cruise*|ferry|flight*|resort|island*|beach*',
    hooks: 'Where does your mind wander?|Just leave.|Remember the sea?',
    mood: 'Pack.|Leave.|Arrive.',
    promises: 'Days you will talk about|Far away is closer than you think',
    calls: 'Book your days away|Pack your bag',
  },
  realestate: {
    words:
      'real-estate|estate|flat|flats|apartment*|property|properties|realtor*|house|houses|homes|rental*|mortgage*|architect*',
    hooks: 'Picture your front door.|Where do you want to live?|Come home.',
    mood: 'Look.|Step in.|Stay.',
    promises: 'A place that is yours|Room for your life',
    calls: 'Arrange a viewing|Come and look',
  },
  fashion: {
    words:
      'fashion|clothes|clothing|dress*|shoe|shoes|sneaker*|boots|jewel*|watch|watches|bag|bags|boutique|jeans|sunglasses|backpack*',
    hooks: 'What will you wear?|Made to be worn.|Your next favourite.',
    mood: 'Touch.|Try.|Wear.',
    promises: 'Made to be kept|It feels like you',
    calls: 'Try it on|Find yours',
  },
  tech: {
    words:
      'app|apps|software|saas|platform|startup|digital|online|website|cloud|data|ai|phone|headphone*|gadget*|laptop*|game|games|podcast*',
    hooks: 'There is an easier way.|Less clicking. More doing.|What if it simply worked?',
    mood: 'Open.|Tap.|Done.',
    promises: 'Simple, from the first minute|Time for what matters',
    calls: 'Try it now|See how it works',
  },
  finance: {
    words:
      'bank*|insurance|tax|taxes|accountant*|accounting|invest*|pension*|loan*|savings|law|lawyer*|solicitor*|legal|notary|broker*',
    hooks: 'Sleep well tonight.|Questions about money?|Somebody on your side.',
    mood: 'Ask.|Understand.|Decide.',
    promises: 'Clear words, calm nights|On your side',
    calls: 'Talk to us|Ask your question',
  },
  education: {
    words:
      'school*|course*|lesson*|class|classes|teacher*|tutor*|language*|university|college|kindergarten|nursery-school|academy|learn*|workshop*|coach*',
    hooks: 'What would you like to learn?|Curious?|Everyone starts at zero.',
    mood: 'Ask.|Try.|Know.',
    promises: 'One step further, every day|Learning that stays',
    calls: 'Save your seat|Start learning',
  },
  events: {
    words:
      'concert*|festival*|theatre|theater|choir|museum*|exhibition*|show|gig|gigs|party|parties|wedding*|band|dance|event|events|cinema|opera|book launch',
    hooks: 'Save the date.|Will you be there?|One evening to remember.',
    mood: 'Lights.|Silence.|Now.',
    promises: 'Be there when it happens|An evening that stays',
    calls: 'Get your ticket|Be there',
  },
  charity: {
    words: 'charity|charities|donat*|volunteer*|ngo|hospice|shelter|fundrais*|foundation|refugee*|rescue|food bank',
    hooks: 'What if you could help?|It starts with one.|Somebody is waiting.',
    mood: 'See.|Care.|Act.',
    promises: 'Together it becomes more|Every hand counts',
    calls: 'Help with us|Give what you can',
  },
  energy: {
    words: 'solar|heat-pump*|heat pump*|energy|photovoltaic*|electricity|insulation|battery|charger*|wallbox',
    hooks: 'The sun sends no bill.|Where does your power come from?|Look up.',
    mood: 'Sun.|Power.|Home.',
    promises: 'Your roof can do more|Warm, with a good conscience',
    calls: 'Ask what your roof can do|Get in touch',
  },
  shop: {
    words: 'shop*|store*|sale|gift*|toy|toys|books|bookshop|bottle*|candle*|soap*|mug*|handmade|home decor|product*',
    hooks: 'Look what we found.|For you, or somebody you like?|The little things.',
    mood: 'Look.|Choose.|Enjoy.',
    promises: 'Small things, great joy|Chosen with care',
    calls: 'Find yours|Come and look around',
  },
  any: {
    words: '',
    hooks: 'Take a closer look.|Ready for something good?|This is for you.',
    mood: 'Look.|Feel.|Enjoy.',
    promises: 'Made for people like you|Good things, well made',
    calls: 'Find out more|Get in touch',
  },
};
