import { describe, expect, it } from "vitest";
import { addDays } from "#domain/calendar/day-arithmetic.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";
import type { OwnSection } from "#verticals/_contract/checkout.ts";
import type { Provider } from "#verticals/_contract/provider.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { CheckoutSubject } from "./checkout-view.ts";
import { requireCheckout } from "./price-of-quote.ts";
import type { CheckoutQuote, CheckoutVersion } from "./checkout.port.ts";
import {
  type CheckoutSubmission,
  decideStored,
  decideSubmit,
  splitValues,
  type StoredCheckout,
  type SubmitDecision,
} from "./decide-submit.ts";
import { orderOf } from "./order-content.ts";
import { insurancePlans } from "#verticals/_insurance/insurance-price.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";

/** A vertical with one choice, of which the provider may have another level. */
const vertical = {
  description: { name: "sample", headlineUnit: "ore-month", texts: { nouns: insuranceNouns } },
  summarize: (search: { level: string }) => search,
  personalFields: [],
  checkout: {
    plans: insurancePlans,
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
    needs: () => ({ statement: "", items: [] }),
  },
} as unknown as AnyVerticalServer;

const subject: CheckoutSubject = {
  vertical,
  provider: { name: "Bolaget", slug: "granskog" } as Provider<unknown>,
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

  describe("beside an agreement that the visitor has", () => {
    const renewalDate = "2026-12-10";
    const thing = ({ plate }: Record<string, string | null>) => (plate ? { key: plate, name: plate } : undefined);
    const leaving = (plate: string | null): CheckoutSubject => ({
      ...subject,
      search: { level: "low", plate: "SPV24K" },
      vertical: {
        ...vertical,
        cancel: {
          gapCaution: "",
          thing,
          ending: { endsAt: "renewal", periodMonths: 12, noticeDays: 0, source: "" },
          without: { thing: "saken", text: "", atLeastOre: undefined },
        },
      },
      currentInsurance: {
        fetchDataId: "f",
        providerName: "Granskog",
        yearlyFeeOre: undefined,
        isCampaignInsurance: false,
        renewalDate,
        searchParameters: { plate },
      },
    });
    const decided = (plate: string | null, startdate: string) =>
      decideSubmit(leaving(plate), stored, submitted("calculate", { startdate }));

    it("is not ordered with a day between", () => {
      expect(decided("SPV24K", "2026-12-11")).toMatchObject({
        answer: { kind: "invalid", errors: [{ field: "startdate", message: expect.stringContaining("utan glapp") }] },
      });
    });

    it("is ordered from the day that it ends, or before it", () => {
      for (const startdate of [renewalDate, "2026-12-01"])
        expect(decided("SPV24K", startdate).kind, startdate).not.toBe("answer");
    });

    it("is ordered on any day when that is about another thing", () => {
      expect(decided("ABC12D", "2026-12-11").kind).toBe("price");
    });

    it("is stored with what it replaces", () => {
      const values = { ...FILLED, startdate: "2026-12-01" };
      expect(orderOf("order", leaving("SPV24K"), newest, values).replaces).toEqual({
        providerName: "Granskog",
        endsOn: renewalDate,
      });
      expect(orderOf("order", subject, newest, values).replaces).toBeUndefined();
    });
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

describe("fields of the vertical's own", () => {
  const own = [
    {
      title: "Adressen",
      fields: [
        {
          name: "moving",
          kind: "radio",
          required: true,
          label: "Flyttar du in?",
          options: [
            { id: "true", label: "Ja" },
            { id: "false", label: "Nej" },
          ],
        },
        {
          name: "personal_meter",
          kind: "text",
          required: true,
          label: "Nummer",
          checkDigit: "gs1",
          showWhen: { field: "moving", is: "false" },
        },
      ],
    },
  ] as const satisfies readonly OwnSection[];
  const checkout = {
    ...requireCheckout(subject.vertical),
    ownFields: () => own,
    startDates: (_search: unknown, values: Readonly<Record<string, string>>, today: string) => ({
      earliest: addDays(today, values["moving"] === "true" ? 1 : 14),
      latest: addDays(today, 90),
    }),
  };
  const withOwn = { ...subject, vertical: { ...subject.vertical, checkout } };
  const decide = (changes: Record<string, string>, action: CheckoutSubmission["action"] = "calculate") =>
    decideSubmit(withOwn, stored, submitted(action, changes));
  const fieldsOf = (decision: SubmitDecision) =>
    decision.kind === "answer" ? decision.answer.errors?.map(({ field }) => field) : decision.kind;

  it("are checked by their own rules, and only where they are shown", () => {
    expect(fieldsOf(decide({}))).toEqual(["moving"]);
    expect(fieldsOf(decide({ moving: "false", personal_meter: "7350053850018" }))).toEqual(["personal_meter"]);
    expect(fieldsOf(decide({ moving: "false", personal_meter: "7350053850019" }))).toBe("store");
    expect(fieldsOf(decide({ moving: "true" }))).toBe("store");
  });

  it("are not needed for a price", () => {
    expect(fieldsOf(decide({}, "calculate_price"))).toBe("price");
  });

  it("move the first day, as they are filled in and not as they were stored", () => {
    const early = { startdate: "2026-11-20" };
    expect(fieldsOf(decide({ ...early, moving: "false", personal_meter: "7350053850019" }))).toEqual(["startdate"]);
    expect(fieldsOf(decide({ ...early, moving: "true" }))).toBe("price");
  });

  it("are stored with the contact details where they are personal", () => {
    const { chosen, personal } = splitValues(newest, { moving: "false", personal_meter: "7350053850019" });
    expect(chosen).toEqual({ moving: "false" });
    expect(personal).toEqual({ personal_meter: "7350053850019" });
  });

  it("are sent with the order, and shown as rows", () => {
    const values = { ...FILLED, moving: "false", personal_meter: "7350053850019", civicnumber: "198502102380" };
    const made = orderOf("order", withOwn, newest, values);
    expect(made.fields).toMatchObject({ moving: "false" });
    expect(made.personal).toMatchObject({ personal_meter: "7350053850019" });
    expect(made.summary.own).toEqual([
      { id: "moving", name: "Flyttar du in?", value: "Nej" },
      { id: "personal_meter", name: "Nummer", value: "7350053850019" },
    ]);
  });
});
