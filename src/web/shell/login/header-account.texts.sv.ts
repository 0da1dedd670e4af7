/** On every page, and therefore separate from the texts of the login itself. */
export const headerAccountTexts = {
  logIn: "Logga in",
  withBankId: " med BankID",
  logOut: "Logga ut",
  toAccount: (firstName: string) => `Min Sparv, inloggad som ${firstName}`,
} as const;
