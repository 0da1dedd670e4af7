import type { VerticalTexts } from "#verticals/_contract/vertical.ts";
import { electricityNouns } from "./electricity-nouns.texts.sv.ts";
import { electricityPlaceTexts } from "./electricity-place.texts.sv.ts";
import type { ContractType, EnvironmentType, Heating, Housing } from "./electricity.search.ts";

export const electricityTexts: VerticalTexts = {
  product: electricityPlaceTexts.product,
  nouns: electricityNouns,
  formTitle: "Jämför elavtal",
  resultTitle: "Elavtal för ditt hem",
  searchingTitle: "Hämtar elavtal",
};

export const electricityFormTexts = {
  homeSection: "Hemmet",
  useSection: "Din el på ett år",
  contractSection: "Avtalet",
  todaySection: "Vad betalar du idag?",
  submit: "Visa elavtal",
  postalCode: { label: "Postnummer" },
  area: {
    label: "Elområde",
    help: "Vi hittar det med ditt postnummer. Står det ett annat på din elfaktura gäller fakturan.",
  },
  housing: { label: "Hur bor du?" },
  squareMeters: { label: "Boyta", suffix: "kvm" },
  people: { label: "Personer" },
  heating: { label: "Hur värmer du huset?" },
  yearlyUse: {
    label: "Förbrukning per år",
    suffix: "kWh",
    help: "Den står på fakturan från elnätsbolaget. Lämnar du fältet tomt räknar vi på ditt hem.",
  },
  contractType: { label: "Vilken sorts avtal vill du se?" },
  environment: { label: "Elens ursprung" },
  binding: { label: "Längsta bindningstid" },
  currentPrice: {
    label: "Ditt jämförpris",
    suffix: "öre/kWh",
    help: "Allt du har betalat elbolaget de senaste tolv månaderna, delat med din användning. Har du fast pris står det på fakturan. Då visar vi vad du sparar.",
  },
  presentEnd: {
    label: "Bundet till och med",
    help: "Lämna tomt om du inte har någon bindningstid.",
  },
  exitFee: {
    label: "Avgift för att lämna avtalet",
    suffix: "kr",
    help: "Har du ett bundet avtal kan elbolaget ta betalt när du lämnar det i förtid. Avgiften räknas med i första årets kostnad om du är bunden när bytet kan göras.",
  },
} as const;

export const byPostalCode = "Efter postnumret";

/** Addendum C, verbatim, as the next list. */
export const housingNames: Readonly<Record<Housing, string>> = { house: "Villa", flat: "Lägenhet" };

export const heatingNames: Readonly<Record<Heating, string>> = {
  direct: "Direktel",
  pump: "Värmepump",
  other: "Annat",
};

export const peopleName = (people: string): string => (people === "8" ? "8 eller fler" : people);

/** Spec 3 §3: the label of a contract by how its price is decided. The documents do not name a mixed one. */
export const contractTypeNames: Readonly<Record<ContractType, string>> = {
  fixed: "Fast pris",
  hourly: "Kvarts/timpris",
  monthly: "Månadspris",
  mixed: "Mixpris",
};

/** "Månadspris + kampanj". */
export const contractLabel = (type: ContractType, campaign: string | undefined): string =>
  campaign === undefined ? contractTypeNames[type] : `${contractTypeNames[type]} + kampanj`;

export const allContracts = "Alla";

export const contractTypeHelp: Readonly<Record<ContractType | "all", string>> = {
  all: "Du kan filtrera sedan.",
  fixed: "Samma pris under hela avtalet.",
  monthly: "Ändras en gång i månaden.",
  hourly: "Följer priset kvart för kvart. Bra om du kan styra när du använder el.",
  mixed: "Hälften fast pris och hälften månadspris.",
};

export const environmentNames: Readonly<Record<EnvironmentType, string>> = {
  solar: "Solel",
  wind: "Vindkraft",
  water: "Vattenkraft",
  renewal: "Förnybar el",
  good: "Bra Miljöval",
  other: "Annan el",
  none: "Inget särskilt ursprung",
};

export const allEnvironments = "Alla";

export const anyBinding = "Spelar ingen roll";
export const bindingName = (months: number): string => {
  if (months === 0) return "Ingen bindningstid";
  return `Högst ${months / 12} år`;
};

/** Spec 3 §3. The documents have three types; half of a mixed contract follows the month. */
export const subscriptionTypes: Readonly<Record<ContractType, string>> = {
  fixed: "Fast",
  hourly: "Timpris",
  monthly: "Rörligt",
  mixed: "Rörligt",
};
