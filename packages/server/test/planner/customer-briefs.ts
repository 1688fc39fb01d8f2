/** Briefs as customers paste them: web pages, forms, letters, two offers at once, in many languages and lengths. All names are made up. */
import type { BriefCase } from './briefs';

export const CUSTOMER_BRIEFS: readonly BriefCase[] = [
  {
    name: 'two offers with a code',
    route: 'product-ad',
    product: 'photo',
    durationSec: 20,
    brief:
      'Velvet Paw grain-free dog food. 15% off your first bag with code WOOF15, or buy 3 bags and get the 4th free! Vet approved, made in Vermont. Order at velvetpaw.example/deal by Sunday.',
    shows: ['15% off', 'WOOF15', '4th free', 'velvetpaw.example/deal'],
  },
  {
    name: 'pasted home page',
    route: 'website',
    durationSec: 30,
    brief:
      '# Fernhill Accounting\n\n**Book-keeping for builders and trades**\n\nHome | Services | Pricing | Contact\n\n## What we do\n- VAT returns filed on time\n- Payroll for up to 50 staff\n- CIS deductions handled\n\n## Pricing\nFrom **£85 a month**, no setup fee.\n\n> "They saved us £6,300 in the first year." — Dan Hollis, Hollis Roofing\n\n[Book a free call](https://www.fernhill.example/call)\n\n© 2026 Fernhill Accounting Ltd. All rights reserved. Cookie policy',
    shows: ['VAT returns filed on time', '£85 a month', '£6,300', 'fernhill.example/call'],
  },
  {
    name: 'five seconds',
    durationSec: 5,
    brief: 'Flash sale today only: all sunglasses 2 for 1 at Kite & Co, 22 Pier Street',
    shows: ['2 for 1', '22 Pier Street'],
  },
  {
    name: 'ten seconds with phone',
    durationSec: 10,
    brief:
      'locked out?? locksmith in derby, 24 hrs, no callout fee. ring 01332 496 0712 now, we are with you in 30 mins',
    shows: ['01332 496 0712', '30 mins'],
  },
  {
    name: 'mechanic in capitals',
    durationSec: 20,
    brief:
      'MOT AND SERVICE £99 AT KIRBY MOTORS. WE COLLECT YOUR CAR FROM HOME OR WORK IN YORK. OFFER ENDS 30 JUNE. BOOK AT KIRBYMOTORS.EXAMPLE OR CALL 01904 496 0331',
    shows: ['£99', '30 June', 'kirbymotors.example', '01904 496 0331'],
  },
  {
    name: 'one short line',
    durationSec: 30,
    brief: 'handmade soap from cornwall',
  },
  {
    name: 'two words for a minute',
    durationSec: 60,
    brief: 'Dog grooming',
  },
  {
    name: 'word with a category',
    durationSec: 20,
    category: 'coffee',
    brandName: 'Brass Kettle',
    brief: 'coffee',
  },
  {
    name: 'letter with a list',
    durationSec: 30,
    brief:
      'Dear team,\nwe are opening our second shop in Galway on Thursday 6 November at 10am!! The address is 41 Shop Street. First 50 customers get a free tote bag and there is 20% off all knitwear until Sunday. We sell:\n- Aran jumpers\n- Donegal tweed caps\n- lambswool scarves\n\nOur site is islewool.example and the instagram is @islewool\n\nMany thanks,\nNiamh',
    shows: ['6 November', '41 Shop Street', '20% off', 'islewool.example'],
  },
  {
    name: 'tool talk',
    kind: 'training',
    durationSec: 30,
    brief:
      'Toolbox talk: angle grinders. Wear goggles, gloves and ear defenders. Check the disc for cracks before every use. Never remove the guard. Let the disc stop before you put the grinder down. Ask Theo in the workshop if you are not sure.',
    shows: ['angle grinders', 'Never remove the guard'],
  },
  {
    name: 'onboarding two minutes',
    kind: 'training',
    durationSec: 120,
    title: 'Your first day at Larkfield',
    brandName: 'Larkfield Hotel',
    brief:
      'Welcome to Larkfield Hotel. Your shift starts at 7:00, please be in uniform by 6:50. Clock in with your blue card at the staff entrance. Lockers are on level -1, the code is the last four digits of your staff number. Smile and greet every guest within 3 metres. If a guest complains, listen, apologise, solve it and tell your supervisor. Phones stay in the locker. You may spend up to €50 to make things right without asking. Breaks are 30 minutes, staff meals are free from 11:30 to 13:00. In case of fire, dial 9 and leave by the green door. Payday is the 25th. Questions? Write to people@larkfield.example.',
    shows: ['6:50', '€50', '25th'],
  },
  {
    name: 'school open day',
    route: 'narrator',
    presenter: 'face',
    durationSec: 60,
    brief:
      'Hollow Oak Primary invites families to its open day on Saturday 18 January from 10 to 13. Meet the teachers, visit the new science room and taste a school lunch. Classes have at most 20 pupils. After-school care runs until 18:00. 94% of our leavers get their first-choice secondary school. Registration for September closes on 28 February. Call the office on 0161 496 0288 or register at hollowoak.example/open-day.',
    shows: ['18 January', '94%', '0161 496 0288', 'hollowoak.example/open-day'],
  },
  {
    name: 'before and after',
    route: 'testimonial',
    presenter: 'face',
    durationSec: 20,
    brandName: 'ClearDesk',
    brief:
      'Before: 4 hours of paperwork a day. After: 20 minutes. “I get home before my kids are asleep now.” – Priya N., GP in Bath. Try ClearDesk free for 14 days: cleardesk.example',
    shows: ['20 minutes', 'before my kids are asleep', 'cleardesk.example'],
  },
  {
    name: 'german restaurant form',
    language: 'de',
    durationSec: 20,
    brief:
      'Name: Gasthof Zum Hirschen\nOrt: Marktplatz 3, Bad Tölz\nAngebot: Spargelmenü, 3 Gänge für 38,50 €\nZeitraum: 15. April bis 24. Juni\nReservierung: 08041 555 0190\nZielgruppe: Genießer ab 40',
    shows: ['38,50 €', 'Marktplatz 3', '15. April', '08041 555 0190'],
  },
  {
    name: 'german phishing training',
    language: 'de',
    kind: 'training',
    durationSec: 60,
    brief:
      'Passwortsicherheit für alle Mitarbeitenden der Stadtwerke Ostheim. Ein gutes Passwort hat mindestens 12 Zeichen. Verwenden Sie für jedes Konto ein eigenes Passwort. Geben Sie Ihr Passwort niemals am Telefon weiter. Nutzen Sie den Passwortmanager auf Ihrem Dienstrechner. Sperren Sie den Bildschirm, wenn Sie den Platz verlassen. Bei Verdacht melden Sie sich sofort beim IT-Service unter der Durchwahl 4400.',
    shows: ['12 Zeichen', '4400'],
  },
  {
    name: 'french florist',
    language: 'fr',
    route: 'story',
    product: 'photo',
    durationSec: 30,
    brief:
      'Chaque matin à 4 heures, Lucie choisit ses fleurs au marché de Rungis. À 8 heures, elle ouvre sa boutique, 17 rue des Lilas à Montreuil. Bouquets à partir de 25 €, livraison le jour même si vous commandez avant midi. Pour la fête des mères, -10 % avec le code MAMAN. Commandez sur fleursdelucie.example ou au 01 55 55 01 42.',
    shows: ['25 €', 'MAMAN', 'fleursdelucie.example'],
  },
  {
    name: 'spanish clinic in capitals',
    language: 'es',
    durationSec: 20,
    brief:
      'CLÍNICA VETERINARIA EL ROBLE. URGENCIAS 24 HORAS. PRIMERA CONSULTA GRATIS EN OCTUBRE. AVENIDA DEL PUERTO 55, VALENCIA. LLAMA AL 960 555 018',
    shows: ['24 horas', 'gratis en octubre', '960 555 018'],
  },
  {
    name: 'spanish course list',
    language: 'es',
    route: 'explainer',
    durationSec: 40,
    brief:
      '¿Quieres aprender a invertir sin miedo? En este curso aprenderás:\n1. Cómo hacer un presupuesto\n2. Qué es un fondo indexado\n3. Cómo evitar comisiones\nSon 8 clases en directo, los martes a las 19:00. El precio es de 120 € y si te apuntas antes del 10 de enero pagas solo 90 €. Apúntate en finanzasclaras.example',
    shows: ['8 clases', '90 €', 'finanzasclaras.example'],
  },
  {
    name: 'portuguese bakery lower case',
    language: 'pt',
    durationSec: 15,
    brief:
      'oi! queria um vídeo pra minha confeitaria, a doce maria, aqui em curitiba. bolos de aniversário a partir de R$ 89, entrega grátis no centro. pedidos pelo whatsapp 41 95555-0187',
    shows: ['R$ 89', 'entrega grátis', '41 95555-0187'],
  },
  {
    name: 'italian gym two offers',
    language: 'it',
    route: 'motion-film',
    durationSec: 20,
    brief:
      'Palestra Forza Viva a Bologna. Abbonamento annuale a 29 € al mese invece di 45 €, iscrizione gratuita fino al 31 gennaio. Porta un amico: un mese in regalo per entrambi. Prenota la prova al 051 555 0166.',
    shows: ['29 € al mese', '31 gennaio', '051 555 0166'],
  },
  {
    name: 'dutch charity run',
    language: 'nl',
    route: 'short',
    durationSec: 20,
    brief:
      'Loop mee voor het Kinderhospice! Zondag 21 september, start om 11.00 uur bij de Grote Kerk in Breda. Kies 5 of 10 kilometer. Inschrijven kost € 12,50 en alles gaat naar het hospice. Schrijf je in op loopmee.example.',
    shows: ['21 september', '€ 12,50', 'loopmee.example'],
  },
  {
    name: 'polish furniture',
    language: 'pl',
    route: 'commercial',
    product: 'photo',
    durationSec: 30,
    brief:
      'Meble Dąb robimy ręcznie w Bieszczadach od trzech pokoleń. Stół na 8 osób kosztuje 3 490 zł, dostawa w całej Polsce gratis. Do końca marca krzesła 2+1. Zadzwoń: 13 555 01 22 lub zamów na mebledab.example.',
    shows: ['3 490 zł', '13 555 01 22', 'mebledab.example'],
  },
  {
    name: 'turkish phone shop',
    language: 'tr',
    durationSec: 20,
    brief:
      'Kadıköy’de telefon tamiri: ekran değişimi 30 dakikada, 1 yıl garantili. Öğrencilere %15 indirim! Moda Caddesi No: 48. Hemen arayın: 0216 555 01 34',
    shows: ['30 dakikada', '%15 indirim', '0216 555 01 34'],
  },
  {
    name: 'arabic real estate',
    language: 'ar',
    route: 'place-film',
    product: 'photo',
    durationSec: 30,
    brief:
      'شقق فاخرة للبيع في حي النخيل بالرياض. ثلاث غرف نوم، صالة واسعة وموقف خاص. الأسعار تبدأ من 750,000 ريال مع تقسيط على 5 سنوات. التسليم في يناير 2027. اتصل على 011 555 0188 لحجز زيارة.',
    shows: ['750,000 ريال', '011 555 0188'],
  },
  {
    name: 'hebrew yoga',
    language: 'he',
    durationSec: 20,
    brief:
      'סטודיו ליוגה בלב תל אביב. שיעור ניסיון ב-30 ₪ בלבד, כרטיסייה של 10 שיעורים ב-450 ₪. שיעורים כל בוקר ב-7:00. להרשמה: 03-555-0127',
    shows: ['30 ₪', '450 ₪', '03-555-0127'],
  },
  {
    name: 'japanese dental recruitment',
    language: 'ja',
    durationSec: 30,
    brief:
      '港北デンタルクリニックでは歯科衛生士を募集しています。\n・週休2日、残業なし\n・月給27万円から\n・駅から徒歩3分\n未経験の方も歓迎します。ご応募は045-555-0139、または kohoku-dental.example まで。',
    shows: ['月給27万円から', '045-555-0139'],
  },
  {
    name: 'japanese forklift training',
    language: 'ja',
    kind: 'training',
    durationSec: 40,
    brief:
      'フォークリフトの始業前点検。タイヤの空気圧を確認します。フォークに曲がりやひび割れがないか見ます。ブレーキとクラクションを試します。異常があれば、運転せずに必ず班長へ報告してください。荷物は地面から15センチ以上上げて走行しないでください。',
    shows: ['15センチ'],
  },
  {
    name: 'chinese english school',
    language: 'zh',
    durationSec: 20,
    brief:
      '小步英语，专为4到12岁孩子设计的外教小班课。每班最多6人，每周两次，每次25分钟。现在报名，前3节课免费，再送价值199元的绘本套装。咨询电话：400-555-0176',
    shows: ['前3节课免费', '400-555-0176'],
  },
  {
    name: 'korean chicken',
    language: 'ko',
    durationSec: 15,
    brief:
      '바삭한 수제 치킨집 달콤닭이 홍대에 문을 열었습니다! 오픈 기념 9월 30일까지 전 메뉴 20% 할인. 매일 오후 4시부터 새벽 2시까지. 배달 문의 02-555-0143',
    shows: ['20% 할인', '02-555-0143'],
  },
  {
    name: 'hindi tailor',
    language: 'hi',
    durationSec: 20,
    brief:
      'राधा बुटीक, लाजपत नगर। सिलाई सिर्फ़ ₹499 से शुरू। दिवाली तक हर सूट पर 25% छूट। नाप लेने हम आपके घर आते हैं। अभी कॉल करें: 011 5550 0198',
    shows: ['₹499', '25% छूट', '011 5550 0198'],
  },
  {
    name: 'unboxing from a shop page',
    route: 'unboxing',
    product: 'photo',
    durationSec: 20,
    brief:
      'Trailmate Mini Stove – 4.7★ (2,318 reviews)\nPrice: $59.95  ~~$79.95~~\n• Weighs 340 g\n• Boils 500 ml in 90 seconds\n• Folds into its own pot\nIn the box: stove, pot, windshield, pouch\nFree returns within 60 days\nAdd to cart',
    shows: ['$59.95', 'Boils 500 ml in 90 seconds'],
  },
  {
    name: 'app launch',
    route: 'app-demo',
    product: 'photo',
    durationSec: 30,
    brief:
      'We just launched Pantry Pal v2! It scans your receipts, tracks expiry dates and suggests dinners. Users waste 38% less food. iOS + Android. Free, Premium is $2.99/mo. Download: pantrypal.example/get',
    shows: ['38% less food', '$2.99/mo', 'pantrypal.example/get'],
  },
  {
    name: 'city council bins',
    route: 'youtube-short',
    durationSec: 30,
    brief:
      'Did you know that a single battery can set a whole bin lorry on fire? Last year there were 27 fires in our lorries. Never put batteries in your household bin. Drop them at any supermarket or at the Tipworks on Canal Road, open 8am–6pm. Find your nearest point: northmoor.example/batteries',
    shows: ['27 fires', 'Canal Road', 'northmoor.example/batteries'],
  },
  {
    name: 'band tour dates',
    route: 'frozen-frame',
    product: 'photo',
    durationSec: 30,
    brief:
      'The Salt Lamps — autumn tour\n3 Oct – Glasgow, Barrow Hall\n5 Oct – Leeds, The Foundry\n9 Oct – Bristol, Louisa’s\n12 Oct – London, Hackney Rooms\nTickets £16 (£12 students) from saltlamps.example. New album “Low Tide” out now.',
    shows: ['3 Oct', '12 Oct', '£16', 'saltlamps.example'],
  },
  {
    name: 'mascot for kids dentist',
    route: 'brand-mascot-ad',
    product: 'photo',
    durationSec: 20,
    brief:
      'our mascot is Molly the Molar. kids under 10 get a free check up + a sticker at Bright Bay Dental this August. parents love our no-drill policy. Tel (02) 5550 1234',
    shows: ['Molly the Molar', 'free check up', '(02) 5550 1234'],
  },
  {
    name: 'hotel film',
    route: 'film-advert',
    product: 'photo',
    durationSec: 30,
    brief:
      'No clocks. No queues. No reason to hurry. Casa Marea is a nine-room hotel on the island of Brava, and the ferry comes only twice a week. Three nights from €410, breakfast and boat included. Between May and October. Reserve your silence at casamarea.example.',
    shows: ['€410', 'casamarea.example'],
  },
];
