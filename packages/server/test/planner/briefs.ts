/** Briefs as people write them: terse, chatty, bulleted, with directions for the maker, in many languages. All names are made up. */
import type { Kind, Route } from '@vid/sdk/contract';

export interface BriefCase {
  readonly name: string;
  readonly brief: string;
  readonly language?: string;
  readonly kind?: Kind;
  readonly route?: Route;
  readonly category?: string;
  readonly brandName?: string;
  readonly durationSec?: number;
  readonly narrator?: boolean;
  readonly title?: string;
  readonly product?: 'photo' | 'none' | 'switched-off';
  readonly presenter?: 'face' | 'none' | 'stock-allowed';
  readonly hasLogo?: boolean;
  /** Words of the brief that a viewer must see. */
  readonly shows?: readonly string[];
}

export const BRIEFS: readonly BriefCase[] = [
  {
    name: 'coffee',
    brandName: 'Northern Bean',
    category: 'coffee',
    brief:
      'Northern Bean roasts single-origin coffee every morning in Leeds. Free shipping over £25. Order at northernbean.example and taste it within 48 hours.',
    shows: ['Free shipping over £25', 'northernbean.example'],
  },
  {
    name: 'coffee directive',
    brief:
      'Make a 20 second ad for our new Maple Oat Latte. It is creamy, dairy-free and only here until October 31. Mention that it is 20% off before 10 am. Keep it warm and cozy. End with "Find your nearest shop at harborbeans.example".',
    shows: ['20% off before 10 am', 'harborbeans.example'],
  },
  {
    name: 'saas',
    brandName: 'Tallyfold',
    category: 'saas',
    brief:
      'Tired of chasing invoices? Tallyfold sends reminders, matches payments and closes your books in minutes. Trusted by 4,200 small businesses. Try it free for 30 days at tallyfold.example, no card needed.',
    durationSec: 30,
    shows: ['4,200', 'tallyfold.example', 'Tired of chasing invoices?'],
  },
  {
    name: 'saas bullets',
    brandName: 'Rotaboard',
    route: 'website',
    durationSec: 30,
    brief:
      'Rotaboard: staff scheduling for busy restaurants.\n\nKey points:\n- Build a weekly rota in 5 minutes\n- Swap shifts from your phone\n- Overtime alerts before they cost you\n\nPrice: from €19 a month\nCTA: Start your free trial',
    shows: ['Start your free trial', '€19'],
  },
  {
    name: 'dental clinic',
    brandName: 'Brightwater Dental',
    brief:
      'Brightwater Dental is now open on Harbour Road. Gentle care for the whole family, evening appointments until 8 pm and no waiting list. First check-up only $49. Call 555 0142 to book.',
    shows: ['$49', '555 0142'],
  },
  {
    name: 'physio clinic',
    route: 'testimonial',
    presenter: 'face',
    brandName: 'Movewell',
    brief:
      '"After six sessions I could run again." Movewell Physio treats back pain, knee injuries and sports strains. Same-week appointments in Bristol. Book online at movewell.example.',
    shows: ['After six sessions I could run again'],
  },
  {
    name: 'online course',
    brief:
      'Learn watercolour in 4 weeks, from your kitchen table. 12 short lessons, feedback on every painting and a materials list under £30. The next class starts on 3 March. Enrol at paintwithwater.example.',
    durationSec: 25,
    shows: ['3 March', 'paintwithwater.example'],
  },
  {
    name: 'language course',
    brandName: 'Sprechbar',
    brief:
      'Speak German with confidence in 90 days. Small groups of 6, live teachers, lessons at lunch or after work. Save 15% when you sign up before 1 September. Sign up at sprechbar.example',
    shows: ['15%', 'sprechbar.example'],
  },
  {
    name: 'forklift safety',
    kind: 'training',
    durationSec: 60,
    title: 'Forklift safety',
    brief:
      'Before you start the forklift, check the tyres, the forks and the brakes. Always wear your seat belt. Keep the load low, no more than 15 cm above the floor. Sound the horn at every corner. Never carry passengers. Park with the forks flat on the floor, and take the key with you. Report every fault to the shift leader at once.',
    shows: ['15 cm'],
  },
  {
    name: 'hand washing',
    kind: 'training',
    route: 'training',
    durationSec: 45,
    brief:
      'How to wash your hands at work:\n1. Wet your hands with warm water\n2. Add soap\n3. Rub for 20 seconds, between the fingers too\n4. Rinse well\n5. Dry with a paper towel\nWash before handling food, after every break and after touching waste.',
    shows: ['20 seconds'],
  },
  {
    name: 'fire drill',
    kind: 'training',
    durationSec: 40,
    brief:
      'Create a training video about the fire drill for new staff. When the alarm sounds, stop work, leave your things and walk to the nearest exit. Do not use the lift. The assembly point is the car park on Mill Lane. Wait for the warden to count everyone. Only go back when the warden says so.',
    shows: ['Mill Lane'],
  },
  {
    name: 'phishing',
    kind: 'training',
    durationSec: 60,
    brandName: 'Ostara Group',
    brief:
      'Phishing emails pretend to come from people you know. Look at the sender, the link and the tone. Hover over a link before you click. A real bank never asks for your password by email. If in doubt, forward it to security@ostara.example. 9 of 10 attacks start with an email, so your eyes are our best defence.',
    shows: ['security@ostara.example'],
  },
  {
    name: 'first aid',
    kind: 'training',
    route: 'explainer',
    durationSec: 50,
    brief:
      'Explain how to treat a small burn. Cool it under running water for 20 minutes. Take off rings and watches near the burn. Cover it loosely with cling film. Do not use ice, butter or creams. Call 112 if the burn is larger than a hand.',
    shows: ['20 minutes', '112'],
  },
  {
    name: 'food truck event',
    brief:
      'Street Food Saturday is back! 18 food trucks, live music and a kids corner on Riverside Square, 14 June, 12 to 9 pm. Entry is free. Bring your friends.',
    shows: ['14 June', 'Entry is free'],
  },
  {
    name: 'concert',
    brandName: 'Lumen Quartet',
    brief:
      'Lumen Quartet plays Schubert by candlelight. St Mark’s Church, Friday 22 November, 7:30 pm. Tickets from $18. Book at lumenquartet.example.',
    shows: ['22 November', '$18'],
  },
  {
    name: 'conference',
    brief:
      'DataHarvest 2025 brings 600 data engineers to Rotterdam on 8 and 9 May. 40 talks, 6 workshops, one big party. Early bird tickets are €290 until 31 January. Register at dataharvest.example.',
    durationSec: 30,
    shows: ['8 and 9 May', '€290', 'dataharvest.example'],
  },
  {
    name: 'charity',
    brandName: 'Open Larder',
    brief:
      'Every week, 340 families in our town skip meals. Open Larder collects good food that shops would throw away and brings it to their doors. £10 fills a family’s fridge for a week. Donate at openlarder.example/give.',
    shows: ['340 families', '£10', 'openlarder.example/give'],
  },
  {
    name: 'animal shelter',
    route: 'story',
    product: 'switched-off',
    brief:
      'Biscuit waited 212 days for a home. Then a family walked in on a rainy Tuesday. Today he sleeps on their sofa. 64 dogs are still waiting at Hillside Shelter. Come and meet them any Sunday from 11 to 4.',
    durationSec: 30,
    shows: ['212 days', '64 dogs'],
  },
  {
    name: 'ramen restaurant',
    brandName: 'Little Crane',
    brief:
      'Little Crane serves handmade ramen in the old fish market. Broth simmered for 18 hours, noodles cut to order. Open Tuesday to Sunday from noon. Reserve a table at littlecrane.example or just walk in.',
    shows: ['18 hours'],
  },
  {
    name: 'pizza short',
    durationSec: 8,
    brief: 'Two pizzas for €15, every Monday at Forno Blu. Call 020 555 0199.',
    shows: ['€15'],
  },
  {
    name: 'gym',
    brandName: 'Ironleaf',
    route: 'short',
    brief:
      'No contracts, no joining fee, just £24.99 a month. Ironleaf Gym is open 24 hours with over 200 machines. Join today at ironleaf.example.',
    durationSec: 15,
    shows: ['£24.99', 'ironleaf.example'],
  },
  {
    name: 'yoga studio',
    route: 'walk-talk',
    presenter: 'stock-allowed',
    brief:
      'Promote our new yoga studio above the bakery on Elm Street. Morning flow at 7, slow evenings at 8, and a class for absolute beginners on Saturdays. Your first class is free. Book a mat at quietroom.example.',
    durationSec: 30,
    shows: ['first class is free'],
  },
  {
    name: 'real estate',
    route: 'place-film',
    product: 'switched-off',
    brief:
      'Three-bedroom family home in Ashford Park, 142 m² with a south-facing garden. 5 minutes to the station, 300 metres to the primary school. Asking price €485,000. Open house on Sunday 12 October, 2 to 4 pm. Call Keystone Homes on +31 20 555 0143.',
    durationSec: 30,
    shows: ['€485,000', '+31 20 555 0143'],
  },
  {
    name: 'flat rental',
    brief:
      'Bright studio to rent near the university, 28 m2, furnished, bills included. £690 per month, free from 1 August. Message us to arrange a viewing.',
    durationSec: 15,
    shows: ['£690', '1 August'],
  },
  {
    name: 'habit app',
    route: 'app-demo',
    product: 'photo',
    brandName: 'Nudgely',
    brief:
      'Nudgely turns big goals into one small step a day. Pick a habit, set a time, tick it off. After 66 days it sticks. 4.8 stars from 12,000 reviews. Download Nudgely free on your phone.',
    durationSec: 25,
    shows: ['66 days', 'Download Nudgely free'],
  },
  {
    name: 'bank app',
    route: 'explainer',
    brandName: 'Pebble',
    brief:
      'Why do people abroad lose money on every transfer? Because banks hide fees in the exchange rate. Pebble shows the real rate and one flat fee of €0.50. Three steps: choose a country, type an amount, press send. Money arrives in 20 seconds. Get the app at pebble.example.',
    durationSec: 40,
    shows: ['€0.50', '20 seconds'],
  },
  {
    name: 'museum',
    route: 'commercial',
    hasLogo: true,
    brandName: 'Museum of Rivers',
    brief:
      'Walk under a whale, touch a glacier, hear a river sing. The Museum of Rivers opens its new wing on 5 April. Children under 12 go free. Plan your visit at museumofrivers.example.',
    shows: ['5 April', 'Children under 12 go free'],
  },
  {
    name: 'science centre',
    route: 'stylized-world',
    product: 'switched-off',
    brief:
      'What if you could shrink to the size of an ant? Our new Tiny World exhibition lets children climb giant grass, ride a beetle and crawl through a root maze. Until 30 September at the Science Barn. Family ticket $32.',
    durationSec: 25,
    shows: ['$32', '30 September'],
  },
  {
    name: 'skin care',
    route: 'product-ad',
    product: 'photo',
    brandName: 'Saltmarsh',
    brief:
      'Saltmarsh Night Cream: sea kelp, squalane and nothing you cannot pronounce. 92% of testers woke up with softer skin after 14 nights. 50 ml for £28. Buy two, get one free this week.',
    shows: ['92%', '£28', 'Buy two, get one free'],
  },
  {
    name: 'running shoe',
    route: 'product-film',
    product: 'photo',
    brandName: 'Fleetroot',
    brief:
      'The Fleetroot One weighs 198 grams. A sole made of castor beans. A knit upper from 11 recycled bottles. Tested over 1,000 kilometres of rain, gravel and city streets. Available from 1 May at fleetroot.example.',
    shows: ['198 grams', '1 May'],
  },
  {
    name: 'headphones unboxing',
    route: 'unboxing',
    product: 'photo',
    brief:
      'Unboxing the Hush 2 headphones. In the box: the headphones, a hard case, a braided cable and a flight adapter. 40 hours of battery. Noise cancelling that you can dial from whisper to silence. $199, shipping on Monday.',
    durationSec: 25,
    shows: ['40 hours', '$199'],
  },
  {
    name: 'candles ugc',
    route: 'ugc-ad',
    product: 'photo',
    presenter: 'face',
    brief:
      'I burned this candle for 60 hours and it still smells like my grandmother’s garden. Soy wax, cotton wick, poured by hand in Porto. Get 10% off with code GARDEN10 at velacasa.example.',
    durationSec: 20,
    shows: ['10% off', 'GARDEN10'],
  },
  {
    name: 'toothpaste mascot',
    route: 'brand-mascot-ad',
    product: 'switched-off',
    brief:
      'Meet Minty, the toothbrush who never sleeps. Minty Kids toothpaste tastes of wild strawberry and protects for 12 hours. No sugar, no colouring. In pharmacies now for $3.90.',
    shows: ['$3.90', '12 hours'],
  },
  {
    name: 'insurance film',
    route: 'film-advert',
    hasLogo: true,
    brandName: 'Farrow Mutual',
    brief:
      'The river took the kitchen. It did not take the recipes. Farrow Mutual paid 97% of flood claims within ten days last winter. We answer the phone at 3 in the morning. Ask for a quote on 0800 555 019.',
    durationSec: 30,
    shows: ['97%', '0800 555 019'],
  },
  {
    name: 'brand values',
    route: 'brand-advert',
    hasLogo: true,
    brandName: 'Oakline',
    brief:
      'Oakline makes furniture to be repaired, not replaced. Every table comes from forests within 100 miles. Every joint can be opened with one tool. We have been doing this since 1974.',
    durationSec: 20,
    shows: ['1974', '100 miles'],
  },
  {
    name: 'beekeeper story',
    route: 'character-story',
    product: 'switched-off',
    brief:
      'Old Ansel keeps bees on the roof of the opera house. Every evening he climbs 214 steps. His honey tastes of linden and city lights. Jars are sold at the Saturday market, 60 a week and never more.',
    durationSec: 25,
    shows: ['214 steps'],
  },
  {
    name: 'watch frozen',
    route: 'frozen-frame',
    product: 'photo',
    brandName: 'Meridian & Co',
    brief:
      'One second, stopped. 168 parts, assembled by one watchmaker. Water resistant to 100 metres. A five-year guarantee. The Meridian Diver, €1,250.',
    durationSec: 15,
    shows: ['168 parts', '€1,250'],
  },
  {
    name: 'podcast narrator',
    route: 'narrator',
    presenter: 'face',
    brief:
      'A new podcast about the people who keep a city running at night. Bakers, tram drivers, nurses and street sweepers tell their stories. New episodes every Thursday. Listen to Night Shift wherever you get your podcasts.',
    durationSec: 25,
    shows: ['every Thursday'],
  },
  {
    name: 'youtube garden',
    route: 'youtube-short',
    brief:
      'Why are your tomatoes splitting? Uneven watering. Water every morning, mulch with straw and pick them a day early. That fixes 8 of 10 cases. Follow for one garden tip a day.',
    durationSec: 20,
    shows: ['Why are your tomatoes splitting?'],
  },
  {
    name: 'motion agency',
    route: 'motion-film',
    hasLogo: true,
    brandName: 'Studio Halfmoon',
    brief:
      'We draw brands that move. 120 films in 9 years. Logos, titles, explainers and stage shows. Write to hello@halfmoon.example.',
    shows: ['120 films', 'hello@halfmoon.example'],
  },
  {
    name: 'plumber',
    durationSec: 10,
    brief: 'Burst pipe? We are there in 45 minutes, day or night. Brook & Sons Plumbing, 555 0177.',
    shows: ['45 minutes', '555 0177'],
  },
  {
    name: 'car wash short',
    durationSec: 5,
    brief: 'Hand car wash, $12, while you shop. Level 2, Central Mall.',
    shows: ['$12'],
  },
  {
    name: 'job ad',
    brief:
      'We are hiring 12 bus drivers in Northport. Starting pay $27 an hour, paid training, health insurance from day one. No experience needed. Apply by 15 February at northportbus.example/jobs.',
    durationSec: 20,
    shows: ['$27', '15 February'],
  },
  {
    name: 'wedding venue silent',
    narrator: false,
    brief:
      'A barn, an orchard and a lake. Swallow Farm hosts one wedding a weekend for up to 140 guests. Dates for 2026 are open. Arrange a tour at swallowfarm.example.',
    shows: ['140 guests', 'swallowfarm.example'],
  },
  {
    name: 'recycling council',
    brief:
      'From Monday 2 June, food waste goes in the green bin. Peelings, bones, tea bags and leftovers are welcome. No plastic bags, please. We collect every Wednesday before 7 am. Questions? Call 555 0110.',
    durationSec: 30,
    shows: ['Monday 2 June', '555 0110'],
  },
  {
    name: 'long brief 90 s',
    durationSec: 90,
    brandName: 'Greenline',
    brief:
      'Greenline is the night train from Vienna to Copenhagen. You leave at 7 pm and wake up by the sea. Every cabin has a real bed, a window that opens and a door that locks. Dinner is cooked on board by two chefs from Graz. Breakfast comes with fresh bread from the station bakery in Hamburg. One trip saves 310 kg of carbon compared with flying. Bicycles travel for €10. Dogs travel for nothing. Families get a cabin with four beds and a play corner. There is Wi-Fi, but most people look out of the window. Tickets start at €79 in a shared cabin and €149 in a private one. The first train leaves on 1 June. Book from 1 March at greenline.example.',
    shows: ['€79', '1 June', 'greenline.example'],
  },
  {
    name: 'long training 120 s',
    kind: 'training',
    durationSec: 120,
    title: 'Working at height',
    brief:
      'Falls are the most common cause of serious accidents on building sites. This module shows how to work safely on a ladder and on a scaffold.\n\nLadder:\n- Set the ladder at an angle of 75 degrees\n- Let it reach 1 metre above the landing\n- Keep three points of contact\n- Never stand on the top three rungs\n\nScaffold:\n- Use a scaffold only with a green tag\n- Climb inside, never outside\n- Keep tools in a belt\n- Close the hatch behind you\n\nWear your harness above 2 metres and clip it to the orange anchor points. In wind over 40 km/h nobody climbs. Look up for power lines before you raise a ladder. If someone hangs in a harness, call 112 and start the rescue plan at once. Tell your supervisor about every near miss.',
    shows: ['75 degrees'],
  },
  { name: 'one liner', brief: 'A quiet hotel in the dunes.', durationSec: 15 },
  {
    name: 'german bakery',
    language: 'de',
    brandName: 'Backhaus Lindner',
    brief:
      'Backhaus Lindner backt seit 1921 mit Natursauerteig. Jeden Samstag gibt es zwei Brote zum Preis von einem. Ab 6 Uhr frisch aus dem Ofen in der Lindenstraße 8. Kommen Sie vorbei!',
    shows: ['1921', 'Lindenstraße 8'],
  },
  {
    name: 'german energy',
    language: 'de',
    durationSec: 30,
    brief:
      'Erstelle ein Werbevideo für unsere Wärmepumpen-Beratung. Sie sparen bis zu 40 % Heizkosten. Wir prüfen Ihr Haus, rechnen Ihre Förderung aus und planen den Einbau. Der erste Termin ist kostenlos. Vereinbaren Sie jetzt einen Termin unter 030 5550 123.',
    shows: ['40 %', '030 5550 123'],
  },
  {
    name: 'german training',
    language: 'de',
    kind: 'training',
    durationSec: 40,
    brief:
      'Richtig heben und tragen: Gehen Sie nah an die Last heran. Beugen Sie die Knie und halten Sie den Rücken gerade. Heben Sie langsam und ohne Ruck. Lasten über 25 kg heben Sie immer zu zweit.',
    shows: ['25 kg'],
  },
  {
    name: 'spanish bakery',
    language: 'es',
    brief:
      'Crea un vídeo para nuestra pastelería en el barrio de Gracia. Tartas por encargo, croissants recién hechos y café de especialidad. Este mes, 2x1 en desayunos hasta las 11. Visítanos en la calle Verdi 40.',
    shows: ['2x1', 'calle Verdi 40'],
  },
  {
    name: 'spanish ngo',
    language: 'es',
    durationSec: 25,
    brandName: 'Agua Clara',
    brief:
      '¿Sabías que un pozo cambia la vida de 500 personas? Agua Clara ha construido 86 pozos en cuatro países. Con 15 € al mes llevas agua limpia a una familia. Dona en aguaclara.example.',
    shows: ['500 personas', '15 €', 'aguaclara.example'],
  },
  {
    name: 'french cheese',
    language: 'fr',
    brandName: 'La Ferme du Col',
    brief:
      'La Ferme du Col affine ses fromages pendant 12 mois dans une cave de pierre. Livraison offerte dès 40 € d’achat. Commandez avant le 15 décembre sur fermeducol.example.',
    shows: ['12 mois', '40 €', '15 décembre'],
  },
  {
    name: 'french museum',
    language: 'fr',
    durationSec: 25,
    brief:
      'Réalisez une publicité pour la Nuit des Jardins. Le samedi 6 juillet, 24 jardins ouvrent leurs portes jusqu’à minuit. Concerts, lanternes et dégustations. L’entrée est gratuite pour les moins de 18 ans. Réservez vos places sur nuitdesjardins.example.',
    shows: ['6 juillet', '24 jardins'],
  },
  {
    name: 'italian agriturismo',
    language: 'it',
    brief:
      'Un agriturismo tra gli ulivi a dieci minuti dal mare. Camere da 70 € a notte, colazione inclusa. A settembre la terza notte è gratis. Prenota su poggioulivo.example.',
    shows: ['70 €', 'poggioulivo.example'],
  },
  {
    name: 'portuguese surf',
    language: 'pt',
    brief:
      'Aulas de surf para todas as idades na praia da Areia Branca. Pranchas e fatos incluídos. Dez aulas por 180 €, grátis para crianças até aos 6 anos. Marque pelo 910 555 012.',
    shows: ['180 €', '910 555 012'],
  },
  {
    name: 'dutch bikes',
    language: 'nl',
    brief:
      'Maak een video voor onze fietsenwinkel in Utrecht. Elektrische fietsen vanaf € 1.499, gratis proefrit en drie jaar garantie. Deze week 10% korting op alle accessoires. Kom langs op de Oudegracht 112.',
    shows: ['€ 1.499', '10% korting'],
  },
  {
    name: 'swedish library',
    language: 'sv',
    brief:
      'Biblioteket i Lindby har öppet till midnatt hela januari. Läxhjälp, varm choklad och 40 000 böcker. Allt är gratis. Välkommen!',
    shows: ['40 000 böcker'],
  },
  {
    name: 'polish theatre',
    language: 'pl',
    brief:
      'Teatr Pod Lipą zaprasza na nową premierę 14 listopada. Bilety od 45 zł, studenci płacą połowę. Zarezerwuj miejsce na podlipa.example.',
    shows: ['14 listopada', '45 zł'],
  },
  {
    name: 'turkish bath',
    language: 'tr',
    brief:
      'Tarihi hamamımız 450 yıldır aynı mahallede. Hafta içi tüm masajlarda %20 indirim. Rezervasyon için 0212 555 01 23.',
    shows: ['450', '%20'],
  },
  {
    name: 'russian school',
    language: 'ru',
    brief:
      'Школа робототехники для детей от 7 до 14 лет. Первое занятие бесплатно. Группы по 8 человек, занятия по субботам. Запишитесь на robokids.example.',
    shows: ['robokids.example'],
  },
  {
    name: 'arabic clinic',
    language: 'ar',
    brief:
      'افتتحنا عيادة النور للأسنان في شارع الجامعة. الفحص الأول مجاني حتى نهاية مارس. أطباء بخبرة 15 عاما ومواعيد مسائية كل يوم. احجز موعدك على alnoor.example.',
    shows: ['15', 'alnoor.example'],
  },
  {
    name: 'hebrew café',
    language: 'he',
    brief:
      'בית קפה חדש נפתח ברחוב הדקל 12. מאפים טריים מהתנור, קפה שנקלה במקום וגינה שקטה. עד סוף החודש 20% הנחה על ארוחת בוקר. בואו לבקר!',
    shows: ['20%'],
  },
  {
    name: 'hindi coaching',
    language: 'hi',
    brief:
      'दसवीं के छात्रों के लिए गणित की ऑनलाइन कक्षाएँ। हर कक्षा में केवल 10 छात्र। पहला सप्ताह मुफ़्त है। आज ही जुड़ें: ganitshala.example',
    shows: ['10', 'ganitshala.example'],
  },
  {
    name: 'japanese onsen',
    language: 'ja',
    brief:
      '山あいの温泉宿「ゆきみ亭」の動画を作ってください。全12室、すべての部屋に露天風呂があります。平日は一泊二食付きで18,000円から。ご予約は yukimi.example へ。',
    shows: ['18,000円', 'yukimi.example'],
  },
  {
    name: 'japanese app',
    language: 'ja',
    durationSec: 25,
    brief:
      '献立を考える時間、もったいなくないですか？「こんだて帖」は冷蔵庫の写真から3分で夕食を提案します。レシピは5,000種類。アレルギーにも対応。今すぐ無料でダウンロード。',
    shows: ['5,000', '今すぐ無料でダウンロード'],
  },
  {
    name: 'chinese tea',
    language: 'zh',
    brief:
      '云岭茶庄的新茶上市了。海拔1800米的高山茶园，手工采摘，三天内送到家。首单立减30元，满200元包邮。扫码关注，马上下单。',
    shows: ['30元'],
  },
  {
    name: 'chinese training',
    language: 'zh',
    kind: 'training',
    durationSec: 40,
    brief:
      '实验室安全须知。进入实验室前，请戴好护目镜和手套。化学品必须放回原位。禁止在实验室内饮食。发生泄漏时，立即打开窗户并通知老师。紧急电话是 8555 0120。',
    shows: ['护目镜'],
  },
  {
    name: 'korean market',
    language: 'ko',
    brief:
      '한강 옆에서 열리는 주말 플리마켓. 핸드메이드 소품과 빈티지 옷, 따뜻한 어묵까지. 5월 3일부터 매주 토요일 오전 11시에 만나요. 입장은 무료입니다.',
    shows: ['5월 3일'],
  },
  {
    name: 'german brief, default language',
    brandName: 'Radwerk',
    brief:
      'Radwerk repariert Ihr Fahrrad in 24 Stunden. Wir holen es ab und bringen es zurück. Inspektion ab 49 €. Buchen Sie online auf radwerk.example.',
    shows: ['49 €', 'radwerk.example'],
  },
];
