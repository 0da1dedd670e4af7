import type { MarkKind } from "#domain/household/household-timeline.ts";

const marks: Readonly<Record<MarkKind, string>> = {
  starts: "Börjar gälla",
  notice: "Säg upp senast",
  campaign: "Kampanjen slutar",
  binding: "Bindningen slutar",
  renews: "Förnyas",
  ends: "Upphör",
};

export const accountTexts = {
  title: "Min Sparv",
  hello: (firstName: string) => `Hej ${firstName}.`,
  welcome: "Din översikt",
  saved: { before: "Du har sparat ", after: " per år" },
  navigation: "Min Sparv",
  pages: {
    overview: "Översikt",
    orders: "Beställningar",
    household: "Hushåll",
    applications: "Ansökningar",
    favourites: "Favoriter",
    saved: "Sparat",
    details: "Uppgifter",
  },
  cases: "Beställningar",
  claims: "Något har hänt",
  showAll: "Visa alla",
  show: "Visa",
  compare: "Jämför priser",
  nothing: {
    heading: "Här är det tomt än så länge",
    text: "När du beställer, sparar en favorit eller hämtar en försäkring visas det här. Det gäller även det du gjorde innan du loggade in.",
  },
  next: {
    heading: "På gång",
    marks,
    name: (product: string, provider: string) => `${product} hos ${provider}`,
  },
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

export const logInAgainTexts = {
  text: "För säkerhets skull behöver du ha loggat in den senaste kvarten. Logga in igen med BankID, så fortsätter du här.",
  button: "Logga in igen",
};
