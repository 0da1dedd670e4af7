import { describe, expect, it } from "vitest";
import type { OrderRow } from "#journeys/order/order.port.ts";
import type { Provider } from "#verticals/_contract/provider.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { CheckoutSubject } from "./checkout-view.ts";
import type { CheckoutQuote, CheckoutVersion } from "./checkout.port.ts";
import { type CheckoutSubmission, decideStored, decideSubmit, type StoredCheckout } from "./decide-submit.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";

/** A vertical with one choice, of which the provider may have another level. */
const vertical = {
  description: { name: "sample", texts: { nouns: insuranceNouns } },
  summarize: (search: { level: string }) => search,
  checkout: {
    customize: ({ level }: { level: string }) => [
      {
        name: "level",
        kind: "radio",
        required: true,
        label: "Nivå",
        options: ["low", "high"].map((id) => ({ id, label: id })),
        defaultValue: level,
        onChange: ["recalculate"],
      },
    ],
    withChoices: (search: object, { level }: Record<string, string>) => ({ ...search, ...(level ? { level } : {}) }),
    asOffered: (search: object, detail: object) => ({ ...search, ...detail }),
    summarize: () => [],
  },
} as unknown as AnyVerticalServer;

const subject: CheckoutSubject = {
  vertical,
  provider: { name: "Bolaget" } as Provider<unknown>,
  searchId: "s",
  resultId: "r",
  search: { level: "low" },
  personalNumber: "198502102380",
  currentInsurance: undefined,
  today: "2026-11-16",
  home: undefined,
};

const quoteOf = (yearlyFeeOre: number, level = "low"): CheckoutQuote => ({
  offer: { detail: { level } } as unknown as CheckoutQuote["offer"],
  subscriptionId: `q${yearlyFeeOre}`,
  yearlyFeeOre,
  monthlyFeeOre: yearlyFeeOre / 12,
  payment: "monthly",
  addOns: [],
  discounts: [],
  isConfirmed: true,
});

const CONTACT = { name: "Bo Ek", email: "bo@example.se", phone: "0701740605" };
const HOME = { address: "Sparvvägen 7", zip: "123 45", city: "Farsta" };
const CHOSEN = { level: "low", payment: "monthly", startdate: "2026-12-01" };
const FILLED = { ...CONTACT, ...HOME, ...CHOSEN, terms: "true", needsread: "true" };

const versionOf = (quote: CheckoutQuote, version = 1): CheckoutVersion => ({
  resultId: "r",
  version,
  owner: "o",
  vertical: "sample",
  searchId: "s",
  chosen: CHOSEN,
  personal: {},
  quote,
});

const newest = versionOf(quoteOf(1200_00));
const stored: StoredCheckout = { newest, seen: newest, order: undefined, ended: undefined };
const submitted = (
  action: CheckoutSubmission["action"],
  changes: Record<string, string> = {},
  version = 1,
): CheckoutSubmission => ({
  vertical: "sample",
  resultId: "r",
  action,
  version,
  values: { ...FILLED, ...changes },
});
const order = { orderId: "order" } as OrderRow;

