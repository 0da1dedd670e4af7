import { describe, expect, test } from "vitest";
import { type Application, countAnswers, replaceApplication } from "./application.ts";

const application = (applicationHash: string, changes: Partial<Application> = {}): Application => ({
  applicationHash,
  vertical: "loan",
  state: "open",
  amountOre: 12_000_000,
  answers: [],
  appliedAtMs: 1,
  changedAtMs: 1,
  ...changes,
});

describe("the list of applications", () => {
  test("gives the place of the entry with the same hash to the new one [M-005]", () => {
    const list = [application("a"), application("b"), application("c")];
    const changed = application("b", { state: "answered" });
    expect(replaceApplication(list, changed)).toEqual([list[0], changed, list[2]]);
    expect(list[1]?.state).toBe("open");
  });

  test("takes in one that it does not have, first [M-005]", () => {
    const list = [application("a")];
    expect(replaceApplication(list, application("b")).map(({ applicationHash }) => applicationHash)).toEqual([
      "b",
      "a",
    ]);
    expect(replaceApplication([], application("b"))).toHaveLength(1);
  });

  test("has one entry of each hash, however often it is reported [M-005]", () => {
    const reported = ["a", "b", "a", "a", "b"].map((hash, changedAtMs) => application(hash, { changedAtMs }));
    const list = reported.reduce<Application[]>(replaceApplication, []);
    expect(list.map(({ applicationHash, changedAtMs }) => [applicationHash, changedAtMs])).toEqual([
      ["b", 4],
      ["a", 3],
    ]);
  });
});

test("a provider that has offered or declined has answered, and one that asks for more has not", () => {
  const answers = (["waiting", "needed", "offered", "declined"] as const).map((state) => ({
    providerName: state,
    state,
  }));
  expect(countAnswers({ answers })).toEqual({ answered: 2, asked: 4 });
});
