/** The names of one protocol: what a bank is asked, and how it states its rates. */
export interface RateNames {
  readonly lineName: string;
  /** Of one unit of its amounts. */
  readonly unitOre: 1 | 100;
  /** Hundredths of a percent in one unit of its rates. */
  readonly rateUnit: 1 | 100;
  readonly question: Readonly<Record<"loan" | "value" | "income" | "borrowers", string>>;
  readonly answer: Readonly<
    Record<"outcome" | "reason" | "validUntil" | "listedOn" | "averageMonth" | "rates", string>
  >;
  readonly outcomes: Readonly<Record<"offered" | "declined", string>>;
  readonly rate: Readonly<Record<"months" | "list" | "average", string>>;
}

export const atOnceNames: RateNames = {
  lineName: "mortgage",
  unitOre: 100,
  rateUnit: 100,
  question: { loan: "loan", value: "propertyValue", income: "monthlyIncome", borrowers: "borrowers" },
  answer: {
    outcome: "status",
    reason: "reason",
    validUntil: "validUntil",
    listedOn: "listedOn",
    averageMonth: "averageMonth",
    rates: "rates",
  },
  outcomes: { offered: "OFFERED", declined: "DECLINED" },
  rate: { months: "termMonths", list: "listPercent", average: "averagePercent" },
};

export const jobNames: RateNames = {
  lineName: "bolan",
  unitOre: 1,
  rateUnit: 1,
  question: { loan: "lanOre", value: "vardeOre", income: "inkomstOre", borrowers: "lantagare" },
  answer: {
    outcome: "utfall",
    reason: "skal",
    validUntil: "galler",
    listedOn: "listdatum",
    averageMonth: "snittmanad",
    rates: "rantor",
  },
  outcomes: { offered: "erbjudande", declined: "nej" },
  rate: { months: "bindningManader", list: "listaPunkter", average: "snittPunkter" },
};
