/** English, German, Dutch and Swedish, as the planner knows them. */
import type { LexiconSource } from './lexicon';

const en: LexiconSource = {
  and: 'and or but & plus',
  starts:
    'in at on for with from by into before after until till since during through across near inside without while when where wherever whenever because so that which who if about between every each under over around against per within then as including via along toward throughout beside behind above below',
  hangs:
    "a an the of to than your our my his her its their this these those compared no is are was were be been has have had will can could should would may must do does not isn't aren't don't won't can't very more most just only all both not it's we're you're i you we they he she it any some first next up out off",
  acts: 'book|order|call|ring|phone|visit|join|sign up|register|download|try|get|shop|donate|give|subscribe|start|reserve|contact|apply|come|discover|learn more|buy|claim|scan|follow|enrol|enroll|rsvp|save your|see the menu|request|schedule|find|stop by|drop in|drop by|pick up|install|volunteer|adopt|text|email|write to|pre-order|preorder|take a|switch|secure|tour|meet|check in|report|ask|head to|plan your|message|tap|see|browse|grab|treat yourself|bring|swing by|walk in|send|put your name|reply|listen|watch|stream|vote|share|available|link in bio|swipe up|walk over',
  offers:
    '% off|free |half price|half-price|discount|save |buy one|two for one|2 for 1|on sale|no joining fee|money back|money-back|complimentary|for the price of|deal|voucher|coupon|gift|reduced|no deposit|at no cost|on the house',
  refers: 'it they this these that those he she he’s she’s it’s they’re also both then there',
  phrases: {
    visit: 'Visit {}',
    call: 'Call {}',
    write: 'Write to {}',
    remember: 'Remember',
    check: 'Check yourself',
  },
};

const de: LexiconSource = {
  and: 'und oder aber sowie &',
  starts:
    'in im ins am an auf für mit von vom bei beim bis seit vor nach über unter durch ohne um zu zum zur aus gegen zwischen während wenn weil dass damit ob wo als inklusive ab samt pro statt innerhalb neben hinter entlang rund',
  hangs:
    'der die das den dem des ein eine einen einem einer eines unser unsere unseren unserem unserer ihr ihre ihren ihrem ihrer dein deine deinen deinem deiner mein meine kein keine keinen jeder jede jedes jeden ist sind war wird werden hat haben kann können soll sollen muss müssen darf nicht sehr nur alle alles auch mehr so wir sie er es ich du man sich noch schon',
  acts: 'jetzt|buchen sie|buche|buch|bestellen sie|bestelle|bestell|rufen sie|ruf|besuchen sie|besuche|besuch|melden sie|melde|meld|kommen sie|komm|laden sie|lade|testen sie|teste|probieren sie|probiere|spenden sie|spende|sichern sie|sichere|vereinbaren sie|vereinbare|reservieren sie|reserviere|kaufen sie|kaufe|abonnieren sie|starten sie|starte|entdecken sie|entdecke|holen sie|hol|bewerben sie|bewirb|schauen sie|schau|anmelden|anmeldung|kontaktieren sie|schreiben sie|schreib|fragen sie|termin|mach mit|werden sie|werde|termine|tickets gibt es|plätze|fordern sie',
  offers:
    '% rabatt|prozent rabatt|rabatt|gratis|kostenlos|kostenfrei|% günstiger|sparen|geschenkt|reduziert|zum halben preis|gutschein|nachlass|umsonst|geld zurück|ohne anmeldegebühr|% auf',
  refers: 'er sie es dies diese dieser dieses das auch damit dabei dazu dort beide dann so',
  phrases: {
    visit: 'Besuchen Sie {}',
    call: 'Rufen Sie an: {}',
    write: 'Schreiben Sie an {}',
    remember: 'Gut zu merken',
    check: 'Kurz geprüft',
  },
};

const nl: LexiconSource = {
  and: 'en of maar & plus',
  starts:
    'in op aan voor met van bij tot sinds naar over onder door zonder om uit tegen tussen tijdens als wanneer omdat dat die waar zodat terwijl vanaf binnen per na langs naast rond inclusief te',
  hangs:
    'de het een onze ons uw je jouw mijn zijn haar hun dit deze elke elk geen is was wordt worden heeft hebben kan kunnen zal moet mag niet heel meer alleen alle alles ook we wij u jij zij er zo nog',
  acts: 'boek|bestel|bel|bezoek|kom|meld je|meld|schrijf je|download|probeer|doneer|geef|reserveer|koop|start|ontdek|haal|vraag|maak|neem contact|stuur|mail|plan|schuif aan|word|doe mee|loop binnen|claim|scan|volg|solliciteer|bekijk',
  offers: '% korting|korting|gratis|voor niets|halve prijs|cadeau|bespaar|kosteloos|geld terug|zonder inschrijfkosten',
  refers: 'het zij dit dat deze die hij ook daar er beide dan daarna',
  phrases: {
    visit: 'Kijk op {}',
    call: 'Bel {}',
    write: 'Mail naar {}',
    remember: 'Onthoud',
    check: 'Test jezelf',
  },
};

const sv: LexiconSource = {
  and: 'och eller men samt &',
  starts:
    'i på för med från av vid till sedan under över genom utan om ur mot mellan när eftersom att som där innan efter inom hos per längs bredvid medan så inklusive',
  hangs:
    'en ett den det de din ditt dina vår vårt våra min mitt mina sin sitt sina er ert era denna detta dessa varje ingen inget är var blir har hade kan ska måste får inte mycket mer bara alla allt också vi ni du jag han hon man',
  acts: 'boka|beställ|ring|besök|kom|anmäl dig|anmäl|ladda ner|ladda|prova|testa|skänk|ge|reservera|köp|börja|starta|upptäck|hämta|kontakta|skriv|mejla|bli|ansök|följ|skanna|titta in|läs mer|handla|prenumerera|swisha',
  offers: '% rabatt|rabatt|gratis|halva priset|fri frakt|fritt|spara|på köpet|rea|kostnadsfri|pengarna tillbaka',
  refers: 'den det de denna detta dessa han hon också där båda sedan då',
  phrases: {
    visit: 'Besök {}',
    call: 'Ring {}',
    write: 'Skriv till {}',
    remember: 'Kom ihåg',
    check: 'Testa dig själv',
  },
};

export const GERMANIC = { en, de, nl, sv } as const;
