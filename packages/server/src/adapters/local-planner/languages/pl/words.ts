/** The words of Polish that guide how a brief is read. */
import type { LexiconSource } from '../../lexicon/lexicon';

export const WORDS: LexiconSource = {
  and: 'i oraz lub albo ale &',
  starts:
    'w we na dla z ze od do przy po przed pod nad przez bez o u za między podczas gdy kiedy ponieważ bo że który która które gdzie jeśli aby żeby jak obok wokół według kto',
  hangs:
    'nasz nasza nasze twój twoja twoje swój każdy każda każde ten ta to jest są był będzie ma mają może można nie bardzo tylko też także się już jeszcze',
  acts: 'zarezerwuj|zamów|zadzwoń|odwiedź|dołącz|zapisz się|zapisz|pobierz|wypróbuj|wpłać|przekaż|kup|zacznij|przyjdź|odkryj|skontaktuj się|napisz|sprawdź|umów się|umów|skorzystaj|wesprzyj|zgłoś|wpadnij|zarejestruj|zostań|podaruj|zamawiaj|dzwoń|pisz|zapraszamy|zapraszam|przynieś|weź|spróbuj|obserwuj|rezerwuj|umawiaj|zajrzyj|poznaj|zapisy|zamówienia|rezerwacje',
  offers:
    'wstęp wolny|wstęp bezpłatny|% taniej|% zniżki|rabat|zniżk|gratis|za darmo|bezpłatn|za pół ceny|promocj|darmow|w prezencie|bez opłat|zamiast',
  gives:
    'wynajmuję wynajmujemy wypożyczam wypożyczamy piekę pieczemy szyję szyjemy prowadzę prowadzimy oferuję oferujemy sprzedaję sprzedajemy sprzedam wynajmę oddam kupię zamienię robię robimy',
  concessions: 'dzieci|studenci|studentów|seniorzy|seniorów|uczniowie|wstęp|wejście|parking|dostawa|wysyłka|wifi',
  pending: 'do potwierdzenia|do ustalenia|wkrótce ogłosimy|podamy wkrótce|podamy później|jeszcze nie znamy',
  parts: 'z powodu przeprowadzki|z powodu wyjazdu|z powodu braku miejsca|w związku z przeprowadzką',
  refers: 'on ona ono oni one to ten ta też także tam oba potem',
  ours: 'mój moja moje nasz nasza nasze mojej mojego naszej naszego',
  tones:
    'wesoły wesoło spokojny spokojnie ciepły ciepło przyjazny zabawny profesjonalny profesjonalnie poważny nowoczesny nowocześnie elegancki młodzieżowy dynamiczny dynamicznie energiczny emocjonalny minimalistyczny luksusowy szybki wolny ton styl nastrój klimat muzyka proszę bardzo trochę lekki krótki prosty z humorem stonowany nie za',
  wishes:
    'zależy nam |zależy mi |chcielibyśmy, |chciałabym |chciałbym |chcielibyśmy |może z muzyką|najlepiej z |jeśli się da |chciałabym, żeby |chciałbym, żeby |niech będzie |niech film |zróbcie |zrób to |prosimy o |proszę o |bez krzyku|nie pokazuj|film ma |ma być |ton:|styl:|format:|długość:|grupa docelowa|odbiorcy:|nie za |chcemy, żeby |bez tekstu|bez muzyki|bez lektora|bez stock|nie pokazuj|proszę nie|grupa docelowa|spokojna muzyka|wesoła muzyka|niech |ma być |żeby było|[wstaw',
  bids: 'niech |niech będzie |prosimy o |proszę o |nie za |proszę nie|zróbcie |zrób to |nie pokazuj|ma być ',
  films: 'film|filmik*|spot|spotu|wideo|klip|klipu|rolk*|reklam*',
  film: 'w filmie|w filmiku|w spocie|lektor|napisy|pionowy|w pionie|zwolnione tempo|szybkie cięcia|muzyka w tle|bez muzyki|bez dźwięku|lektor|napisy |zbliżenie|pierwszych sekund|ostatnich sekund|na ekranie|podkład muzyczny|ujęcia',
  greets: 'szanowny|drogi|droga|dzień dobry|cześć|hej|hejka|siema|witam|witajcie|szanowni państwo|szanowna|drodzy',
  introduces: 'jesteśmy|jestem|prowadzimy|prowadzę|tu|to|mamy|mam',
  uses: 'z ze',
  copulas: 'to jest',
  called:
    'mam na imię|nazywam się|która nazywa się|który nazywa się|które nazywa się|nazywa się|nazywamy się|o nazwie|pod nazwą|nazwa to',
  always: 'zawsze nigdy nie tylko',
  reasons: 'bo ponieważ gdyż inaczej powód',
  calm: 'spokojn*|woln*|łagodn*|cich*|kojąc*',
  lively: 'dynamiczn*|energiczn*|szybk*|żywioł*|z energią',
  relatives: 'że żeby ponieważ gdy kiedy jeśli który która które gdzie co',
  negates: 'nie bez',
  lasts: 'długość czas',
  lengths: 'około maks',
  shows: 'zakończ|na końcu|pokaż|dodaj',
  serves: 'dla',
  towns:
    'warszawa|warszawie|kraków|krakowie|łódź|łodzi|wrocław|wrocławiu|poznań|poznaniu|gdańsk|gdańsku|szczecin|szczecinie|bydgoszcz|bydgoszczy|lublin|lublinie|białystok|białymstoku|katowice|katowicach|gdynia|gdyni|częstochowa|radom|radomiu|rzeszów|rzeszowie|toruń|toruniu|kielce|kielcach|gliwice|gliwicach|zabrze|olsztyn|olsztynie|bielsko-biała|opole|opolu|sopot|sopocie|zakopane|zakopanem|tychy|tarnów|tarnowie|polsce|europie|niemczech|leszno|lesznie|włocławek|włocławku|gniezno|puck',
  owns: {
    named: 'o nazwie',
    is: 'jestem|pracuję jako',
    isTurns: 'ym>y|nim>ni|ką>ka|ą>a|kiem>k|iem>|em>',
    pairs: 'ja i|i ja|z mężem|z żoną|z bratem|z siostrą',
    begins: 'mam|mamy|prowadzę|prowadzimy|otworzyłam|otworzyłem|otworzyliśmy|otwieram|otwieramy',
    turns: 'ę>a|ą>a',
    bentBehind: 'dla|do|z|od|w|we|przy|u|naszej|naszego|mojej|mojego|o',
    bentTurns:
      'arni>arnia|erni>ernia|alni>alnia|owni>ownia|odni>odnia|acji>acja|erii>eria|emii>emia|koły>koła|iniki>inika|teki>teka|firmy>firma|niny>nina|nicy>nica|sieki>sieka|kółki>kółka|czmy>czma|pody>poda|telu>tel|natu>nat|klepu>klep|alonu>alon|ztatu>ztat|inetu>inet|baru>bar|wisu>wis|klubu>klub|rodka>rodek|eatru>eatr|biura>biuro|studia>studio|kola>kole|niska>nisko|stwa>stwo|zenia>zenie',
  },
  resumes: '*imy|*amy|*emy|czynne|otwarte|bez|także|również',
  reaches: 'dziś śmiało do na pod już teraz nas się',
  typed: 'pls=proszę|wgl=w ogóle|bd=będzie|nr tel=tel',
  keywords: {
    alone:
      'śluby|chrzciny|urodziny|wesela|tkaniny|rośliny|maszyny|opony|zasłony|balkony|salony|wanny|firany|ściany|komunie|studniówki|rodziny|godziny|terminy|kominy|czereśnie|okna|drzwi|rolety|dachy|elewacje|płytki|parkiety|bramy|ogrodzenia|podłogi|imieniny|choinki|dywany|kabiny|pergole|kuchnie|szafy|sypialnie|łazienki|kotły',
    whole:
      'bez kolejek|bez wizyty|dojazd gratis|dojazd do klienta|dojazd do domu|wycena gratis|bezpłatna wycena|darmowa wycena|24h|24 h|całą dobę|7 dni w tygodniu|na wymiar|na wynos|w weekendy|pierwsza lekcja gratis|pierwsze zajęcia gratis|na telefon|od ręki|piece gazowe|bez umowy|faktura vat|wszystkie marki|wolne terminy|z dojazdem|u klienta|raty 0%|sesje rodzinne|sesje ślubne',
    begins: 'bez|od|wszystkie|także|również|dla|faktura vat|faktura',
    per: 'lekcja|godzina|godz|doba|noc|osoba|miesiąc|sztuka|kg|wizyta|zajęcia|m2',
    sides: 'północ|południe|centrum',
    around: 'okolice|rejon|i okolice|i okolicach|i powiat',
    leads:
      '*anie|*enie|darmow*|bezpłatn*|pierwsz*|now*|tani*|szybk*|otwarte|czynne|od|biuro|gabinet|salon|szkoła|studio|sklep|serwis|kurs|kursy|nauka|naprawa|wynajem|wypożyczalnia|sprzedaż|pranie|czyszczenie|montaż|wymiana|mycie|strzyżenie|opieka|zajęcia|lekcje|profesjonaln*',
    trails:
      '*ów|*owy|*owa|*owe|*owych|*owej|*ny|*na|*ne|*nych|*nej|*ski|*ska|*skie|*skich|*ckie|*cki|*cka|*czny|*czna|*czne|*ego|*ych|gratis|online|fakturę|dzieci|mieszkań|mebli|okien|opon|dywanów',
    tells:
      'szuka|szukają|zaprasza|zapraszają|zatrudnimy|zatrudniamy|zapraszamy|poszukujemy|mam|mamy|robię|robimy|oferujemy|szukam|szukamy|chcę|chcemy|potrzebuję|sprzedaję|otwieramy|jest|są|mogę|możesz|oferuje|organizuje|poszukuje|ogłasza|gra|prezentuje|naprawia|sprzedaje|wynajmuje|otwiera|świętuje',
  },
  announces:
    'nowość w|otwieramy|otwieramy się|przeprowadzamy się|nowo otwarte|nowe miejsce|wielkie otwarcie|otwarcie|dzień otwarty|dni otwarte|wyprzedaż|promocja|nowość|nowości|wkrótce|likwidacja',
  phrases: {
    visit: 'Wejdź na {}',
    call: 'Zadzwoń: {}',
    person: 'Zadzwoń: {who}, {}',
    write: 'Napisz na {}',
    follow: 'Obserwuj {}',
    order: 'Zamów teraz',
    remember: 'Zapamiętaj',
    check: 'Sprawdź się',
  },
};
