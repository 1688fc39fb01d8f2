/** Briefs as they arrive on a bad day: typos, capitals, emoji, chat, markup, two languages, a wall of text. All names are made up. */
import type { BriefCase } from './briefs';

export const MESSY_BRIEFS: readonly BriefCase[] = [
  {
    name: 'all caps with bangs',
    brief:
      'GRAND OPENING SATURDAY 9 AUGUST!!! BENNY’S TYRES, 14 DOCK ROAD. 4 TYRES FITTED FOR £199 + FREE ALIGNMENT!!! NO APPOINTMENT NEEDED. CALL NOW 0113 496 0777',
    shows: ['9 AUGUST', '£199', '14 DOCK ROAD', '0113 496 0777'],
  },
  {
    name: 'typos in lower case',
    durationSec: 15,
    brief:
      'hey so we need a quick vid for our new vegan donut place called glaze crazy,, its in camden next to the tube. 12 flavours all £3.50, buy 5 get 1 free til end of june. follow us on insta @glazecrazy.ldn',
    shows: ['£3.50', 'buy 5 get 1 free', '@glazecrazy.ldn'],
  },
  {
    name: 'emoji bullets',
    brief:
      '🔥 SUMMER BOOTCAMP 🔥\n✅ 6 weeks, 18 outdoor sessions\n✅ Nutrition plan included\n✅ All fitness levels welcome\n💰 $149 (was $220)\n📅 Starts July 7\n👉 Sign up: bootcamp-rio.example',
    shows: ['$149', 'July 7', 'bootcamp-rio.example', '18 outdoor sessions'],
  },
  {
    name: 'markdown and html',
    durationSec: 30,
    route: 'website',
    brief:
      '# Inkwell Notes\n\n> The notebook that *files itself*.\n\n**Why?** People lose `3 hours` a week searching.<br>\n\n1. Write anything\n2. Inkwell tags it\n3. Find it in **2 seconds**\n\n<p>Free for students &amp; teachers.</p> [Get started](https://www.inkwell.example/start?utm_source=ad)',
    shows: ['files itself', '2 seconds', 'inkwell.example/start'],
  },
  {
    name: 'currencies and dates',
    durationSec: 30,
    brief:
      'Nomad Pass: unlimited coworking in 41 cities. €189/month or $199.00/month, ¥28,000 in Tokyo, CHF 210 in Zürich. Offer ends 31/12/2026. First week free. Questions? hello@nomadpass.example or +44 20 7946 0958.',
    shows: ['41 cities', '€189/month', 'First week free'],
  },
  {
    name: 'single word',
    brief: 'Pizza',
    shows: ['Pizza'],
  },
  {
    name: 'thin coffee shop',
    brief: 'A coffee shop',
    shows: ['coffee shop'],
  },
  {
    name: 'thin with brand and category',
    brandName: 'Kettle & Crumb',
    category: 'bakery',
    brief: 'Ad for a neighbourhood bakery',
    shows: ['neighbourhood bakery', 'Kettle & Crumb'],
  },
  {
    name: 'mixed languages',
    language: 'de',
    brief:
      'Make a video for Almhütte Sonnblick. Übernachtung mit Halbpension ab 89 € pro Person. Kinder unter 6 Jahren schlafen gratis. Skipass is not included. Jetzt buchen unter almhuette-sonnblick.example oder Tel. +43 6544 555 12',
    shows: ['89 € pro Person', 'almhuette-sonnblick.example'],
  },
  {
    name: 'inline steps',
    kind: 'training',
    durationSec: 45,
    brief:
      'Resetting the card terminal: 1. Hold the power key for 5 seconds 2. Choose Restart from the menu 3. Enter the code 4711 4. Wait for the green light. If the light stays red, call the help desk on extension 300.',
    shows: ['Choose Restart from the menu', 'extension 300'],
  },
  {
    name: 'steps in brackets',
    route: 'explainer',
    durationSec: 25,
    brief:
      'Renting an e-scooter with Zipp is easy: (1) scan the code, (2) put on your helmet, (3) push twice and press the green button. 15 cents a minute, no unlocking fee. Get the Zipp app.',
    shows: ['scan the code', '15 cents a minute', 'Get the Zipp app'],
  },
  {
    name: 'chat transcript',
    durationSec: 20,
    brief:
      'Hi there, hope you are well! So basically we are a small family-run chimney sweep in Galway (since 1987). We do sweeping, cowls and bird nest removal. It’s €65 a chimney, and €50 for pensioners. Could you make something friendly? Thanks a million, Aoife\n\nPS our number is 091 555 018',
    shows: ['€65 a chimney', '091 555 018'],
  },
  {
    name: 'semicolons and abbreviations',
    language: 'fr',
    brief:
      'Cabinet d’ostéopathie Mme Lemoine ; 12, rue des Tilleuls à Nantes ; consultations du lun. au sam. de 8 h à 19 h 30 ; nourrissons, sportifs, femmes enceintes ; 60 € la séance. Prenez RDV au 02 40 55 01 23 !',
    shows: ['60 € la séance', '02 40 55 01 23'],
  },
  {
    name: 'wall of text',
    durationSec: 60,
    brandName: 'Harrow & Vale',
    brief: [
      'Harrow & Vale is a small furniture workshop in the Welsh borders that builds kitchens, wardrobes and staircases out of storm-felled oak, ash and sweet chestnut, and we have been doing this for twenty-three years, first in a cowshed behind my father’s farm and since 2011 in the old woollen mill at Presteigne, where eleven of us now work, four of whom started as apprentices.',
      'We would like the video to feel honest, slow and warm, nothing too salesy, and please no stock music with clapping.',
      'Every kitchen begins with a visit: we come to your house, measure everything twice, drink your tea and listen. Two weeks later you get a drawing and a fixed price, and that price does not change, whatever we find behind the old units.',
      'Our kitchens cost between £18,000 and £45,000 and take about ten weeks to build. We give a 25-year guarantee on every joint, because the dovetails are cut by hand and glued with hide glue that can be opened again in a hundred years.',
      'Last year we planted 1,400 trees on the hillside above the mill, one for every drawer we made and then some. 92% of our customers come through somebody who already has one of our kitchens.',
      'Some people ask whether storm-felled timber is weaker. It is not: it is dried for three years in our own barn before anybody touches it with a plane, and it moves less than what you can buy.',
      'We also run open days on the first Saturday of every month from 10 am to 3 pm, with soup, bread from the bakery next door and a tour of the timber barn for children, who may take home a spinning top.',
      'The next free slot for a fitted kitchen is in March 2027, so do not wait too long. Bring a photograph of your kitchen and we will sketch something on the spot, free of charge.',
      'To arrange a visit, ring Bethan on 01544 555 0146 or write to hello@harrowandvale.example.',
    ].join('\n\n'),
    shows: ['01544 555 0146', '25-year guarantee'],
  },
  {
    name: 'quotes everywhere',
    route: 'testimonial',
    durationSec: 25,
    brief:
      '"I slept through the night for the first time in years" (Marta, 41). "Worth every cent" - Jonas. The Drift pillow is filled with buckwheat & wool. 100 nights to try it. $89 at driftpillow.example',
    shows: ['I slept through the night for the first time in years', '100 nights to try it', 'driftpillow.example'],
  },
  {
    name: 'key value form',
    durationSec: 25,
    brief:
      'Business: Lotus Nails\nOffer: gel manicure 29,90 €\nWhen: Mon-Sat 10-19h\nWhere: Hauptstraße 5, Linz\nUSP: walk-ins welcome, no waiting\nTone: chic\nCTA: book via WhatsApp +43 660 555 0123',
    shows: ['gel manicure 29,90 €', 'Hauptstraße 5', '+43 660 555 0123'],
  },
  {
    name: 'arabic with latin brand',
    language: 'ar',
    brief:
      'تطبيق FreshBox يوصل الخضار والفواكه الطازجة خلال 60 دقيقة في دبي. خصم 30% على أول طلب بالكود FRESH30! حمّل التطبيق من freshbox.example',
    shows: ['FRESH30', 'freshbox.example'],
  },
  {
    name: 'japanese with symbols',
    language: 'ja',
    brief:
      '【期間限定】夏のかき氷フェア☆７月１日〜８月３１日♪ふわふわ天然氷、全８種類、一杯６８０円！※数量限定。ご来店お待ちしております。',
    shows: ['かき氷フェア', '６８０円'],
  },
  {
    name: 'no sentence at all',
    brief: 'plumber leeds 24/7 emergency boiler repair gas safe 0113 496 0555 no call out charge',
    shows: ['0113 496 0555', 'no call out charge'],
  },
  {
    name: 'portuguese promo',
    language: 'pt-BR',
    brief:
      'MEGA PROMOÇÃO DE INVERNO!! Edredom queen de R$ 299,90 por R$ 179,90 em até 6x sem juros 😍 Frete grátis acima de R$ 150. Corre que é só até domingo (14/07)! www.casafofa.example ou WhatsApp (11) 95555-0123',
    shows: ['R$ 179,90', 'Frete grátis', 'casafofa.example'],
  },
];
