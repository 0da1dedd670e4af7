import { defineTexts } from "#domain/text/text-set.ts";
import type { InfoTexts } from "./info-page.ts";

export const insuranceHubTexts = defineTexts("insurance-hub", {
  title: "Jämför försäkringar",
  description:
    "Jämför försäkringar hos flera bolag på en gång. Lägst årspris står först, och ingen kan köpa en bättre plats.",
  lead: "Skriv in det du vet en gång, så frågar vi bolagen. Du ser vad det kostar på ett år och vad som skiljer bolagen åt.",
  updated: "2026-11-16",
  sections: [
    { id: "jamfor", heading: "Välj försäkring", blocks: [] },
    {
      id: "ord",
      heading: "Tre ord att känna till",
      blocks: [
        {
          terms: [
            {
              term: "Självrisk",
              text: "Det du själv betalar vid en skada. Hög självrisk ger lägre pris, men lönar sig bara om du sällan råkar ut för något.",
            },
            {
              term: "Huvudförfallodag",
              text: "Dagen då försäkringen förnyas. Den står på ditt försäkringsbrev, och är oftast den dag du kan byta.",
            },
            {
              term: "Bindningstid",
              text: "Hur länge du måste stanna. Bil- och hemförsäkringar gäller oftast ett år i taget, men det finns bolag utan bindningstid.",
            },
          ],
        },
      ],
    },
    {
      id: "byta",
      heading: "När du kan byta",
      blocks: [
        "En försäkring för bil eller hem går som regel att säga upp till huvudförfallodagen. Du kan byta tidigare om du inte behöver den längre, till exempel om du har sålt bilen eller flyttat, eller om bolaget ändrar pris eller villkor.",
        "En bil som är i trafik måste alltid ha trafikförsäkring. Låt den nya börja samma dag som den gamla slutar. För dagar utan försäkring tar Trafikförsäkringsföreningen ut en avgift som är högre än vad försäkringen kostar.",
      ],
    },
    {
      id: "ordning",
      heading: "Så är listan sorterad",
      blocks: [
        "Lägst årspris först, och inget annat. [Läs hur vi rankar](ranking) och [vem som betalar oss](remuneration).",
      ],
    },
  ],
} satisfies InfoTexts);
