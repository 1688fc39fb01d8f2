/** Words of English that are no names: what is typed in capitals throughout shows others by their first letter alone. */
export const ORDINARY =
  'about above abroad absolute academy acai accent accepted access accessible accident accommodation account ' +
  'accountant acoustic acrobatics across acrylic acting action actor actress acts actual acupuncture acupuncturist ' +
  'ad adapter adaptor add address adhesive admin admission adopt ads adult advance advent adventure advert ' +
  'advertise advice adviser advisor aerial aerobics aeroplane affordable after aftermovie afternoon again against ' +
  'aged agency agenda agent ages agreed agreement agricultural agriculture agronomist agronomy ahead aid aikido aim ' +
  'air airline airport airsoft alarm album alcohol ale all allergen allergies alley allotment almonds alone along ' +
  'alpaca alpine alps already also alteration alternate although always am amateur americano amet amusement an ' +
  'analysis analytics ancestors and angle animal animated animation anniversary announces annual anonymous answer ' +
  'antenatal antibiotics antiquarian antique antivirus any anybody anyone anything anytime apartment apiary app ' +
  'apparel appliance application appointment apprentice apprenticeship approval approved approx appt appétit aprons ' +
  'aqua aquarium arborist arch archaeological archaeologist archaeology archeologist archery architect ' +
  'architectural architecture are area aren arm armchair around arranging arrivals arrive arrow art article ' +
  'artificial artist arvo as asap asbestos ask asleep aspect asphalt assembly assessment assistance assistant ' +
  'association astronaut astronomy asylum at athlete attached attorney attractive auction auctioneer audience audio ' +
  'audiobook audiologist audiology audiometry audit aur aussies author authority auto automatic automation ' +
  'autotuned autumn available average aviation avocado avoid award away awnings axe baby babysitter back backdrops ' +
  'backend background backpack backup bad bada bag baggage bagpiper bagpipes baguette bake bakehouse bakery balcony ' +
  'balers ball ballet balloon ballot ballpoint ballroom banana band bandage bank banner bar barbecue barber ' +
  'barbershop bargain barista barn barrel barrister bartender basically basket basketball bat batch bath bathrobe ' +
  'bathroom battery bbq bc bday be beach bean bear beard bearings beats beautician beauty because become bed ' +
  'bedbugs bedding bedroom bedside bee beehive beekeeper beekeeping been beeper beer before befriending began begin ' +
  'beginners beginning behind bell belly below belts bend bent beside bespoke best bet better between beverage ' +
  'beyond bharosa bicycle bids big bigger bike bikini bill billiards bin bio biodiversity biology biotech bird ' +
  'birdwatching birth birthday biryani biscuits bistro bit bitcoin bite black blackboard blacksmith blanket bleach ' +
  'blender blinds block blockchain bloke blood blossom blouse blower blowing blue blueprint bluetooth board boat ' +
  'boatbuilder boatyard boba bobble body bodywork boiler bold bombs bon book bookbinder bookbinding bookcase ' +
  'bookkeeper bookkeeping bookseller bookshop bookstore booster boot bootcamp booth border borehole boring boss ' +
  'botanical both bottle bought bouldering bouncy bouquet boutique bow bowl box boy bracelet braces brackets brakes ' +
  'branch brand brass bread break breakdown breakfast breastfeeding breath breathe breeds brew brewery brewhouse ' +
  'brewpub bricklayer bridal bride bridge brief brigade bright bring brisket broadband broadcast brochure broken ' +
  'broker broth brown brows browse brunch bubble bucket budget buffet bugs build built bumper bunny burger burglar ' +
  'burglary burial burn burnt burrito burst bus business busy but butcher butter button buy buzzwords by cab cabin ' +
  'cabinet cable caddy caf cafe cages cake calendar calibration call calligraphy callout calm came camel camera ' +
  'camp campaign campervan campfire campsite campus can canal cancel candidate candle candy canoe canteen canvases ' +
  'cap cape capital cappuccino caption car carafe caravan carbon card cardboard care caregiver cargo caricature ' +
  'carnival carpark carpenter carpentry carpet carriage carry cart carton cartoon cartoonist carwash case cash cask ' +
  'castle castor cat catamaran catered caterer catering cathedral cattery cavity cctv cedarnotch ceilidh ceiling ' +
  'celebrant celebrate celebration cell cellar cello cemetery cent central centre ceramics ceremony certificate ' +
  'certified cesspit chai chain chair chalkboard chamber champagne champion championship chance chandelier change ' +
  'chapel chapter charcuterie charge charity chart chases chat chatbot chauffeur cheap check checklist checkout ' +
  'cheeky cheerful cheers cheese cheesemonger cheesy chef chemical chemist chemistry cherry chess chessboard chest ' +
  'chicken child childbirth childcare childish childminder children chili chill chilli chimney chin chinese chip ' +
  'chippy chiropodist chiropractor chock chocolat chocolate chocolatier choir choose choral chorus christmas church ' +
  'chutney cider cinema cinematic cinnamon circuit circus city civil claim clarification clarinet class classroom ' +
  'classy clay clean cleanliness clear clearance clerk click client climate climbing clinic clip clock clockmaker ' +
  'close clothes clothespin clothing cloud clown club co coach coast coat cob cobbler cockroach cocktail cocoa code ' +
  'coffee coffeehouse cold colleagues collected collection college color colour colourful combine come comedy ' +
  'comfort comic commercial committee common community company compared compass competition competitor complained ' +
  'complains complicated complimentary composer compost compounds computer concert concrete condescending ' +
  'conditioner conditioning confectionery conference confident configuration confirm congregation congress ' +
  'conscience consectetur conservation conservatory considered console const construction consultancy consultant ' +
  'consultation consulting contact contactless container content contract contractor control controller convention ' +
  'conversation conversion conveyor cook cookery cookie cookware cool copied copy corn corporate corporation ' +
  'correct corrugated cos cosmetic cost costume cosy cottage cotton couch cough could council counselling ' +
  'counsellor counselor count country county couples coupon courage courier course court cover coving coworking coz ' +
  'cozy crab cracked crackers craft craftsman crane crate creaks cream creamery create creative creativity creche ' +
  'credit cremation crematorium crepes crest crew cringe crisp crm crochet crockery croissant crops crossfit crowd ' +
  'crowdfunding crowns cruelty cruise crying crypto cryptocurrency cta cuckoo cup cupboard cupcake cuppa cupping ' +
  'curator curling current curry curtain cushion custom cut cutdown cute cutler cutlery cutting cuz cv cyber ' +
  'cybersecurity cycle cyclist dad dairy damage damp dance dark dashboard data date daughter dawn day daycare ' +
  'daypack deadline deal dealership dear debit debt decided deck decor decorating decorator defibrillator ' +
  'definitely defo degree delete deli delicatessen delivered delivery dementia democracy demolition dental dentist ' +
  'dentistry dentures department departure deposit deserve desi design desk dessert details detecting detection ' +
  'detective detector developer diagram diamond diaper diary dice did diesel diet dietary dietitian difference dig ' +
  'digger digital dignified dikhana dim diner dining dinner diploma directions director dirty disability disaster ' +
  'disclaimer disco discount discover discussed dish dishwasher display disposal distillery distribution diver ' +
  'diversion diving diy dj djs dm do dock doctor document documentary does doesnt dog doggy doing dojo doll dolor ' +
  'don donate donation done donor dont donut door doormat dosa dot double doubt dough doughnut doula down download ' +
  'downtown draft drain dramatics drapes draught drawer drawing drawn dreadful dream dreamy dress dressmaker ' +
  'dressmaking dried drill drink drips drive driveways drizzle drone drop dropped drugstore drum drunk dry drywall ' +
  'dubbing ducks dull dumpling duration during dust duvet dyed dynamic each earbuds earlier earliest early earnings ' +
  'earphones earrings earth earthquake earthy earwax easier east easy eat eaten eatery edgy edit editor education ' +
  'egg eid eighty elbow elderly election electric electrical electrician electricity elegant elevator eleven else ' +
  'email embed embroidered embroiderer embroidery emergency emotional emphasise employee employment empty enamel ' +
  'encryption end energetic energy engagement engine english engrave enjoyed enough enrol enroll enter enterprise ' +
  'entertainer entrepreneur entry environment epic episode equestrian escalator escape esports espresso essential ' +
  'estate etc euro evacuation eve evening event ever every everyone everything exact exam example excavation ' +
  'excavator exchange excluding excuse exercise exhausts exhibition exit expenses experience experiment explain ' +
  'export express ext extension exterior exterminator extinguisher extra eye eyebrows eyeglasses eyewear fabric ' +
  'face facebook facial fact factory factual fade fair faithfully fake falafel falconer falconry falcons fall ' +
  'family fan fancy farm farmhouse farrier fascias fascinators fashion fast fasten fat father faucet favourite ' +
  'fayre fee feed feedback feel feet felling felt female fence fermentation fermented ferments ferry festival ' +
  'festive fete fewer fibre fiddle field fifty figure file filled fills film filmmaker filter final finance ' +
  'financial find fine finger finish fire firefighter fireplace firewood firework firm first fish fisherman ' +
  'fishmonger fit fitness fitted fitter fitting five fix flag flamenco flash flashy flat flavour flaxseed flea ' +
  'fleece flickers flight flip float floatation flood floor floorball florist floristry floss flour flower flu ' +
  'flute flyer focus foil folk follow font food foot footage football footwear footy for forecast forest forestry ' +
  'forge forget fork forklift form formalwear format fortress forty forward foster found foundation fountain four ' +
  'fourteen foxes foyer fps fragrance frame frapp frayed free freedom freezer freight french fresh friday fridge ' +
  'fried friend friendship from front frost frozen fruit ft fudge fuel fulfilment full fully fun fundraiser ' +
  'fundraising funds funeral funfair funny furnace furniture further fuse fussy futsal galaxy gallery game garage ' +
  'garbage garden gas gasoline gasworks gate gateau gave gavels gear gearbox gecko gel gelateria gelato genealogist ' +
  'genealogy general generations gentle gentlest german get getaway ghee ghostwriter ghostwriting gift gig gin give ' +
  'given glass glassblower glassblowing glazed glazier glazing gliders gliding global globe globemaker gloves glow ' +
  'glue gluten go goal goats goes going gold golden goldsmith golf gone gonna good gospel got gouache government ' +
  'grab grade graduate graduation grammar gramophone grand grandparents granite granola graph graphic grave ' +
  'gravestones great green greengrocer greenhouse greet grill grip gritty grocer grocery groom ground group ' +
  'grouting grow grown growth grubwicksferry guacamole guarantee guard guess guest guesthouse guide guitar ' +
  'guitarist gum gumtreegrove gutter guy gym gymnastics gyoza gyros haberdashery hacker had hair haircut ' +
  'hairdresser hairpieces hairstyle halal half hall halloween hamburger hammam hand handbag handball handhelds ' +
  'handicraft handling handmade handrail handshake handwoven handwritten handyman hanger hanging hangs happens ' +
  'happiest happy harbour hard hardware harness harp harpist harvest has hashtags hassle hat hate hatha hatter ' +
  'haulage have hazardous hazelnuts hd he head headache headline headphone headquarters headshots headstone health ' +
  'healthcare healthy heaps heard hearing heartbeat hearted heat heather heavy hedge heel hello helmet help hens ' +
  'her herbal here heritage hero heroic hex hey heya hi hidden high highlight hike hill hire his history hit hiya ' +
  'hog hold hole holiday home homeless homemade homestead homework honest honesty honey honeymoon hoodie hook ' +
  'hoover hope horn horror horse horseshoeing hoses hospice hospital hostel hosting hosts hot hotel hotline hour ' +
  'house houseboat household housekeeping houseplant hover how however huge human humour hundred hungry hunt hurt ' +
  'hut hydraulic hygiene hypnobirthing ice iced icons idea ideal idli if iftar ignore illustration illustrator im ' +
  'images immigration immunisation import important improv improve in inbox inc include inclusive income ' +
  'independent indian induction industrial industry infant inflatables influencer info information informative ' +
  'injectors injuries ink inn innovation ins insert inside insole insomnia inspection inspector inspiration ' +
  'inspiring insta install installation instead institute instructions instructor instrument insulated insulation ' +
  'insurance insured insurer intelligence interior international internet interpreter interpreting interview ' +
  'intimate into introduces introducing invent invention investigator investing investment investor invoice iphone ' +
  'ipsum iron irrigation is island isn isolate it italian its jab jacket jacuzzi jam japanese jar jargon jazz jazzy ' +
  'jeans jelly jetting jewel jeweller jewellery jewelry jigsaw jingle job jogging join joinery jokes jolly ' +
  'journalism journalist journey joy jubilee judgement judo jug juggling juice jumble jump just justice ka karaoke ' +
  'karate karting katli kavericycles kayak kebab keep keg kennels kept ketchup kettle key keyboard keywords kg kick ' +
  'kickboxing kid kidney kind kindergarten kit kitchen kitten km knee knew knife knit knitting knitwear knives ' +
  'knock know koi kombucha krav kurtas lab label labelling laboratory laces lacks ladder ladies lads lager lagoon ' +
  'lake lakhs lambs laminate lamp land landlord landscape language laptop large laser lasertag lash last late latte ' +
  'laughter launch launderette laundrette laundry law lawn lawsuit lawyer lead leaf league leak learn least leather ' +
  'leatherwork leave lectured led left leg legal lemonade lender length lens less lesson let letter letterpress ' +
  'letting lettuce levels lexicon library licence licensed lid lie life lifeguard lifesaver lift light lightbulb ' +
  'lighthearted lighthouse like limit line linen lingerie link lip list listen literacy literature litter little ' +
  'live livery livestock llama load loaf loan lobby lobster local location lock lockkeepersmuseum locksmith lodge ' +
  'lofi loft log logbook logistics logo lol lollies long longcase look loom loop lorem lorry loses loss lost lot ' +
  'lotion loud loudspeaker lounge love low luggage lunch luthier luv luxurious machine machinery made maga magazine ' +
  'magic magician maid mail main maintenance maize make makeover makeup male mall man management manager manga ' +
  'manicure manners manual manufacturing manuscript many map marathon marble marching margherita marina marine ' +
  'market marmalade marquee marriage martial massage massive masterclass mat match matcha mate materials maternity ' +
  'mathematics maths matter mattress max maximal maximum may maybe maze me meal measure meat mechanic mechanical ' +
  'media mediation mediator medical medication medicine medieval meditation meet mein melody members men mender ' +
  'mending mental mention menu merchandising merino mess message metal metalwork meteorology metres metro mexican ' +
  'mic mice microwave midnight midwife milawat mile milk milkshake mill milliner millinery million mind mindfulness ' +
  'mineral mini minibus minicab minimal minimalist mins minute mirror miss mix mob mobile mochi mocktail mode model ' +
  'modern moisturiser moisturizer moment money monkey monsoon montage month mood moon moonlight moors mop more ' +
  'morning mortgage mosque mosquito moss most mot mother motion motorbike motorcycle motorhome motors mould ' +
  'mountain mountaineering mourning mouth mouthwash move movie mowing msg much muffin mug mum municipality mural ' +
  'museum mushroom music musical musician mussels must mustard mustn mute my mysterious nachos nahi nail name nanny ' +
  'nap nappy narration narrator narrowboat native natural nature navigation navy nbsp nd near nearby nearest ' +
  'necessary neck necklace need needful needle negates neighbors neighbour neighbourhood neon ner nest nets network ' +
  'neutral never newborn newcomers newsletter newspaper next ngo nice night nightclub nine nite nitro no nobody ' +
  'noisy none nonsense noodles noon normal north nose nostalgic not notary note notebook nothing novel now number ' +
  'nurse nursery nut nutrition nutritionist oak oboe observatory obviously occupational ocean odd of off office ' +
  'ohne oil okay old olive omelette on once one online only onsen onto open opera operation operatives operators ' +
  'opposite optical optician optional options optometrist or orange orchard orchestra order organ organic ' +
  'orthodontist orthopaedic orthotics osteopath osteopathy other our out outboard outdoor outerwear outfit outlast ' +
  'outlet output outside oven over overdo overnight overview own oysters package packets paddle paddleboard paddock ' +
  'page paid pain painless paint paintball palace pallet palm pan pancake panel panini pants paper paperwork ' +
  'parachute parade paragliding paramedic parasol parcel parents paring parish park parkour parlour parquet part ' +
  'partition partner party pass passport password pasta pastry patience patient patio patisserie pause paving pawn ' +
  'pawnbroker paws pay payment payroll pdf peace peaceful peak peanut pedicure peedhiyon peg pen penalty pending ' +
  'penny pension people per percent perfect perfume pergola person personal pest pet petrol petting ph pharmacist ' +
  'pharmacy philharmonic phishing pho phone photo photographer photography photovoltaic phrases physician physio ' +
  'physiotherapist physiotherapy pianist piano pick pickles pickling pics picture pier pierogi piggy pilates ' +
  'pilgrimage pillow pills pilot pin pincers ping pink pint pipe pirate pitcher pity pizza pizzeria place ' +
  'placeholder plain plan plane planet planetarium planner planning plant plaster plastic plate platform play ' +
  'playful playground playgroup playhouse please pledge pliers pls plse plugs plumber plumbing plus plz pm png ' +
  'podcast podiatrist podiatry point poker police policeman policewoman policy policyholder polish polite ' +
  'polytunnel pond pong pony poodle pool poolside pop port portfolio portrait poss possible post pot potatoes ' +
  'potter pottery power powerboat pp ppe ppl practice praline pram prawns pre precision prefer preferred pregnancy ' +
  'pregnant premium prenatal preorder prep preparation preschool present preservatives preserves press prevention ' +
  'previous prey price primary print privacy private prize problem proceeds processor produce product production ' +
  'professional professor programme promises promo promote promotional prompt pronounced proof proofreader ' +
  'proofreading proper property props prosecco prosthesis prosthetics prosthetist protection prototype psychiatrist ' +
  'psychologist psychotherapist psychotherapy pub public publisher pulses pump pumpkin punch punchy punky pup pupil ' +
  'puppet puppy purchasing pure purple purpose purse push put putting puzzle qualified quarry quarter quartet ' +
  'queries quesadilla question queue quick quiet quilt quite quiz quizzes quote race racket radiator radio raffle ' +
  'rafting rail railings railway rain raincoat rainy raise ramadan ramen range rap rapid rat rather ratio raw re ' +
  'reach reacts read readable ready real realestate realtor reason reassuring rebuild rec recap receipt reception ' +
  'recipe recital recliner recommended record recovery recruiter recruitment recycled recycling red reduced reel ' +
  'referendum referral refers reflexology reforestation reformer refresher refrigerated refrigeration refrigerator ' +
  'refugee refuse regarding regards regional register registrar regulated rehab rehabilitation rehoming relations ' +
  'relatives relaxation relaxed release relocation remember reminders remote removal removed rendering renewable ' +
  'renewal renovation rent rental repair repeat replaced reply repointing report reptile request required rescue ' +
  'research reservation reserve resettlement resident resoling resort resources rest restaurant restoration ' +
  'restored results resumes retail retired retirees retirement retreat retro return reupholstery reveal revenue ' +
  'reverse revert review rewiring rhyme ribs rice ride right ring rink rinse rise risotto rival river road roadside ' +
  'roar roast robot robotics rock rocket rods roll rollator rollerblades roman romance romantic roof roofline ' +
  'rooftop room rope rose roster rota roughly round route rowing royalty rsvp rubbish rucksack rug rule rum run ' +
  'runner running rush rust rustic rusty saas sacrifice sad saddler saddlery safari safe safety said sailed sailing ' +
  'sailmaker sailor sails salad salary sale salesman salesy salmon salon salsa salt samba same samples sand ' +
  'sandwich sans santa sardines saree sash satchel satellite satisfies sauce sauna sausage save sawdust say ' +
  'scaffolding scales scan scary scavenger scene scent schedule scholarship school science scientist scooter scout ' +
  'screaming screed screen scroll scrubbing scuba sculpture sea seafood seamstress seaside season seat seatbelt sec ' +
  'second secondary secondhand secondshelf secure security see seed seekers seen self sell semi seminar send senior ' +
  'sense sensitive sent sentence seo separate septic series serif serious serum serve service session set settee ' +
  'settings setup seven sewing sewn shaking shall shampoo share sharp sharpened sharpening shave shawarma she ' +
  'shearer shearing shed sheep sheet shelf shellfish shelter shelves shiatsu shift shine ship shipment shipping ' +
  'shiraz shirt shockwave shoe shoelace shoemaker shoot shop shopfront shopping shore short shorten shot should ' +
  'shout shouty shovel show shown showroom shutters shuttle shy side sideboard sight sightseeing sign signage ' +
  'signal signature signwriter signwriting silent silly silversmith simple simply since sing sister sit sitar site ' +
  'sitter six sizes sizzle skat skate skateboard skatepark ski skills skimming skin skincare skip skipper skirt sky ' +
  'skydive skyline slams slate sledging sleep slept slick slide slippers slogan slots slow small smallest smarter ' +
  'smartphone smartwatch smell smile smoke smokehouse smoko smoothie snack snap snappy sneaker snobby snooker ' +
  'snorkeling snorkelling snow snowboard snowfall so soap sober soccer social society socket socks soda sofa ' +
  'soffits soft software soil solar sold sole solicitor solidarity solo solution solvent some somebody someone ' +
  'something somewhere son song soon soothing sorry sort sound soundbar soundtrack soup sourdough south souvenir ' +
  'spa space spaghetti spanish spanner sparkling speak special specialist spectacles speech spell spice spills ' +
  'spinning spirits split spoil spooky sport spot spray spring springtime sprinkler sq square squeak stable stadium ' +
  'staff stage stained stains stair staircase stairlift stall stammering stamped stand standard stapler stargazing ' +
  'starry stars start startup station stationery statistics stay steak steakhouse steam steel steer step stew stick ' +
  'sticky still stitching stock stockroom stomach stone stoneground stonemason stool stop stoplight stopped ' +
  'stopping stopwatch storage store storm story storyboard stout stove straight strap strawberry stream street ' +
  'streetcar strength stress stretch string strobe stroller strongbox stroopwafel structural student studio study ' +
  'stuff stutter style stylist subject subscribe subscription subtitles subtitling subtle suburbs subway succulent ' +
  'sugar suggested suit suitable suitcase sum summer summerhouse summit sun sunbathing sunbed sunday sunglasses ' +
  'sunny sunrise sunscreen sunset sunshine supermarket supervisor supper supplement supplied supply support sure ' +
  'surf surfboard surgeon surgery surprise surrounding surveillance survey surveyor sushi suspended suspicious ' +
  'sustainability sweat sweep sweet sweetcorn swim swimmer swimming swimsuit swimwear swing swipe switch ' +
  'switchboard sword syllabus symphony symposium syncs synth system tabla table tabletop tablets tableware tackle ' +
  'taco tad taekwondo tag tailor take takeaway takeout talk tall tan tandem tandoori tango tank tannery tanning tap ' +
  'tapas tape taproom taquer taqueria target tarmac tarnbeck tart taste tatami tattoo tattooist tax taxi tbc tbd ' +
  'tea teach teacup teahouse team teamwork tearoom tech technician technology teen teenagers teeth telecom ' +
  'telephone telescope television tell telly temp ten tenancy tenant tending tenner tennis tenors tense tent terms ' +
  'terrace terrarium test testament testimonial text textile thai than thank that the theater theatre their them ' +
  'theme then therapist therapy there thermal these they thick thin thing think third thirty this tho those though ' +
  'three thrift through throughout throw thx ticket ticking tide tidy tier tiktok tile till tilt timber time ' +
  'timepiece timesheet tin tinted tiny tip tire tissue title tmrw tmw to toast toastie today toddler toe together ' +
  'toilet told tombola tomorrow tone tongs tonight tonite tonne too tool toolbox toolmaker toothache toothpaste ' +
  'topic tops total tote touch tough toupees tour tourism tourist tournament tow toward towel town toy track ' +
  'tractor trade traditional traffic trail train tram trampoline transfer transitions translate translation ' +
  'translator transport trash trattoria travel treasure treat treatment tree treehouse trekking trendy trial tried ' +
  'trike trim trip triple tripod trivia trombone trophies trouble trousers truck true truffle trust trustworthy try ' +
  'tub tuba tuesdays tuition tumble tuna tune tunnel turbine turbochargers turn turnover turntable tutor tuxedo ' +
  'tweed twelve twenty twice two ty tynes type typos tyre udon ugly ukulele umbrella unattended unblocked ' +
  'unblocking under underfloor underground underneath understated undertaken undertaker underwater underwear ' +
  'unhurried unit universe university unless unloading unplug unrestricted until up upbeat update upgrades ' +
  'upholsterer upholstery upload upper ups ur urban urself us usability use used user usually ute utility vacancy ' +
  'vacation vaccination vaccine vacuum vada valet valid valley valuation valve van varnished vase vault ve veg ' +
  'vegan vegetable vegetarian veggie vehicle vending ventilation vernissage version vertical very vet veterinarian ' +
  'veterinary via vibe victory vid video view villa village vinegar vines vineyard vintage vinyasa vinyl violin ' +
  'visa visit visitor visual vitamin vodka voice voiceover volleyball volunteer vote voucher vow waffle wagashi ' +
  'wage wait waitlist wakes wala walk wall wallbox wallet wallpaper walnut wander want ward wardrobe warehouse warm ' +
  'warning warranty was wash washable wasp waste watch watchmaker water watercolor watercolour waterfall watermill ' +
  'waterproof wattleandwake wave wax way we wealth wear weather weaver weaving web webinar webshop website wedding ' +
  'wee week weekdays weekend weighbridge weighing weight welcome welder welding well wellbeing wellness went were ' +
  'west weston wet wetsuit whale wharf what whatever whatsapp wheel wheelchair when whenever where wherever which ' +
  'whichever while whirlpool whiskey whisky whisper whist white whiteboard who whoever whole whom whose why ' +
  'widescreen wife wifi wig wild wildlife will win wind windmill window windscreen windshield wine winemaker winery ' +
  'wings winner winter wipe wireframes wiring wishes wishlist with withdrawal within without wiv woman women won ' +
  'wood wooden woodfired woodland woodwind woodwork wool word work workout workplace workshop worktops world worn ' +
  'worry worship worth would wrap wreath wrench wristwatch write written wrong wrote xmas xx ya yacht yard yarn ' +
  'year yellow yesterday yet yo yoga yoghurt yogurt you young your yourself youth zero zip zipper zoo zumba';
