/** "Jämför bilförsäkring | Sparv" in the browser's tab. */
export const pageTitle = (title: string): string => `${title} | Sparv`;

export const frameTexts = {
  siteTitle: "Sparv",
  skip: "Hoppa till innehållet",
  toStart: "Sparv, till startsidan",
  mainMenu: "Huvudmeny",
  menu: "Meny",
  compareMenu: "Jämför",
  customerService: "Kundservice",
  hours: "Måndag–fredag 08:00–18:00",
  hoursInSentence: "måndag–fredag 08:00–18:00",
  callUs: "Ring oss",
  gladToHelp: "Vi hjälper dig gärna",
  needHelp: "Vill du ha hjälp?",
  ranking: "Så rankar vi",
  remuneration: "Så tjänar vi pengar",
  about: "Vi jämför priser åt privatpersoner. Bolaget betalar oss om du byter. Du betalar samma pris som hos bolaget.",
  aboutHeading: "Om Sparv",
  copyright: "© 2026 Sparv",
  compare: (product: string) => `Jämför ${product}`,
  notFound: {
    title: pageTitle("Sidan finns inte"),
    heading: "Här tog linan slut",
    lead: "Sidan finns inte, eller så har den flyttat. Kontrollera adressen eller börja om härifrån.",
    toStart: "Till startsidan",
  },
  fault: {
    title: pageTitle("Något gick fel hos oss"),
    heading: "Något gick fel hos oss",
    lead: "Felet är vårt. Försök igen om en stund",
    orCall: ", eller ring ",
    reload: "Ladda om sidan",
    toStart: "Till startsidan",
  },
} as const;
