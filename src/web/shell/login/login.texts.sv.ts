/** BankID's own messages come from the server; these are the texts around them. */
export const loginTexts = {
  title: "Logga in med BankID",
  lead: "Du legitimerar dig med BankID. Vi får ditt namn och ditt personnummer.",
  sameDevice: "BankID på den här enheten",
  otherDevice: "BankID på annan enhet",
  giveNumber: "Ange personnummer",
  numberHelp: "Om du anger ett personnummer kan bara den personen slutföra inloggningen.",
  starting: "Kontaktar BankID.",
  resuming: "Väntar på svar från BankID.",
  scan: {
    heading: "Öppna BankID på din mobiltelefon och scanna QR-koden.",
    steps: ["Öppna appen BankID.", "Tryck på Skanna QR-kod.", "Rikta kameran mot koden och legitimera dig."],
    code: "QR-kod att skanna med BankID-appen. Koden byts varje sekund.",
  },
  open: {
    heading: "Öppna BankID på denna enhet genom att trycka på knappen nedan.",
    button: "Öppna BankID",
    again: "Öppna BankID igen",
  },
  confirmHeading: "Fortsätt i BankID-appen.",
  cancel: "Avbryt",
  tryAgain: "Försök igen",
  otherWay: "Välj ett annat sätt",
  /** Spec 1 §8. */
  lost: "Servern gav inget svar eller så uppstod ett fel. Säkerställ att du är ansluten till internet och testa igen.",
  stillTrying: "Vi får inget svar just nu. Vi fortsätter att försöka.",
  tooMany: "Du har försökt många gånger på kort tid. Vänta en stund och försök igen.",
  gone: "Inloggningen är avslutad. Försök igen.",
  complete: "Du är inloggad. Sidan laddas om.",
  needHelp: "Behöver du hjälp? Ring ",
} as const;
