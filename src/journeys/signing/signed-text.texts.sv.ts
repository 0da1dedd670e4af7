/** Shown verbatim by BankID and by our own page. Asterisks around a term make it bold. */
export const signedTextTexts = {
  orders: (who: string, product: string, provider: string, insured: string): string =>
    `Jag, ${who}, tecknar *${product}* hos *${provider}*${insured === "" ? "" : ` för ${insured}`}.`,
  monthly: (monthly: string, yearly: string): string => `Priset är *${monthly} i månaden*, ${yearly} om året.`,
  estimatedMonthly: (monthly: string, yearly: string): string =>
    `Priset är beräknat till *${monthly} i månaden*, ${yearly} om året.`,
  yearly: (yearly: string): string => `Priset är *${yearly} om året* och betalas på en gång.`,
  estimatedYear: (yearly: string): string => `Priset är beräknat till *${yearly} om året*.`,
  firstYear: (first: string): string => `Priset är *${first} första året*.`,
  starts: (day: string): string => `{theAgreement} börjar gälla *${day}*.`,
  addOns: (names: string): string => `Tillägg som ingår: ${names}.`,
  binding: (binding: string): string => `{theAgreement} har ${binding}.`,
  less: (parts: string): string => `Jag vet att det här är mindre än jag har bett om: ${parts}.`,
  withdrawal: "Jag har läst förköpsinformationen och kan ångra mig i 14 dagar.",
  and: " och ",
  signer: (who: string): string => `${who}, med BankID`,
} as const;
