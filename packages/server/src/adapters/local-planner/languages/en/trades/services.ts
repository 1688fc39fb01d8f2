/** What adverts in English say for what is done for people. */
import type { SomeTrades } from '../../../banks/bank';

export const SERVICES = {
  hair: {
    words:
      'nail bar*|hair|hairdresser*|barber*|~salon|haircut*|beauty|nails|manicure*|pedicure*|lash*|brow*|waxing|makeup|lashes|stylist|threading|eyebrow*|henna|braiding|hair braid*|microblading|spray tan*|tanning salon*|barbering',
    hooks: 'Time for something new?|Hello, new you.|Feel like yourself again.',
    mood: 'Cut.|Style.|Smile.',
    promises: 'A look that is yours|Leave with your head high',
    calls: 'Book your chair|Treat yourself',
  },
  health: {
    words:
      'dentist|dentists|dentistry|dental|doctor*|clinic|physio*|medical|pharmacy|optician*|glasses|hearing|health|therap*|surgery|osteopath*|chiropract*|podiatr*|back pain|midwife|midwives|doula*|vaccin*|flu jab*|measles|blood donor*|hearing test*',
    hooks: 'How do you feel today?|Feeling well starts here.|Somebody who listens.',
    mood: 'Listen.|Care.|Smile.',
    promises: 'In good hands|Care that takes its time',
    calls: 'Make an appointment|Talk to us',
  },
  pets: {
    words:
      'veterinary clinic|veterinary surgery|pet|pets|dog*|cat|cats|vet|veterinar*|puppy|puppies|kitten*|grooming|horse*|dog groom*|pet groom*|cattery|catteries|kennels|farrier*|livery|livery yard|aquarium shop|aquatics|reptile*|dog training',
    hooks: 'Who waits at the door?|For the one with four paws.|Best friends deserve more.',
    mood: 'Sniff.|Play.|Cuddle.',
    promises: 'Love on four paws|They would thank you',
    calls: 'Bring your best friend|Come and say hello',
  },
  craft: {
    words:
      'flat roof*|chimney sweep*|tree surgeon*|tree surgery|arborist*|curtains|blinds|plaster*|tiling|fencing|paving|landscap*|glazier*|double glazing|flooring|carpet fitt*|decorator*|loft conversion*|bricklayer*|conservator*|carpent*|builder*|roof*|painter*|joiner*|renovat*|~kitchens|furniture|dining table*|dining chair*|table maker*|cabinet maker*|~workshop|tiler*|drystone*|dry stone*|walling|thatch*|blacksmith*|stonemason*|signwrit*|sign writer*|stained glass|basket mak*|basketry|saddler*|boat builder*|pottery|potters|patchwork|quilting|weaver*|weaving|wood turn*|woodturn*|leatherwork*|letterpress|glassblow*|wheelwright*|french polish*|copper work*|ceramics|bookbind*|upholster*|pressure wash*|saddle fitter*|saddle mak*',
    hooks: 'Something not working?|Done properly, once.|Made by hand.',
    mood: 'Measure.|Build.|Done.',
    promises: 'Work that lasts|Hands that know how',
    calls: 'Tell us what you need|Get in touch',
  },
  fixing: {
    words:
      'plumb*|electrician*|boiler*|handyman|locksmith*|drain*|gutter*|heating engineer*|emergency repair*|chimney sweep*|roof repair*|pest control|appliance repair*|leak detection',
    hooks: 'Something not working?|Done properly, once.|One call, and it is sorted.',
    mood: 'Look.|Fix.|Done.',
    promises: 'Work that lasts|One worry less',
    calls: 'Tell us what is wrong|Get in touch',
  },
  repair: {
    words:
      'shoe repair*|cobbler*|phone repair*|repair|repairs|repaired|mending|watchmaker*|watch repair*|alterations|upholster*|repair café*|repair cafe*|fixing café*|key cutting|stairlift*|appliance repair*|bike repair*',
    hooks: 'Don’t throw it away.|It deserves a second life.|Broken? Not for long.',
    mood: 'Open.|Mend.|Done.',
    promises: 'Good things deserve mending|Back in your hands, and working',
    calls: 'Bring it in|Ask what we can do',
  },
  cleaning: {
    words:
      'launderette*|laundromat*|laundry|dry cleaner*|dry cleaning|chimney sweep*|clean|cleaning|cleaner*|laundrette*|window cleaner*|gutter clean*|dry-clean*|housekeeping|window-clean*|carwash|pressure washing|jet wash*|window clean*|oven clean*|wheelie bin*|bin clean*',
    hooks: 'Imagine it is already clean.|When did it last shine?|Come home to clean.',
    mood: 'Sweep.|Polish.|Shine.',
    promises: 'Your time back|Clean, down to the corners',
    calls: 'Let us do it|Ask for a date',
  },
  hire: {
    words:
      'crane*|plant hire|tool hire|van hire|machine hire|moving company|removals|movers|haulage|skip hire|forklift*|scaffold*|self storage|courier*|freight|logistics|excavator*|digger*|marquee*|bouncy castle*|portaloo*|costume hire',
    hooks: 'Big job ahead?|Too heavy to carry?|We do the heavy lifting.',
    mood: 'Load.|Lift.|Done.',
    promises: 'The heavy part is ours|There when you need it',
    calls: 'Tell us what you need|Ask for a quote',
  },
  driving: {
    words:
      'driving school*|driving lesson*|driving instructor*|learn to drive|driving test*|hgv*|hgv training|forklift*|forklift training|lgv|cpc course*',
    hooks: 'Ready for the road?|Your freedom starts here.|Soon you will be driving.',
    mood: 'Belt.|Mirror.|Go.',
    promises: 'Calm at the wheel|Surer with every mile',
    calls: 'Book your first lesson|Get behind the wheel',
  },
  realestate: {
    words:
      'real-estate|estate|flat|flats|apartment*|property|properties|realtor*|house for sale|houses for sale|house hunting|sell your house|buy a house|new homes|open house|flat rental*|house rental*|rental propert*|lettings|mortgage*|architect*|letting agent*|student rooms|student room*|rooms to rent|house share*|bungalow*|terraced house*',
    hooks: 'Picture your front door.|Where do you want to live?|Come home.',
    mood: 'Look.|Step in.|Stay.',
    promises: 'A place that is yours|Room for your life',
    calls: 'Arrange a viewing|Come and look',
  },
  tech: {
    words:
      'app|apps|software|saas|platform|startup|digital|website|cloud|data|ai|game|games|b2b|dashboard*|time tracking|crm|plugs into|computer lessons|data recovery|software*|pension* app',
    hooks: 'There is an easier way.|Less clicking. More doing.|What if it simply worked?',
    mood: 'Open.|Tap.|Done.',
    promises: 'Simple, from the first minute|Time for what matters',
    calls: 'Try it now|See how it works',
  },
  finance: {
    words:
      'banking|savings bank*|building society|insurance|tax|taxes|accountant*|accounting|invest*|pension*|loan*|savings|broker*|tax adviser*|tax advisor*|tax return*|self assessment|bookkeep*|payroll|finance team*|close the books|invoic*|mortgage*|pawnbroker*|remortgage*|isa|credit union*',
    hooks: 'Sleep well tonight.|Questions about money?|Somebody on your side.',
    mood: 'Ask.|Understand.|Decide.',
    promises: 'Clear words, calm nights|On your side',
    calls: 'Talk to us|Ask your question',
  },
  education: {
    words:
      'school*|course*|lesson*|class|classes|teacher*|tutor*|language*|university|college|nursery-school|academy|learn*|workshop*|coach*',
    hooks: 'What would you like to learn?|Curious?|Everyone starts at zero.',
    mood: 'Ask.|Try.|Know.',
    promises: 'One step further, every day|Learning that stays',
    calls: 'Save your seat|Start learning',
  },
  childcare: {
    words:
      '~nursery|~nurseries|kindergarten*|childcare|childminder*|daycare|babysit*|preschool*|summer camp*|playgroup*|creche|soft play|after school club*|breakfast club*|toddler group*|forest school*',
    hooks: 'Who wants to play?|Small feet, big days.|Where little ones feel at home.',
    mood: 'Play.|Laugh.|Grow.',
    promises: 'Room to play and grow|In good hands all day',
    calls: 'Come and meet us|Save a place',
  },
  care: {
    words:
      'care home*|home care|elderly care|nursing home*|carer|carers|live-in care|dementia care|caregiver*|meals on wheels|respite care|dementia*|befriending',
    hooks: 'At home, and never alone.|Somebody who is there.|Who looks after you?',
    mood: 'Listen.|Help.|Stay.',
    promises: 'Care that feels like family|Time for what matters',
    calls: 'Talk to us|Get in touch',
  },
  photo: {
    words:
      'photograph*|photo|photos|portrait*|videograph*|headshot*|wedding photograph*|drone film*|drone footage|aerial film*',
    hooks: 'Hold on to this moment.|Smile.|How will you remember today?',
    mood: 'Look.|Laugh.|Click.',
    promises: 'Pictures that stay|Moments you can keep',
    calls: 'Book your session|Step in front of the lens',
  },
  studio: {
    words:
      'tattoo*|graphic design*|web design*|design studio|design agency|print shop*|printing|signage|branding|marketing|copywrit*|translation*|translator*|advertising agency',
    hooks: 'What do you want to say?|Good ideas need a good look.|Make them look twice.',
    mood: 'Think.|Draw.|Show.',
    promises: 'Ideas that people see|Clear at first sight',
    calls: 'Tell us your idea|Let’s talk',
  },
  jobs: {
    words:
      "wanted:|we're hiring|we’re hiring|we are hiring|now hiring|is hiring|are hiring|hiring|join our team|join the team|join our crew|vacancy|vacancies|job opening*|job vacancy|staff wanted|help wanted|apprentice wanted|apprentices wanted|chef wanted|cook wanted|driver wanted|drivers wanted|cleaner wanted|cleaners wanted|barista wanted|stylist wanted|nurse wanted|waiting staff wanted|staff needed|operatives needed|drivers needed|carers needed|cleaners needed|send your cv|send us your cv|email your cv|cv to|with your cv|an hour plus tips|per hour plus tips|start date asap",
    hooks: 'Looking for your next job?|There is a place for you.|Work with people you like.',
    mood: 'Arrive.|Belong.|Grow.',
    promises: 'A team that looks after you|Good people, good work',
    calls: 'Apply now|Join the team',
  },
  charity: {
    words:
      'charity|charities|donat*|volunteer*|ngo|hospice|shelter|fundrais*|foundation|refugee*|rescue|food bank|hamper*|lifeboat crew*|appeal|toy drive*|food drive*|coat drive*',
    hooks: 'What if you could help?|It starts with one.|Somebody is waiting.',
    mood: 'See.|Care.|Act.',
    promises: 'Together it becomes more|Every hand counts',
    calls: 'Help with us|Give what you can',
  },
  energy: {
    words:
      '~solar|solar panel*|solar power|solar energy|solar roof*|heat-pump*|heat pump*|photovoltaic*|wood stove*|wood burner*|log burner*|insulation|draught proof*',
    hooks: 'The sun sends no bill.|Where does your power come from?|Look up.',
    mood: 'Sun.|Power.|Home.',
    promises: 'Your roof can do more|Warm, with a good conscience',
    calls: 'Ask what your roof can do|Get in touch',
  },
} satisfies SomeTrades;