describe("a submitted checkout", () => {
  it("is ordered at a price that is known and was seen, and asks no provider", () => {
    const decision = decideSubmit(subject, stored, submitted("calculate"));
    if (decision.kind !== "store") throw new Error(decision.kind);
    expect(decision.quote).toBe(newest.quote);
    expect(decision.entered).toMatchObject({ ...CONTACT, ...CHOSEN });
    expect(decideStored(subject, stored, submitted("calculate"), decision.entered, newest)).toBeUndefined();
  });

  it("is not ordered at another price than was seen", () => {
    const repriced = versionOf(quoteOf(1500_00), 2);
    const answer = decideStored(subject, stored, submitted("calculate"), FILLED, repriced);
    expect(answer).toMatchObject({ kind: "price-changed", version: repriced });
  });

  it("asks for the price of other choices, and stores them at the level that the provider has", () => {
    const changed = submitted("calculate", { level: "high" });
    expect(decideSubmit(subject, stored, changed)).toMatchObject({ kind: "price", values: { level: "high" } });
    const quote = quoteOf(900_00, "low");
    const decision = decideSubmit(subject, stored, changed, { kind: "priced", quote });
    expect(decision).toMatchObject({ kind: "store", entered: { level: "high" }, values: { level: "low" }, quote });
    const answer = decideStored(subject, stored, changed, { ...FILLED, level: "high" }, versionOf(quote, 2));
    expect(answer).toMatchObject({ kind: "price-changed", values: { level: "low" } });
  });

  it.each([
    [{ kind: "refused", message: "Nej" } as const, { kind: "refused", providerMessage: "Nej" }],
    [{ kind: "unavailable" } as const, { kind: "unavailable" }],
    [{ kind: "invalid", errors: [{ field: "level", message: "Fel" }] } as const, { kind: "invalid" }],
  ])("is answered without a change when the provider gives no price: %j", (priced, answer) => {
    const decision = decideSubmit(subject, stored, submitted("calculate_price"), priced);
    expect(decision).toMatchObject({ kind: "answer", answer: { ...answer, version: newest } });
  });

  it("is about the order that was made, also a failed one that the visitor has not seen", () => {
    for (const made of [{ order }, { ended: order }])
      expect(decideSubmit(subject, { ...stored, ...made }, submitted("calculate"))).toEqual({ kind: "report", order });
    expect(decideSubmit(subject, { ...stored, order }, submitted("form"))).toMatchObject({ answer: { order } });
  });

  it("of an earlier version counts only when nothing has changed since", () => {
    const later = { ...stored, newest: { ...newest, version: 2, personal: { ...CONTACT, ...HOME, zip: "12345" } } };
    expect(decideSubmit(subject, later, submitted("calculate"))).toMatchObject({ kind: "store" });
    const other = submitted("calculate", { level: "high" });
    expect(decideSubmit(subject, later, other)).toMatchObject({ answer: { kind: "outdated" } });
  });

  it("names what is missing for an order, and nothing for a form that is shown again", () => {
    const wrongIn = (action: CheckoutSubmission["action"]) => {
      const decision = decideSubmit(subject, stored, submitted(action, { email: "", terms: "false" }));
      return decision.kind === "answer" ? decision.answer.errors?.map(({ field }) => field) : decision.kind;
    };
    expect(wrongIn("calculate")).toEqual(["email", "terms"]);
    expect(wrongIn("calculate_price")).toBe("price");
    expect(wrongIn("form")).toBeUndefined();
  });
});

describe("the personal number", () => {
  const unknown = { ...subject, personalNumber: undefined };
  const enteredOf = (from: CheckoutSubject, at: StoredCheckout, civicnumber: string) => {
    const decision = decideSubmit(from, at, submitted("calculate", { civicnumber }));
    if (decision.kind === "answer") return decision.answer.errors?.map(({ field }) => field);
    return decision.kind === "store" ? decision.entered["civicnumber"] : decision.kind;
  };

  it("of the search is never entered", () => {
    expect(enteredOf(subject, stored, "19580214-2785")).toBeUndefined();
  });

  it("is asked for where the search has none, checked, and taken as twelve digits", () => {
    expect(enteredOf(unknown, stored, "")).toEqual(["civicnumber"]);
    expect(enteredOf(unknown, stored, "580214-2786")).toEqual(["civicnumber"]);
    expect(enteredOf(unknown, stored, "580214-2785")).toBe("195802142785");
  });

  it("is the stored one when none is typed", () => {
    const known = { ...stored, newest: { ...newest, personal: { civicnumber: "195802142785" } } };
    expect(enteredOf(unknown, known, "")).toBe("195802142785");
    expect(enteredOf(unknown, known, "19850210-2380")).toBe("198502102380");
  });
});
