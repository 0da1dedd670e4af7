import { defineTexts } from "#domain/text/text-set.ts";
import type { InfoTexts } from "./info-page.ts";

export const termsTexts = defineTexts("terms", {
  title: "Allmänna villkor",
  description: "Villkor för att använda Sparv: vad tjänsten gör, vem du sluter avtal med, ångerrätt och klagomål.",
  lead: "Här står vad du kan vänta dig av Sparv, och vad vi väntar oss av dig.",
  updated: "2026-11-17",
  sections: [
    {
      id: "demonstration",
      heading: "Sparv är en demonstration",
      blocks: [
        "Sparv är inget verkligt företag. Bolagen och priserna är påhittade, och inget avtal som du tecknar här gäller på riktigt. Du är alltså inte försäkrad genom Sparv.",
        "Resten av villkoren beskriver hur tjänsten är tänkt att fungera.",
      ],
    },
    {
      id: "tjansten",
      heading: "Vad tjänsten gör",
      blocks: [
        "Du skriver in några uppgifter. Vi frågar bolagen vad de tar betalt och visar svaren i en lista. Vill du teckna ett avtal lämnar vi din beställning till bolaget.",
        "Det är gratis att använda Sparv, och du behöver inget konto för att jämföra.",
      ],
    },
    {
      id: "avtal",
      heading: "Vem du sluter avtal med",
      blocks: [
        "Avtalet sluter du med bolaget, inte med oss. Bolagets villkor gäller för det du köper. Läs dem innan du bestämmer dig.",
      ],
    },
    {
      id: "formedling",
      heading: "Försäkringsförmedling",
      blocks: [
        "Att jämföra försäkringar och lämna vidare beställningar är försäkringsdistribution enligt lagen (2018:1219) om försäkringsdistribution. Ett verkligt företag behöver tillstånd av Finansinspektionen för det. Sparv är påhittat och har inget tillstånd.",
        "Vi ger ingen personlig rådgivning. Listan bygger på de bolag vi samarbetar med, inte på en analys av hela marknaden. Detsamma gäller Fråga AI: där står vilka priser som uppfyller det du har valt, i listans ordning.",
        "Innan du tecknar en försäkring ska du få se:",
        {
          list: [
            "en sammanställning av dina krav och behov",
            "bolagets faktablad och villkor",
            "vem som betalar oss, och hur mycket",
            "[hur listan är sorterad](ranking).",
          ],
        },
      ],
    },
    {
      id: "priser",
      heading: "Priserna",
      blocks: [
        "Priset är bolagets svar på de uppgifter du skrev. Stämmer inte uppgifterna kan bolaget ändra priset eller tacka nej. Det är bolaget som bestämmer.",
        "Vi skriver ut vilka bolag som inte svarar eller tackar nej.",
      ],
    },
    {
      id: "uppgifter",
      heading: "Uppgifterna du lämnar",
      blocks: [
        "Lämna riktiga uppgifter, och bara om dig själv eller någon som har bett dig om det. Fel uppgifter kan göra att en försäkring inte gäller.",
        "I demonstrationen är det tvärtom: skriv inte in verkliga personers uppgifter. Använd Skatteverkets testpersonnummer. Läs om [hur vi hanterar personuppgifter](privacy).",
      ],
    },
    {
      id: "angerratt",
      heading: "Ångerrätt",
      blocks: [
        "Den som köper en försäkring på distans har som huvudregel 14 dagars ångerrätt enligt distansavtalslagen. För livförsäkring och privat pensionssparande är det 30 dagar. Försäkringar som gäller högst en månad har ingen ångerrätt.",
        "Ångrar du dig kan bolaget ta betalt för de dagar som försäkringen har gällt.",
        "Också andra avtal som du tecknar här kan du ångra inom 14 dagar. Har leveransen börjat på din begäran betalar du för det som du har fått.",
        "Du ska kunna ångra köpet på nätet under hela ångerfristen. Du ska också kunna göra det hos bolaget.",
      ],
    },
    {
      id: "anvandning",
      heading: "Så får tjänsten användas",
      blocks: [
        "Tjänsten är till för privatpersoner. Den får inte användas för att hämta priser eller slå upp personer automatiskt. Vi begränsar hur många sökningar som kan göras på kort tid.",
      ],
    },
    {
      id: "ansvar",
      heading: "Vårt ansvar",
      blocks: [
        "Vi ansvarar för att visa bolagens svar som vi har fått dem, och för att en beställning som vi har bekräftat kommer fram till bolaget. Vi ansvarar inte för bolagets egna fel.",
        "Tjänsten kan ibland ligga nere, till exempel när vi rättar ett fel.",
      ],
    },
    {
      id: "klagomal",
      heading: "Om du inte är nöjd",
      blocks: [
        "Ring kundservice på {phone}, {hours}. I demonstrationen är numret påhittat, och ingen svarar.",
        "Som konsument i Sverige kan du få gratis och oberoende vägledning av [Konsumenternas Försäkringsbyrå](https://www.konsumenternas.se/) och av kommunens konsumentvägledare. Tvister kan prövas av [Allmänna reklamationsnämnden](https://www.arn.se/) eller av domstol.",
      ],
    },
    {
      id: "andringar",
      heading: "Ändringar och lag",
      blocks: [
        "Ändrar vi villkoren ändrar vi också datumet här nedanför. För en beställning gäller de villkor som fanns när du gjorde den. Svensk lag gäller.",
      ],
    },
  ],
} satisfies InfoTexts);
