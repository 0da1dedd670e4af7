export const loginTexts = {
  /** Shown in the BankID app, in its simple markdown. A deceived visitor must be able to recognise the service. */
  visible: (domain: string) =>
    `# Logga in på Sparv\n\nGodkänn bara om du själv just har börjat logga in på ${domain}.\n\n+ Har någon bett dig logga in? Avbryt.\n`,
  /** BankID is done, and the app is about to return. */
  awaitingReturn: "Nästan klart. Gå tillbaka hit från BankID-appen.",
  notReturned:
    "Inloggningen avslutades inte i den webbläsare du började i. Försök igen, eller läs av QR-koden med en annan enhet.",
  complete: "Du är inloggad.",
  wrongReturnPath: "Vänligen ange en sida på Sparv",
} as const;
