import { describe, expect, it } from "vitest";
import type { CancellationResult } from "#http/contract/after-order.schema.ts";
import { cancelFormer, type CancellationStatus, isBoxShown, trackedStatus } from "./cancel-former.ts";

const resultOf = (Status: CancellationStatus, changes: Partial<CancellationResult> = {}): CancellationResult => ({
  Status,
  ProviderName: "Granskog Försäkring",
  NewStartDate: "2027-01-18",
  CurrentRenewalDate: "2027-01-18",
  RegistrationNumber: "SPV 24K",
  Email: "anna@exempel.se",
  IsSent: false,
  IsIdentified: true,
  Mandate: { Text: "fullmakt", Version: "v1" },
  Letter: null,
  ...changes,
});

type Login = "fetched" | "not-owner" | "closed";

async function press(statuses: readonly (CancellationStatus | "lost")[], login: Login = "fetched", isQueued = true) {
  const done: string[] = [];
  let asked = 0;
  const outcome = await cancelFormer({
    check() {
      const status = statuses[asked++];
      done.push("check");
      return Promise.resolve(status === undefined || status === "lost" ? undefined : resultOf(status));
    },
    fetch() {
      done.push("login");
      return Promise.resolve(login);
    },
    send() {
      done.push("send");
      return Promise.resolve(isQueued);
    },
  });
  return { outcome: outcome?.kind, done: done.join(" ") };
}

describe("one press on the button", () => {
  it.each<[string, readonly (CancellationStatus | "lost")[], Login, string | undefined, string]>([
    ["nothing in the way", ["OK"], "fetched", "sent", "check send"],
    ["the same provider", ["SAME_PROVIDER"], "fetched", "same-provider", "check"],
    ["a gap", ["INCORRECT_START_DATE"], "fetched", "wrong-start", "check"],
    ["nothing fetched, then well", ["NO_RECENT_INSURELY_DATA", "OK"], "fetched", "sent", "check login check send"],
    ["not the owner, then well", ["NOT_CAR_OWNER", "OK"], "fetched", "sent", "check login check send"],
    ["not the owner twice", ["NOT_CAR_OWNER", "NOT_CAR_OWNER"], "fetched", "not-owner", "check login check"],
    ["not the owner, according to the login", ["NOT_CAR_OWNER"], "not-owner", "not-owner", "check login"],
    [
      "nothing fetched twice",
      ["NO_RECENT_INSURELY_DATA", "NO_RECENT_INSURELY_DATA"],
      "fetched",
      "not-found",
      "check login check",
    ],
    ["a login that is closed", ["NO_RECENT_INSURELY_DATA"], "closed", undefined, "check login"],
    ["an error", ["ERROR"], "fetched", "not-found", "check"],
    ["no insurance", ["NO_INSURANCE_FOUND"], "fetched", "not-found", "check"],
    ["a check that fails", ["lost"], "fetched", "not-found", "check"],
    ["a second check that fails", ["NO_RECENT_INSURELY_DATA", "lost"], "fetched", "not-found", "check login check"],
  ])("%s: at most one login, and sent only when all is well [C-225]", async (_what, statuses, login, outcome, done) => {
    expect(await press(statuses, login)).toEqual({ outcome, done });
  });

  it("reports it as sent only when the server has accepted it", async () => {
    expect(await press(["OK"], "fetched", false)).toEqual({ outcome: "not-sent", done: "check send" });
  });
});

describe("the box", () => {
  it.each<[CancellationStatus, boolean]>([
    ["OK", true],
    ["INCORRECT_START_DATE", true],
    ["NO_RECENT_INSURELY_DATA", true],
    ["NO_INSURANCE_FOUND", true],
    ["ERROR", false],
    ["NOT_CAR_OWNER", false],
  ])("with the status %s at first is shown: %s [C-230]", (status, isShown) => {
    expect(isBoxShown(resultOf(status), false)).toBe(isShown);
    expect(isBoxShown(resultOf(status), true)).toBe(false);
    expect(isBoxShown(resultOf(status, { IsSent: true }), false)).toBe(false);
  });

  it("is hidden before anything is known", () => {
    expect(isBoxShown(undefined, false)).toBe(false);
  });

  it("is tracked by its status in lower case", () => {
    expect(trackedStatus("NO_RECENT_INSURELY_DATA")).toBe("no_recent_insurely_data");
  });
});
