import type { ReadDocument, ReadTerms } from "#verticals/_insurance/terms/read-terms.ts";

/** What we look for in the terms of a house. */
export type HouseSubject =
  | "water"
  | "burglary"
  | "fire"
  | "storm"
  | "ownMistakes"
  | "withoutOwnMistakes"
  | "buildingMistakes";

const akerbar: ReadDocument<HouseSubject> = {
  name: "Åkerbär Villahem V14",
  clauses: {
    fire: { place: "punkt 3.1", quote: "Vid brand drar vi av 1 500 kr i självrisk från ersättningen." },
    water: { place: "punkt 4.2", quote: "Läcker en ledning eller en maskin betalar du 1 500 kr i självrisk." },
    storm: { place: "punkt 5.3", quote: "Vid storm gäller samma självrisk som för huset i övrigt, 1 500 kr." },
    burglary: { place: "punkt 6.1", quote: "Självrisken vid inbrott är 1 500 kr." },
    ownMistakes: { place: "punkt 8.1", quote: "När drulle ingår är självrisken för dina saker 1 500 kr." },
    withoutOwnMistakes: {
      place: "punkt 8.2",
      quote: "Saker som du själv råkar ha sönder ersätts bara om drulle står i ditt försäkringsbrev.",
    },
    buildingMistakes: { place: "punkt 8.3", quote: "Drulle för huset gäller bara om det står i ditt försäkringsbrev." },
  },
};

const bjorkhaga: ReadDocument<HouseSubject> = {
  name: "Björkhaga Villa Bas 2026:1",
  clauses: {
    fire: { place: "punkt 2.4", quote: "Vid brand är självrisken 1 500 kr, hur stor skadan än är." },
    water: { place: "punkt 3.2", quote: "Självrisken vid vattenskada i byggnaden är 1 500 kr." },
    storm: {
      place: "punkt 3.6",
      quote: "Vid storm är självrisken 10 procent av skadan, lägst 1 500 kr.",
      states: { excessPercent: 10 },
    },
    burglary: { place: "punkt 5.1", quote: "Vid stöld efter inbrott är självrisken 1 500 kr." },
    ownMistakes: { place: "punkt 7.1", quote: "Självrisken för drulle är 1 500 kr." },
    withoutOwnMistakes: { place: "punkt 7.2", quote: "Drulle är ett tillägg och gäller bara den som har valt det." },
    buildingMistakes: { place: "punkt 7.4", quote: "För byggnaden väljs drulle för sig." },
  },
};

const fyrbak: ReadDocument<HouseSubject> = {
  name: "Fyrbåk Villa 2026:2",
  clauses: {
    water: { place: "punkt 4.1", quote: "För vattenskada gäller en självrisk på 2 000 kr per skadetillfälle." },
    fire: { place: "punkt 4.4", quote: "Vid brand och sotskada är självrisken 2 000 kr per skadetillfälle." },
    storm: { place: "punkt 4.7", quote: "Vid storm och hagel är självrisken 2 000 kr per skadetillfälle." },
    burglary: { place: "punkt 5.2", quote: "Vid inbrott i bostaden är självrisken 1 500 kr per skadetillfälle." },
    ownMistakes: { place: "punkt 6.1", quote: "Drulle för lösöre har en självrisk på 1 500 kr per skadetillfälle." },
    withoutOwnMistakes: {
      place: "punkt 6.2",
      quote: "Utan tillägget drulle ersätter vi inte saker som du tappar eller spiller på.",
    },
    buildingMistakes: {
      place: "punkt 6.5",
      quote: "Tillägget drulle byggnad ingår när det anges i försäkringsbrevet.",
    },
  },
};

const granskog: ReadDocument<HouseSubject> = {
  name: "Granskog Stor, villkor G 212",
  clauses: {
    fire: { place: "punkt 6.1", quote: "Vid brand svarar du för en självrisk om 1 500 kr." },
    water: { place: "punkt 6.3", quote: "Vid utströmning av vatten svarar du för en självrisk om 1 500 kr." },
    storm: { place: "punkt 6.5", quote: "Vid storm svarar du för en självrisk om 1 500 kr." },
    burglary: { place: "punkt 7.2", quote: "Vid inbrott svarar du för en självrisk om 1 500 kr." },
    ownMistakes: {
      place: "punkt 7.6",
      quote: "Plötslig skada på dina saker ingår alltid, med en självrisk om 1 500 kr.",
    },
    buildingMistakes: { place: "punkt 6.9", quote: "Plötslig skada på byggnaden omfattas när tillägget har tecknats." },
  },
};

const kronhjort: ReadDocument<HouseSubject> = {
  name: "Kronhjort Gods & Gård 9",
  clauses: {
    fire: { place: "punkt 2.1", quote: "Självrisken vid brand är 3 000 kr." },
    water: { place: "punkt 2.2", quote: "Självrisken vid vattenskada är 3 000 kr." },
    storm: { place: "punkt 2.5", quote: "Självrisken vid oväder är 3 000 kr." },
    burglary: {
      place: "punkt 3.1",
      quote: "Vid inbrott är självrisken 3 000 kr, och lösöre ersätts med högst 4 000 000 kr.",
      states: { limitKr: 4_000_000 },
    },
    ownMistakes: { place: "punkt 3.7", quote: "Har du valt drulle är självrisken 3 000 kr." },
    withoutOwnMistakes: { place: "punkt 3.8", quote: "Skador genom oaktsamhet ersätts endast om du har valt drulle." },
    buildingMistakes: { place: "punkt 2.9", quote: "Drulle för byggnad gäller endast om du har valt det." },
  },
};

