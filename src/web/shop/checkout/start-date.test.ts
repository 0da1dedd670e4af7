import { describe, expect, it } from "vitest";
import {
  firstStartDateView,
  isStartDateMissing,
  type StartDateEvent,
  type StartDateView,
  stepStartDate,
} from "./start-date.ts";

const RENEWAL = "2027-01-18";
const after = (first: StartDateView, ...events: StartDateEvent[]): StartDateView => events.reduce(stepStartDate, first);

describe("the start date's views", () => {
  it("begins as init, or as fetched where a renewal date is known [C-194]", () => {
    expect(firstStartDateView(undefined)).toEqual({ kind: "init" });
    expect(firstStartDateView(RENEWAL)).toEqual({ kind: "fetched", renewalDate: RENEWAL });
  });

  it("goes from init over the calendar to selected, and back [C-194]", () => {
    const selecting = after({ kind: "init" }, { kind: "wants-another" });
    expect(selecting).toEqual({ kind: "select", renewalDate: undefined });
    const selected = stepStartDate(selecting, { kind: "chose", date: "2026-12-01" });
    expect(selected).toEqual({ kind: "selected", date: "2026-12-01", renewalDate: undefined });
    expect(stepStartDate(selected, { kind: "change-of-mind" })).toEqual({ kind: "init" });
  });

  it("takes the day of renewal, or another one, and remembers the renewal [C-194]", () => {
    const fetched = firstStartDateView(RENEWAL);
    expect(after(fetched, { kind: "accepted-renewal" })).toEqual({
      kind: "selected",
      date: RENEWAL,
      renewalDate: RENEWAL,
    });
    expect(after(fetched, { kind: "wants-another" }, { kind: "chose", date: "2026-12-01" })).toEqual({
      kind: "selected",
      date: "2026-12-01",
      renewalDate: RENEWAL,
    });
    expect(after({ kind: "init" }, { kind: "fetched", renewalDate: RENEWAL })).toEqual(fetched);
  });

  it("a fetch without a date gives the reason: no date [C-164], or an error [C-163]", () => {
    expect(after({ kind: "init" }, { kind: "fetch-failed" })).toEqual({ kind: "init", notice: "fetch-failed" });
    const lacking = after({ kind: "init" }, { kind: "no-renewal-date" }, { kind: "fetch-failed" });
    expect(lacking).toEqual({ kind: "init", notice: "no-renewal-date" });
    expect(after(lacking, { kind: "fetched", renewalDate: RENEWAL })).toEqual(firstStartDateView(RENEWAL));
    const chosen = { kind: "selected", date: "2026-12-01", renewalDate: undefined } as const;
    expect(after(chosen, { kind: "fetch-failed" })).toEqual(chosen);
  });

  it("accepting without a renewal date changes nothing", () => {
    expect(after({ kind: "init" }, { kind: "accepted-renewal" })).toEqual({ kind: "init" });
  });

  it.each<[boolean, StartDateView]>([
    [false, { kind: "init" }],
    [true, { kind: "fetched", renewalDate: RENEWAL }],
    [true, { kind: "select", renewalDate: RENEWAL }],
    [false, { kind: "select", renewalDate: undefined }],
    [false, { kind: "selected", date: RENEWAL, renewalDate: RENEWAL }],
  ])("a choice is missing (%s) in %o", (isMissing, view) => {
    expect(isStartDateMissing(view)).toBe(isMissing);
  });
});
