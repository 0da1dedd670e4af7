import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createCalls } from "#web/shell/calls/calls.ts";
import { createFetchCalls, type FetchSubject } from "./fetch-calls.ts";
import { createFetchRun, type FetchRunOptions } from "./fetch-run.ts";
import type { FetchKind } from "./fetch-rules.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Answer = object | "no answer" | "no success";

const SAME = "SWEDISH_MOBILE_BANKID_SAME_DEVICE";
const OTHER = "SWEDISH_MOBILE_BANKID_OTHER_DEVICE";
const VEHICLE: FetchKind = { modal: "own", subject: "vehicle", isAtCheckout: false, unsupportedShopIds: [1187] };
const HOME: FetchKind = { modal: "general", subject: "home", isAtCheckout: false, unsupportedShopIds: [] };

const provider = (shopid: number) => ({
  shopid,
  name: `Insurer ${shopid}`,
  logo: "/logo.svg",
  isAvailable: false,
  loginMethods: [OTHER, SAME],
});
const ownerOf = (status: string, ...shopIds: number[]) => ({
  Result: {
    status,
    providerList: shopIds.map(provider),
    hasMultipleProviders: shopIds.length > 1,
    consent: { text: "Consent", version: "3" },
  },
});
const OWNER = ownerOf("SUCCESS", 1041, 1187);
const INIT = { Result: { status: "INITIATED", isProviderAvailable: false, fetchDataId: "fetch-1" } };
const INSURANCE = { providerName: "Granskog", yearlyFee: 4308, renewalDate: "2027-01-18" };
const pollOf = (status: string, more: object = {}, existing: object | null = null) => ({
  Result: {
    fetchDataId: "fetch-1",
    status,
    isDone: false,
    isReturnAwaited: false,
    isLoginCancelled: false,
    bankIdQrCodeImage: null,
    bankIdAutostartToken: null,
    ...more,
  },
  ExtendedData: { Result: { ExistingInsurance: existing } },
});
const doneOf = (status: string, existing: object | null = INSURANCE) => pollOf(status, { isDone: true }, existing);
const checkOf = (existing: object | null) => ({ Result: { status: "SUCCESS", ExistingInsurance: existing } });

interface Script {
  readonly owner?: readonly Answer[];
  readonly init?: readonly Answer[];
  readonly poll?: readonly Answer[];
  readonly check?: readonly Answer[];
}

const NAMES: Record<string, keyof Script> = {
  "get-owner-insurance-info": "owner",
  "init-fetch-insurance-data": "init",
  "poll-insurance-data": "poll",
  "check-fetch-result": "check",
};

/** A server that answers each call from its list; the last answer is repeated. */
function serve(script: Script) {
  const asked: { call: string; fields: Record<string, string>; atMs: number }[] = [];
  const startedMs = Date.now();
  const fetch = async (address: string, init: RequestInit) => {
    const call = NAMES[address.split("/").at(-1) ?? ""] ?? "owner";
    const fields = Object.fromEntries(init.body as URLSearchParams);
    asked.push({ call, fields, atMs: Date.now() - startedMs });
    const answers = {
      owner: [OWNER],
      init: [INIT],
      poll: [pollOf("INITIATED")],
      check: [checkOf(INSURANCE)],
      ...script,
    }[call];
    const answer = answers[Math.min(asked.filter((one) => one.call === call).length, answers.length) - 1];
    if (answer === "no answer") throw new TypeError("network");
    const isGood = answer !== "no success";
    return new Response(JSON.stringify({ Success: isGood, Data: isGood ? answer : null }));
  };
  return { asked, fetch };
}

const SUBJECT: FetchSubject = {
  known: { carregnumber: "SPV24K" },
  searchId: "search-1",
  resultId: undefined,
  isCancellation: false,
  returnPath: "/forsakring/bil/jamfor/",
  formToken: "proof",
};

