import { customerServiceHours } from "#domain/support/customer-service.texts.sv.ts";

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
