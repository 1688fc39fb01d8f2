/** What adverts in German say for where people go. */
import type { SomeTrades } from '../../../banks/bank';

export const OUTINGS = {
  fitness: {
    words:
      '*fitness*|sportstudio*|tanzstudio*|kraftstudio*|ems-studio*|boxstudio*|training|*trainer|sport*|boxen|crossfit|bootcamp|laufen|*verein|schwimm*|tanzschule*|tanzkurs*|ballettschule*|tanzunterricht',
    hooks: 'Bereit für Bewegung?|Der Körper erinnert sich.|Worauf warten Sie?',
    mood: 'Heben.|Schwitzen.|Nochmal.',
    promises: 'Jeden Tag ein bisschen stärker|Jeder Anfang zählt',
    calls: 'Starten Sie heute|Machen Sie mit',
  },
  outdoors: {
    words:
      'surf*|*boulder*|kletter*|kajak*|kanu*|*tauch*|segel*|reitschule*|reiterhof|reitstunde*|ski*|snowboard*|wandern|wanderung*|rafting|gleitschirm*',
    hooks: 'Bereit für ein Abenteuer?|Draußen ist alles größer.|Raus, und los.',
    mood: 'Anziehen.|Durchatmen.|Los.',
    promises: 'Ein Tag, der bleibt|Frische Luft, neuer Mut',
    calls: 'Kommen Sie mit|Trauen Sie sich',
  },
  wellness: {
    words: 'yoga*|pilates*|spa|*massage*|sauna|wellness*|meditation*|achtsamkeit|therme',
    hooks: 'Wann haben Sie zuletzt aufgeatmet?|Langsam.|Eine Stunde nur für Sie.',
    mood: 'Ankommen.|Atmen.|Loslassen.',
    promises: 'Ruhe für Körper und Kopf|Leichter gehen als kommen',
    calls: 'Gönnen Sie sich die Auszeit|Buchen Sie Ihre Stunde',
  },
  travel: {
    words:
      '*hotel*|*reise*|*urlaub*|*ferien*|pension|hostel|camping*|kreuzfahrt*|fähre*|flug|flüge|insel*|strand*|ausflug*',
    hooks: 'Wohin zieht es Sie?|Einfach mal weg.|Wann waren Sie zuletzt weg?',
    mood: 'Packen.|Losfahren.|Ankommen.',
    promises: 'Tage, von denen man erzählt|Die Ferne ist näher, als man denkt',
    calls: 'Buchen Sie Ihre Auszeit|Packen Sie Ihren Koffer',
  },
  events: {
    words:
      '*konzert*|*festival*|*theater*|*chor|show|party|*hochzeit*|band|tanz*|*veranstaltung*|kino|oper|*fest|*basar|*flohmarkt*|tag der offenen tür|*kirmes|*trödelmarkt*|*weihnachtsmarkt*|*büchermarkt*|*kunsthandwerkermarkt*|*mittelaltermarkt*|*kleidermarkt*|*nachtflohmarkt*|*jahrmarkt*|*adventsmarkt*|straßenfest*|*tombola*|*frühlingsmarkt*|*herbstmarkt*|*volkslauf*',
    hooks: 'Tag vormerken.|Sind Sie dabei?|Darauf freut man sich.',
    mood: 'Licht.|Stille.|Jetzt.',
    promises: 'Dabei sein, wenn es passiert|Ein Tag, der bleibt',
    calls: 'Holen Sie sich Ihr Ticket|Seien Sie dabei',
  },
  visit: {
    words:
      '*museum*|zoo|tierpark|schloss|burg|*galerie|aquarium|freizeitpark|botanischer garten|escape room*|planetarium|*ausstellung*|erlebnishof',
    hooks: 'Was werden Sie entdecken?|Ein Ausflug, der bleibt.|Sehen Sie selbst.',
    mood: 'Schauen.|Staunen.|Entdecken.',
    promises: 'Ein Ausflug für alle|Es gibt so viel zu sehen',
    calls: 'Planen Sie Ihren Besuch|Kommen Sie und schauen Sie',
  },
  music: {
    words:
      '~*klavier*|gitarre*|geige*|schlagzeug*|*musikschule*|musikunterricht*|klavierunterricht*|klavierlehrer*|klavierstimmer*|instrument|instrumente|gesangsunterricht',
    hooks: 'Hören Sie den Unterschied?|Finden Sie Ihren Klang.|Alles beginnt mit einem Ton.',
    mood: 'Hören.|Spielen.|Noch einmal.',
    promises: 'Musik, wie sie klingen soll|Jeder Ton zählt',
    calls: 'Bringen Sie es zum Klingen|Melden Sie sich',
  },
} satisfies SomeTrades;
