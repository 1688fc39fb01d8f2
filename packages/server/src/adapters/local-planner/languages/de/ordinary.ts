/** Words of German that are neither names nor nouns: what is typed in capitals throughout shows others by their first letter alone. */
export const ORDINARY =
  'ab abbilden abends aber ablegt abonnieren abschalten albern alle allem allen alles als also alte alten alter am ' +
  'an anbei and anderen anmelden ansprechen anstellen are auch auf aufatmen aufbereitet aufbewahren aufgeschrieben ' +
  'aufheben aufhören aufräumen aufs aufschieben aufsetzt aufwischen aus ausfüllen ausgezeichnet ausklingen aussehen ' +
  'auszahlt ausziehen automatically außen backe bairischem barrierefrei basteln bauen beckenboden bei beim ' +
  'beitragsfrei bekannt bellt benutzen besprochen bestehen bestellt besten bestätigen bezahlen bezahlt billig bin ' +
  'bis bisschen bissl bitte bleiben bleibt bloß brauche brauchen braucht brennt bringt bräuchte bräuchten bunt ' +
  'bunte ca clean cool da dabei dafür daheim damit dampft danke dann daraus darf das dass days dazu dazuerfinden de ' +
  'dein deine deinem deiner dem den denken der des desinfizieren deutlich dich dicht die dienstags diese dieser ' +
  'digitalisieren dir direkt donnerstags dran draus draußen drehen drei drin drinnen drücken du dunkel dunkelgrün ' +
  'dunklem dunkler durch durchgehend durchschlafen duzen dürfen dürft echt echte echtem echten egal eher ' +
  'ehrenamtliche ehrlich eigene eigenen eigener eigenes eigentlich eilt ein einblenden eine einem einen einer ' +
  'einfach einfache einfügen eingeben eingebettet eingerichtet einhalten einmal einrasten einsetzbar einsetzen ' +
  'einsteigen einweisen endet endlich englischen englischer er erfahren erhalten erkennt erklärt erledigt ernst ' +
  'erscheinen erst erstattet erste ersten erwacht erwähnen erzählt es etwas euch eur eure eurem evtl facebook fair ' +
  'faire falls falsche fassen fast feel fehlt feiert fertig filmen fing first flickt flott folgt fotografieren ' +
  'fragen frech free frei freihalten freitags freuen freundlich freundliche freundlichen frisch frische frischen ' +
  'frischer frisches frittiert fröhlich früh früher furchtbar fällt fänden förmlicher fünf für fürs füttern ganz ' +
  'ganze ganzen ganzer gar gebaut gebracht gebrauchte gedruckt geehrte geeignet gefallen gegen geholfen geht ' +
  'gekostet gelb gelegen gemacht gepresst geprüft gern gerne geröstet gesalzen geschaut geschlossen geschrieben ' +
  'gespielt gesprochen gesteckt gesucht gesunden getrennt gewinnen gezeichnet gezeigt geöffnet gibt glatt gleich ' +
  'glutenfreie gmiatlich golden gratis graue graviert greifen grosse grosser grosses groß große großen großer ' +
  'großes grüßen gut gute guten günstig günstige günstiger hab haben habt halbe hallo hallt halt halten handgemacht ' +
  'handgemalte handgenähte handgezeichnet happens hat hatten hauptsächlich hausgemachte heben hebt heim heimischem ' +
  'hektisch helfer hell helle herb heute hier hilfreich hilft hinter hinterm hoch hochkant hoffe hoffentlich hol ' +
  'holen hält händehygiene hängen hängt hätte hätten höchstens ich ideal ignorieren ihr illustrationen im immer in ' +
  'inkl inklusive ins interessieren ipsum irgendwo is ist jede jedem jeden jeder jederzeit jedes jemand jetzt junge ' +
  'kalt kalte kaltes kann kannst kaputt kaufte kein keine keinen kitschig kitschigen klappt klar kleben klein ' +
  'kleine kleinen kleiner kleines knallig knapp knistert knusprig kocht komm kommen kommt kompetent kontrollieren ' +
  'kopiert kostenlos kostet krummem kurz kurze kurzen kurzer kurzes können könnt könnte könnten könntet kündbar ' +
  'kündigte kürzen kürzer lachen lachende lagern lang langem langen langsam langsamer lassen laufen laufende ' +
  'launchen laut laute lecker leckere leicht leipzig leise leiser leises lernen lesbar letzte letzten lieber ' +
  'liebsten liegt lindenhof linz lorem loslassen lustig lustige lädt länger läuft läuten mach machen macht mag mal ' +
  'man max maximal meditativ mehr mein meine meinen meiner meint meistens melden meldet merci message metallfrei ' +
  'mich min mindestens minimalistisch mir mischen mit mitbringen mitenand mittwochs modern montags montiert morgen ' +
  'motivierend mucke muss möchte möchten mögen möglich müssen nach nachgereicht nackte nassem neben nebeneinander ' +
  'nehmen nen nennen nett netter neu neue neuen neuer neues nicht nichts nie niemals niemand niemandem nimmt nix no ' +
  'noch nochmal nostalgisch nur nächste nötig nüchtern ob obersten oder offen offenen ohne online passt per physio ' +
  'please plus plötzlich pro prüfen putze pünktlich qm quadratisch quer raus rechnet rechts rechtzeitig reduziert ' +
  'regional regionale reicht rein reinigt reißerisch rennen repariere reparieren reservieren rest richtet richtig ' +
  'riecht rollt roten ruf rufen ruhig ruhige ruhigen ruhiger räumen rüberkommen rückfragen sachlich sagen sagt ' +
  'samstags sanft sauber scannen schafft schauen schicke schicken schlafen schlecht schlicht schliesslich schließen ' +
  'schließt schlosserei schmeckt schmerzfrei schmieden schnell schnelle schon schreiben schreibt schön schönen ' +
  'scrollen sehen seid sein seit sek selbe selben selber selbst seriös sexy sich sicher sichern sieben siehe sieht ' +
  'siezen sind singt sitzen so sofort solange soll sollen sollte sondern sonntags sonst sorry sparen spart sperren ' +
  'speziell sprechen springen später statt steh stehen steht still stillstand stoppen streicheln stundenweise ' +
  'suchen sucht super süß tabu tanzt tbd teilnehmerinnen thema tiefgekühlt toll top tore tragen trocken tun täglich ' +
  'um unbedingt unbekannten und ungefähr unkompliziert uns unser unsere unserem unseren unserer unsern unten unter ' +
  'unterrichte unterwegs us vereinbaren vereinbart vergessen versteckten verstehen vertrauenswürdig verwenden ' +
  'verwendet viel viele vielen vielleicht vielmal vier vom von vor vorbei vorbeikommen vorgesorgt vorher vorkommen ' +
  'vorne wann war warm warme warten wartet warum was waschbar waschen wasserdichter weglassen wehgetan weisse ' +
  'weiter weiterempfohlen weitergeben weiß wenig weniger wenn werblich werden whatsapp wichtig wichtigste wie ' +
  'wieder will willkommen winterthur wir wird wirken wirklich witzig wohlgefühlt wollen wollte wurde wählen wär ' +
  'wäre wären wörtlich wünschen zahlen zehn zeigen ziehen zu zuerst zugeben zum zur zurück zurückruft zusammen ' +
  'zusammenfassen zuschauer zustellen zustimmen zusätzlich zwei zweimal zweite zwischen zwölf ähnlich älter ältere ' +
  'ändern öffnen über übernehmen übersetzen übertreiben testen bieten bietet mieten mietet buchen mitmachen anrufen bewerben spenden retten nutzen vergleichen bekommen schenken probieren ausprobieren entdecken erleben genießen abholen bestellen kaufen verkaufen verkauft vermietet zusammenhält repariert baut liefert sichere starten bewirb hilfst lernst bringst findest backen reinigen renovieren dabeisein';
