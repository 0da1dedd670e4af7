import { defineTexts } from "#domain/text/text-set.ts";
import type { InfoTexts } from "./info-page.ts";

/** Short pages about things that Sparv does not compare, beside the services that it does. */
export const mobilePhonesTexts = defineTexts("mobile-phones", {
  title: "Mobilabonnemang",
  description: "Så ser du om du betalar för mycket för mobilen. Sparv jämför inte mobilabonnemang.",
  lead: "De flesta betalar för mer surf än de använder. Det tar en minut att se efter.",
  updated: "2026-11-15",
  sections: [
    {
      id: "se-efter",
      heading: "Se efter vad du använder",
      blocks: [
        "I operatörens app eller på fakturan står hur många gigabyte du använder varje månad. Använder du klart mindre än du betalar för kan du gå ner ett steg, ofta redan nästa månad.",
      ],
    },
    {
      id: "tank-pa",
      heading: "Tänk på",
      blocks: [
        {
          list: [
            "Bindningstid och uppsägningstid är två olika saker. Fråga om båda.",
            "En telefon på avbetalning är ett lån. Räkna den för sig.",
            "Du har rätt att ta med dig numret när du byter operatör.",
          ],
        },
      ],
    },
    {
      id: "sparv",
      heading: "Vad Sparv gör",
      blocks: ["Vi jämför inte mobilabonnemang. Se [vilka försäkringar du kan jämföra](insurance)."],
    },
  ],
} satisfies InfoTexts);

export const pensionsTexts = defineTexts("pensions", {
  title: "Pension",
  description: "Var din pension finns och vad du själv kan påverka. Sparv jämför inte pensioner.",
  lead: "Din pension kommer från flera håll. Börja med att ta reda på vad du redan har.",
  updated: "2026-11-15",
  sections: [
    {
      id: "delar",
      heading: "Tre delar",
      blocks: [
        {
          terms: [
            { term: "Allmän pension", text: "Från staten. Den bygger på den inkomst du har betalat skatt på." },
            { term: "Tjänstepension", text: "Från din arbetsgivare. Fråga om du har någon, för det har inte alla." },
            { term: "Eget sparande", text: "Det du själv lägger undan. Ingen annan gör det åt dig." },
          ],
        },
      ],
    },
    {
      id: "se-allt",
      heading: "Se allt på ett ställe",
      blocks: [
        "På [minpension.se](https://www.minpension.se/) ser du hela din intjänade pension och kan göra en prognos. Tjänsten drivs av staten och pensionsbolagen tillsammans, och är gratis. Om den allmänna pensionen kan du läsa hos [Pensionsmyndigheten](https://www.pensionsmyndigheten.se/).",
      ],
    },
    {
      id: "sparv",
      heading: "Vad Sparv gör",
      blocks: ["Vi jämför inte pensioner och ger inga råd om placeringar."],
    },
  ],
} satisfies InfoTexts);

export const motorFuelTexts = defineTexts("motor-fuel", {
  title: "Drivmedel",
  description: "Så använder du mindre drivmedel, och hur körsträckan påverkar bilförsäkringen.",
  lead: "Det billigaste drivmedlet är det du inte använder.",
  updated: "2026-11-15",
  sections: [
    {
      id: "mindre",
      heading: "Så räcker tanken längre",
      blocks: [
        {
          list: [
            "Håll rätt tryck i däcken. Med för lite luft rullar bilen trögare.",
            "Ta av takbox och lasthållare när du inte behöver dem.",
            "Kör jämnt och se långt fram, så behöver du bromsa mindre.",
            "Använd motorvärmare när det är kallt.",
          ],
        },
      ],
    },
    {
      id: "forsakring",
      heading: "Kör du mindre än du tror?",
      blocks: [
        "Bolagen frågar hur långt du kör på ett år. Har du angett för mycket kan du betala för mycket. Läs av mätaren och [jämför försäkringar](insurance) med rätt sträcka.",
      ],
    },
    {
      id: "sparv",
      heading: "Vad Sparv gör",
      blocks: [
        "Vi jämför inte priser på drivmedel. Varje månad finns [en tävling](competition) med drivmedel som vinst.",
      ],
    },
  ],
} satisfies InfoTexts);

export const recyclingTexts = defineTexts("recycling", {
  title: "Återvinning",
  description: "Var du lämnar bil, batterier och elektronik, och vad du ska göra med försäkringen.",
  lead: "Det du har gjort dig av med kan fortsätta att kosta, om försäkringen finns kvar.",
  updated: "2026-11-15",
  sections: [
    {
      id: "bilen",
      heading: "En bil som ska skrotas",
      blocks: [
        "Lämna den hos en auktoriserad bilskrotare. Skrotaren utfärdar ett mottagningsbevis och anmäler bilen till vägtrafikregistret. När bilen är avregistrerad behöver den ingen trafikförsäkring. Säg då upp försäkringen, så får du tillbaka pengar för den tid som är kvar.",
      ],
    },
    {
      id: "elektronik",
      heading: "Batterier och elektronik",
      blocks: [
        "Släng dem aldrig i soporna. Lämna dem på återvinningscentralen eller i butik. På [sopor.nu](https://www.sopor.nu/) ser du hur det mesta ska sorteras.",
      ],
    },
    {
      id: "sparv",
      heading: "Vad Sparv gör",
      blocks: [
        "Vi förmedlar inga återvinningstjänster. Har du en försäkring för något du inte längre äger kan du säga upp den.",
      ],
    },
  ],
} satisfies InfoTexts);
