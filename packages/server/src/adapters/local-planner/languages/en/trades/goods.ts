/** What adverts in English say for what is sold over a counter, and for whatever has no trade of its own. */
import type { SomeTrades } from '../../../banks/bank';

export const GOODS = {
  flowers: {
    words: 'flower*|florist*|bouquet*|plant|plants|rose|roses|wreath*|bonsai*|houseplant*|seedling*|bulbs',
    hooks: 'Say it with flowers.|Who deserves a bouquet?|Let something grow.',
    mood: 'Seed.|Bud.|Bloom.',
    promises: 'Colour for every day|Grown with care',
    calls: 'Choose your flowers|Come and pick yours',
  },
  fashion: {
    words:
      'fashion|clothes|clothing|dress*|shoe|shoes|sneaker*|~boots|jewel*|~watch|~watches|~bag|~bags|boutique|jeans|sunglasses|backpack*|tailor*|seamstress*|goldsmith*|silversmith*|engagement ring*|wedding ring*|bridal|kilt*|wedding dress*|bridal*|vintage clothing|knitwear|tweed*|alterations',
    hooks: 'What will you wear?|Made to be worn.|Your next favourite.',
    mood: 'Touch.|Try.|Wear.',
    promises: 'Made to be kept|It feels like you',
    calls: 'Try it on|Find yours',
  },
  scent: {
    words: 'perfume*|fragrance*|scent|scents|cosmetic*|skincare|soap|soaps|candle*|essential oil*',
    hooks: 'Close your eyes.|What does happy smell like?|A scent says it all.',
    mood: 'Open.|Breathe in.|Remember.',
    promises: 'A scent that stays|A moment for your senses',
    calls: 'Find your scent|Treat your senses',
  },
  books: {
    words:
      'bookshop*|bookseller*|bookstore*|books|second-hand books|library|libraries|publisher*|comics|comic*|comic shop*|zine*|bookstall*',
    hooks: 'What are you reading?|One more chapter.|Get lost in a good book.',
    mood: 'Browse.|Open.|Read.',
    promises: 'A story for every evening|There is always one more page',
    calls: 'Come and browse|Find your next book',
  },
  auto: {
    words:
      'car|cars|garage|motor*|tyre*|tire|tires|bike*|bicycle*|e-bike*|scooter*|taxi*|dealership|mechanic*|car wash*|car valet*|valeting',
    hooks: 'Where to next?|The road is calling.|Ready to roll?',
    mood: 'Start.|Shift.|Go.',
    promises: 'On the road with a good feeling|Further, every day',
    calls: 'Take a test ride|Come round',
  },
  shop: {
    words:
      'shop*|store*|sale|gift*|toy|toys|bottle*|mug*|handmade|home decor|product*|phone|headphone*|gadget*|laptop*|yarn|wool|knitting*|haberdash*',
    hooks: 'Look what we found.|For you, or somebody you like?|The little things.',
    mood: 'Look.|Choose.|Enjoy.',
    promises: 'Small things, great joy|Chosen with care',
    calls: 'Find yours|Come and look around',
  },
  any: {
    words:
      'wedding dj*|dj|djs|mobile disco*|wedding band*|wedding planner*|allotment*|seed potato*|compost|garden shop*|coworking|co-working|garden center*|plant nursery|solicitor*|lawyer*|law firm*|notary*|pest control|funeral director*|surveyor*|private investigator*',
    hooks: 'Take a closer look.|Ready for something good?|This is for you.',
    mood: 'Ask.|Choose.|Done.',
    promises: 'Made for people like you|Good things, well made',
    calls: 'Find out more|Get in touch',
  },
} satisfies SomeTrades;
