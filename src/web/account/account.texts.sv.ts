import { customerServiceHours } from "#domain/customer-service.texts.sv.ts";

export const accountTexts = {
  title: "Min Sparv",
  hello: (firstName: string) => `Hej ${firstName}.`,
  soFar: "Just nu visar sidan bara din inloggning. Dina sökningar och beställningar visas inte här än.",
  compare: "Jämför priser",
  login: {
    heading: "Inloggning",
    loggedInAs: "Inloggad med BankID som",
    ends: "Du loggas ut automatiskt 30 minuter efter det senaste du gjorde.",
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
