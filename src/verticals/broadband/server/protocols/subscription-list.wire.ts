import type { BroadbandType } from "#verticals/broadband/broadband.search.ts";

/**
 * What operators call things. Those that answer at once write kronor, those that work by jobs whole öre; all with VAT.
 * `broadband.wire.test.ts` states whole messages.
 */
export interface ListNames {
  readonly lineName: string;
  readonly question: Readonly<Record<"street" | "postalCode" | "city", string>>;
  readonly answer: Readonly<Record<"outcome" | "reason" | "validUntil" | "about" | "subscriptions", string>>;
  readonly outcomes: { readonly offered: string; readonly declined: string };
  readonly subscription: Readonly<Record<SubscriptionKey, string>>;
  readonly campaign: Readonly<Record<"fee" | "months", string>>;
  readonly types: Readonly<Record<BroadbandType, string>>;
  readonly document: { readonly title: string; readonly url: string };
  /** What one of its amounts is in öre. */
  readonly unitOre: number;
}

export type SubscriptionKey =
  | "quoteId"
  | "code"
  | "name"
  | "info"
  | "type"
  | "netOwner"
  | "downMbit"
  | "upMbit"
  | "monthlyFee"
  | "campaign"
  | "startFee"
  | "firstYear"
  | "hasRouter"
  | "bindingMonths"
  | "noticeMonths"
  | "documents";

export const atOnceNames: ListNames = {
  lineName: "broadband",
  question: { street: "street", postalCode: "postalCode", city: "city" },
  answer: {
    outcome: "status",
    reason: "reason",
    validUntil: "validUntil",
    about: "about",
    subscriptions: "subscriptions",
  },
  outcomes: { offered: "DELIVERED", declined: "NOT_DELIVERED" },
  subscription: {
    quoteId: "quoteId",
    code: "code",
    name: "name",
    info: "description",
    type: "technology",
    netOwner: "netOwner",
    downMbit: "downMbps",
    upMbit: "upMbps",
    monthlyFee: "perMonth",
    campaign: "campaign",
    startFee: "setupFee",
    firstYear: "firstYearTotal",
    hasRouter: "routerIncluded",
    bindingMonths: "bindingMonths",
    noticeMonths: "noticeMonths",
    documents: "documents",
  },
  campaign: { fee: "perMonth", months: "months" },
  types: { fiber: "FIBER", coax: "COAX", mobile: "MOBILE" },
  document: { title: "title", url: "url" },
  unitOre: 100,
};

export const jobNames: ListNames = {
  lineName: "bredband",
  question: { street: "gatuadress", postalCode: "postnr", city: "ort" },
  answer: { outcome: "utfall", reason: "skal", validUntil: "giltigTill", about: "om", subscriptions: "abonnemang" },
  outcomes: { offered: "ja", declined: "nej" },
  subscription: {
    quoteId: "offertnr",
    code: "kod",
    name: "namn",
    info: "beskrivning",
    type: "teknik",
    netOwner: "natagare",
    downMbit: "nedMbit",
    upMbit: "uppMbit",
    monthlyFee: "manadsavgiftOre",
    campaign: "kampanj",
    startFee: "startavgiftOre",
    firstYear: "forstaAretOre",
    hasRouter: "routerIngar",
    bindingMonths: "bindningManader",
    noticeMonths: "uppsagningManader",
    documents: "dokument",
  },
  campaign: { fee: "manadsavgiftOre", months: "manader" },
  types: { fiber: "fiber", coax: "koax", mobile: "mobilt" },
  document: { title: "namn", url: "adress" },
  unitOre: 1,
};
