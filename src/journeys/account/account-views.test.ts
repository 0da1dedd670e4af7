import { monthlyPlan } from "#tests/support/monthly-plan.ts";
import { yearlyPlan } from "#tools/faults/payment-plans.ts";
import { describe, expect, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { accountOrder } from "./account-orders.ts";
import { accountSavings } from "./account-savings.ts";
import type { PersonOrder } from "./account.port.ts";

const TODAY = "2026-11-16";
const NOW = Date.parse("2026-11-16T12:00:00+01:00");
const verticals = createServerVerticals(systemClock);
const cancellable = verticals.find((each) => each.cancel);
const findVertical = (name: string) => verticals.find(({ description }) => description.name === name);
const vertical = cancellable?.description.name ?? "";
const product = cancellable?.description.texts.product;

const order = (changes: Partial<PersonOrder> = {}): PersonOrder => ({
  orderId: "order",
  searchId: "search",
  vertical,
  providerSlug: "rattvis",
  providerName: "Rattvis",
  subscriptionName: "Halv",
  fields: { carregnumber: "SPV24K" },
  summary: { additional: [], customize: [], personal: [], subscription: [{ id: "use", name: "Per år", value: "5" }] },
  state: "placed",
  providerOrderId: "1",
  yearlyFeeOre: 300_000,
  monthlyFeeOre: 25_000,
  plan: monthlyPlan(25_000),
  startDate: "2027-01-18",
  acceptedAtMs: NOW,
  signedAtMs: undefined,
  settledAtMs: NOW,
  description: undefined,
  factSheet: undefined,
  former: undefined,
  withdrawn: undefined,
  notice: undefined,
  ...changes,
});

const notice = { insurerName: "Granskog", endsOn: "2027-01-18", askedAtMs: NOW, mailState: "sent" } as const;
const withdrawn = { atMs: NOW, outcome: "sending", closing: undefined } as const;

test("demonstration data is marked in every list that shows it, and nothing else is", () => {
  const marks = (isDemo?: true) => {
    const made = order(isDemo ? { isDemo } : {});
    const [event] = accountSavings([made], [], findVertical, TODAY).events;
    return [accountOrder(made, cancellable, NOW), event].map((each) => each?.isDemo);
  };
  expect(marks(true)).toEqual([true, true]);
  expect(marks()).toEqual([undefined, undefined]);
});

describe("an order", () => {
  test("has its insured object, the fee of each payment, and a former insurance that was not cancelled", () => {
    expect(accountOrder(order(), cancellable, NOW)).toMatchObject({
      product,
      thing: "SPV 24K",
      state: "starting",
      fee: { value: 25_000, unit: "ore-month" },
      yearlyFeeOre: 300_000,
      former: { kind: "not-asked" },
      withdrawal: { kind: "open" },
    });
    const atOnce = accountOrder(order({ plan: yearlyPlan(300_000) }), cancellable, NOW);
    expect(atOnce.fee).toEqual({ value: 300_000, unit: "ore-year" });
    expect(atOnce).not.toHaveProperty("yearlyFeeOre");
  });

  test("has the answers of the order only where more was asked than in the search", () => {
    expect(accountOrder(order(), cancellable, NOW)).not.toHaveProperty("answers");
    const own = [{ id: "meter", name: "Mätare", value: "7" }];
    const subscription = [
      { id: "provider", name: "Bolag", value: "Rattvis" },
      { id: "use", name: "Per år", value: "5" },
      { id: "startdate", name: "Börjar", value: "2027-01-18" },
    ];
    const summary = { additional: [], customize: own, personal: [], subscription, own };
    expect(accountOrder(order({ summary }), cancellable, NOW).answers).toEqual([
      { name: "Mätare", text: "7" },
      { name: "Per år", text: "5" },
    ]);
  });

  test("shows the state of the notice: one that may not have arrived has failed", () => {
    for (const [mailState, kind] of [
      ["queued", "queued"],
      ["sent", "sent"],
      ["failed", "failed"],
      ["uncertain", "failed"],
      ["confirmed", "confirmed"],
    ] as const)
      expect(accountOrder(order({ notice: { ...notice, mailState } }), cancellable, NOW).former?.kind).toBe(kind);
  });

  test("that was withdrawn still shows a notice that was sent, and asks for none", () => {
    expect(accountOrder(order({ withdrawn, notice }), cancellable, NOW).former?.kind).toBe("sent");
    expect(accountOrder(order({ withdrawn }), cancellable, NOW).former).toBeUndefined();
    expect(accountOrder(order({ state: "placing" }), cancellable, NOW).former).toBeUndefined();
  });

  test("of an unknown vertical is still shown", () => {
    const shown = accountOrder(order({ vertical: "unknown" }), undefined, NOW);
    expect(shown).toMatchObject({ product: "", providerName: "Rattvis", thing: undefined, former: undefined });
  });
});

test("an order shows what it saves while it is valid, and nothing once it was withdrawn or refused", () => {
  const former = { providerName: "Granskog", yearlyFeeOre: 424_800 };
  const savingOf = (changes: Partial<PersonOrder>) =>
    accountOrder(order({ former, ...changes }), cancellable, NOW).saving;
  const saving = { yearlyOre: 124_800, comparedWith: "Granskog" };
  expect(savingOf({})).toEqual(saving);
  expect(savingOf({ withdrawn: { ...withdrawn, outcome: "continued" } })).toEqual(saving);
  expect(savingOf({ withdrawn })).toBeUndefined();
  expect(savingOf({ state: "refused" })).toBeUndefined();
});

test("a saving is the replaced fee less the fee of a valid order; a comparison is listed apart [M-008]", () => {
  const former = { providerName: "Granskog", yearlyFeeOre: 424_800 };
  const saving = {
    savingId: "seen",
    personId: "p",
    vertical,
    searchId: "s",
    fetchId: "f",
    yearlyFeeTodayOre: undefined,
    yearlyFeeSavedOre: 99_900,
    createdAtMs: NOW + 1,
  };
  const { totalOre, events } = accountSavings(
    [
      order({ orderId: "a", former, startDate: TODAY }),
      order({ orderId: "b", former, withdrawn }),
      order({ orderId: "c", former, state: "uncertain" }),
    ],
    [saving],
    findVertical,
    TODAY,
  );
  expect(totalOre).toBe(124_800);
  expect(events.map(({ eventId, kind, yearlyOre }) => [eventId, kind, yearlyOre])).toEqual([
    ["seen", "seen", 99_900],
    ["a", "switched", 124_800],
  ]);
});

test("an insurance that was left counts once, and from the day the new one begins", () => {
  const former = { providerName: "Granskog Försäkring", yearlyFeeOre: 424_849 };
  const first = order({ orderId: "first", former, startDate: TODAY, acceptedAtMs: NOW - 2 });
  const second = order({ orderId: "second", former, startDate: TODAY, yearlyFeeOre: 250_000, acceptedAtMs: NOW - 1 });
  const other = order({ orderId: "other", former, fields: { carregnumber: "ABC123" }, startDate: "2027-01-18" });
  const { totalOre, events } = accountSavings([second, first, other], [], findVertical, TODAY);
  expect(events.map(({ eventId, yearlyOre, startsOn }) => [eventId, yearlyOre, startsOn])).toEqual([
    ["second", 174_800, undefined],
    ["other", 124_800, "2027-01-18"],
  ]);
  expect(totalOre).toBe(174_800);
});
