import { defineTexts } from "#domain/text/text-set.ts";
import type { InfoTexts } from "./info-page.ts";

export const aboutTexts = defineTexts("about", {
  title: "Om Sparv",
  description:
    "Vad Sparv är, vad som är påhittat, var uppgifterna kommer ifrån och hur du rapporterar en säkerhetsbrist.",
  lead: "Sparv jämför vad svenska hushåll betalar för det tråkiga: försäkring, el, bredband och lån. Det är en demonstration, inte ett företag.",
  updated: "2026-11-16",
  sections: [
    {
      id: "vad",
      heading: "Vad Sparv är",
      blocks: [
        "Sparv visar hur en jämförelsetjänst kan byggas när den tar besökarens parti. Du frågar en gång, alla bolag svarar samtidigt och lägst årspris står först. Vi skriver också ut vilka som inte svarade.",
        "Läs om [hur vi rankar](ranking) och [hur vi tjänar pengar](remuneration). Vad sökningar här har gett för priser i olika län ser du i [prisstatistiken](statistics).",
      ],
    },
    {
      id: "pahittat",
      heading: "Vad som är påhittat",
      blocks: [
        {
          list: [
            "Företaget Sparv, alla bolag, deras logotyper och deras priser. Likheter med verkliga företag är oavsiktliga.",
            "Registren. Personer och bilar som går att slå upp är framtagna för test.",
            "Telefonnumren. De hör till en serie som är reserverad för påhittade nummer.",
          ],
        },
        "Det som inte är påhittat är tekniken. Varje fråga går över nätet till ett program som svarar som ett bolag skulle göra, även när svaret dröjer eller blir fel.",
      ],
    },
    {
      id: "kallor",
      heading: "Källor och tack",
      blocks: [
        {
          list: [
            "Postnummer och postorter kommer från [GeoNames](https://www.geonames.org/), med licensen CC BY 4.0. Vi har bearbetat uppgifterna.",
            "Testpersonnumren är publicerade av [Skatteverket](https://www.skatteverket.se/) för tester. De delas aldrig ut till någon.",
            "Ikonerna kommer från Lucide, med licensen ISC. Typsnitten är Familjen Grotesk och Schibsted Grotesk, med licensen OFL 1.1.",
          ],
        },
      ],
    },
    {
      id: "kontakt",
      heading: "Kontakt",
      blocks: ["Du når kundservice på {phone}, {hours}. I demonstrationen är numret påhittat, och ingen svarar."],
    },
    {
      id: "sakerhet",
      heading: "Rapportera en säkerhetsbrist",
      blocks: [
        "Har du hittat en brist som kan skada någon? Berätta det för den som visar Sparv för dig, innan du berättar för andra. Beskriv vad du gjorde och vad som hände. Pröva bara med egna sökningar och testpersonnummer.",
      ],
    },
  ],
} satisfies InfoTexts);
