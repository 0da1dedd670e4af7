export const debugTexts = {
  title: "Felsökning",
  empty: "Inga meddelanden från servern ännu.",
  badJson: (call: string) => `Svaret gick inte att läsa som JSON: ${call}`,
  generalError: (call: string) => `Status GeneralError: ${call}`,
  showOnAllPages: "Visa på alla sidor i den här webbläsaren",
} as const;
