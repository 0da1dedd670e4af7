import { describe, expect, test } from "vitest";
import type { HeldContract } from "./held-contract.ts";
import { householdCalendar } from "./household-calendar.ts";

const URL = "https://sparv.example/minasidor/hushall/";
const setup = { url: URL, eventKey: (value: string) => `key-of ${value}` };

const held = (changes: Partial<HeldContract>): HeldContract => ({
  heldId: "h1",
  source: "entered",
  vertical: "other",
  product: "bilförsäkring",
  providerName: "Granskog",
  thing: "SPV 24K",
  knownOn: "2026-11-15",
  ...changes,
});
const eventsOf = (changes: Partial<HeldContract>) => householdCalendar([held(changes)], setup).events;

describe("the calendar of a household", () => {
  test("has a name, is read daily, and has the days of every agreement", () => {
    const { name, refreshDays, events } = householdCalendar(
      [held({ renewsOn: "2027-01-18" }), held({ heldId: "h2", endsOn: "2026-12-01" }), held({ heldId: "h3" })],
      setup,
    );
    expect([name, refreshDays]).toEqual(["Hushållet hos Sparv", 1]);
    expect(events.map(({ day, uid }) => [day, uid])).toEqual([
      ["2027-01-18", "key-of h1 renews@sparv"],
      ["2026-12-01", "key-of h2 ends@sparv"],
    ]);
  });

  test("names the product and the company, leads to the page, and leaves out what is insured", () => {
    const [event] = eventsOf({ renewsOn: "2027-01-18" });
    expect(event).toEqual({
      uid: "key-of h1 renews@sparv",
      day: "2027-01-18",
      knownOn: "2026-11-15",
      summary: "Bilförsäkring hos Granskog förnyas",
      description: "Jämför eller ändra på Min Sparv.",
      url: URL,
      alarmDays: undefined,
    });
  });

  test.each([
    ["the day before it is renewed", "2027-01-17"],
    ["a month before", "2026-12-18"],
  ])("has the last day to give notice once, a week ahead as a reminder: %s", (_, noticeBy) => {
    const events = eventsOf({ renewsOn: "2027-01-18", noticeBy });
    expect(events.map(({ day, summary, alarmDays }) => [day, summary, alarmDays])).toEqual([
      [noticeBy, "Sista dag att säga upp: Bilförsäkring hos Granskog", 7],
      ["2027-01-18", "Bilförsäkring hos Granskog förnyas", undefined],
    ]);
  });

  test("repeats the last day to give notice where it is renewed", () => {
    const [notice, renewal] = eventsOf({ renewsOn: "2027-01-18", noticeBy: "2026-12-18" });
    expect(notice?.description).toBe("Jämför eller ändra på Min Sparv.");
    expect(renewal?.description).toBe("Säg upp senast 18 december 2026. Jämför eller ändra på Min Sparv.");
  });

  test.each([
    ["campaign", { campaignUntil: "2027-02-01" }, "Kampanjen slutar"],
    ["binding", { boundUntil: "2027-02-01" }, "Bindningstiden slutar"],
  ] as const)("states what a month costs after a %s", (_, changes, title) => {
    const priceOf = (price: Partial<HeldContract>) => eventsOf({ ...changes, ...price });
    expect(priceOf({})[0]).toMatchObject({
      summary: `${title}: Bilförsäkring hos Granskog`,
      description: "Jämför eller ändra på Min Sparv.",
    });
    expect(priceOf({ nextMonthlyOre: 39_900 })[0]?.description).toBe(
      "Sedan 399\u00a0kr i månaden. Jämför eller ändra på Min Sparv.",
    );
    expect(priceOf({ nextIncreaseOre: 5_000 })[0]?.description).toBe(
      "Sedan 50\u00a0kr mer i månaden. Jämför eller ändra på Min Sparv.",
    );
  });

  test("states no price on other days", () => {
    for (const { description } of eventsOf({ startsOn: "2026-12-01", endsOn: "2027-06-01", nextMonthlyOre: 39_900 }))
      expect(description).toBe("Jämför eller ändra på Min Sparv.");
  });
});
