import type { ContractType, EnvironmentType } from "#verticals/electricity/electricity.search.ts";

/**
 * What suppliers call things. Those that answer at once write öre and kronor with decimals, those that work by jobs whole hundredths of an
 * öre and whole öre; all without VAT. `electricity.wire.test.ts` states whole messages.
 */
export interface ListNames {
  readonly lineName: string;
  readonly question: Readonly<Record<"area" | "postalCode" | "yearlyUse" | "housing", string>>;
  readonly housing: Readonly<Record<"house" | "flat", string>>;
  readonly answer: Readonly<Record<"outcome" | "reason" | "validUntil" | "about" | "contracts", string>>;
  readonly outcomes: { readonly offered: string; readonly declined: string };
  readonly contract: Readonly<Record<ContractKey, string>>;
  readonly types: Readonly<Record<ContractType, string>>;
  readonly environments: Readonly<Record<EnvironmentType, string>>;
  readonly perKwh: Readonly<Record<KwhKey, string>>;
  readonly discounts: Readonly<Record<DiscountKey, string>>;
  readonly document: { readonly title: string; readonly url: string };
  /** How many of the unit that it writes make one of ours. */
  readonly isInHundredths: boolean;
}

export type ContractKey =
  | "quoteId"
  | "code"
  | "name"
  | "type"
  | "bindingMonths"
  | "termsMonths"
  | "noticeMonths"
  | "environment"
  | "info"
  | "renewal"
  | "campaign"
  | "feeText"
  | "priceInfo"
  | "perKwh"
  | "yearlyFee"
  | "discounts"
  | "agreedYear"
  | "documents";

export type KwhKey = "power" | "certificate" | "markup" | "certificateAndMarkup" | "volume" | "environment";
export type DiscountKey = "yearlyFee" | "once" | "monthly" | "months" | "kwh";

export const atOnceNames: ListNames = {
  lineName: "power",
  question: { area: "area", postalCode: "postalCode", yearlyUse: "annualKwh", housing: "housing" },
  housing: { house: "HOUSE", flat: "APARTMENT" },
  answer: {
    outcome: "status",
    reason: "reason",
    validUntil: "validUntil",
    about: "about",
    contracts: "contracts",
  },
  outcomes: { offered: "OFFERED", declined: "DECLINED" },
  contract: {
    quoteId: "quoteId",
    code: "code",
    name: "name",
    type: "pricing",
    bindingMonths: "bindingMonths",
    termsMonths: "termsMonths",
    noticeMonths: "noticeMonths",
    environment: "origin",
    info: "description",
    renewal: "renewal",
    campaign: "campaign",
    feeText: "feeText",
    priceInfo: "priceInfo",
    perKwh: "perKwh",
    yearlyFee: "feePerYear",
    discounts: "discounts",
    agreedYear: "agreedPerYear",
    documents: "documents",
  },
  types: { fixed: "FIXED", hourly: "QUARTERLY_SPOT", monthly: "MONTHLY_SPOT", mixed: "MIXED" },
  environments: {
    solar: "SOLAR",
    wind: "WIND",
    water: "HYDRO",
    renewal: "RENEWABLE",
    other: "OTHER",
    good: "ECO_LABEL",
    none: "NONE",
  },
  perKwh: {
    power: "energy",
    certificate: "certificate",
    markup: "markup",
    certificateAndMarkup: "certificateAndMarkup",
    volume: "variable",
    environment: "origin",
  },
  discounts: { yearlyFee: "feePerYear", once: "once", monthly: "perMonth", months: "months", kwh: "perKwh" },
  document: { title: "title", url: "url" },
  isInHundredths: false,
};

export const jobNames: ListNames = {
  lineName: "el",
  question: { area: "elomrade", postalCode: "postnr", yearlyUse: "arsforbrukningKwh", housing: "boende" },
  housing: { house: "villa", flat: "lagenhet" },
  answer: { outcome: "utfall", reason: "skal", validUntil: "giltigTill", about: "om", contracts: "avtal" },
  outcomes: { offered: "ja", declined: "nej" },
  contract: {
    quoteId: "offertnr",
    code: "kod",
    name: "namn",
    type: "prisform",
    bindingMonths: "bindningManader",
    termsMonths: "villkorManader",
    noticeMonths: "uppsagningManader",
    environment: "ursprung",
    info: "beskrivning",
    renewal: "forlangning",
    campaign: "kampanj",
    feeText: "avgiftstext",
    priceInfo: "pristext",
    perKwh: "perKwh",
    yearlyFee: "arsavgiftOre",
    discounts: "rabatter",
    agreedYear: "avtaladArskostnadOre",
    documents: "dokument",
  },
  types: { fixed: "fast", hourly: "kvart", monthly: "manad", mixed: "mix" },
  environments: {
    solar: "sol",
    wind: "vind",
    water: "vatten",
    renewal: "fornybar",
    other: "annan",
    good: "bra-miljoval",
    none: "ingen",
  },
  perKwh: {
    power: "elpris",
    certificate: "elcertifikat",
    markup: "paslag",
    certificateAndMarkup: "elcertifikatOchPaslag",
    volume: "rorligaKostnader",
    environment: "miljotillagg",
  },
  discounts: { yearlyFee: "arsavgiftOre", once: "engangsOre", monthly: "manadOre", months: "manader", kwh: "perKwh" },
  document: { title: "namn", url: "adress" },
  isInHundredths: true,
};
