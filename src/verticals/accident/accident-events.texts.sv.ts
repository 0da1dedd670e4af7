import type { InsuredEvent } from "#verticals/_contract/events.ts";
import type { Injury } from "./accident.offer.ts";

/** What an injury costs differs from person to person: what can be compared is what is paid out. */
const PAID_OUT = { isPayout: true, damageOre: 0 } as const;

export const accidentEvents: Readonly<Record<Injury | "HIGHEST_INVALIDITY", InsuredEvent>> = {
  BROKEN_LEG: {
    id: "brutet-ben",
    part: "BROKEN_LEG",
    label: "Brutet ben",
    icon: "bone",
    title: "Du har brutit benet",
    example: "Exempel: ett benbrott som läker. Du får ett engångsbelopp.",
    ...PAID_OUT,
  },
  TOOTH: {
    id: "tandskada",
    part: "TOOTH",
    label: "Tandskada",
    icon: "tooth",
    title: "Du har slagit av en tand",
    example: "Exempel: en tand måste lagas. Du får så här mycket till tandvården.",
    ...PAID_OUT,
  },
  SCAR: {
    id: "arr",
    part: "SCAR",
    label: "Ärr",
    icon: "bandage",
    title: "Du har fått ett ärr",
    example: "Exempel: ärret syns fortfarande när skadan har läkt.",
    ...PAID_OUT,
  },
  TENTH_INVALIDITY: {
    id: "bestaende-skada",
    part: "TENTH_INVALIDITY",
    label: "Bestående skada",
    icon: "hospital",
    title: "Du har fått en skada som inte går över",
    example: "Exempel: läkaren bedömer den medicinska invaliditeten till tio procent.",
    ...PAID_OUT,
  },
  HIGHEST_INVALIDITY: {
    id: "svaraste-skadan",
    part: "HIGHEST_INVALIDITY",
    label: "Svåraste skadan",
    icon: "wheelchair",
    title: "Du har fått den svåraste skada som försäkringen räknar med",
    example: "Exempel: den medicinska invaliditeten är så hög som den kan bli.",
    ...PAID_OUT,
  },
};
