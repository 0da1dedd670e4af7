export const leadFormTexts = {
  name: "Namn",
  nameMissing: "Skriv ditt namn.",
  phone: "Telefon",
  email: "E-post",
  consentMissing: "Kryssa i att vi får skicka uppgifterna. Annars kan vi inte göra det.",
  submit: "Skicka förfrågan",
  /** The whole of what is consented to: stored with the request. */
  consent: (provider: string, product: string) =>
    `Ja, Sparv får skicka mitt namn, mitt telefonnummer, min e-postadress och uppgifterna ovan till ${provider}, som får kontakta mig om ${product}. Jag kan ångra mig hos ${provider}.`,
} as const;
