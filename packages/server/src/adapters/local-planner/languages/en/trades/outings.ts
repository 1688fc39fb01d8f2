/** What adverts in English say for where people go. */
import type { SomeTrades } from '../../../banks/bank';

export const OUTINGS = {
  fitness: {
    words:
      'gym|gyms|fitness|workout*|crossfit|training|trainer|bootcamp|boxing|running|sport*|swim*|cycling|dance school*|dance class*|dance lesson*|ballet class*|ballet school',
    hooks: 'Ready to move?|Your body remembers.|What are you waiting for?',
    mood: 'Lift.|Sweat.|Again.',
    promises: 'Stronger, one day at a time|Every start counts',
    calls: 'Start today|Join us',
  },
  outdoors: {
    words:
      'surf*|climbing|bouldering|kayak*|canoe*|paddleboard*|diving|scuba|sailing|horse riding|riding school|riding lesson*|ski|skiing|snowboard*|hike|hikes|hiking|rafting|paraglid*|archery|fishing trips|angling|narrowboat*|canal boat*|wild swimming|coasteering|pony trek*|mountain bike*',
    hooks: 'Ready for an adventure?|Out there, everything is bigger.|Feel the rush.',
    mood: 'Gear up.|Breathe.|Go.',
    promises: 'A day you will not forget|Fresh air, new courage',
    calls: 'Come out with us|Dare to try',
  },
  wellness: {
    words:
      'yoga|pilates|spa|massage*|sauna|wellness|meditation|retreat|mindfulness|reiki|reflexolog*|sound bath*|float tank*|breathwork|hot stone*|acupuncture',
    hooks: 'When did you last breathe out?|Slow down.|An hour only for you.',
    mood: 'Arrive.|Breathe.|Let go.',
    promises: 'Quiet, for body and mind|Leave lighter than you came',
    calls: 'Take your time out|Book your hour',
  },
  travel: {
    words:
      'hotel*|travel*|holiday*|vacation*|trip*|b&b|guesthouse|hostel|camping|cruise*|ferry|flight*|resort|island*|beach*|bed and breakfast*|b&b*|walking tour*|campsite*|camp site*|caravan park*|shepherd’s hut*|shepherd hut*|bothy|hostel*',
    hooks: 'Where does your mind wander?|Get away from it all.|When did you last get away?',
    mood: 'Pack.|Leave.|Arrive.',
    promises: 'Days you will talk about|Far away is closer than you think',
    calls: 'Book your days away|Pack your bag',
  },
  events: {
    words:
      'concert*|festival*|theatre|theater|choir|show|gig|gigs|party|parties|wedding*|band|dance|event|events|cinema|opera|book launch|school fair*|summer fair*|fete|fetes|fayre|bazaar*|jumble sale*|quiz night*|fun day*|car boot sale*|boot sale*|boot fair*|flea market*|farmers market*|farmers’ market*|christmas market*|craft fair*|craft market*|book fair*|book sale*|market day*|night market*|medieval market*|open evening*|open day*|coffee morning*|carnival|parade|fun run*|village hall*|church hall*|summer fete*|village fete*|open mic*|ceilidh*|toy fair*|plant sale*|comedy night*|stand-up comedy|pantomime*|panto|steam rally|vintage rally|record fair*|clothes swap*|swap shop*|bonfire night|carnival*|fireworks|tea dance*|vinyl fair*|bake sale*|quiz league|poetry night*|brass band*',
    hooks: 'Save the date.|Will you be there?|One for the diary.',
    mood: 'Lights.|Silence.|Now.',
    promises: 'Be there when it happens|Something to look forward to',
    calls: 'Get your ticket|Come along',
  },
  visit: {
    words:
      'museum*|zoo|castle*|gallery|galleries|aquarium*|theme park*|botanical garden*|escape room*|planetarium|farm park|exhibition*|heritage|open farm|maize maze*|steam railway*|heritage railway*|model railway*|planetarium*|lighthouse*|crazy golf|miniature railway*',
    hooks: 'What will you discover?|A day out like no other.|See it for yourself.',
    mood: 'Look.|Wonder.|Discover.',
    promises: 'A day out for everyone|There is so much to see',
    calls: 'Plan your visit|Come and see',
  },
  music: {
    words:
      '~piano*|guitar*|violin*|drum|drums|drummer*|music lessons|music school|singing lessons|piano lesson*|piano teacher*|piano tuition|piano school*|piano tuner*|tuner*|tuning|musical instrument*|luthier*|podcast studio*|recording studio*|sound studio*|singing teacher*|drum lessons|fiddle*|bell ringer*|bell ringing',
    hooks: 'Hear the difference?|Find your sound.|It starts with one note.',
    mood: 'Listen.|Play.|Again.',
    promises: 'Music, as it should sound|Every note matters',
    calls: 'Let it sound|Get in touch',
  },
} satisfies SomeTrades;
