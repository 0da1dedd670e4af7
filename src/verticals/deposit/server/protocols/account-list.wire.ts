import type { Withdrawals } from "#verticals/deposit/deposit.search.ts";

export type AccountKey =
  | "code"
  | "name"
  | "rate"
  | "bindingMonths"
  | "withdrawals"
  | "noticeDays"
  | "guarantee"
  | "least"
  | "most"
  | "info"
  | "address";

/** The names of one protocol: what a bank is asked, and how it states its accounts. */
export interface AccountNames {
  readonly lineName: string;
  /** Of one unit of its amounts. */
  readonly unitOre: 1 | 100;
  /** Hundredths of a percent in one unit of its rates. */
  readonly rateUnit: 1 | 100;
  readonly question: { readonly amount: string };
  readonly answer: Readonly<Record<"outcome" | "reason" | "validUntil" | "accounts", string>>;
  readonly outcomes: Readonly<Record<"offered" | "declined", string>>;
  readonly account: Readonly<Record<AccountKey, string>>;
  readonly withdrawals: Readonly<Record<Withdrawals, string>>;
}

export const atOnceNames: AccountNames = {
  lineName: "deposit",
  unitOre: 100,
  rateUnit: 100,
  question: { amount: "amount" },
  answer: { outcome: "status", reason: "reason", validUntil: "validUntil", accounts: "accounts" },
  outcomes: { offered: "OFFERED", declined: "DECLINED" },
  account: {
    code: "code",
    name: "name",
    rate: "ratePercent",
    bindingMonths: "termMonths",
    withdrawals: "withdrawals",
    noticeDays: "noticeDays",
    guarantee: "depositGuarantee",
    least: "minimum",
    most: "maximum",
    info: "description",
    address: "applicationUrl",
  },
  withdrawals: { free: "ANY_TIME", limited: "AFTER_NOTICE", "at-end": "AT_MATURITY" },
};

export const jobNames: AccountNames = {
  lineName: "sparande",
  unitOre: 1,
  rateUnit: 1,
  question: { amount: "beloppOre" },
  answer: { outcome: "utfall", reason: "skal", validUntil: "galler", accounts: "konton" },
  outcomes: { offered: "erbjudande", declined: "nej" },
  account: {
    code: "kod",
    name: "namn",
    rate: "rantaPunkter",
    bindingMonths: "bindningManader",
    withdrawals: "uttag",
    noticeDays: "varselDagar",
    guarantee: "insattningsgaranti",
    least: "lagstOre",
    most: "hogstOre",
    info: "beskrivning",
    address: "ansok",
  },
  withdrawals: { free: "fria", limited: "efter_varsel", "at-end": "vid_slut" },
};
