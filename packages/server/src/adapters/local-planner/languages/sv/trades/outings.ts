/** What adverts in Swedish say for where people go. */
import type { SomeTrades } from '../../../banks/bank';

export const OUTINGS = {
  fitness: {
    words:
      '*gym*|träning*|tränare|crossfit|boxning|sport*|löpning|simning|klättring|idrott*|dansskola*|danskurs*|balettskola*',
    hooks: 'Redo att röra på dig?|Kroppen minns.|Vad väntar du på?',
    mood: 'Lyft.|Svettas.|Igen.',
    promises: 'Starkare, en dag i taget|Varje början räknas',
    calls: 'Börja i dag|Häng med',
  },
  outdoors: {
    words: 'surf*|klättr*|boulder*|kajak*|kanot*|dyk*|segl*|ridskol*|ridning|skid*|snowboard*|vandring*|forsränning',
    hooks: 'Redo för äventyr?|Där ute är allt större.|Känn vinden.',
    mood: 'Packa.|Andas.|Kör.',
    promises: 'En dag att minnas|Frisk luft, nytt mod',
    calls: 'Följ med oss|Våga prova',
  },
  wellness: {
    words: 'yoga*|pilates|spa|*massage*|bastu|meditation|mindfulness',
    hooks: 'När andades du ut senast?|Sakta.|En timme bara för dig.',
    mood: 'Kom fram.|Andas.|Släpp.',
    promises: 'Lugn för kropp och själ|Gå lättare än du kom',
    calls: 'Unna dig en paus|Boka din timme',
  },
  travel: {
    words: '*hotell*|resa|resor|semester*|vandrarhem|camping*|kryssning*|färja|flyg|öar|strand*|utflykt*',
    hooks: 'Vart drar tankarna?|Bara åk.|Minns du havet?',
    mood: 'Packa.|Åk.|Kom fram.',
    promises: 'Dagar att berätta om|Långt bort är nära',
    calls: 'Boka dina dagar|Packa väskan',
  },
  events: {
    words: '*konsert*|*festival*|teater*|kör|föreställning*|fest|bröllop*|band|dans*|evenemang*|bio|opera',
    hooks: 'Spara datumet.|Kommer du?|En kväll att minnas.',
    mood: 'Ljus.|Tystnad.|Nu.',
    promises: 'Var där när det händer|En kväll som stannar',
    calls: 'Köp din biljett|Var med',
  },
  visit: {
    words:
      '*museum|*museet|djurpark*|slott|slottet|galleri*|akvarium|nöjespark*|botaniska trädgården|escape room*|planetarium|utställning*',
    hooks: 'Vad upptäcker du?|En utflykt som ingen annan.|Se det själv.',
    mood: 'Titta.|Förundras.|Upptäck.',
    promises: 'En dag för alla|Det finns så mycket att se',
    calls: 'Planera ditt besök|Kom och se',
  },
  music: {
    words:
      '*piano*|gitarr*|fiol*|trumm*|musikskol*|pianolektion*|gitarrlektion*|sånglektion*|pianostämm*|musikinstrument*',
    hooks: 'Hör du skillnaden?|Hitta ditt ljud.|Allt börjar med en ton.',
    mood: 'Lyssna.|Spela.|Igen.',
    promises: 'Musik som den ska låta|Varje ton räknas',
    calls: 'Låt det klinga|Hör av dig',
  },
} satisfies SomeTrades;
