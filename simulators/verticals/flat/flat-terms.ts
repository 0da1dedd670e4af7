import type { PrintedTerms } from "#simulators/verticals/_insurance/printed-terms.ts";

/** What each insurer's document of terms states, by its slug. */
export const flatTermsOf: PrintedTerms = {
  akerbar: {
    title: "Åkerbär Hem H11",
    clauses: [
      { number: "1.1", text: "Försäkringen gäller dig och dem som bor med dig." },
      { number: "4.1", text: "Vid inbrott drar vi av den självrisk som du har valt." },
      { number: "4.3", text: "När vatten läcker ut är självrisken 3 000 kr." },
      {
        number: "4.5",
        text: "Vid brand ersätter vi dina saker upp till försäkringsbeloppet, efter avdrag för vald självrisk.",
      },
      { number: "6.1", text: "När drulle ingår är självrisken 1 500 kr." },
      { number: "6.2", text: "Saker som du själv råkar ha sönder ersätts bara om drulle står i ditt försäkringsbrev." },
      { number: "7.1", text: "Reseskyddet gäller i 45 dagar och har samma självrisk som du har valt." },
      { number: "7.2", text: "Reseskydd gäller bara om det står i ditt försäkringsbrev." },
      { number: "8.1", text: "För bostadsrätt gäller tillägget med 3 000 kr i självrisk." },
    ],
  },
  bjorkhaga: {
    title: "Björkhaga Hem Bas 2026:1",
    clauses: [
      { number: "1.1", text: "Försäkringen gäller på den adress som står i försäkringsbrevet." },
      { number: "3.1", text: "Vid stöld efter inbrott gäller den självrisk som står i försäkringsbrevet." },
      { number: "3.4", text: "Också vid vattenskada gäller den självrisk som står i försäkringsbrevet." },
      {
        number: "3.6",
        text: "Brandskadat lösöre ersätts till försäkringsbeloppet, minus självrisken i försäkringsbrevet.",
      },
      { number: "5.1", text: "Självrisken för drulle är 1 500 kr." },
      { number: "5.2", text: "Drulle är ett tillägg och gäller bara den som har valt det." },
      { number: "6.1", text: "Reseskyddet ingår alltid i 45 dagar, utan självrisk." },
      { number: "7.1", text: "Bostadsrättstillägget ingår när bostaden är en bostadsrätt." },
    ],
  },
  fyrbak: {
    title: "Fyrbåk Hem 2026:2",
    clauses: [
      { number: "1.1", text: "Försäkringen gäller från den dag som står i försäkringsbrevet." },
      { number: "4.1", text: "För vattenskada gäller en självrisk på 5 000 kr per skadetillfälle." },
      {
        number: "4.4",
        text: "Vid brand gäller grundsjälvrisken, och vi betalar högst försäkringsbeloppet för ditt lösöre.",
      },
      { number: "5.2", text: "Vid inbrott i bostaden gäller grundsjälvrisken." },
      { number: "6.1", text: "Drulle har en självrisk på 2 000 kr per skadetillfälle." },
      { number: "6.2", text: "Utan tillägget drulle ersätter vi inte saker som du tappar eller spiller på." },
      { number: "7.1", text: "Reseskydd gäller resans första 45 dagar, med grundsjälvrisk." },
      { number: "7.2", text: "Har du valt bort reseskyddet betalar vi inte vård på resa." },
      { number: "8.1", text: "Bostadsrättstillägget har en självrisk på 5 000 kr per skadetillfälle." },
    ],
  },
  granskog: {
    title: "Granskog Hem Stor, villkor G 104",
    clauses: [
      { number: "1.1", text: "Försäkringen gäller dig och dem som bor med dig." },
      { number: "5.1", text: "Vid inbrott svarar du för den självrisk som du har valt." },
      { number: "5.3", text: "Vid utströmning av vatten svarar du för den självrisk som du har valt." },
      { number: "5.5", text: "Vid brand svarar du för vald självrisk, och ersättningen är högst försäkringsbeloppet." },
      { number: "6.1", text: "Plötslig skada på dina saker ingår alltid, med en självrisk om 1 500 kr." },
      { number: "7.1", text: "Reseskydd ingår alltid i 60 dagar, utan självrisk." },
      { number: "8.1", text: "För bostadsrätt ingår bostadsrättstillägg." },
    ],
  },
  kronhjort: {
    title: "Kronhjort Våning 5",
    clauses: [
      { number: "1.1", text: "Försäkringen gäller på den adress som står i försäkringsbrevet." },
      {
        number: "2.1",
        text: "Vid brand ersätts lösöre upp till försäkringsbeloppet efter avdrag för den valda självrisken.",
      },
      { number: "2.2", text: "Vid vattenskada gäller den valda självrisken." },
      { number: "3.1", text: "Vid inbrott gäller den valda självrisken." },
      { number: "3.7", text: "Drulle ingår alltid, och självrisken är 3 000 kr." },
      { number: "4.1", text: "Reseskyddet gäller i 60 dagar med en självrisk på 1 500 kr." },
      { number: "4.2", text: "Reseskydd omfattas endast om du har valt det." },
      { number: "5.1", text: "Bostadsrättstillägget har en självrisk på 3 000 kr." },
    ],
  },
  ljunghed: {
    title: "Ljunghed Hem 2026",
    clauses: [
      { number: "1.1", text: "Försäkringen gäller från den dag som står i försäkringsbrevet." },
      { number: "4.1", text: "Vid vattenskada betalar du 2 000 kr själv." },
      {
        number: "4.2",
        text: "Vid brand betalar du din valda självrisk, och vi betalar resten upp till försäkringsbeloppet.",
      },
      { number: "5.2", text: "Blir du av med saker vid ett inbrott betalar du din valda självrisk." },
      { number: "5.8", text: "Med drulle betalar du 1 000 kr själv när något går sönder." },
      { number: "5.9", text: "Utan drulle får du ingen ersättning för saker som du själv har sönder." },
      { number: "6.1", text: "På resor upp till 45 dagar betalar du din valda självrisk." },
      { number: "6.2", text: "Utan reseskydd får du ingen ersättning på resan." },
      { number: "7.1", text: "Med bostadsrättstillägg betalar du 2 000 kr själv." },
    ],
  },
  nordkaj: {
    title: "Nordkaj Hem 6",
    clauses: [
      { number: "1.1", text: "Försäkringen gäller dig och dem som bor med dig." },
      { number: "3.1", text: "Grundsjälvrisken gäller vid vattenskada." },
      { number: "3.2", text: "Grundsjälvrisken gäller vid brand, och lösöre ersätts till försäkringsbeloppet." },
      { number: "4.1", text: "Grundsjälvrisken gäller vid inbrott." },
      { number: "4.6", text: "Vid drulle är självrisken 2 500 kr." },
      { number: "4.7", text: "Drulle gäller bara om tillägget är köpt." },
      { number: "5.1", text: "Reseskydd gäller i 45 dagar med grundsjälvrisk." },
      { number: "5.2", text: "Reseskydd gäller bara om tillägget är köpt." },
      { number: "6.1", text: "Försäkringen omfattar inte det som du ansvarar för enligt bostadsrättslagen." },
    ],
  },
  rask: {
    title: "Rask Hem 3.0",
    clauses: [
      { number: "1.1", text: "Försäkringen gäller på den adress som står i försäkringsbrevet." },
      { number: "2.1", text: "Brand: din valda självrisk, och vi betalar högst ditt försäkringsbelopp." },
      { number: "2.2", text: "Vattenskada: självrisk 5 000 kr." },
      { number: "3.1", text: "Inbrott: din valda självrisk, och vi betalar högst 30 000 kr." },
      { number: "4.1", text: "Drulle: självrisk 3 000 kr." },
      { number: "4.2", text: "Har du inte lagt till drulle ersätts inte det du själv har sönder." },
      { number: "5.1", text: "Resa: din valda självrisk i 45 dagar." },
      { number: "5.2", text: "Har du inte lagt till resa gäller försäkringen bara hemma." },
      { number: "6.1", text: "Bostadsrättstillägg säljer vi inte." },
    ],
  },
  tuvull: {
    title: "Tuvull Hem B4",
    clauses: [
      { number: "1.1", text: "Försäkringen gäller från den dag som står i försäkringsbrevet." },
      { number: "2.1", text: "Vid vattenskada betalar du den självrisk som du har valt." },
      {
        number: "2.2",
        text: "Vid brand betalar du den självrisk som du har valt, och vi betalar upp till försäkringsbeloppet.",
      },
      { number: "2.4", text: "Vid inbrott betalar du den självrisk som du har valt." },
      { number: "2.6", text: "Drulle har 1 500 kr i självrisk." },
      { number: "2.7", text: "Om du inte har drulle betalar du själv för det du har sönder." },
      { number: "2.9", text: "På resa i 45 dagar betalar du den självrisk som du har valt." },
      { number: "2.10", text: "Om du inte har reseskydd betalar du själv för det som händer på resan." },
      { number: "2.12", text: "Bostadsrättstillägget har samma självrisk som resten." },
    ],
  },
};
