/** Briefs whose facts are acted, by act, in several languages; and what lacks them. */
import type { ActName } from '../../src/acting/act-names';

export interface ActedBrief {
  readonly language: string;
  readonly brief: string;
  readonly kind?: 'training';
}

const brief = (language: string, text: string): ActedBrief => ({ language, brief: text });

export const ACTED_BRIEFS: Readonly<Record<ActName, readonly ActedBrief[]>> = {
  'price-tag': [
    brief(
      'en',
      'Bright Dental in Hull. Teeth whitening £129 instead of £210 until the end of May. Call 01482 960 123.',
    ),
    brief(
      'de',
      'Radwerkstatt Kettenrad. Frühjahrs-Check 49 € statt 69 € bis Ende April. Termin unter kettenrad.example.',
    ),
    brief('es', 'Clínica Sonrisa. Blanqueamiento dental 129 € en vez de 210 € hasta fin de mes. Llama al 955 000 012.'),
    brief('ja', '米専科。新米10kgが¥4,580→¥3,980。ご注文は komesen.example へ。'),
  ],
  receipt: [
    brief('en', 'Corner Café opens at 7. Flat white £3.40, sourdough toast £4.20. Come by before work.'),
    brief('pl', 'Barber Brzytwa zaprasza. Broda 45 zł, komplet 100 zł. Zadzwoń 500 000 123.'),
    brief('tr', 'Kuvvet Atölyesi. Aylık üyelik 1.250 TL, 6 ay alana 6.000 TL. Bize ulaşın.'),
    brief('fr', 'Théâtre du Paravent. Plein tarif 18 €, réduit 12 €. Réservez sur paravent.example.'),
  ],
  review: [
    brief(
      'en',
      'Stopcock Plumbing. “They came within the hour and left the kitchen cleaner than before” – Carla Meyer, Leeds. Call 0113 496 0123.',
    ),
    brief(
      'de',
      'Radwerkstatt Kettenrad. „Endlich eine Werkstatt, die auch zurückruft“, sagt Jens Peters. Kommen Sie vorbei.',
    ),
    brief('fr', 'Boulangerie Martin. « Le meilleur pain de tout le quartier », dit Claire Dubois. Passez nous voir.'),
    brief('it', 'Pizzeria Vesuvio. Valutata 4,8 su 5 stelle da 312 clienti. Prenota al 081 000 0123.'),
  ],
  chart: [
    brief('en', 'Helio roofs. 94% of our customers would choose us again. Get a quote at helio.example.'),
    brief('nl', 'Sportschool De Kern. 92% van onze leden blijft langer dan een jaar. Word lid via dekern.example.'),
    brief('pt', 'Escola Ponte. 88% dos alunos passam no exame à primeira. Inscreva-se em ponte.example.'),
    brief('de', 'Solarhaus Nord. 86 % unserer Kunden empfehlen uns weiter. Angebot unter solarhaus.example.'),
  ],
  calendar: [
    brief('en', 'Palabra language school. Enrol free until 10 June. Sign up at palabra.example.'),
    brief('it', 'Yoga Respiro. I corsi iniziano il 9 settembre. Iscriviti su respiro.example.'),
    brief('pl', 'Zielony Ogród. Nowy sklep otwieramy 20 czerwca. Zapraszamy.'),
    brief('ar', 'مدرسة النور للغات. التسجيل مفتوح حتى ١٥ أغسطس. سجل الآن.'),
  ],
  ticket: [
    brief('en', 'Jazz concert in the courtyard on Friday 14 June, 8 pm, tickets £12. Book at courtyard.example.'),
    brief(
      'de',
      'Konzert im alten Hafen. Das Konzert beginnt am Samstag, 3. Oktober, um 20 Uhr. Karten unter hafen.example.',
    ),
    brief('es', 'Concierto de guitarra en el patio el 5 de julio, 21:00, entrada 10 €. Reserva en patio.example.'),
  ],
  map: [
    brief(
      'de',
      'Café Lindenhof. Besuchen Sie uns in der Gerbergasse 7. Frisch gebackener Kuchen jeden Tag. Wir freuen uns.',
    ),
    brief('en', 'Harbour Bakes. Find us at 12 Mill Lane Road. Bread from our own oven every morning. Come by today.'),
    brief('it', 'Libreria Acqua. Siamo in Via dei Mandorli 22. Libri usati e caffè. Vieni a trovarci.'),
    brief('nl', 'Schoenen Jansen. Wij zitten in de Dorpsstraat 88. Passend advies voor elke voet. Kom langs.'),
  ],
  chat: [
    brief(
      'en',
      'Do you repair e-bikes too? Yes, all brands, most on the same day. Kettle Street Cycles. Call 0117 496 0123.',
    ),
    brief(
      'de',
      'Haben Sie am Wochenende offen? Ja, samstags sind wir ohne Termin für Sie da. Praxis Dr. Sommer. Rufen Sie an: 030 000 123 45.',
    ),
    brief('es', '¿Hay taxis de madrugada? Sí, vamos al aeropuerto a cualquier hora. Taxi Luna. Llama al 955 000 012.'),
    brief(
      'fr',
      'Ouvrez-vous le samedi ? Oui, de 9 h à midi et sans rendez-vous. Clinique vétérinaire du Parc. Appelez le 02 00 00 01 23.',
    ),
  ],
  checklist: [
    {
      ...brief(
        'en',
        'Forklift safety: Always wear the seat belt. Sound the horn at corners. Never lift people on the forks. Keep below 10 km/h in the hall.',
      ),
      kind: 'training',
    },
    {
      ...brief(
        'de',
        'Ladesäulen sicher bedienen: Prüfen Sie das Kabel auf Risse. Stecken Sie das Kabel ganz ein. Ziehen Sie nie am Kabel selbst. Melden Sie Schäden sofort.',
      ),
      kind: 'training',
    },
    {
      ...brief(
        'es',
        'Higiene en la cocina: Lávate las manos antes de empezar. Separa la carne cruda de la verdura. Limpia las tablas después de cada uso. Guarda la comida por debajo de 5 grados.',
      ),
      kind: 'training',
    },
  ],
  interface: [
    brief(
      'en',
      'Tablely is the app for tables. How it works: 1. Download the app 2. Pick a time 3. Confirm with one tap. Get it at tablely.example.',
    ),
    brief(
      'de',
      'Terminfix. So geht es: 1. App herunterladen 2. Termin wählen 3. Bestätigen. Jetzt auf terminfix.example.',
    ),
    brief(
      'fr',
      'Colocaloc. Comment ça marche : 1. Téléchargez l’appli 2. Choisissez une chambre 3. Signez en ligne. À découvrir sur colocaloc.example.',
    ),
  ],
};