const ljunghed: ReadDocument<HouseSubject> = {
  name: "Ljunghed Villahem 2026",
  clauses: {
    water: { place: "punkt 5.1", quote: "Vid vattenskada på huset betalar du 1 500 kr själv." },
    fire: { place: "punkt 5.2", quote: "Vid brand betalar du 1 500 kr själv." },
    storm: { place: "punkt 5.4", quote: "Vid storm betalar du 1 500 kr själv." },
    burglary: { place: "punkt 6.2", quote: "Blir du av med saker vid ett inbrott betalar du 1 000 kr själv." },
    ownMistakes: { place: "punkt 6.8", quote: "Med drulle betalar du 1 000 kr själv när något går sönder." },
    withoutOwnMistakes: {
      place: "punkt 6.9",
      quote: "Utan drulle får du ingen ersättning för saker som du själv har sönder.",
    },
    buildingMistakes: { place: "punkt 5.8", quote: "Drulle för huset är ett eget tillägg." },
  },
};

const nordkaj: ReadDocument<HouseSubject> = {
  name: "Nordkaj Hus 7",
  clauses: {
    water: { place: "punkt 3.1", quote: "Grundsjälvrisken 2 500 kr gäller vid vattenskada." },
    fire: { place: "punkt 3.2", quote: "Grundsjälvrisken 2 500 kr gäller vid brand." },
    storm: {
      place: "punkt 3.5",
      quote: "Vid naturskada, som storm och översvämning, är självrisken 10 000 kr.",
      states: { excessKr: 10_000 },
    },
    burglary: { place: "punkt 4.1", quote: "Vid inbrott är självrisken 1 500 kr." },
    ownMistakes: { place: "punkt 4.6", quote: "Vid drulle är självrisken 1 500 kr." },
    withoutOwnMistakes: { place: "punkt 4.7", quote: "Drulle gäller bara om tillägget är köpt." },
    buildingMistakes: { place: "punkt 3.8", quote: "Drulle för byggnad gäller bara om tillägget är köpt." },
  },
};

const rask: ReadDocument<HouseSubject> = {
  name: "Rask Hus 3.0",
  clauses: {
    fire: { place: "punkt 2.1", quote: "Brand: självrisk 5 000 kr." },
    water: {
      place: "punkt 2.2",
      quote: "Vattenskada: självrisk 10 procent av skadan, lägst 5 000 kr.",
      states: { excessPercent: 10 },
    },
    storm: {
      place: "punkt 2.3",
      quote: "Storm: självrisk 10 procent av skadan, lägst 5 000 kr.",
      states: { excessPercent: 10 },
    },
    burglary: {
      place: "punkt 3.1",
      quote: "Inbrott: självrisk 3 000 kr, och vi betalar högst 40 000 kr.",
      states: { limitKr: 40_000 },
    },
    ownMistakes: { place: "punkt 4.1", quote: "Drulle: självrisk 3 000 kr." },
    withoutOwnMistakes: {
      place: "punkt 4.2",
      quote: "Har du inte lagt till drulle ersätts inte det du själv har sönder.",
    },
    buildingMistakes: { place: "punkt 4.3", quote: "Drulle för huset läggs till för sig." },
  },
};

const stenvalv: ReadDocument<HouseSubject> = {
  name: "Stenvalv Villahemförsäkring, villkor 41",
  clauses: {
    fire: { place: "punkt 11.1", quote: "Vid brandskada avräknas en självrisk om 2 000 kr." },
    water: { place: "punkt 11.2", quote: "Vid läckageskada avräknas en självrisk om 2 000 kr." },
    storm: { place: "punkt 11.4", quote: "Vid stormskada avräknas en självrisk om 2 000 kr." },
    burglary: { place: "punkt 14.1", quote: "Vid inbrottsstöld avräknas en självrisk om 2 000 kr." },
    ownMistakes: { place: "punkt 15.1", quote: "Vid drulleskada avräknas en självrisk om 2 000 kr." },
    withoutOwnMistakes: {
      place: "punkt 15.2",
      quote: "Drulleskada omfattas endast när detta framgår av försäkringsbrevet.",
    },
    buildingMistakes: {
      place: "punkt 15.3",
      quote: "Drulleskada på byggnad omfattas endast när detta framgår av försäkringsbrevet.",
    },
  },
};

const tuvull: ReadDocument<HouseSubject> = {
  name: "Tuvull Villa B4",
  clauses: {
    water: { place: "punkt 2.1", quote: "Självrisken är densamma för allt, 1 800 kr, också vid vattenskada." },
    fire: { place: "punkt 2.2", quote: "Vid brand är självrisken 1 800 kr." },
    storm: { place: "punkt 2.3", quote: "Vid storm är självrisken 1 800 kr." },
    burglary: { place: "punkt 2.4", quote: "Vid inbrott är självrisken 1 800 kr." },
    ownMistakes: { place: "punkt 2.6", quote: "Drulle har också 1 800 kr i självrisk." },
    withoutOwnMistakes: { place: "punkt 2.7", quote: "Om du inte har drulle betalar du själv för det du har sönder." },
    buildingMistakes: { place: "punkt 2.8", quote: "Drulle för huset köper du till." },
  },
};

const documents: ReadTerms<HouseSubject>["documents"] = {
  akerbar,
  bjorkhaga,
  fyrbak,
  granskog,
  kronhjort,
  ljunghed,
  nordkaj,
  rask,
  stenvalv,
  tuvull,
};

export const houseTerms: ReadTerms<HouseSubject> = { readOn: "2026-11-17", documents };
