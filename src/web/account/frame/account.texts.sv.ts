import { customerServiceHours } from "#domain/support/customer-service.texts.sv.ts";

export const accountTexts = {
  title: "Min Sparv",
  hello: (firstName: string) => `Hej ${firstName}.`,
  welcome: "Din översikt",
  saved: { before: "Du har sparat ", after: " per år" },
  navigation: "Min Sparv",
  pages: {
    overview: "Översikt",
    orders: "Beställningar",
    insurances: "Försäkringar",
    applications: "Ansökningar",
    favourites: "Favoriter",
    saved: "Sparat",
    details: "Uppgifter",
  },
  cases: "Beställningar",
  showAll: "Visa alla",
  show: "Visa",
  compare: "Jämför priser",
  nothing: {
    heading: "Här är det tomt än så länge",
    text: "När du beställer, sparar en favorit eller hämtar en försäkring visas det här. Det gäller även det du gjorde innan du loggade in.",
  },
  next: "På gång",
  login: {
    heading: "Inloggning",
    loggedInAs: "Inloggad med BankID som",
    last: "Senaste inloggningarna",
    computer: "Dator",
    phone: "Mobil",
    withBankId: (moment: string) => `${moment}, BankID`,
    unusual: "BankID bedömde den som ovanlig. Kontakta oss om det inte var du.",
    ends: "Du loggas ut automatiskt när du inte har gjort något på 30 minuter.",
  },
} as const;

export const loginPageTexts = {
  title: "Logga in",
  heading: "Logga in på Min Sparv",
  lead: "Du loggar in med BankID. Du behöver inget konto för att jämföra priser.",
  button: "Logga in med BankID",
  withoutScript: {
    heading: "Inloggningen behöver JavaScript",
    text: "Slå på JavaScript i webbläsaren och ladda om sidan. Du kan också ringa ",
    hours: `, ${customerServiceHours.inSentence}.`,
  },
} as const;
