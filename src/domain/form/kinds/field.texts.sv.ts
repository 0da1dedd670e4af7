/** Texts of the rules. Spec 1 §5 and §8 verbatim where they give the text; the rest in the same style. */
export const fieldTexts = {
  missing: "Vänligen fyll i fältet",
  missingChoice: "Vänligen välj ett alternativ",
  missingTick: "Vänligen kryssa i rutan",
  unknownChoice: "Vänligen välj ett av alternativen i listan",
  wrongPattern: "Vänligen kontrollera det du har skrivit",
  tooShort: (characters: number) => `Vänligen ange minst ${characters} tecken`,
  tooLong: (characters: number) => `Vänligen ange högst ${characters} tecken`,
  notNumber: "Vänligen ange ett tal",
  tooLow: (min: string) => `Vänligen ange minst ${min}`,
  tooHigh: (max: string) => `Vänligen ange högst ${max}`,
  personalNumberMissing: "Vänligen ange personnummer",
  personalNumber: "Vänligen ange ett giltigt personnummer",
  registrationNumber: "Vänligen ange ett giltigt registreringsnummer",
  vehicleNotFound: "Registreringsnumret hittades inte",
  zip: "Vänligen ange ett giltigt postnummer",
  email: "Vänligen ange en korrekt e-post.",
  phone: "Vänligen ange ett giltigt telefonnummer",
  organisationNumber: "Vänligen ange ett korrekt organisationsnummer, alt. enskild firma",
  date: "Vänligen ange ett datum i formatet ÅÅÅÅ-MM-DD",
  tooEarly: (date: string) => `Vänligen välj ett datum tidigast ${date}`,
  tooLate: (date: string) => `Vänligen välj ett datum senast ${date}`,
  yearMonth: "Vänligen välj år och månad",
} as const;

export const placeholders = {
  choice: "Välj...",
  personalNumber: "ÅÅÅÅMMDDXXXX",
  shortPersonalNumber: "ÅÅMMDDXXXX",
  registrationNumber: "ABC123",
  zip: "123 45",
  date: "ÅÅÅÅ-MM-DD",
  year: "ÅÅÅÅ",
} as const;

export const monthNames = [
  "januari",
  "februari",
  "mars",
  "april",
  "maj",
  "juni",
  "juli",
  "augusti",
  "september",
  "oktober",
  "november",
  "december",
] as const;

export const newsletterTexts = {
  failed: "Vänligen ange en giltig mejladress",
  done: "Tack för ditt intresse! Du kommer nu få privatekonomiska tips till din mejladress varje vecka.",
} as const;
