/** The words of Swedish that guide how a brief is read. */
import type { LexiconSource } from '../../lexicon/lexicon';

export const WORDS: LexiconSource = {
  and: 'och eller men samt &',
  starts:
    'i på för med från av vid till sedan under över genom utan om ur mot mellan när eftersom att som där innan efter inom hos per längs bredvid medan så inklusive',
  hangs:
    'en ett den det de din ditt dina vår vårt våra min mitt mina sin sitt sina er ert era denna detta dessa varje ingen inget är var blir har hade kan ska måste får inte mycket mer bara alla allt också vi ni du jag han hon man',
  acts: 'boka|beställ|ring|besök|kom|anmäl dig|anmäl|ladda ner|ladda|prova|testa|skänk|ge|reservera|köp|börja|starta|upptäck|hämta|kontakta|skriv|mejla|bli|ansök|följ|skanna|titta in|läs mer|handla|prenumerera|swisha|följ oss|hör av dig|kom förbi|mejla oss|sms:a|bokning|anmälan',
  offers:
    '% rabatt|rabatt|gratis|halva priset|fri frakt|fritt|spara|på köpet|rea|kostnadsfri|pengarna tillbaka|istället för|ordinarie',
  gives: 'ger erbjuder säljer gör',
  concessions: 'barn|studenter|medlemmar|inträde|parkering|frakt|wifi',
  pending: 'meddelas senare|presenteras senare|ej klart|ännu inte klart|återkommer med',
  refers: 'den det de denna detta dessa han hon också där båda sedan då',
  ours: 'en ett min mitt vår vårt',
  tones:
    'glad lugn varm vänlig rolig lekfull professionell seriös modern elegant ung dynamisk energisk minimalistisk snabb långsam ton stil stämning musik gärna väldigt lite tack kort enkel',
  wishes:
    'gör den |gör det |håll den |filmen ska|videon ska|visa inte|inte för |målgrupp|ton:|stil:|format:|längd:|vi vill ha något |gärna |ingen text|ingen musik|utan musik|visa inte|målgrupp|lugn musik|glad musik',
  bids: 'gör den |gör det |håll den |visa inte|inte för |gärna ',
  films: 'video*|filmen|reklamfilm*|klipp|spot',
  film: 'berättarröst|speaker|undertexter|stående format|slow motion|snabba klipp|bakgrundsmusik|ingen musik|utan musik|utan ljud|första sekunderna|sista sekunderna|närbild|undertexter|berättarröst|slowmotion',
  greets: 'hej|hejsan|god morgon|tjena',
  introduces: 'vi är|jag är|vi driver|det här är|vi har|jag har',
  uses: 'med',
  copulas: 'är',
  called: 'som heter|den heter|det heter|vi heter|heter|med namnet|kallad|kallat',
  separable: true,
  always: 'alltid aldrig bara',
  reasons: 'eftersom för annars skäl varför',
  calm: 'lugn*|stilla|långsam*|avslappna*',
  lively: 'snabb*|energisk*|fartfylld*|livlig*',
  relatives: 'som när medan där att',
  negates: 'inte ingen',
  lasts: 'längd',
  shows: 'avsluta',
  serves: 'för',
  announces:
    'storslagen invigning|invigning|nyöppning|öppet hus|rea|utförsäljning|specialerbjudande|nyhet|nyheter|snart öppnar vi',
  phrases: {
    visit: 'Besök {}',
    call: 'Ring {}',
    person: 'Ring {who}: {}',
    write: 'Skriv till {}',
    remember: 'Kom ihåg',
    check: 'Testa dig själv',
  },
};
