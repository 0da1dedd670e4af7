import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterEvent,
  sortReceivedFees,
  nextPercent,
  type ProviderProgress,
  type SearchRun,
  startRun,
  viewSearch,
} from "./search-progress.ts";

const waiting = (providerId: number): ProviderProgress => ({
  providerId,
  fee: null,
  yearlyFee: null,
  hasAnswered: false,
});
const offered = (providerId: number, fee: string, yearlyFee: string | null = null): ProviderProgress => ({
  providerId,
  fee,
  yearlyFee,
  hasAnswered: true,
});
const polled = (providers: ProviderProgress[], isDone = false) => ({ kind: "polled", providers, isDone }) as const;
const play = (events: Parameters<typeof afterEvent>[1][]): SearchRun => events.reduce(afterEvent, startRun());

describe("search progress", () => {
  it("starts at ten percent [C-015]", () => {
    expect(startRun()).toMatchObject({ kind: "searching", percent: 10 });
  });

  it("rises by five for each poll although no provider has answered [C-016]", () => {
    expect(play([polled([waiting(1)])]).percent).toBe(15);
    expect(play([polled([waiting(1)]), { kind: "poll-lost" }]).percent).toBe(20);
  });

  it("follows the share of providers that have answered when that is more [C-016]", () => {
    expect(play([polled([offered(1, "236 kr"), offered(2, "258 kr"), waiting(3), waiting(4)])]).percent).toBe(50);
  });

  it("stays between ten and ninety, and never falls, until it is done [C-016]", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 12 }), { maxLength: 50 }), (answers) => {
        let percent = 10;
        for (const answered of answers) {
          const next = nextPercent(percent, answered, 12);
          expect(next).toBeGreaterThanOrEqual(percent);
          expect(next).toBeLessThanOrEqual(90);
          percent = next;
        }
      }),
    );
  });

  it("follows what the server pushes, without a step of its own for each message", () => {
    const pushed = (providers: ProviderProgress[], isDone = false) => ({ kind: "pushed", providers, isDone }) as const;
    const four = [offered(1, "236 kr"), waiting(2), waiting(3), waiting(4)];
    expect(play([pushed([waiting(1)]), pushed([waiting(1)])]).percent).toBe(10);
    expect(play([pushed(four), pushed(four)])).toMatchObject({ percent: 25, providers: four });
    expect(play([pushed(four), { kind: "poll-lost" }]).percent).toBe(30);
    expect(play([pushed([offered(1, "236 kr")])]).percent).toBe(90);
    expect(play([pushed(four, true)])).toMatchObject({ kind: "settling", percent: 100 });
  });

  it("is a hundred when done, by the poll or by the answer, and nothing again when settled [C-017]", () => {
    expect(play([polled([offered(1, "236 kr")], true)])).toMatchObject({ kind: "settling", percent: 100 });
    expect(play([{ kind: "done" }])).toMatchObject({ kind: "settling", percent: 100 });
    expect(play([{ kind: "done" }, { kind: "settle-time-over" }])).toMatchObject({ kind: "settled", percent: 0 });
  });

  it("ignores every event once it is done", () => {
    const done = play([polled([offered(1, "236 kr")], true)]);
    expect(afterEvent(done, polled([waiting(1)]))).toBe(done);
    expect(afterEvent(done, { kind: "refused" })).toBe(done);
  });

  it("fails when the server refuses", () => {
    expect(play([polled([waiting(1)]), { kind: "refused" }])).toMatchObject({ kind: "failed", percent: 0 });
  });

  it("gives up after sixty polls without an end", () => {
    const polls = (count: number) => Array.from({ length: count }, () => ({ kind: "poll-lost" }) as const);
    expect(play(polls(59)).kind).toBe("searching");
    expect(play(polls(60)).kind).toBe("failed");
  });

  it("is idle, searching, with results, or without and why [C-011]", () => {
    const withoutOffer = [{ reason: "declined" }, { reason: "no-answer" }] as const;
    expect(viewSearch(undefined)).toEqual({ kind: "idle" });
    expect(viewSearch({ state: "created", offers: [], withoutOffer: [] })).toEqual({ kind: "searching" });
    expect(viewSearch({ state: "created", offers: [1], withoutOffer: [] })).toEqual({ kind: "searching" });
    expect(viewSearch({ state: "open", offers: [1], withoutOffer: [] })).toEqual({ kind: "results" });
    expect(viewSearch({ state: "done", offers: [1], withoutOffer })).toEqual({ kind: "results" });
    expect(viewSearch({ state: "done", offers: [], withoutOffer })).toEqual({
      kind: "no-results",
      hasErrors: true,
    });
    expect(viewSearch({ state: "done", offers: [], withoutOffer: [withoutOffer[0]] })).toEqual({
      kind: "no-results",
      hasErrors: false,
    });
  });

  it("puts prices in order whatever the order they came in", () => {
    const providers = [
      offered(1, "1\u202F236\u00A0kr"),
      waiting(2),
      offered(3, "258\u00A0kr"),
      { ...waiting(4), hasAnswered: true },
    ];
    expect(sortReceivedFees(providers).map((provider) => provider.providerId)).toEqual([3, 1]);
  });

  it("gives prices by the year where the list shows yearly prices, in that order", () => {
    const providers = [
      offered(1, "100\u00A0kr", "1\u202F200\u00A0kr"),
      offered(2, "101\u00A0kr", "1\u202F199\u00A0kr"),
    ];
    expect(sortReceivedFees(providers, "year")).toEqual([
      { providerId: 2, feeOre: 119_900 },
      { providerId: 1, feeOre: 120_000 },
    ]);
  });
});
