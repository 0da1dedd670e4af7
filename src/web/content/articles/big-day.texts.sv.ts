import { defineTexts } from "#domain/text/text-set.ts";
import type { InfoTexts } from "./info-page.ts";

export const bigDayTexts = defineTexts("big-day", {
  title: "Spardagen",
  description: "En dag i månaden går du igenom det du betalar för varje månad. Så gör du, och det här kan du jämföra.",
  lead: "En dag i månaden går du igenom vad du betalar för. Resten av månaden slipper du tänka på det.",
  updated: "2026-11-16",
  sections: [
    {
      id: "vad",
      heading: "Vad det är",
      blocks: [
        "Ingen rea och inget erbjudande. Priserna hos bolagen är desamma som andra dagar. Spardagen är en vana: en fast dag då du tar en räkning i taget.",
      ],
    },
    {
      id: "gor-sa",
      heading: "Gör så här",
      blocks: [
        {
          steps: [
            "Välj en dag som är lätt att komma ihåg. Många tar dagen då lönen kommer.",
            "Ta en räkning. Börja med den som du inte har sett över på länge.",
            "Skriv upp vad den kostar på ett år, inte på en månad. Då syns skillnaden.",
            "Jämför. Byt om det är värt det, annars låter du bli.",
            "Skriv upp när bindningstiden går ut, så vet du när det är dags nästa gång.",
          ],
        },
      ],
    },
    { id: "jamfor", heading: "Det här kan du jämföra nu", blocks: [] },
  ],
} satisfies InfoTexts);
