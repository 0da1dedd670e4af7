import { defineTexts } from "#domain/text/text-set.ts";
import type { InfoTexts } from "./info-page.ts";

export const accessibilityTexts = defineTexts("accessibility", {
  title: "Tillgänglighet",
  description:
    "Så uppfyller Sparv lagen om vissa produkters och tjänsters tillgänglighet: vad som är testat, vad som brister och hur du säger till.",
  lead: "Sparv ska gå att använda av alla. Här står hur långt vi har kommit, och vad vi inte vet.",
  updated: "2026-11-16",
  sections: [
    {
      id: "tjansten",
      heading: "Vad redogörelsen gäller",
      blocks: [
        "Den gäller hela webbplatsen: sökning, resultat och informationssidor. Att teckna avtal på nätet är e-handel, och omfattas av lagen (2023:254) om vissa produkters och tjänsters tillgänglighet.",
        "Du söker i ett formulär, ser bolagens svar i en lista och kan gå vidare till ett av dem. Allt går att göra med tangentbord, och formulär och listor fungerar utan skript.",
      ],
    },
    {
      id: "krav",
      heading: "Vilka krav vi följer",
      blocks: [
        "Målet är WCAG 2.2 på nivå AA. Det är mer än vad standarden EN 301 549 kräver, som bygger på WCAG 2.1 AA.",
      ],
    },
    {
      id: "testat",
      heading: "Vad som är testat",
      blocks: [
        "Testerna körs i en riktig webbläsare varje gång vi ändrar något. Ändringen släpps inte om ett test misslyckas.",
        {
          list: [
            "Varje sida granskas av ett verktyg mot WCAG 2.2 AA, i ljust och mörkt utseende, på telefon och dator.",
            "Sökningen, menyerna och alla formulärdelar prövas med enbart tangentbord.",
            "Sidorna ska gå att läsa utan att rulla i sidled på en skärm som är 320 punkter bred, vilket motsvarar 400 procents förstoring på en dator.",
            "Kontrasten mellan text och bakgrund räknas om när en färg ändras.",
            "Rörelser visas inte för den som har stängt av dem på sin enhet.",
          ],
        },
      ],
    },
    {
      id: "brister",
      heading: "Kända brister",
      blocks: [
        {
          list: [
            "Ingen har testat webbplatsen med skärmläsare eller röststyrning. Vi vet att allt har namn och rätt ordning, men inte hur det låter.",
            "Den är bara testad i webbläsaren Chromium, inte på verkliga telefoner och surfplattor.",
            "Ingen utomstående har granskat den.",
            "Ett verktyg hittar bara en del av alla hinder. Det kan finnas brister som vi inte känner till.",
          ],
        },
      ],
    },
    {
      id: "saga-till",
      heading: "Säg till när något inte fungerar",
      blocks: [
        "Ring kundservice på {phone}, {hours}. Berätta vilken sida det gäller, vad du försökte göra och vilka hjälpmedel du använder. I demonstrationen är numret påhittat. Vänd dig då till den som visar Sparv för dig.",
        "Säg också till om du behöver få innehållet på ett annat sätt.",
      ],
    },
    {
      id: "tillsyn",
      heading: "Tillsyn",
      blocks: [
        "Post- och telestyrelsen, PTS, har tillsyn över att e-handelstjänster följer lagen. Om du tycker att en tjänst brister och företaget inte rättar det kan du anmäla det på [pts.se](https://www.pts.se/).",
      ],
    },
  ],
} satisfies InfoTexts);
