/** Nouns of German that briefs name: who types without capitals means them all the same. Longer words end with them. */
export const NOUNS =
  'platte platten hof hinterhof innenhof bauernhof marke marken gerät gläser gläsern kindern produkten jahren tagen stunden wochen abbruch abend abendbrot abende abendessen abfall abflug abfluss abholung abo abschleppdienst abschleppwagen ' +
  'abschluss abstimmung acai achtsamkeit acker adapter adresse advent agentur ahnung aikido akte aktien ' +
  'alarmanlage alarmanlagen alkohol allergiker alltagsbegleitung alm almhütte alpen altbau altenheim ' +
  'altenpflege altersvorsorge ampel ampeln analyse andenken anfahrt anfang anfrage anfragen anfänger angaben ' +
  'angebot angebote angelbedarf angelladen angelruten angelshop angler anhang anhänger anlage anlagen anmeldung ' +
  'anruf anstrich antiquariat antiquitäten antrag antwort anwalt anwaltskanzlei anwältin apotheke apotheker app ' +
  'april aquarell aquarellkurs aquarium arbeit arbeitsplatz arbeitsschutz arbeitssicherheit arbeitszeit ' +
  'arbeitszeiterfassung architekt architektin architektur archäologie arm armbanduhr armbanduhren arme ' +
  'artenvielfalt artikel arznei arzt arztbesuch arztpraxis astronaut aufbau aufforstung aufführung aufzug ' +
  'augenarzt augenbrauen augenoptik augenoptiker august ausbildung ausbildungsplatz ausflug aushilfe auskunft ' +
  'ausritt ausritte aussicht ausstellung ausverkauf auswertung auszeichnung auto autohaus autohändler autokran ' +
  'autokrane automatikgetriebe autor autoreparatur autos autovermietung autowerkstatt autowäsche avocado ' +
  'avocados azubi azubis baby babykurs babys babyschwimmen babysitter bach backend backfisch backofen backstube ' +
  'bad badeanzug badeaufsicht bademantel bademeister bademode badetonne badezimmer badezuber badsanierung ' +
  'bagger baggerverleih baguette bahn bahnhof bahnreise balkonkraftwerk ballett ballettschule ballonfahrt ' +
  'ballonfahrten band bank bankkarte bankkonto bar barbecue barber barbershop barbier bargeld barista barkeeper ' +
  'barzahlung basar basketball basketballverein bau bauarbeiter bauch bauer bauernhaus bauernhof bauernladen ' +
  'baufinanzierung baum baumarkt baumaschinen baumdienst baumfällung baumpflanzung baumpflege bauplan baustelle ' +
  'bauunternehmen beachvolleyball becher bedachung bedachungen bedienung beerdigung begleitetes begleitung ' +
  'behandlungspflege behinderung behörde bein beine bekleidung beleg belege beleuchtung benefizlauf benzin ' +
  'berater beratung berg berge berghotel berghütte bergsteigen bericht berliner beruf berufstätige besprechung ' +
  'bestatter bestattung besteck bestellung besuch besucher beton betreuung betrieb betriebe betriebssanitäter ' +
  'bett bettdecke betten bettwanzen bettwäsche bewegung bewerbung bewerbungen bewertung bewertungen bewohner ' +
  'bezahlung bibliothek biene bienen bienenstock bienenvolk bier biere biergarten bierprobe bierstube ' +
  'bierverkostung bigband bikini bild bilder bilderrahmen bildschirm bildung billard billardtisch bindung ' +
  'biologie biotonne bistro bitcoin blaskapelle blasmusik blasorchester blatt blick blockchain blume blumen ' +
  'blumenabo blumengeschäft blumenladen blumenstrauß blumenzwiebeln bluse blut blutspende blutspenden blätter ' +
  'blüte boden bodenleger bohne bohnen bonbons boot bootsfahrt bootstour bootsverleih boulder boulderhalle ' +
  'boutique bowling bowlingbahn bowls boxclub boxstudio boxtraining brandfall brandschutz brandschutzhelfer ' +
  'brandschutztür brandschutztüren brandschutzunterweisung brathähnchen brauerei brauereigasthof brauhaus braut ' +
  'brautkleid breitband brennerei brennholz brettspiel brettspiele brew brief brille brillen brillengeschäft ' +
  'brot brote bruder brunch brunnen brust bräutigam brötchen brücke buch buchführung buchhalter buchhaltung ' +
  'buchhaltungssoftware buchhandlung buchhändlerin buchladen buchung buffet burg burger burrito bus busfahrer ' +
  'busfahrerin bushaltestelle busse butter butterbrot bäcker bäckerei bäder bäume böden börse bücher bücherei ' +
  'bücherregal bügelbrett bügeleisen bühne büro bürobedarf büromöbel büroplatz bürostuhl camper campervan ' +
  'camping campingplatz cappuccino carport carports catering cello champagner champignons chatbot chauffeur ' +
  'chauffeurservice checkliste chef chefin chemie chili chilis chiropraktiker chocolatier chor chorkonzert ' +
  'chutney chöre coaching cocktail cold comic comicladen comics computer computerreparatur computerspiel ' +
  'consulting container containerdienst copyshop cottage couch coworking creme croissant croissants curry ' +
  'cybersicherheit dach dacharbeiten dachdecker dachdeckerei dachfenster dachreparatur dachrinne dachsanierung ' +
  'dachstuhl dachstühle dachziegel dame damen dampf dampfbad darlehen daten datenschutz datum decke decken ' +
  'deich demokratie denkmal design designer dessert dessous destillerie dezember diagramm diamant dielen ' +
  'dienstag dienstplan dienstpläne dienstwagen diesel digitalisierung dim diplom disco diskothek ' +
  'displayreparatur diät dokument dokumentarfilm dolmetscher dom donnerstag donut donuts dorf dorffest dozent ' +
  'dreck drogerie drohne drohnen drohnenaufnahmen druck drucker druckerei duft duftkerze dusche duschgel ' +
  'duschkabine dächer dämmung döner dönerladen ecke ehe ehrenamt eier eierkuchen eigenheim einbauküche ' +
  'einbauküchen einbaumöbel einbauschränke einbruch eingemachtes einkauf einkaufszentrum einkommen ' +
  'einkommensteuer einlass einlegesohle einrahmung einrichtung einsatz eintopf eintritt einzelhandel eis ' +
  'eisbahn eiscreme eisdiele eisenbahn eisenwaren eiskaffee eiskunstlauf eislaufen eissalon eistee elektrik ' +
  'elektriker elektroauto elektrobetrieb elektroinstallateur elektroinstallation elektromeister ' +
  'elektromobilität elektroniker elektronikerin elektroroller elektrotechnik ellbogen eltern email empfang ende ' +
  'energie energieversorger engineers englisch englischkurs enten entrümpelung entsorgung entspannung ' +
  'entwickler entwurf erdbeben erdbeeren erdbeerfeld erdbeerhof erde erdnussbutter erfahrung erfindung ' +
  'erfrischung erfrischungsgetränk ergebnisse erkältung erlebnisbauernhof erlös ermäßigung ernte ernährung ' +
  'ernährungsberatung ersparnisse ersthelfer erwachsene erzieher erzieherin eröffnung espresso espressobohnen ' +
  'essen essenslieferung esstisch estrich etagen euro evakuierung existenzgründung experiment fabrik fahne ' +
  'fahrer fahrlehrer fahrlehrerin fahrrad fahrradhändler fahrradladen fahrradreparatur fahrradverleih ' +
  'fahrradwerkstatt fahrräder fahrschule fahrstunde fahrstunden fahrt fahrten fahrzeug falafel falkner ' +
  'falknerei fall familie familien familienbetrieb farbe farben fass fassadendämmung februar feier feierabend ' +
  'feiern feiertag feinkost feinkostladen feld fell fenster fensterbau fensterputzer fensterreinigung ferien ' +
  'ferienbauernhof ferienbetreuung feriencamp ferienhaus ferienhof ferienlager ferienwohnung fernbedienung ' +
  'fernseher fertigung fest feste festival festpreis festung feuer feuerlöscher feuertür feuerwehr ' +
  'feuerwehrmann feuerwerk feuerwerke filiale film filme filmemacher filmproduktion finanzamt finanzberatung ' +
  'finanzen finanzierung finger firma firmen firmenlauf firmenwagen fisch fischbrötchen fischbude fische ' +
  'fischer fischerei fischgeschäft fischhändler fitness fitnessstudio flachdach flagge flaggen flasche flaschen ' +
  'fleisch fleischerei fliese fliesen fliesenleger fliesenlegerin flipchart flohmarkt florist floristik ' +
  'floristin fluchtraum fluchtspiel flug fluggesellschaft flughafen flughafentransfer flugzeug flur fluss flyer ' +
  'flüge flügel folie fonds foodtruck formular forschung forst fortbildung foto fotograf fotografie fotografin ' +
  'fotoladen fotos fotostudio fracht frage frau frauen freibad freiberufler freitag freiwillige freizeitpark ' +
  'freude freund freunde freundin freundschaft friedhof friseur friseure friseursalon frist frisur frisör frost ' +
  'frucht fruchtsaft früchte frühjahr frühling frühstück fuge fuß fußball fußballer fußballspiel fußballverein ' +
  'fußbodenheizung fußmatte fußpflege fähre fässer führerschein führung führungen füller füße gabel ' +
  'gabelstapler galerie gaming garantie gardine gardinen garn garnelen garten gartenbau gartenbedarf ' +
  'gartenpflege gartentor gartenzaun gas gassi gast gasthaus gasthof gaststätte gauben gebirge gebrauchtwagen ' +
  'geburtstag geburtstage geburtstagsfeier gebäck gebäudereinigung gebäudetechnik geflügel gefrierschrank ' +
  'gefühl gehalt geige geigen geigenbauer geigenunterricht geld geldanlage geldbeutel geldbörse gelnägel ' +
  'gemeinde gemeindefest gemeinschaft gemeinschaftsbüro gemeinschaftsgarten gemälde gemüse gemüsekiste ' +
  'gemüseladen generationen gepäck gericht gerichte geräte gerüst gerüstbau gesang gesangsunterricht geschenk ' +
  'geschenke geschenkkarte geschichte geschirr geschirrspüler geschäft geschäfte gesellschaftsspiel ' +
  'gesellschaftsspiele gesicht gesichter gesichtsbehandlung gesichtscreme gespräch gesundheit getränk getränke ' +
  'gewitter gewürz gewürze gin gipfel girokonto gitarre gitarrenlehrer gitarrenschule gitarrenunterricht ' +
  'gitarrist glas glaser glaserei glasfaser glasreinigung gleitsichtbrille gold goldschmied golf golfclub ' +
  'golfplatz gospelchor gottesdienst grafikdesign gramm greifvögel grenze grill grillen grillfest grillhähnchen ' +
  'grippe grippeimpfung grippeschutz großeltern grund grundpflege grundschule gruppe gruppen grußkarten größe ' +
  'gründer gründung gründungen guacamole gutschein gutscheine gymnasium gyoza gyros gärten gärtner gärtnerei ' +
  'gäste gästehaus gästen gürtel haar haare haarpflege haarsalon haarschnitt haarspülung hacker hafen ' +
  'hafenrundfahrt haftpflicht halbmarathon halle halloween hals halskette haltestelle hamburger hand handarbeit ' +
  'handarbeitsladen handball handtasche handtuch handtücher handwerk handwerker handy handyhülle handyhüllen ' +
  'handyreparatur hantel harfe harfen harfenistin harfenunterricht haselnuss haselnüsse hatha haus hausarzt ' +
  'hausarztpraxis hausaufgabenhilfe hausboot haushalt haushaltsauflösung haushaltsbudget haustechnik haustier ' +
  'haustiere haustür hausverwaltung haut hautpflege hebamme hebebühne hecke hefter heimwerker heizhaus ' +
  'heizkörper heizung heizungen heizungsbau heizungsbauer heißluftballon helm hemd herberge herbst herren ' +
  'herrenfriseur herz hilfe hilfsorganisation hochschule hochwasser hochzeit hochzeiten hochzeitsfloristik ' +
  'hochzeitsplaner hochzeitstorte hochzeitstorten hocker hof hoffest hofflohmarkt hofladen holz holzbau ' +
  'holzofen holzofenpizza holzterrasse holzterrassen honig hose hospiz hotel hotline hufbeschlag hufpflege ' +
  'hufschmied humor hund hunde hundebetreuung hundefriseur hundefriseurin hundefrisör hundefutter hundehotel ' +
  'hunden hundepension hundepflege hundesalon hundeschule hundetagesstätte hupe hypothek hähnchen häkeln hände ' +
  'häuschen häuser hörakustiker hörbuch hörgerät hörgeräte hörnchen hörtest hügel hühner hülsenfrüchte hüpfburg ' +
  'hüpfburgen hüpfburgverleih idee ideen imbiss imbisswagen imker imkerei imkerin imkerkurs imkerkurse ' +
  'immobilie immobilien immobilienmakler impfaktion impfstoff impfung impfungen industrie infos inhalt ' +
  'inlineskates innenarchitekt inneneinrichtung innenhof innenstadt innovation insel inseln inspektion ' +
  'inspiration installateur instrument intelligenz internet interview investition investor jacke jahr jahre ' +
  'jahren jahresabschluss jahrgänge jahrmarkt jalousie jalousien januar jeans job jobs joghurt journalist ' +
  'jubiläum judo jugend jugendliche juli juni jurist juwelier kachelofen kaffee kaffeebohne kaffeebohnen ' +
  'kaffeehaus kaffeemaschine kaffeerösterei kajak kakao kalender kalligrafie kaltbrühkaffee kaltgetränk ' +
  'kamelreiten kamelritt kamelritte kamera kameras kamin kaminholz kaminofen kaminöfen kammerchor kammerjäger ' +
  'kampagne kampfsport kandidat kantine kanu kanutour kanuverleih kanzlei kapelle karaffe karate karneval ' +
  'karriere karte karten kartenzahlung karton kartons kasse katamaran katastrophenschutz kater kathedrale katze ' +
  'katzen katzenfutter katzenhotel katzenpension katzensitter kaufhaus kebab kegelbahn kekse kellner ' +
  'kennenlernen keramik kerze kerzen kerzenlicht ketchup kette kickboxen kidneybohnen kieferorthopäde kilo ' +
  'kilometer kind kinder kinderarzt kinderbauernhof kinderbetreuung kindergarten kinderschminken ' +
  'kindertagespflege kinderwagen kino kirche kirchenchor kirchweih kirmes kirsche kirschen kissen kiste kisten ' +
  'kita kitaplatz klasse klassenzimmer klavier klaviere klavierstimmer klavierstimmerin klavierstimmung ' +
  'klavierstunde klaviertransport klavierunterricht klebeband kleber klebstoff kleid kleider kleiderbügel ' +
  'kleiderschrank kleidung kleingarten kleinkinder kleintierpraxis kleinunternehmen klempner kletterhalle klima ' +
  'klimaanlage klimaschutz klimatechnik klimawandel klinge klinik kneipe knie knopf knöpfe koch kochbox ' +
  'kochkurs kochkurse kochmesser kochschule koffer kollegen kollegin kollektion kommode kompost komödie ' +
  'konditor konditorei konditorin konferenz konfitüre kontakt kontaktlinsen konten konto konzern konzert kopf ' +
  'kopfhörer kopie kosmetik kosmetikerin kosmetiksalon kosmetikstudio kosten krabbelgruppe krabben kraftstoff ' +
  'krafttraining kraftwerk kran krankenfahrten krankengymnastik krankenhaus krankenkasse krankenpfleger ' +
  'krankenschwester kranverleih kranvermietung krapfen kreativität kredit kreditinstitut kreditkarte kreis ' +
  'kreuzfahrt krug krypto kryptowährung kräne kräutertee kuchen kuchenbuffet kugelschreiber kulturerbe kunde ' +
  'kunden kundendienst kundenservice kundenstimme kundin kundinnen kunst kurier kurs kurse kurzfassung ' +
  'kurzwaren kälte käse käseladen käserei käsetheke kätzchen köchin küche küchen küchenbau küchenchef ' +
  'küchenhygiene küchenmesser küchenpersonal küchenrolle küchenstudio kühlhaus kühlkette kühlschrank ' +
  'kühltransport kühlung kündigung künstler kürbis küste labor lachs lack ladegerät ladegeräte ladekabel laden ' +
  'ladestation ladesäule lage lager lagerbox lagerfeuer lagerhalle lagerhaus lagerraum laib laientheater ' +
  'laminat lampe lampen land landesweinprämierung landhaus landkarte landschaftsbau landwirt landwirtschaft ' +
  'laptop lastenrad lastenräder laster lastwagen laub laufladen laufschuh laufschuhe lauftreff lautsprecher ' +
  'lebensmittel lebensmittelgeschäft lebensmittelhygiene lebensversicherung lederwaren lehre lehrer lehrerin ' +
  'lehrgang lehrkraft lehrling lehrlinge leidenschaft leihharfe leine leinwand leiter leitern leselampe lesung ' +
  'leuchte leuchtturm leute licht lichtschalter liebe lied lieferdienst lieferkette lieferung lieferwagen lift ' +
  'likör limonade linsen lippe liste liter livemusik lkw locher logistik lohn lohnabrechnung lohnbuchhaltung ' +
  'lotion lymphdrainage lärm läufer löhne lösung lösungen lüftung magazin mahlzeit mahnung mai mail mails mais ' +
  'maiskolben makler maler malerarbeiten malerbetrieb malerei malerfachbetrieb malermeister malkurs mandeln ' +
  'manga maniküre mannschaft mantel marathon margherita marketing markisen markt marmelade maschine maschinen ' +
  'maschinenbau massage massagepraxis masseur masseurin massivholz material mathe mathematik matratze matratzen ' +
  'mauer maultaschen maurer maus maß maßmöbel mechaniker media medien medikament medikamente meditation medizin ' +
  'mediziner meer meeresfrüchte meeresküste meister meisterin meisterschaft melodie mensa menschen messe messer ' +
  'messerschleifer messerschmied metall metallbau meter metzger metzgerei miete mieter mietwagen mietwohnung ' +
  'mikrowelle milch milchshake mineralwasser minibagger minijob minute minuten mitarbeiter mitarbeiterin ' +
  'mitglied mitglieder mittag mittagessen mittagsmenü mittagstisch mittelstand mitternacht mittwoch mixer ' +
  'mobilfunk mobiltelefon mochi mode modenschau molkerei monat monate monaten mond montag montage moped ' +
  'morgendämmerung moschee motivtorte motivtorten motorrad motorroller mund muscheln museen museum musical ' +
  'musik musiker musikfestival musikschule musikunterricht musikverein mutter mutterschaft männer märz mäuse ' +
  'möbel möbelhaus möbelhauswerbung möbelrestaurierung möbeltaxi möbeltransport mühlenladen müll müllabfuhr ' +
  'müller müllsammelaktion müllsammeln mülltonne mülltonnen mütter nachbar nachbarn nachbarschaft ' +
  'nachbarschaftsfest nachhaltigkeit nachhilfe nachmittag nachricht nachrichten nacht nachtclub nachthimmel ' +
  'nachtisch nachtruhe nachttischlampe nacken nadel nadeln nagel nageldesign nagellack nagelstudio nagelstudios ' +
  'nahrungsergänzung nahverkehr name namen natur naturschutz naturschutzgebiet naturseife navigation netzwerk ' +
  'neubau neueröffnung neugeborene neugeborenes neujahr newsletter nikolaus nordsee notar notaufnahme ' +
  'notausgang notausgänge notdienst notfall notfallübung notiz notizbuch notizbücher notöffnung november nudeln ' +
  'nudelsuppe nummer nägel nähe näherin nähkurs nähmaschine nüsse obdachlose obermaterial objektiv obst ' +
  'obstgarten obstkorb obstladen ofen ofenbauer ohrhörer ohrringe oktober olive oliven olivenöl omelett ' +
  'onlinekurs onlineshop oper operation optiker orangensaft orchester orgel ort osteopath osteopathie osterei ' +
  'osterhase ostern outfit ozean paare paket paketdienst pakete palette paletten panne pannenhilfe papier ' +
  'papierkram parfum parfüm parkett parkettleger parkhaus parkplatz parkplätze partner partnerin party ' +
  'partyservice pass passwort pasta patienten pauschale pauschalreise pediküre pension personal personalplanung ' +
  'personalvermittlung pfadfinder pfanne pfannkuchen pfeilen pferd pferde pflanze pflanzen pflanzenbörse ' +
  'pflanzenflohmarkt pflanzenmarkt pflanzentauschbörse pflaster pflasterarbeiten pflege pflegedienst pflegegrad ' +
  'pflegeheim pflegekasse pflegekraft pfleger pflegerin philharmonie phishing photovoltaik photovoltaikanlage ' +
  'physiotherapeut physiotherapie pianist pilates pilgerweg pilot pils pilze pizza pizzeria plakate plan planet ' +
  'planung plastik plastikflaschen plattenladen plattenspieler platz plätzchen plätze podcast podologe ' +
  'podologie polizei polizist polizistin polsterei polsterer polsterreinigung pony ponyferien pool posaunenchor ' +
  'post powerbank praktikum praline pralinen praxis preis preise preisen preisverleihung presse probe proben ' +
  'probestunde problem produkteinführung produktion professor programmieren programmierer programmierkurs ' +
  'programmierung projekt projekte präsent psychiater psychologe psychologin psychotherapie pudel pullover ' +
  'punkte puppe puppentheater putz putzfrau puzzle quadratmeter qualität quellen rabatt rad radio radladen ' +
  'radtour raffrollos rafting rahmenwerkstatt rakete ramadan ramen rasen rathaus rauchmelder raum ' +
  'raumausstatter raumfahrt rechner rechnung rechnungen recht rechtsanwalt rechtsberatung recycling regal regen ' +
  'regenjacke regenschirm regierung region reha reifen reifenwechsel reihenfolge reinigung reinigungskraft reis ' +
  'reise reiseadapter reisebus reisebüro reisekoffer reisepass reisetasche reisgericht reiterhof reitschule ' +
  'reitstall reitstunde reitstunden reitunterricht reißverschluss renovierung rente repair reparatur ' +
  'reparaturen reparaturtreff reservierung restaurant rettungsschwimmer rezension rezept ring ringe rinne ' +
  'rinnen risotto ritterburg rizinus rizinusbohnen rizinusöl roboter rock rohr rohrbruch rohre rohrreinigung ' +
  'rollator roller rollläden rollschuhe rollstuhl rolltreppe rolltreppen roman romantik room route router ' +
  'rucksack rucksäcke ruderclub ruhe ruhetag räder räume rösterei rücken rückenmassage rückenschmerzen ' +
  'rückmeldung rückruf saal saatgut saatkartoffeln safari saft saftbar salat salate salon salz samen samstag ' +
  'sandstrand sandwich sanierung sanitär sanitärnotdienst sanitäter satellit satz sauberkeit sauce saucen ' +
  'sauerteig saugroboter sauna schach schachbrett schachclub schachtel schachverein schaden schale schallplatte ' +
  'schalter schauspiel schauspieler schauspielhaus schawarma scheune schicht schichtplan schichtplanung schiff ' +
  'schifffahrt schirm schlachter schlachtung schlaf schlaflosigkeit schlafzimmer schlitten schlittschuhe ' +
  'schloss schlosser schlosspark schlussverkauf schlüssel schlüsseldienst schlüsselnotdienst schmerzen schmied ' +
  'schmuck schnaps schnee schneeräumung schneider schneiderei schneiderin schnellrestaurant schnorcheln ' +
  'schnupfen schnuppertraining schnäppchen schnürsenkel schokolade schornsteinfeger schrank schraube ' +
  'schraubenschlüssel schrebergarten schreibtisch schreibtische schreibtischlampe schreibwaren schreiner ' +
  'schreinerei schrift schritt schränke schublade schuh schuhe schuhgeschäft schuhmacher schuhmacherei ' +
  'schuhreparatur schulbauernhof schulden schule schulfest schulranzen schultasche schulter schulung schuster ' +
  'schutz schutzhelm schwangerschaft schweißer schwimmbad schwimmer schwimmkurs schwimmschule schwung schäden ' +
  'schädlingsbekämpfung schönheit schüler schülerin schülerinnen schüssel secondhand see segelboot segelschule ' +
  'segeltörn segeltörns sehtest seife seifen seifenmanufaktur seifensiederei seil seite sekt selbstpflücken ' +
  'selbstständige selbstverteidigung selbständige semester seminar sendung senf senioren seniorenbetreuung ' +
  'seniorenheim september serum service sessel shampoo shellac sicherheit sicherheitsdienst ' +
  'sicherheitsunterweisung sichtprüfung sieg sieger silber silvester sitzung skateboard skatepark skateshop ski ' +
  'skigebiet skikurs skischule skiurlaub skiverleih skulptur smartphone smartphones smartwatch smoothie ' +
  'smoothies snooker snowboard snowboarden social sofa software softwareentwickler softwareentwicklung sohle ' +
  'sohlen solar solaranlage solaranlagen solardach solarmodul solarmodule solarstrom sommer sommerabend ' +
  'sommercamp sommerfest sonderangebot sonne sonnenaufgang sonnenbrille sonnenbrillen sonnencreme sonnenschein ' +
  'sonnenschirm sonnenuntergang sonntag soundbar soße spa spaghetti spanischkurs spareribs sparkasse ' +
  'sparschwein spaß spedition speiseeis speisekarte speiselokal spende spendenkonto spendenlauf spender ' +
  'spengler spiegel spiel spiele spieleabend spielekonsole spieler spielplatz spielwaren spielzeug spital sport ' +
  'sporthalle sportler sportschuh sportverein sprache sprachen sprachkurs sprachschule spülmaschine stadion ' +
  'stadt stadtfest stadtführung stadtteilfest stadtverwaltung stahl stand standort standuhr stapler startup ' +
  'station statistik staubsauger steak steckdose stehpult steildach stein steinmetz stelle stellen ' +
  'stellenangebot stempeluhr sterne sternenhimmel steuer steuerberater steuerberatung steuerbüro ' +
  'steuererklärung steuererklärungen steuerkanzlei steuern stiefel stiftung stil stimme stimmung stoff stoppuhr ' +
  'strand strandreinigung strauß straße straßenbahn straßenfest strecke streetfood streichelzoo strickkurs ' +
  'strom stromanbieter sträuße student studenten studierende studio studium stuhl stunde stunden stundensatz ' +
  'stundenzettel sturm sturmschaden sturmschäden städtereise stück stühle sum supermarkt suppe suppen support ' +
  'surfbrett surfkurs surfschule sushi swimmingpool sänger sängerin säugling süßigkeiten süßwaren tabletten ' +
  'tacker taco tacos taekwondo tafel tag tage tagen tagesmutter tagespflege tagung tal tandoori tankstelle tanz ' +
  'tanzfläche tanzkurs tanzkurse tanzschule tapete taqueria tasche taschen taschentuch tasse tatami tattoo ' +
  'tattoostudio tauchkurs taufe taufen taxi taxifahrer taxifahrt taxiunternehmen tea team teamarbeit teams ' +
  'technik technologie tee teehaus teetasse teich teig teigtaschen teil teilnehmer teilnehmerin teilzeit ' +
  'telefon telefonnummer telefonservice telefontraining telefonzentrale teller tennis tennisplatz ' +
  'tennisschläger teppich teppiche teppichreinigung termin termine terminen terminplan terrasse testament text ' +
  'texte textil textilreinigung theater theaterstück theaterverein theke therapeut therapie thermalbad ' +
  'thermalquelle therme thunfisch ticket tickets tiefgarage tier tierarzt tierarztpraxen tierarztpraxis tiere ' +
  'tierfutter tierhandlung tierheim tierklinik tiermedizin tierpark tierschutz tierschutzverein tierversuche ' +
  'tierärzte tierärztin tinte tisch tische tischlampe tischler tischlerei tischtennis toaster tochter toilette ' +
  'toilettenpapier tombola ton tonne tonstudio topf torte torten torwandschießen tour touren tourismus ' +
  'touristen trailrunningschuh trailschuh trainer trainerin training traktor tram transport transporter ' +
  'transportervermietung trauer trauerfeier trauerfloristik trauung treppe treppen treppenlift tretroller ' +
  'trinken trinkflasche trinkwasser trockenbau trockenfrüchte trockenmauer trockenmauern trödelmarkt trüffel ' +
  'tunnel turm turnier turnschuhe tänzer tätowierer töpfer töpferei töpferkurs törtchen tür türen türschloss ' +
  'türöffnung uhr uhren uhrenwerkstatt uhrmacher uhrmacherei ukulele umfrage umgebung umsatz umsatzsteuer ' +
  'umwelt umzug umzugsfirma umzugshelfer umzugsunternehmen umzüge unfall ungeziefer uni universität universum ' +
  'unterkunft unternehmen unternehmensberater unternehmensberatung unternehmer unterricht unterschrift ' +
  'unterstützung unterwäsche unwetter urlaub urlaubsgeld urlaubsreise urlaubstage valentinstag vase vater ' +
  'ventilator verband verein vereinbarung vereine verlag verlobung vermieter vermietung vermögen verpackung ' +
  'verpflegung verputzer versand verschlüsselung versicherung versicherungen versicherungsmakler vertrag ' +
  'verträge video videos videospiel villa vinyasa vinyl violine virenschutz visitenkarten visum vitamin ' +
  'vitamine vogel volksfest volkslauf volleyball vollzeit vorhang vorhänge vormittag vorrat vorsorge vorstand ' +
  'vorstellungsgespräch väter vögel wachdienst wachstum waffel waffeln wagen wahl wahlen wahlkampf wald ' +
  'waldrand wallbox wand wanderer wanderreise wanderschuhe wanderung wanderweg wanduhr wartezeit wartezimmer ' +
  'wartung waschanlage waschmaschine waschsalon waschstraße wasser wasserfall wasserflasche wasserhahn ' +
  'wasserkocher wassermühle waxing webdesign webinar webseite website wecker wegbeschreibung wege weihnachten ' +
  'weihnachtsmann weihnachtsmarkt wein weinberg weine weinfest weingut weinkeller weinprobe weiterbildung welle ' +
  'wellen wellenreiten wellness wellnessbereich welpe welpen welt weltall weltraum werbeagentur werbung werk ' +
  'werkstatt werktag werktage werktagen werkzeug werkzeuge werkzeugverleih wespennest wespennester wetter ' +
  'wettervorhersage wettkampf whirlpool whisky whiteboard wiese wildpark wildtiere wimpern wimpernverlängerung ' +
  'wind windel windkraft windmühle windrad wings winkel winter winterdienst winterinspektion winterkleidung ' +
  'winterreifen wintersport winzer wirtshaus wissenschaft wissenschaftler witze woche wochen wochenende ' +
  'wochenenden wochenmarkt wohlbefinden wohltätigkeit wohnmobil wohnmobile wohnung wohnungen wohnungslose ' +
  'wohnwagen wohnzimmer wolle wollladen workout workshop wrap wurst wälder wände wärme wärmedämmung wärmepumpe ' +
  'wärmepumpen wäsche wäscheklammer wäscheleine wäscherei würfel yacht yachtcharter yoga yogakurs yogalehrer ' +
  'yogalehrerin yogaschule yogastudio yogastunde zahlung zahn zahnarzt zahnarztpraxis zahncreme zahnklinik ' +
  'zahnmedizin zahnpasta zahnpflege zahnseide zahnspange zahnärztin zange zangen zauberer zauberkünstler ' +
  'zaubershow zaun zaunbau zeh zeichenkurs zeichnung zeit zeiterfassung zeitschrift zeitung zelt zeltlager ' +
  'zentrum zielgruppe zimmer zimmerei zimmerer zimmermann zimmerpflanze zimmerpflanzen zoll zoo zoohandlung ' +
  'zucker zuckerfest zug zusage zustellung zutaten zweifel zähne zähnen zäune züge änderungsschneiderei ' +
  'ärztehaus ärztin öffnungszeiten ökostrom ölwechsel übernachtung überraschung übersetzer übersetzung ' +
  'übersetzungen überwachung';
