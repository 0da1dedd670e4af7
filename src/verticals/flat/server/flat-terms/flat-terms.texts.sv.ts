import type { ReadDocument, ReadTerms } from "#verticals/_insurance/terms/read-terms.ts";

/** What we look for in the terms of a home. */
export type FlatSubject =
  | "water"
  | "burglary"
  | "fire"
  | "allrisk"
  | "withoutAllrisk"
  | "travel"
  | "withoutTravel"
  | "tenantOwner";

const akerbar: ReadDocument<FlatSubject> = {
  name: "Åkerbär Hem H11",
  clauses: {
    burglary: { place: "punkt 4.1", quote: "Vid inbrott drar vi av den självrisk som du har valt." },
    water: { place: "punkt 4.3", quote: "När vatten läcker ut är självrisken 3 000 kr." },
    fire: {
      place: "punkt 4.5",
      quote: "Vid brand ersätter vi dina saker upp till försäkringsbeloppet, efter avdrag för vald självrisk.",
    },
    allrisk: { place: "punkt 6.1", quote: "När drulle ingår är självrisken 1 500 kr." },
    withoutAllrisk: {
      place: "punkt 6.2",
      quote: "Saker som du själv råkar ha sönder ersätts bara om drulle står i ditt försäkringsbrev.",
    },
    travel: { place: "punkt 7.1", quote: "Reseskyddet gäller i 45 dagar och har samma självrisk som du har valt." },
    withoutTravel: { place: "punkt 7.2", quote: "Reseskydd gäller bara om det står i ditt försäkringsbrev." },
    tenantOwner: { place: "punkt 8.1", quote: "För bostadsrätt gäller tillägget med 3 000 kr i självrisk." },
  },
};

const bjorkhaga: ReadDocument<FlatSubject> = {
  name: "Björkhaga Hem Bas 2026:1",
  clauses: {
    burglary: {
      place: "punkt 3.1",
      quote: "Vid stöld efter inbrott gäller den självrisk som står i försäkringsbrevet.",
    },
    water: { place: "punkt 3.4", quote: "Också vid vattenskada gäller den självrisk som står i försäkringsbrevet." },
    fire: {
      place: "punkt 3.6",
      quote: "Brandskadat lösöre ersätts till försäkringsbeloppet, minus självrisken i försäkringsbrevet.",
    },
    allrisk: { place: "punkt 5.1", quote: "Självrisken för drulle är 1 500 kr." },
    withoutAllrisk: { place: "punkt 5.2", quote: "Drulle är ett tillägg och gäller bara den som har valt det." },
    travel: { place: "punkt 6.1", quote: "Reseskyddet ingår alltid i 45 dagar, utan självrisk." },
    tenantOwner: { place: "punkt 7.1", quote: "Bostadsrättstillägget ingår när bostaden är en bostadsrätt." },
  },
};

const fyrbak: ReadDocument<FlatSubject> = {
  name: "Fyrbåk Hem 2026:2",
  clauses: {
    water: { place: "punkt 4.1", quote: "För vattenskada gäller en självrisk på 5 000 kr per skadetillfälle." },
    fire: {
      place: "punkt 4.4",
      quote: "Vid brand gäller grundsjälvrisken, och vi betalar högst försäkringsbeloppet för ditt lösöre.",
    },
    burglary: { place: "punkt 5.2", quote: "Vid inbrott i bostaden gäller grundsjälvrisken." },
    allrisk: { place: "punkt 6.1", quote: "Drulle har en självrisk på 2 000 kr per skadetillfälle." },
    withoutAllrisk: {
      place: "punkt 6.2",
      quote: "Utan tillägget drulle ersätter vi inte saker som du tappar eller spiller på.",
    },
    travel: { place: "punkt 7.1", quote: "Reseskydd gäller resans första 45 dagar, med grundsjälvrisk." },
    withoutTravel: { place: "punkt 7.2", quote: "Har du valt bort reseskyddet betalar vi inte vård på resa." },
    tenantOwner: {
      place: "punkt 8.1",
      quote: "Bostadsrättstillägget har en självrisk på 5 000 kr per skadetillfälle.",
    },
  },
};

const granskog: ReadDocument<FlatSubject> = {
  name: "Granskog Hem Stor, villkor G 104",
  clauses: {
    burglary: { place: "punkt 5.1", quote: "Vid inbrott svarar du för den självrisk som du har valt." },
    water: { place: "punkt 5.3", quote: "Vid utströmning av vatten svarar du för den självrisk som du har valt." },
    fire: {
      place: "punkt 5.5",
      quote: "Vid brand svarar du för vald självrisk, och ersättningen är högst försäkringsbeloppet.",
    },
    allrisk: {
      place: "punkt 6.1",
      quote: "Plötslig skada på dina saker ingår alltid, med en självrisk om 1 500 kr.",
    },
    travel: { place: "punkt 7.1", quote: "Reseskydd ingår alltid i 60 dagar, utan självrisk." },
    tenantOwner: { place: "punkt 8.1", quote: "För bostadsrätt ingår bostadsrättstillägg." },
  },
};

