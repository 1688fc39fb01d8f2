/**
 * Words that are written like a thing's name and seldom mean it in a sentence, by language: verbs, adjectives, small words,
 * parts of phrases, names of towns. Folded or as they are written; with `=` before it a word means only what is written so
 * (`=te` is no `té`).
 */
import { fold } from './fold';
import type { WordLanguage } from './languages';

interface Unspoken {
  readonly written: ReadonlySet<string>;
  readonly folded: ReadonlySet<string>;
}

const words = (language: WordLanguage, text: string): Unspoken => {
  const all = text.split(/\s+/u).filter((word) => word !== '');
  return {
    written: new Set(all.map((word) => word.replace(/^=/u, ''))),
    folded: new Set(all.filter((word) => !word.startsWith('=')).map((word) => fold(word, language))),
  };
};

const LISTS: Readonly<Record<WordLanguage, string>> = {
  en: `can will may might like just back right left well light fall spring sound break hand hands face head eye eyes fair
    present kind close open free new fresh fast slow hot cool warm best good great happy easy safe smart clean clear fine full
    high low long old young real simple small strong sweet top bottom end start way ways day days time times part place point
    set side show turn us our your it on in up down over out under first last next one two three four five six seven eight
    nine ten today tomorrow tone please include target fun modern friendly make work works address story stories class classes
    green greens cold tide mobile presents credit picture pictures moving legal language leaves hour hours minute minutes week
    evening morning staff group groups hook hooks done food foods card cards post power forks flat building buildings cream
    short shorts seal seals horn print prints running degrees pick picks pump pumps groom stages piece pieces board
    boards frame frames web bug bugs speaker speakers shell customs wrap track tracks court index link links crown
    brief briefs ride rides gear firm sign signs series rate rates net james engine engines score scores saw die led fan fans
    scale goal goals stream upper disc disk increasing turkey phoenix bookmark pin cap ram slide stable liquid banner journey
    love world earth space springs jean chain chains locked turns tap
    switch die lead leads mine pole bark bespoke
    well shares craft crafts border address route driver drivers reading summit peak field fields stocks funds refuse hearing tuning planet worlds flow`,
  // The noun means it as seldom: a tone, a menu, the end of a letter.
  de: `ton töne wollen laufen komm kommen liebe lieben liebes lieber grüße grüßen bildschirm karte karten zeit buchen spielen
    genießen wählen kette luftdruck zeitdruck blutdruck druck fall fälle ausführung sprosse sprossen kann kann's aufzug aufzüge
    beispiel beispiele krippenspiel trustpilot preise festpreis festpreise sonderpreise mietpreise
    aktionspreise startpreise eintrittspreise entdecken vergessen gegessen schießen passen fallen fliegen
    rechts recht fassen wichtiger richtiger weinen westen krebs stein quelle sack herz herzen angreifen welt erde kugel kugeln
    falle geschichte geschichten tor bauen planen klappe versichertenkarte zehnerkarte gutscheinkarte monatskarte bonuskarte
    eintrittskarte jahreskarte stück stücke akkord satz band bund raum weltraum schlag gang
    leiter leiterin schutz boden hof grenze grenzen verband fahrer fahrerin fahrern tonne tonnen spiel adresse adressen spiele`,
  // Calls to do something that are written like an animal, a mark or a visit, and small words that are written like dice or corn.
  fr: `livre visite commande réserve porte marche montre goute prends des dès mais fermé fermée côté salon recherche
    recherchons cherche pret courant pièce pièces piece séjour fut but fil fils barre =cote tenté =the =élevé =élevés =élevée équipé jean
    amour monde terre histoire histoires carte cartes espace froid vague l'espace l'amour l'histoire tour tours cour plein
    bonne bon mais pas point sens vers boxes
    droit actions essences paie adresse port détente contrat jeu jeux`,
  es: `llama llame llamanos reserva visita marca prueba cita copia pide porta sal regala =te sobre metros rosario =carné bateria
    bomba bombas busca buscas llamas mate mates sales =vía ala alas corona =tómate mono cadena =unas ave corriente bolsa bolsas
    fuente fuentes regla reglas corredor dado dados pico picos monte mundo tierra sueño sueños amor frio =parque acero metal
    historia historias suelo hoja nota cura pata sana para como cola mano alquiler alquileres
    firma =obra campo planta costa salón juego juegos =viaje`,
  it: `chiama prova visita prenota porta passa sali regala marca =te ancora alta alto piano piani visto visti saluti nido agli
    sala soli sola casi =saro =sarò venti ricerca obiettivo all'obiettivo l'obiettivo cuore cuori mangi collegamento mosca pesca
    lama bara taci cammino monte mondo terra storia storie amore freddo corrente spazio catena spina corona assistenza sale
    dal dalla presa scala saldo affitto
    costa mobile dolce azioni fondi campo campi salone spesa gioco giochi contratti`,
  pt: `chama chame visita visite reserva marca prova liga peca traga =no =lá =la =faça estrada =maio metros meia quinta dados
    pena milhões =louca fonte alta alto mate disco pouca poucas pouco poucos terra mundo história histórias amor frio corrente
    chamas peru =caos corredor bomba bombas coroa cobra porto fortaleza peça peças para como aluguel aluguer
    costa campo obra oficina visto ligação salão feira jogo jogos`,
  nl: `bel proef kom komen boek meer was huren licht pakket weer boeken spelen band noot vier vieren poten beeld beelden bollen
    zonen hoorn ketting kettingen toonladder dordrecht zwijndrecht barendrecht mijdrecht kaart kaarten kaartje kaartjes wind
    haken pets bellen agent agenten vertrouwen trouwens gekregen vliegen vlieg spoor sporen rol zagen recht rechts rechten
    verbergen stukje tonen wellicht engeland bron roken opgesloten afgesloten verbrand stemmen gebakken zand verhaal verhalen
    aarde wereld liefde hart stuk stukken trap
    ton verband grens spel spellen huur adres locatie route`,
  pl: `kup umow dzwon nowa nowy nowe nową mała mały małe małą otwarty otwarta otwarte zamknięty zamknięta zamknięte ul =żeby =zeby
    prawa prawie prawo kostka szybki szybka szybkie czarny czarna biały biała czerwony czerwona czerwone niebieski słaby stary
    stara stare gorąca gorące gorący waga =pączka boksy nic =sad =pięć =świecie =świat =świata =świąt =świeci jezu woła wolę woli los
    losy koło chory chora stał stała stałe kawałek twierdzi długi długa długie metrów metry ziemia ziemi ziemię miłość
    miłości tacie kara dana robota akcja mieć mam ma wynajem
    akcje akcji gra gry salon adres granica granice granic łodzi łódź`,
  tr: `kısa kişi kişilik kişiye karşı karım kara don done dön dönün yaş yaşa =şu =dış =dışı =dışında güle kodu =durum =durumda
    =durumu =duruma =durumun =durumunda =et kupa ayı konu konuda kötü koca koç yada çin =düşün =sinir kurşun dönerim sordu
    sordum sordun sarı bari kanı kanun kasaba kendi kendin kendim kendiniz çekici dünya dünyanın dünyada dünyayı dünyaya aşk
    aşkın aşkım gelin geliniz =nisan bakım bakımı kapıda kapıdan bağ adresten kira
    oyun oyunlar salon sohbet adres konum selin =kas`,
  ja: `的 机 クラブ 愛し 愛 世界 ダイヤ ハート 紗絵子 火 水 木 月 手作り 創業`,
  ar: `بأن بأنك بأني بأنها بان بأننا بأنهم بانك التي التى والتي إلهي إلهى الهي الهى الكون كون كوني كونك علم العلم عالم العالم عدد عدة
    فإن فان خيار الخيار ذهبنا =حمّل حمل حب حبّ بطاقة قدرات قدر القدر =المرأة تُنسى تنسى خمسة رأيتها رأيتك دين الدين ألديك القرن
    الأحمر أحمر بارك باري أحياء عبارة =كافية أرض الأرض الارض علامة علامات ساعة الساعة شمسية الشمسية جرى قصة القصة معرض ورشة
    هام بعنوان`,
};

/** Never a thing in a sentence. */
export const UNSPOKEN = Object.fromEntries(
  Object.entries(LISTS).map(([language, text]) => [language, words(language as WordLanguage, text)]),
) as Readonly<Record<WordLanguage, Unspoken>>;
