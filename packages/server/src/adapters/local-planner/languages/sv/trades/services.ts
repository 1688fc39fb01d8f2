/** What adverts in Swedish say for what is done for people. */
import type { SomeTrades } from '../../../banks/bank';

export const SERVICES = {
  hair: {
    words: '*frisör*|barberare|salong*|klippning|hår|skönhet*|naglar|hudvård|smink|fransar',
    hooks: 'Dags för något nytt?|Hej, nya du.|Känn dig som dig själv.',
    mood: 'Klipp.|Forma.|Le.',
    promises: 'En stil som är din|Gå ut med högt huvud',
    calls: 'Boka din stol|Skäm bort dig',
  },
  health: {
    words: 'tandläkare*|läkare|klinik*|*klinik|sjukgymnast*|apotek|optiker|glasögon|hörsel*|hälsa|*terapi',
    hooks: 'Hur mår du i dag?|Må bra börjar här.|Någon som lyssnar.',
    mood: 'Lyssna.|Vårda.|Le.',
    promises: 'I goda händer|Vård som tar sig tid',
    calls: 'Boka en tid|Prata med oss',
  },
  pets: {
    words: 'hund|hundar|*hund|katt|katter|veterinär*|husdjur|djuraffär|valp*|häst*|hundfrisör*|hundtrim*',
    hooks: 'Vem väntar vid dörren?|För alla med fyra tassar.|Bästa vänner förtjänar mer.',
    mood: 'Nosa.|Lek.|Gosa.',
    promises: 'Kärlek på fyra tassar|De skulle tacka dig',
    calls: 'Ta med din bästa vän|Kom och hälsa på',
  },
  craft: {
    words:
      'rörmokare*|elektriker*|snickar*|*snickeri|takläggare|målare|renover*|möbel*|möbler|låssmed|~verkstad|~hantverk*',
    hooks: 'Något som inte fungerar?|En gång, och rätt.|Gjort för hand.',
    mood: 'Mät.|Bygg.|Klart.',
    promises: 'Arbete som håller|Händer som kan',
    calls: 'Berätta vad du behöver|Hör av dig',
  },
  repair: {
    words: 'skomakare*|reparation*|reparerar|urmakare*|sömnad|tapetserare*|mobilreparation*',
    hooks: 'Släng den inte.|Den förtjänar ett liv till.|Trasig? Inte länge till.',
    mood: 'Öppna.|Laga.|Klart.',
    promises: 'Bra saker är värda att laga|Tillbaka, och hel igen',
    calls: 'Lämna in den|Fråga oss',
  },
  cleaning: {
    words: '*städ*|tvätt*|kemtvätt|fönsterputs*|rengöring',
    hooks: 'Tänk dig: allt är rent.|När glänste det senast?|Komma hem till rent.',
    mood: 'Sopa.|Putsa.|Glänsa.',
    promises: 'Din tid tillbaka|Rent in i hörnen',
    calls: 'Låt oss göra det|Fråga om en tid',
  },
  hire: {
    words:
      '*kran|*kranar|*uthyrning|flytt|flyttfirma*|flytthjälp|åkeri*|grävmaskin*|byggställning*|truck|truckar|magasinering|budfirma*|container*',
    hooks: 'Stort jobb på gång?|För tungt att bära?|Vi tar det tunga.',
    mood: 'Lasta.|Lyft.|Klart.',
    promises: 'Det tunga tar vi|Där när det behövs',
    calls: 'Berätta vad du behöver|Be om en offert',
  },
  driving: {
    words: 'körskola*|trafikskola*|körkort*|körlektion*',
    hooks: 'Redo för vägen?|Friheten börjar här.|Snart är det du som kör.',
    mood: 'Bälte.|Spegel.|Kör.',
    promises: 'Lugn bakom ratten|Säkrare för varje mil',
    calls: 'Boka din första lektion|Sätt dig bakom ratten',
  },
  realestate: {
    words: 'mäklare|bostad*|*bostäder|lägenhet*|villa|villor|hus|hyra|arkitekt*|fastighet*|nybygg*',
    hooks: 'Se din ytterdörr framför dig.|Var vill du bo?|Komma hem.',
    mood: 'Titta.|Stig in.|Stanna.',
    promises: 'En plats som är din|Rum för ditt liv',
    calls: 'Boka en visning|Kom och titta',
  },
  tech: {
    words:
      'app|appen|appar|programvara|plattform|startup|digital*|webbplats|molnet|data|ai|telefon*|hörlurar|laptop*|spel|podd*',
    hooks: 'Det finns ett enklare sätt.|Mindre klick. Mer gjort.|Tänk om det bara fungerade?',
    mood: 'Öppna.|Tryck.|Klart.',
    promises: 'Enkelt från första minuten|Tid för det viktiga',
    calls: 'Testa nu|Se hur det fungerar',
  },
  finance: {
    words: '*bank|försäkring*|skatt*|bokföring*|revisor*|investering*|pension*|lån|sparande|advokat*|juridisk*|jurist*',
    hooks: 'Sov gott i natt.|Frågor om pengar?|Någon på din sida.',
    mood: 'Fråga.|Förstå.|Bestäm.',
    promises: 'Klara ord, lugna nätter|På din sida',
    calls: 'Prata med oss|Ställ din fråga',
  },
  education: {
    words: '*skola*|kurs|kurser|*kurs|lektion*|lärare|språk*|universitet*|förskola|akademi|lära|workshop*|utbildning*',
    hooks: 'Vad vill du lära dig?|Nyfiken?|Alla börjar från noll.',
    mood: 'Fråga.|Öva.|Kunna.',
    promises: 'Ett steg till, varje dag|Kunskap som stannar',
    calls: 'Säkra din plats|Börja lära',
  },
  childcare: {
    words: 'förskol*|dagis|barnomsorg|dagmamma|barnvakt*|fritids|sommarläger|lekgrupp',
    hooks: 'Vem vill leka?|Små fötter, stora dagar.|Där de små är hemma.',
    mood: 'Leka.|Skratta.|Växa.',
    promises: 'Plats att leka och växa|I goda händer hela dagen',
    calls: 'Kom och hälsa på|Boka en plats',
  },
  care: {
    words: 'hemtjänst|äldreboende*|äldreomsorg|omsorg|vårdhem|hemsjukvård|undersköterska*',
    hooks: 'Hemma, och aldrig ensam.|Någon som finns där.|Vem tar hand om dig?',
    mood: 'Lyssna.|Hjälpa.|Stanna.',
    promises: 'Omsorg som i en familj|Tid för det viktiga',
    calls: 'Prata med oss|Hör av dig',
  },
  photo: {
    words: 'fotograf*|foto|foton|porträtt*|videograf*|bröllopsfoto*',
    hooks: 'Håll fast stunden.|Le.|Hur minns du i dag?',
    mood: 'Titta.|Skratta.|Klick.',
    promises: 'Bilder som stannar|Stunder att behålla',
    calls: 'Boka din fotografering|Ställ dig framför kameran',
  },
  studio: {
    words: 'grafisk design*|webbdesign*|designbyrå*|tryckeri*|skyltar|reklambyrå*|marknadsföring|copywriter*|översätt*',
    hooks: 'Vad vill du säga?|Bra idéer ska synas.|Få dem att titta igen.',
    mood: 'Tänk.|Rita.|Visa.',
    promises: 'Idéer som syns|Tydligt vid första blicken',
    calls: 'Berätta din idé|Prata med oss',
  },
  charity: {
    words: 'välgörenhet*|donera*|donation*|volontär*|ideell*|stiftelse*|hjälporganisation|flykting*|insamling*',
    hooks: 'Tänk om du kunde hjälpa?|Det börjar med en.|Någon väntar.',
    mood: 'Se.|Känn.|Gör.',
    promises: 'Tillsammans blir det mer|Varje hand räknas',
    calls: 'Hjälp till med oss|Ge vad du kan',
  },
  energy: {
    words: 'solceller|solenergi|värmepump*|energi*|elektricitet|isolering|batteri*|laddbox*|laddare',
    hooks: 'Solen skickar ingen räkning.|Var kommer din el ifrån?|Titta upp.',
    mood: 'Sol.|Ström.|Hem.',
    promises: 'Ditt tak kan mer|Varmt, med gott samvete',
    calls: 'Fråga vad ditt tak kan|Hör av dig',
  },
} satisfies SomeTrades;
