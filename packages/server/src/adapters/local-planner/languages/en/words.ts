/** The words of English that guide how a brief is read. */
import type { LexiconSource } from '../../lexicon/lexicon';
import { ORDINARY } from './ordinary';

export const WORDS: LexiconSource = {
  ordinary: ORDINARY,
  titled:
    'brewery distillery pharmacy launderette laundrette dairy pottery tearoom son daughter daughters bros co festival fair show shop salon spa gym clinic surgery dental vets restaurant bar pub club cars motors plumbing roofing hall house centre center church school college club gardens park museum theatre market station hotel inn arms farm barn castle bandstand furniture garage studio studios bakery cafe café kitchen gallery library company ltd group brothers sons school academy row lane street road avenue square bridge hill green lodge mill works yard wharf quay pier beach lake river valley county council fc',
  and: 'and or but & plus',
  starts:
    'in at on for with from by into before after until till since during through across near inside without while when where wherever whenever because so that which who if about between every each under over around against per within then as including via along toward throughout beside behind above below whoever',
  hangs:
    "a an the of to than your our my his her its their this these those compared no is are was were be been has have had will can could should would may must do does not isn't aren't don't won't can't very more most just only all both not it's we're you're i you we they he she it any some first next up out off",
  acts: 'txt|whatsapp|book|order|call|ring|phone|visit|join|sign up|register|download|try|get|shop|donate|give|subscribe|start|reserve|contact|apply|come|discover|learn more|buy|claim|scan|follow|enrol|enroll|rsvp|save your|see the menu|request|schedule|find|stop by|drop in|drop by|pick up|install|volunteer|adopt|text|email|write to|pre-order|preorder|take a|switch|secure|tour|meet|check in|report|ask|head to|plan your|message|tap|see|browse|grab|treat yourself|bring|swing by|walk in|send|put your name|reply|listen|watch|stream|vote|share|available|link in bio|swipe up|walk over|dm|drop us|pop in|come along|give us a|enter|get yours|bookings|to book|open an account|open your|msg|be part of it|be part of|become a|become part|help us|support us|back us|pledge|chip in|speak to|talk to|chat to|check out|say hi|say hello|turn up|take part|hire yours',
  offers:
    'free entry|admission free|% off|free |half price|half-price|discount|save |buy one|two for one|2 for 1|on sale|no joining fee|money back|money-back|complimentary|for the price of|deal|voucher|coupon|gift|reduced|no deposit|at no cost|on the house|instead of|was £|was $|was €|reduced',
  lacks:
    'gluten free|gluten-free|dairy free|dairy-free|sugar free|sugar-free|nut free|alcohol free|plastic free|cruelty free|smoke free|hands free|traffic free|fat free|stress free|hassle free|chemical free|solvent free|pain free|mess free|free range|free-range|free from|free-standing',
  gives: 'selling rent bake grow teach offer run give sell make',
  concessions:
    'kids|children|under *s|under|students|seniors|pensioners|members|pupils|toddlers|entry|admission|parking|delivery|shipping|postage|returns|donations|weekdays|wifi',
  pending:
    'to be announced|to be confirmed|tba|tbc|yet to be announced|not yet decided|still to be decided|details to follow|more details soon|watch this space',
  parts:
    'due to moving|due to a move|due to house move|due to lack of space|because we are moving|because i am moving|owing to house move|due to retirement',
  refers: 'it they this these that those he she he’s she’s it’s they’re also both then there',
  ours: 'a an the our my some',
  tones:
    'short upbeat calm warm friendly fun playful professional energetic cinematic emotional serious funny modern elegant cosy cozy young dynamic quiet cheerful happy honest minimal minimalist luxurious premium fast slow bold tone style mood look feel vibe please keep it make very and a little bit light-hearted lighthearted relaxed inspiring trendy classy short simple music understated trustworthy bright dreamy gritty raw rustic clean warmly gentle punchy snappy slick edgy inclusive no not only english language kept',
  wishes:
    "maybe some |perhaps some |no images|no pictures|no photos|no faces|no shots of|no footage|nothing cheesy|nothing salesy|please don't |please don’t |please do not |please no |please avoid |make it |make this |keep it |keep the |aim for|let it |don't show|dont show|do not show|don’t show|don't go |don’t go |show me |no need to show|no need to mention|no need to use|no need to add|no need to include|nothing over|nothing on the|show wrong|show the wrong|explain it like|please keep|please make|please use|i want the |we want the video|the video should|the film should|has to be readable|have to be readable|must be readable|post on our|for our socials|target group|target audience|aimed at|style:|feel:|vibe:|mood:|tone:|format:|length:|not too |nice and |show only |only show |never show |we mustn't show|we must not show|mustn't show|do not say|don't say|don't use|don't mention|no hashtags|no cuts|no actors|no screaming|no family photos|no stock|no cheesy|no cliché|no text |all text |lettering |plain style|stick figures|soft acoustic|soft piano|could you explain|can you explain|prices at the |subtitles |[insert",
  bids: "keep the |keep it |make it |make this |let it |don't go |don’t go |please don't |please don’t |please do not |please no |please avoid |please keep|please make|please use|don't show|do not show|don’t show|no need to |not too |aim for|never s",
  films: 'short clip|little clip|quick clip|video|videos|vid|advert|adverts|ad|commercial|promo|reel',
  film: 'in the video|in the ad|in the clip|has to be right|have to be right|voiceover|voice-over|voice over|narration|subtitles|captions|talking heads|fast cuts|slow motion|b-roll|golden hour|stock footage|aspect ratio|vertical video|square version|portrait format|burnt in|on-screen text|text on screen|soundtrack|background music|rap music|no music|no sound|drone shots|montage|aftermovie|storyboard|fps|trailer for|a teaser|end card|closing shot|opening shot|in close up|close-up|push-in|fade to|fades |jump cut|stock handshake|would be lovely|would be great please|if poss|sound off|our socials|target audience|sans serif|serif,|lower third|has to be right|first caption|s spot from|system prompt|ask for the film|the film to|the film should|the video to',
  greets: 'dear|yo|hi|hiya|heya|hey|hello|dear all|good morning|good afternoon',
  introduces:
    "we're|we are|i'm|im|i am|we run|we own|i run|i own|my name is|it's|this is|we have|we've got|i have|i've got",
  uses: 'with',
  copulas: 'is',
  roles: 'chair chairman chairwoman chairperson president secretary manager director owner treasurer',
  called:
    "it's called|its called|is called|are called|we're called|which is called|that is called|called|named|the name is|name is|trading as",
  hosts: 'at',
  always: 'always never only',
  reasons: 'because since as why reason',
  calm: 'calm|quiet|gentle|slow|relaxed|peaceful|soothing|unhurried',
  lively: 'punchy|energetic|fast|dynamic|lively|upbeat|snappy|high-energy|loud',
  relatives:
    'that which who whose whom where when while unless although though than as that’s if because so whatever whoever wherever whichever however',
  negates: 'not no never',
  lasts: 'length duration',
  lengths:
    'about around under max maximum roughly only at least most no more than in exactly approx film spot clip video please long or so',
  shows: 'please |end |finish |close |show |add |include |use |put ',
  serves: 'for',
  towns:
    'london|birmingham|manchester|leeds|liverpool|sheffield|bristol|glasgow|edinburgh|cardiff|belfast|newcastle|nottingham|leicester|coventry|brighton|portsmouth|southampton|plymouth|norwich|oxford|cambridge|york|exeter|swansea|aberdeen|dundee|dublin|cork|galway|new york|los angeles|chicago|houston|philadelphia|san francisco|seattle|boston|denver|austin|dallas|miami|atlanta|toronto|vancouver|montreal|sydney|melbourne|brisbane|perth|auckland|brooklyn|hackney|camden|croydon|milton keynes|stockport|bolton|derby|hull|wigan|kent|surrey|essex|devon|cornwall|yorkshire|lancashire|cheshire|norfolk|suffolk|somerset|dorset|wiltshire|hampshire|shropshire|cumbria|telford|shrewsbury|swindon|preston|blackpool|ipswich|colchester|chelmsford|canterbury|maidstone|hastings|bournemouth|torquay|gloucester|cheltenham|worcester|hereford|doncaster|barnsley|rotherham|huddersfield|halifax|wakefield|harrogate|scarborough|whitby|middlesbrough|darlington|carlisle|inverness|wrexham|bangor|limerick|waterford|guildford|slough|watford|northampton|peterborough|bedford|stoke|crewe|warrington|oldham|rochdale|bury st edmunds|taunton|yeovil|salisbury|winchester|basingstoke|bradford|wolverhampton|sunderland|luton',
  owns: {
    pairs: 'and i|and me|my wife|my husband|my sister|my brother|my mum|my dad|my partner|my daughter|my son',
    does: 'open|are opening|have just opened|have opened|just opened|opened|have started|started|run|runs|own|owns|has|keep|keeps|make|makes|bakes|sells|teaches',
  },
  resumes:
    'we|i|they|it’s|there’s|there is|there are|no|open|opening hours|open from|all welcome|kids welcome|doors open|tickets from|tickets are|prices from|places are|spaces are',
  yours: 'your',
  reaches: 'us me on at with via now today online your for by quick early',
  typed:
    'u=you|ur=your|urself=yourself|r=are|pls=please|plz=please|plse=please|thx=thanks|ty=thank you|2nite=tonight|tonite=tonight|2day=today|2moro=tomorrow|tmrw=tomorrow|tmw=tomorrow|b4=before|gr8=great|l8=late|m8=mate|w=with|wiv=with|n=and|nd=and|4=for|2=to|bday=birthday|appt=appointment|appts=appointments|cuz=because|coz=because|ppl=people|ya=you|luv=love|nite=night|bc=because|defo=definitely|tho=though|a tenner=£10|a fiver=£5',
  keywords: {
    compounds: true,
    whole:
      'half price|no call out fee|no call-out fee|no callout fee|no call out charge|no call-out charge|no fix no fee|no win no fee|same day|next day|while you wait|gas safe registered|gas safe|fully insured|fully qualified|family run|family owned|walk ins welcome|no appointment needed|no appointment necessary|no experience needed|open 7 days|7 days a week|seven days a week|24 hour|24 hours|24/7 service|24 hour service|24h service|pay as you go|pick up|pick up and drop off|drop off|end of tenancy|man and van|bed and breakfast|fish and chips|tea and coffee|made to measure|made to order|work from home|one to one|1 to 1|one off|over the phone|door to door|kids welcome|dogs welcome|all welcome|all ages|all levels|all makes|all makes and models|all areas covered|all breeds|cash or card|tax returns|small jobs|no job too small|sash windows|draught proofing|dry needling|new build|by appointment only|near me',
    begins:
      'free|evening|weekend|emergency|24hr|local|first|no|all|open|walk-ins|online|from|new|cheap|affordable|qualified|certified|fully|half|same-day|family-run',
    late: '*ing',
    ends: '*s|*or|teeth|feet|men|women|children|people|therapy|pain|clinic|repair|service|maintenance|delivery|removal|hire|installation|massage|surgery|studio|shop|school|insurance|advice|consultation|appointment|assessment|welcome|available|open|insured|checked|registered|tuition|rehab|recovery|yoga|pilates|coffee|cake|breakfast|lunch|brunch|wifi|quote|charge|fee|guarantee|warranty|centre|center|gym|garage|bakery|café|cafe|salon|barber|raise|damage|standard|fitter|fitting|installer|cleaner|groomer|tuner|teacher|tutor|plumber|roofer|painter|decorator|gardener|florist|photographer|dj|band|clearance|disposal|control|treatment|care|cover|design|decor|furniture|flooring|paving|fencing|decking|roof|kitchen|bathroom|menu|food|bar|parking|access|discount|proof|wash|valet|polish|wax|cut|colour|color|trim|shave|class|course|lesson|training|coaching|exam|prep|practice|collection|storage|support|setup|backup|network|software|website|hosting|printing|framing|alteration|restoration|conversion|extension|inspection|survey|valuation|test|check|mot|skimming|rendering|plastering|tiling|guttering|repointing|jetting|welding|screeding|grouting|coving|interior|exterior|shampoo|vat',
    trails:
      'near me|half price|only|included|available|welcome|accepted|guaranteed|required|needed|each|a|per|pp|ph|minutes|mins|hours|years|days|experience|guarantee|warranty|undertaken|considered|supplied|catered|changed|fitted|repaired|replaced|serviced|installed|removed|sharpened|delivered|collected|cleaned|unblocked|restored',
    leads:
      '*ss|same day|next day|24 hour|24hr|small|gas|bus|swimming|driving|cooking|boxing|riding|sewing|singing|opening|meeting|call-out|callout|sports|kids|mens|ladies|grade|grades|ages|aged|max|first|childrens|womens|arts|years|mot|wedding|garden|bathroom|kitchen|school|floor|roof|car|van|bike|dog|cat|pet|house|office|baby|hair|nail|eye|skin|back|sports|solar|heat|gluten|vegan|halal|home|fire|water|tree|carpet|oven|window|church|party|birthday',
    per: 'hour|hourly|session|lesson|class|night|day|week|month|person|head|visit|treatment',
    sides: 'north|south|east|west|central|greater|north east|north west|south east|south west|inner|outer',
    around:
      'area|and surrounding areas|and surrounding area|surrounding areas|and area|and around|and nearby|and beyond',
    tells:
      'a|an|the|our|my|your|we|you|i|it|they|is|are|was|were|have|has|make|makes|made by|offer|offers|serve|serves|deserve|deserves|bake|bakes|sell|sells|opens|want|wants|need|needs|please|looking|who|that|which|will|can|should|invites|invite|presents|celebrates|hosts|welcomes|seeks',
  },
  announces:
    'new in|spring sale|autumn sale|january sale|end of season sale|sale|grand opening|opening soon|now open|opening day|open day|open house|open evening|closing down sale|clearance sale|summer sale|winter sale|moving sale|huge sale|massive sale|special offer|special offers|big news|coming soon|new menu|last chance|save the date|black friday|under new management|hiring|everything must go|new arrivals|new collection',
  phrases: {
    visit: 'Visit {}',
    call: 'Call {}',
    person: 'Call {who} on {}',
    write: 'Write to {}',
    order: 'Order now',
    come: 'Come and see us',
    remember: 'Remember',
    check: 'Check yourself',
  },
};