function open(script: Script, kind: FetchKind = VEHICLE, options: Partial<FetchRunOptions> = {}) {
  const { asked, fetch } = serve(script);
  const listener = { onFetched: vi.fn(), onStartDate: vi.fn(), onError: vi.fn(), cancelled: vi.fn() };
  const calls = createFetchCalls(createCalls(fetch), { path: "/forsakring/x/" }, SUBJECT, listener.cancelled);
  const run = createFetchRun({
    calls,
    kind,
    isLargeScreen: () => true,
    nowMs: () => Date.now(),
    onError: listener.onError,
    ...options,
  });
  run.open(listener);
  const polls = () => asked.filter(({ call }) => call === "poll");
  return {
    run,
    asked,
    listener,
    polls,
    step: () => run.read().step,
    after: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

/** Until the fetch has started, before the first poll. */
async function begin(script: Script, kind?: FetchKind, options?: Partial<FetchRunOptions>, shopId = 1041) {
  const opened = open(script, kind, options);
  await opened.after(0);
  opened.run.chooseProvider(shopId);
  opened.run.consent(true);
  opened.run.logIn(OTHER);
  await opened.after(0);
  return opened;
}

const percentOf = (step: object) => ("percent" in step ? step.percent : undefined);

describe("starting a fetch", () => {
  test("the owner check comes first, then the choice, the start and the polls [C-111] [C-137] [C-101]", async () => {
    const { asked, after, step } = await begin({});
    await after(2_000);
    expect(asked.map(({ call }) => call)).toEqual(["owner", "init", "poll"]);
    expect(asked[0]?.fields).toEqual({ carregnumber: "SPV24K", searchid: "search-1", flow: "compare" });
    expect(asked[1]?.fields).toEqual({
      carregnumber: "SPV24K",
      searchid: "search-1",
      returnpath: "/forsakring/bil/jamfor/",
      shopid: "1041",
      loginmethod: OTHER,
      consent: "true",
      consentversion: "3",
    });
    expect(asked[2]?.fields).toEqual({ fetchdataid: "fetch-1" });
    expect(step().kind).toBe("running");
  });

  test("an insurer that is reported unavailable is tried anyway [C-123]", async () => {
    const { step } = await begin({});
    expect(step()).toMatchObject({ kind: "running", fetchDataId: "fetch-1" });
  });

  test("without a ticked box nothing is sent, and the box is highlighted", async () => {
    const { run, after, asked, step } = open({});
    await after(0);
    run.chooseProvider(1041);
    run.logIn(SAME);
    await after(0);
    expect(step()).toEqual({ kind: "choosing", isConsentMissing: true });
    expect(asked).toHaveLength(1);
    run.consent(true);
    expect(step()).toEqual({ kind: "choosing", isConsentMissing: false });
  });

  test("a single insurer is preselected", async () => {
    const { run, after } = open({ owner: [ownerOf("SUCCESS", 1053)] });
    await after(0);
    expect(run.read().choice.shopId).toBe(1053);
  });

  test.each([
    ["the owner check gets no answer", "no answer", "no-contact"],
    ["the owner check is no success", "no success", "no-contact"],
    ["there is no insurer to choose", ownerOf("SUCCESS"), "no-contact"],
    ["another person is the owner", ownerOf("NOT_OWNER"), "NOT_OWNER"],
    ["the car is not in traffic", ownerOf("VEHICLE_DEREGISTERED"), "VEHICLE_DEREGISTERED"],
  ] as const)("%s: the error is shown [C-131]", async (_, answer, problem) => {
    const { after, step } = open({ owner: [answer] });
    await after(0);
    expect(step()).toMatchObject({ kind: "failed", problem });
  });

  test("shop 1187 is not supported in the vertical's own modal, and is not requested [C-130]", async () => {
    const { step, asked } = await begin({}, undefined, {}, 1187);
    expect(step()).toMatchObject({ kind: "failed", problem: "PROVIDER_NOT_SUPPORTED" });
    expect(asked).toHaveLength(1);
  });

  test.each([
    [false, { kind: "failed", problem: "desktop-only" }],
    [true, { kind: "running" }],
  ])("shop 1187 in the general modal, on a large screen: %s [C-121]", async (isLarge, wanted) => {
    const { step } = await begin({}, { ...VEHICLE, modal: "general" }, { isLargeScreen: () => isLarge }, 1187);
    expect(step()).toMatchObject(wanted);
  });
});

describe("progress", () => {
  test("is 5 at the start and 10 when the server has begun [C-138]", async () => {
    const seen: unknown[] = [];
    const { run, after } = open({});
    await after(0);
    run.chooseProvider(1041);
    run.consent(true);
    run.subscribe(() => seen.push(percentOf(run.read().step)));
    run.logIn(OTHER);
    await after(0);
    expect(seen).toEqual([5, 10]);
  });

  test("rises by 5 for each poll with the status initiated [C-139]", async () => {
    const { after, step } = await begin({ poll: [pollOf("INITIATED")] });
    await after(2_000);
    expect(percentOf(step())).toBe(15);
    await after(2_000);
    expect(percentOf(step())).toBe(20);
  });

  test("rises by 20 the first time a login is required, and shows how to log in [C-140]", async () => {
    const { after, step } = await begin({
      poll: [
        pollOf("USER_ACTION_REQUIRED", { bankIdQrCodeImage: "one" }),
        pollOf("USER_ACTION_REQUIRED", { bankIdQrCodeImage: "two" }),
        pollOf("USER_ACTION_REQUIRED", { bankIdAutostartToken: "token" }),
      ],
    });
    await after(2_000);
    expect(step()).toMatchObject({ percent: 30, qrPng: "one", phase: "log-in" });
    await after(1_000);
    expect(step()).toMatchObject({ percent: 30, qrPng: "two" });
    await after(1_000);
    expect(step()).toMatchObject({ percent: 30, qrPng: undefined, autostartToken: "token" });
  });

  test("rises by 5 for each poll with the status in progress, with another message each time [C-141]", async () => {
    const { after, step } = await begin({ poll: [pollOf("IN_PROGRESS")] });
    await after(2_000);
    expect(step()).toMatchObject({ percent: 15, turn: 1, phase: "collecting" });
    await after(2_000);
    expect(step()).toMatchObject({ percent: 20, turn: 2 });
  });

  test("stops at 95 while waiting", async () => {
    const { after, step } = await begin({ poll: [pollOf("IN_PROGRESS")] });
    await after(2_000 * 40);
    expect(percentOf(step())).toBe(95);
  });

  test("a required login after the app was opened counts as collecting [C-143]", async () => {
    const { run, after, step } = await begin({
      poll: [pollOf("USER_ACTION_REQUIRED", { bankIdAutostartToken: "token" })],
    });
    await after(2_000);
    run.noteAppOpened();
    await after(2_000);
    expect(step()).toMatchObject({ phase: "collecting", percent: 35, autostartToken: undefined });
  });
});

describe("polling", () => {
  test("polls every two seconds while the fetch runs [C-142]", async () => {
    const { after, polls } = await begin({});
    await after(1_999);
    expect(polls()).toHaveLength(0);
    await after(6_001);
    expect(polls().map(({ atMs }) => atMs)).toEqual([2_000, 4_000, 6_000, 8_000]);
  });

  test("polls every second while there is a code to scan [C-140]", async () => {
    const poll = [
      pollOf("USER_ACTION_REQUIRED", { bankIdQrCodeImage: "AAAA" }),
      pollOf("USER_ACTION_REQUIRED"),
      pollOf("IN_PROGRESS"),
    ];
    const { after, polls } = await begin({ poll });
    await after(8_000);
    expect(polls().map(({ atMs }) => atMs)).toEqual([2_000, 3_000, 4_000, 6_000, 8_000]);
  });

  test("a login that the person cancelled is shown as cancelled, whatever the status", async () => {
    const { step, after } = await begin({ poll: [pollOf("BANKID_ERROR", { isDone: true, isLoginCancelled: true })] });
    await after(2_000);
    expect(step()).toMatchObject({ kind: "failed", problem: "login-cancelled" });
  });

  test("a poll without an answer shows the error, waits two seconds and continues [C-147]", async () => {
    const { after, step, polls, listener } = await begin({
      poll: [pollOf("IN_PROGRESS"), "no answer", pollOf("IN_PROGRESS")],
    });
    await after(4_000);
    expect(step()).toMatchObject({ kind: "failed", problem: "no-contact" });
    expect(listener.onError).toHaveBeenCalledWith("error_api", "poll");
    await after(1_999);
    expect(polls()).toHaveLength(2);
    expect(step().kind).toBe("failed");
    await after(1);
    expect(polls()).toHaveLength(3);
    expect(step()).toMatchObject({ kind: "running", percent: 20 });
  });

  test("after three failed resumes the error stays", async () => {
    const { after, step, polls } = await begin({ poll: ["no answer"] });
    await after(60_000);
    expect(polls().map(({ atMs }) => atMs)).toEqual([2_000, 4_000, 6_000, 8_000]);
    expect(step()).toMatchObject({ kind: "failed", paused: undefined });
  });

  test.each(["init", "poll", "check"] as const)(
    "a failed answer and no answer to %s both show the error [C-148]",
    async (call) => {
      const before = call === "check" ? { poll: [doneOf("SUCCESS")] } : {};
      for (const answer of ["no success", "no answer"] as const) {
        const { after, step, listener } = await begin({ ...before, [call]: [answer] });
        await after(2_000);
        expect(step()).toMatchObject({ kind: "failed", problem: "no-contact" });
        expect(listener.onError).toHaveBeenCalledWith(answer === "no answer" ? "error_api" : "error_internal", call);
      }
    },
  );

  test.each(["", "BANKID_ERROR", "OTHER_ERROR", "NO_INSURANCES_AT_SELECTED_PROVIDER"])(
    "done with the status '%s' stops the polls, reports the error and shows it [C-146]",
    async (status) => {
      const { after, step, polls, listener } = await begin({ poll: [doneOf(status, null)] });
      await after(10_000);
      expect(polls()).toHaveLength(1);
      expect(step()).toMatchObject({ kind: "failed", problem: status || "no-contact" });
      expect(listener.onError).toHaveBeenCalledExactlyOnceWith("error_insurely", "poll");
    },
  );
});

describe("the end", () => {
  test("a success is at 98 while its result is checked [C-144]", async () => {
    const seen: unknown[] = [];
    const { run, after, asked } = await begin({ poll: [doneOf("SUCCESS")] });
    run.subscribe(() => seen.push(run.read().step));
    await after(2_000);
    expect(seen[0]).toMatchObject({ percent: 98, phase: "finishing" });
    expect(asked.at(-1)).toMatchObject({ call: "check", fields: { fetchdataid: "fetch-1" } });
  });

  test("a good check gives the insurance and its date, and ends [C-145]", async () => {
    const { after, step, listener, polls } = await begin({ poll: [doneOf("SUCCESS")] });
    await after(10_000);
    const existing = { providerName: "Granskog", yearlyFeeOre: 430_800, renewalDate: "2027-01-18" };
    expect(listener.onFetched).toHaveBeenCalledExactlyOnceWith("fetch-1", existing);
    expect(listener.onStartDate).toHaveBeenCalledExactlyOnceWith("2027-01-18");
    expect(step()).toEqual({ kind: "fetched" });
    expect(polls()).toHaveLength(1);
  });

  test("a result without an insurance fails [C-152]", async () => {
    const { after, step } = await begin({ poll: [doneOf("SUCCESS")], check: [checkOf(null)] });
    await after(2_000);
    expect(step()).toMatchObject({ kind: "failed", problem: "no-contact" });
  });

  test.each([
    [false, { kind: "fetched" }],
    [true, { kind: "failed", problem: "missing-info" }],
  ])("a missing renewal date clears the start date; at the checkout (%s) it fails [C-153] [C-132]", async (is, end) => {
    const { after, step, listener } = await begin(
      { poll: [doneOf("SUCCESS")], check: [checkOf({ ...INSURANCE, renewalDate: null })] },
      { ...VEHICLE, isAtCheckout: is },
    );
    await after(2_000);
    expect(step()).toMatchObject(end);
    expect(listener.onStartDate).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  test.each([
    [VEHICLE, { kind: "fetched" }],
    [HOME, { kind: "failed", problem: "missing-info" }],
  ])("a missing fee fails for a home and not for a vehicle [H-052] [T-004]", async (kind, end) => {
    const { after, step } = await begin(
      { poll: [doneOf("SUCCESS")], check: [checkOf({ ...INSURANCE, yearlyFee: null })] },
      kind,
    );
    await after(2_000);
    expect(step()).toMatchObject(end);
  });

  test("a home's success without an insurance is not checked but shown as an error [H-051] [T-004]", async () => {
    const { after, step, asked } = await begin({ poll: [doneOf("SUCCESS", null)] }, HOME);
    await after(2_000);
    expect(step()).toMatchObject({ kind: "failed", problem: "no-contact" });
    expect(asked.at(-1)?.call).toBe("poll");
  });
});

describe("retrying and leaving", () => {
  test("clears the error, waits half a second and starts the same fetch [C-150]", async () => {
    const { run, after, step, asked } = await begin({ poll: [doneOf("OTHER_ERROR", null)] });
    await after(2_000);
    run.retry();
    expect(step()).toEqual({ kind: "asking" });
    await after(499);
    expect(asked.filter(({ call }) => call === "init")).toHaveLength(1);
    await after(1);
    const starts = asked.filter(({ call }) => call === "init");
    expect(starts).toHaveLength(2);
    expect(starts[1]?.fields).toEqual(starts[0]?.fields);
  });

  test("for another person checks the owner by the new number and starts two seconds later [C-151]", async () => {
    const { run, after, asked, step } = await begin({ poll: [doneOf("NOT_OWNER", null)] }, HOME);
    await after(2_000);
    run.retryFor("198502102380", 1187);
    await after(0);
    expect(asked.at(-1)).toMatchObject({ call: "owner", fields: { civicnumber: "198502102380" } });
    await after(1_999);
    expect(asked.at(-1)?.call).toBe("owner");
    await after(1);
    expect(asked.at(-1)).toMatchObject({ call: "init", fields: { civicnumber: "198502102380", shopid: "1187" } });
    expect(step().kind).toBe("running");
  });

  test("a retry that would have the same result shows the choice instead", async () => {
    const { run, after, step } = await begin({ poll: [doneOf("PROVIDER_NOT_SUPPORTED", null)] });
    await after(2_000);
    run.retry();
    await after(500);
    expect(step()).toEqual({ kind: "choosing", isConsentMissing: false });
  });

  test("a failed owner check is repeated", async () => {
    const { run, after, step } = open({ owner: ["no answer", OWNER] });
    await after(0);
    run.retry();
    await after(500);
    expect(step().kind).toBe("choosing");
  });

  test.each([
    ["SUCCESS", "unknown"],
    ["NOT_OWNER", "not-owner"],
  ])("closing stops the polls, cancels the fetch and reports an owner of %s as %s [C-149]", async (status, flag) => {
    const { run, after, polls, listener } = await begin({ owner: [OWNER, ownerOf(status, 1041)] });
    if (status === "NOT_OWNER") {
      run.retryFor("198502102380", undefined);
      await after(0);
    }
    const before = polls().length;
    expect(run.close()).toBe(flag);
    await after(20_000);
    expect(polls()).toHaveLength(before);
    expect(listener.cancelled).toHaveBeenCalledExactlyOnceWith("/forsakring/x/cancel-fetch-insurance-data", {
      fetchdataid: "fetch-1",
    });
  });

  test("closing before the server has begun cancels what it began", async () => {
    const { run, after, listener } = open({});
    await after(0);
    run.chooseProvider(1041);
    run.consent(true);
    run.logIn(OTHER);
    run.close();
    await after(0);
    expect(listener.cancelled).toHaveBeenCalledOnce();
  });

  test("a fetch whose polls get no answer is cancelled too", async () => {
    const { run, after, listener } = await begin({ poll: ["no answer"] });
    await after(60_000);
    run.close();
    run.close();
    expect(listener.cancelled).toHaveBeenCalledOnce();
  });

  test("a fetch that has ended is not cancelled", async () => {
    const { run, after, listener } = await begin({ poll: [doneOf("SUCCESS")] });
    await after(2_000);
    run.close();
    expect(listener.cancelled).not.toHaveBeenCalled();
  });

  test("leaving the page cancels the fetch, unless the app was opened from it", async () => {
    const first = await begin({});
    first.run.leave();
    expect(first.listener.cancelled).toHaveBeenCalledOnce();
    const second = await begin({ poll: [pollOf("USER_ACTION_REQUIRED", { bankIdAutostartToken: "token" })] });
    await second.after(2_000);
    second.run.noteAppOpened();
    second.run.leave();
    expect(second.listener.cancelled).not.toHaveBeenCalled();
  });
});

describe("a page that the BankID app returns to", () => {
  async function resume(poll: readonly Answer[]) {
    const opened = open({ poll });
    opened.run.resume(opened.listener);
    await opened.after(0);
    return opened;
  }

  test("continues at once with the browser's latest fetch, and then with its id", async () => {
    const { polls, listener, after } = await resume([pollOf("IN_PROGRESS"), doneOf("SUCCESS")]);
    expect(polls().map(({ fields }) => fields["fetchdataid"])).toEqual([""]);
    await after(2_000);
    expect(polls().map(({ fields }) => fields["fetchdataid"])).toEqual(["", "fetch-1"]);
    expect(listener.onFetched).toHaveBeenCalledWith("fetch-1", expect.anything());
  });

  test("shows that it collects, and that the visitor has not returned yet", async () => {
    const { step } = await resume([pollOf("IN_PROGRESS", { isReturnAwaited: true })]);
    expect(step()).toMatchObject({ kind: "running", phase: "collecting", isReturnAwaited: true });
  });

  test("cancels the continued fetch when it is closed", async () => {
    const { run, listener } = await resume([pollOf("IN_PROGRESS")]);
    run.close();
    expect(listener.cancelled).toHaveBeenCalledOnce();
  });

  test("without a fetch to continue ends in the error view", async () => {
    expect((await resume(["no success"])).step()).toMatchObject({ kind: "failed", problem: "no-contact" });
  });
});

test("a login that ended in another browser is reported as such, and a retry shows the choice", async () => {
  const { run, step, after } = await begin({ poll: [pollOf("BANKID_ERROR", { isDone: true, isReturnAwaited: true })] });
  await after(2_000);
  expect(step()).toMatchObject({ kind: "failed", problem: "not-returned" });
  run.retry();
  await after(500);
  expect(step().kind).toBe("choosing");
});
