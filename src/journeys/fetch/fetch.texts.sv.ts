/** Spec 3 §2.2 and addendum A. Changing the consent makes a new version of it; earlier consents are stored unchanged. */
export const fetchConsentTexts = {
  consent:
    "Jag samtycker till att Sparv behandlar uppgifter om hälsa eller medlemskap i fackförbund om de finns bland mina uppgifter hos försäkringsbolaget, så länge hämtningen pågår.",
} as const;

export const fetchErrorTexts = {
  consentMissing: "Du behöver samtycka för att vi ska kunna hämta dina uppgifter.",
  consentChanged: "Texten om samtycke har ändrats. Läs den nya och samtyck igen för att fortsätta.",
  personalNumber: "Ange ett giltigt personnummer.",
  registrationNumber: "Ange ett giltigt registreringsnummer.",
  loginMethod: "Välj hur du vill logga in.",
} as const;
