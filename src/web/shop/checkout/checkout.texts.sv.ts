import { defineTexts } from "#domain/text/text-set.ts";

export const checkoutTexts = defineTexts("checkout", {
  title: (provider: string) => `Teckna hos ${provider}`,
  plainTitle: "Teckna {agreement}",
  loading: "Hämtar dina uppgifter",
  gone: "Erbjudandet finns inte längre. Gör om sökningen för att se dagens priser.",
  beforeChanges: "Innan dina ändringar",
  saving: (kr: string) => `Du sparar ${kr} /år`,
  lower: (kr: string) => `${kr} lägre /år`,
  comparedWith: (provider: string) => `jämfört med ${provider} idag`,
  sameProvider: (provider: string) =>
    `Samma bolag som idag. Du byter till {a} {new} {agreement} hos ${provider}. Vi säger inte upp {it} du har. Be ${provider} byta ut {it}.`,
  helpBefore: "Vill du ha hjälp? Ring",
  seeOrder: "Se din beställning",
  backToPrices: "Tillbaka till priserna",
  groups: {
    personal: "Dina uppgifter",
    customise: "Skräddarsy {your} {agreement}",
    customiseNote: "Ändringar, även ett annat startdatum, kan ändra priset. Valen skiljer sig mellan bolag.",
    excess: "Självrisker",
    additional: "{additions}",
    other: "Andra val",
    discount: "Rabatt",
    extraBuildings: "Extra byggnader",
    summary: "Sammanfattning",
    subscription: "{priceFacts}",
  },
  chosen: (count: number) => (count === 0 ? "Inget valt" : count === 1 ? "1 vald" : `${count} valda`),
  details: "Visa självrisker och fördelar",
  documents: "Villkor, dokument och övrig information",
  documentCount: (count: number) => `${count} dokument`,
  withdrawal: "Ångerrätt",
  needs: {
    factSheet: "Faktablad",
    remuneration: "Så tjänar vi pengar",
    ranking: "Så rankar vi",
    terms: "Allmänna villkor",
    mediation: "Om vår {mediation}",
  },
  submit: "Teckna {agreement}",
  /** The visitor accepts the price by pressing the button. */
  submitFor: (fee: string) => `Teckna {agreement} för ${fee}`,
  /** Where no fee is agreed. */
  submitEstimated: "Teckna {theAgreement}",
  updateFirst: "Uppdatera priset först, så att du ser vad du tecknar.",
  logIn: "Logga in med BankID",
  refused: "Bolaget tackade nej till beställningen. Ingenting är tecknat.",
  repriced: "Bolaget har ett nytt pris. Ingenting är tecknat. Godkänn priset genom att teckna igen.",
  otherPrices: "Se de andra priserna",
  priceWas: (fee: string) => `Priset var ${fee}.`,
  priceIs: (fee: string) => `Nu är det ${fee}.`,
  gapFirst: "Lös glappet först, så kan du teckna.",
  placing: "Vi tecknar {theAgreement} hos bolaget. Stäng inte sidan.",
});

/** The bar at the foot (C-182, C-183, C-185). */
export const priceBarTexts = defineTexts("price-bar", {
  outdated: "Du har gjort val som gör att ditt pris måste räknas om",
  update: "Uppdatera pris",
  calculating: "Kontrollerar pris och uppgifter. Vänligen vänta!",
  same: "Samma pris",
  changed: "Nytt pris",
  changedBy: (change: string) => `${change} jämfört med förut`,
});

export const startDateTexts = defineTexts("start-date", {
  question: "När ska {theAgreement} börja gälla?",
  fetchOffer: "Har du redan {a} {agreement}? Hämta datumet då {it} förnyas, så slipper du betala dubbelt.",
  fetch: "Hämta datum",
  told: {
    "fetch-failed": "Något gick fel, försök igen.",
    "no-renewal-date":
      "Vi fick inte uppgifter om när {your} nuvarande {agreement} förnyas. Fyll i startdatum själv, till exempel från {yourDocument}.",
  },
  pick: "Välj datum",
  renewsBefore: (provider: string) => `{your} {agreement} hos ${provider} förnyas `,
  renewsAfter: ". Då är det enklast att byta.",
  soundsGood: (day: string) => `Låter bra, börja ${day}`,
  proposal: "Vårt förslag",
  /** Where the two do not meet as the running period ends. */
  reasons: {
    free: (day: string) => `{it} gamla kan sluta tidigast ${day}.`,
    notice: (day: string) => `Det är för sent att säga upp {it} gamla till nästa förnyelse. {it} kan sluta ${day}.`,
    binding: (day: string) => `Du är bunden av {it} gamla till ${day}.`,
    starts: (day: string) => `Bolaget kan inte börja när {it} gamla slutar. Nästa gång är ${day}.`,
  },
  take: (day: string) => `Börja ${day}`,
  another: "Välj ett annat datum",
  field: "Startdatum",
  renewalMark: "{your} {agreement} förnyas",
  against: {
    gap: (day: string) => `${day} är efter förnyelsedatumet.`,
    double: (day: string) => `${day} är före förnyelsedatumet.`,
  },
  selected: (date: string) => `{theAgreement} börjar gälla ${date}.`,
  change: "Ändra datum",
  /** Spec 2 §8. */
  missing: "Vänligen välj ett alternativ för {theAgreement}s startdatum",
  outside: "Välj ett datum i kalendern",
});
