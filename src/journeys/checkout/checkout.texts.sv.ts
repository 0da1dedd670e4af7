import { formatKr } from "#domain/format/swedish-format.ts";
export const checkoutTexts = {
  personalNumber: "Personnummer",
  name: "Namn",
  email: { label: "Mejladress" },
  phone: { label: "Mobilnummer" },
  address: { label: "Gatuadress" },
  zip: { label: "Postnummer" },
  zipInvalid: "Ange ett postnummer med fem siffror",
  city: { label: "Ort" },
  payment: {
    label: "Betalning",
    monthly: "Varje månad",
    yearly: "Hela året på en gång",
    priced: {
      monthly: (kr: string): string => `Varje månad: ${kr}`,
      yearly: (kr: string, lessOre: number): string =>
        `Hela året på en gång: ${kr}${
          lessOre > 0 ? `, ${formatKr(lessOre)} mindre` : lessOre < 0 ? `, ${formatKr(-lessOre)} mer` : ""
        }`,
    },
  },
  startDate: { label: "När ska {theAgreement} börja gälla?" },
  gap: "Då blir du utan {agreement} några dagar. Välj ett datum utan glapp, så kan du teckna.",
  firstStart: (day: string) => `Bolaget kan börja tidigast ${day}.`,
  provider: "Bolag",
  starts: "Börjar gälla",
  /** As in "Jag tecknar bilförsäkring (Halvförsäkring) hos Rattvis". */
  signedProduct: (product: string, name: string): string =>
    name === "" || name.toLowerCase() === product.toLowerCase() ? product : `${product} (${name})`,
  signedCancellation: (product: string, provider: string, day: string): string =>
    `Jag ger Sparv fullmakt att säga upp min ${product} hos ${provider} till ${day}.`,
  terms: {
    label: "Jag har läst förköpsinformationen och godkänner villkoren.",
  },
  needsRead: {
    label: "Jag har läst faktabladet, och {theAgreement} motsvarar mina krav och behov.",
  },
  addOnPrice: (fee: string): string => `+ ${fee}`,
  needsTitle: "Dina krav och behov",
  /** Of an agreement that is not an insurance. */
  agreementTitle: "Innan du tecknar",
  agreementWith: (provider: string): string =>
    `Du ingår avtalet med ${provider}. Sparv förmedlar beställningen och är inte part i avtalet.`,
  /** After what the visitor wants. */
  isAsWanted: "{theAgreement} du har valt motsvarar det.",
  isLess: (parts: readonly string[]): string => `{theAgreement} du har valt är mindre än så: ${parts.join("; ")}.`,
  addable: "Går att lägga till",
  addOns: "Tillägg",
  noAddOns: "Inga tillägg",
  ranking:
    "Listan visar bolagens priser från lägst till högst årskostnad. Ersättningen till oss påverkar inte ordningen. Alla bolag på marknaden är inte med.",
  formerUnknown:
    "Vi ser inte längre avtalet du lämnar, så vi kan inte säga upp det åt dig. Ingenting är beställt. Läs igenom, kryssa i och tryck på knappen om du vill beställa ändå.",
  outdatedState: "Du har ändrat beställningen i ett annat fönster. Här är den senaste versionen.",
  priceChanged:
    "Bolaget har ändrat priset sedan du såg det. Ingenting är beställt. Titta på det nya priset och bekräfta om du vill gå vidare.",
  otherLevel:
    "Bolaget har inte den nivå du valde. Här är den som ligger närmast, med sitt pris. Ingenting är beställt.",
  unavailable:
    "Vi får inget pris från bolaget just nu. Ingenting är beställt. Försök igen om en stund eller ring kundservice.",
  refusedWithoutReason:
    "Bolaget tackade nej. Ingenting är beställt. Logga in med BankID och tryck en gång till om du vill läsa bolagets svar.",
  refused: (message: string): string => `Bolaget tackade nej: ${message}`,
  alreadyOrdered:
    "Du har redan beställt {a} {agreement} för det här. Ingenting nytt är beställt. Vill du byta behöver du först ångra den förra beställningen.",
  orderedByAnother:
    "Någon har redan beställt {a} {agreement} för det här med ditt personnummer, utan BankID. Ingenting nytt är beställt. Öppna beställningen om du vill ångra den.",
  identify:
    "Vi behöver veta att det är du innan vi kan ta emot beställningen. Ingenting är beställt. Logga in med BankID och tryck en gång till.",
  withdrawn:
    "Du har ångrat din beställning av {it} här {theAgreement}. Ingenting nytt är beställt. Tryck en gång till om du vill beställa på nytt.",
  expired: "Beställningen avslutades hos bolaget innan den var klar. Ingenting är beställt.",
} as const;
