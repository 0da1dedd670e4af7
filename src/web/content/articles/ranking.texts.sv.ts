import { defineTexts } from "#domain/text/text-set.ts";
import type { InfoTexts } from "./info-page.ts";

export const rankingTexts = defineTexts("ranking", {
  title: "Så rankar vi",
  description:
    "Så bestäms ordningen i Sparvs listor: årspriset eller räntan avgör, och ersättning från bolagen räknas aldrig in.",
  lead: "Lägst årspris står först, och där du får ränta det som ger mest. Det är hela regeln.",
  updated: "2026-11-19",
  sections: [
    {
      id: "avgor",
      heading: "Vad som avgör platsen",
      blocks: [
        "Varje lista är sorterad efter vad du betalar på ett år, från lägst till högst. Betalar du per månad är året tolv månader, och betalar du hela året på en gång är det den summan: du väljer över listan. Har två bolag samma årspris står de i bokstavsordning.",
        "En rabatt med ett villkor som vi inte har frågat om räknas inte in. Priset med rabatten står bredvid.",
        "Ändras priset under tiden räknar vi det första året, med startavgift. Kostar det att lämna ditt nuvarande avtal räknar vi med den avgiften.",
        "Elavtal är sorterade efter vad de hade kostat de senaste tolv månaderna med din användning varje månad. Du kan i stället välja förra månadens jämförpris, räknat som Elpriskollen gör.",
        "En lista över vad pengar ger är sorterad tvärtom: det som ger mest efter skatt står först.",
      ],
    },
    {
      id: "avgor-inte",
      heading: "Vad som inte avgör",
      blocks: [
        "Vad bolaget betalar oss räknas aldrig in. Ingen kan köpa en bättre plats, och det finns inga sponsrade rader. Läs mer om [hur vi tjänar pengar](remuneration).",
      ],
    },
    {
      id: "bolag",
      heading: "Vilka bolag som är med",
      blocks: [
        "Vi frågar alla bolag som vi samarbetar med. Det är inte alla bolag på marknaden. På resultatsidan ser du hur många vi frågade, vilka som gav ett pris och varför de andra inte gjorde det.",
      ],
    },
    {
      id: "priser",
      heading: "Varifrån priserna kommer",
      blocks: [
        "Priserna kommer från bolagen själva, för just de uppgifter som du har skrivit in. Vi lägger inte på något.",
        "I den här demonstrationen är bolagen påhittade. Priserna räknas ut av program som spelar deras roll, och säger ingenting om vad en verklig försäkring kostar.",
      ],
    },
  ],
} satisfies InfoTexts);