const kronhjort: ReadDocument<FlatSubject> = {
  name: "Kronhjort Våning 5",
  clauses: {
    fire: {
      place: "punkt 2.1",
      quote: "Vid brand ersätts lösöre upp till försäkringsbeloppet efter avdrag för den valda självrisken.",
    },
    water: { place: "punkt 2.2", quote: "Vid vattenskada gäller den valda självrisken." },
    burglary: { place: "punkt 3.1", quote: "Vid inbrott gäller den valda självrisken." },
    allrisk: { place: "punkt 3.7", quote: "Drulle ingår alltid, och självrisken är 3 000 kr." },
    travel: { place: "punkt 4.1", quote: "Reseskyddet gäller i 60 dagar med en självrisk på 1 500 kr." },
    withoutTravel: { place: "punkt 4.2", quote: "Reseskydd omfattas endast om du har valt det." },
    tenantOwner: { place: "punkt 5.1", quote: "Bostadsrättstillägget har en självrisk på 3 000 kr." },
  },
};

const ljunghed: ReadDocument<FlatSubject> = {
  name: "Ljunghed Hem 2026",
  clauses: {
    water: { place: "punkt 4.1", quote: "Vid vattenskada betalar du 2 000 kr själv." },
    fire: {
      place: "punkt 4.2",
      quote: "Vid brand betalar du din valda självrisk, och vi betalar resten upp till försäkringsbeloppet.",
    },
    burglary: { place: "punkt 5.2", quote: "Blir du av med saker vid ett inbrott betalar du din valda självrisk." },
    allrisk: { place: "punkt 5.8", quote: "Med drulle betalar du 1 000 kr själv när något går sönder." },
    withoutAllrisk: {
      place: "punkt 5.9",
      quote: "Utan drulle får du ingen ersättning för saker som du själv har sönder.",
    },
    travel: { place: "punkt 6.1", quote: "På resor upp till 45 dagar betalar du din valda självrisk." },
    withoutTravel: { place: "punkt 6.2", quote: "Utan reseskydd får du ingen ersättning på resan." },
    tenantOwner: { place: "punkt 7.1", quote: "Med bostadsrättstillägg betalar du 2 000 kr själv." },
  },
};

const nordkaj: ReadDocument<FlatSubject> = {
  name: "Nordkaj Hem 6",
  clauses: {
    water: { place: "punkt 3.1", quote: "Grundsjälvrisken gäller vid vattenskada." },
    fire: {
      place: "punkt 3.2",
      quote: "Grundsjälvrisken gäller vid brand, och lösöre ersätts till försäkringsbeloppet.",
    },
    burglary: { place: "punkt 4.1", quote: "Grundsjälvrisken gäller vid inbrott." },
    allrisk: { place: "punkt 4.6", quote: "Vid drulle är självrisken 2 500 kr." },
    withoutAllrisk: { place: "punkt 4.7", quote: "Drulle gäller bara om tillägget är köpt." },
    travel: { place: "punkt 5.1", quote: "Reseskydd gäller i 45 dagar med grundsjälvrisk." },
    withoutTravel: { place: "punkt 5.2", quote: "Reseskydd gäller bara om tillägget är köpt." },
    tenantOwner: {
      place: "punkt 6.1",
      quote: "Försäkringen omfattar inte det som du ansvarar för enligt bostadsrättslagen.",
    },
  },
};

const rask: ReadDocument<FlatSubject> = {
  name: "Rask Hem 3.0",
  clauses: {
    fire: { place: "punkt 2.1", quote: "Brand: din valda självrisk, och vi betalar högst ditt försäkringsbelopp." },
    water: { place: "punkt 2.2", quote: "Vattenskada: självrisk 5 000 kr." },
    burglary: {
      place: "punkt 3.1",
      quote: "Inbrott: din valda självrisk, och vi betalar högst 30 000 kr.",
      states: { limitKr: 30_000 },
    },
    allrisk: { place: "punkt 4.1", quote: "Drulle: självrisk 3 000 kr." },
    withoutAllrisk: { place: "punkt 4.2", quote: "Har du inte lagt till drulle ersätts inte det du själv har sönder." },
    travel: { place: "punkt 5.1", quote: "Resa: din valda självrisk i 45 dagar." },
    withoutTravel: { place: "punkt 5.2", quote: "Har du inte lagt till resa gäller försäkringen bara hemma." },
    tenantOwner: { place: "punkt 6.1", quote: "Bostadsrättstillägg säljer vi inte." },
  },
};

const tuvull: ReadDocument<FlatSubject> = {
  name: "Tuvull Hem B4",
  clauses: {
    water: { place: "punkt 2.1", quote: "Vid vattenskada betalar du den självrisk som du har valt." },
    fire: {
      place: "punkt 2.2",
      quote: "Vid brand betalar du den självrisk som du har valt, och vi betalar upp till försäkringsbeloppet.",
    },
    burglary: { place: "punkt 2.4", quote: "Vid inbrott betalar du den självrisk som du har valt." },
    allrisk: { place: "punkt 2.6", quote: "Drulle har 1 500 kr i självrisk." },
    withoutAllrisk: { place: "punkt 2.7", quote: "Om du inte har drulle betalar du själv för det du har sönder." },
    travel: { place: "punkt 2.9", quote: "På resa i 45 dagar betalar du den självrisk som du har valt." },
    withoutTravel: {
      place: "punkt 2.10",
      quote: "Om du inte har reseskydd betalar du själv för det som händer på resan.",
    },
    tenantOwner: { place: "punkt 2.12", quote: "Bostadsrättstillägget har samma självrisk som resten." },
  },
};

const documents: ReadTerms<FlatSubject>["documents"] = {
  akerbar,
  bjorkhaga,
  fyrbak,
  granskog,
  kronhjort,
  ljunghed,
  nordkaj,
  rask,
  tuvull,
};

export const flatTerms: ReadTerms<FlatSubject> = { readOn: "2026-11-17", documents };
