// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://localhost/" }
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Consent } from "#domain/consent/consent.ts";
import { openMeasuredPage, pushed, storeChoice } from "#tests/support/measured-page.ts";
import { connectedPort } from "#tests/support/sandboxed-port.ts";
import type { AnalyticsPart } from "./load-part.ts";
import { VISIT_KEY } from "./visit-id.ts";

const TAG = "/ram/matning/";
let analytics: AnalyticsPart;

beforeEach(async () => {
  openMeasuredPage({ tag: TAG, product: "insurancecar" });
  history.replaceState(null, "", "/forsakring/bil/?searchid=abc");
  vi.resetModules();
  analytics = await import("./run-analytics.ts");
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

const signals = (ads: string, product: string) => ({
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
  analytics_storage: product,
});
const FIRST = ["consent", "default", signals("denied", "denied")];
const PAGE = { event: "page_data", path: "/forsakring/bil/", section: "forsakring", product: "insurancecar" };

const tags = () => document.querySelectorAll(`iframe[src="${TAG}"][sandbox="allow-scripts"]`).length;

function choose(consent: Consent): void {
  storeChoice(consent);
  analytics.applyChoice(consent);
}

describe("a stored choice", () => {
  test.each([
    [[1, 2, 3], "1,2,3", "granted", "granted"],
    [[1, 2], "1,2", "denied", "granted"],
  ] as const)(
    "of %j is sent to the tags, then as a consent-update, then the page is measured [F-040] [F-027] [F-028]",
    (consent, list, ads, product) => {
      choose(consent);
      expect(pushed()).toEqual([
        FIRST,
        ["consent", "update", signals(ads, product)],
        { event: "consent-update", consent: list },
        { ...PAGE, customSessionId: expect.stringMatching(/^[\w-]{28}$/) },
      ]);
      expect(tags()).toBe(1);
    },
  );

  test("of the necessary alone is sent as a consent-update, and nothing is measured or loaded [F-040] [F-145]", () => {
    choose([1]);
    expect(pushed()).toEqual([
      FIRST,
      ["consent", "update", signals("denied", "denied")],
      { event: "consent-update", consent: "1" },
    ]);
    expect(tags()).toBe(0);
    expect(sessionStorage).toHaveLength(0);
  });

  test("loads the tag once, and measures the page once, however often it is changed", () => {
    choose([1, 2]);
    choose([1, 2, 3]);
    expect(tags()).toBe(1);
    expect(pushed().filter((entry) => (entry as { event?: string }).event === "page_data")).toHaveLength(1);
  });
});

test("a variant is picked with the consent, stored, reported for the pages that were rendered with it, and removed with the consent", async () => {
  expect(document.cookie).not.toContain("variant=");
  choose([1, 2]);
  const [, variant] = /variant=([013])(?:;|$)/.exec(document.cookie) ?? [];
  expect(variant).toBeDefined();
  const reported = () => pushed().filter((entry) => (entry as { action?: string }).action === "ab_variant");
  // This page was rendered before.
  expect(reported()).toEqual([]);
  vi.resetModules();
  analytics = await import("./run-analytics.ts");
  analytics.followConsent([1, 2]);
  expect(reported()).toEqual([{ event: "custom_impression", action: "ab_variant", label: variant }]);
  expect(document.cookie).toContain(`variant=${variant}`);
  choose([1]);
  expect(document.cookie).not.toContain("variant=");
});

test("what the server wants measured of its page is pushed once, after the page [F-144]", () => {
  const lead = { event: "lead", action: "waiting_list", id: "16", type: "email", category: "power" };
  const answer = document.createElement("p");
  answer.dataset["measured"] = JSON.stringify({ ...lead, who: "Anna" });
  document.body.append(answer);
  storeChoice([1, 2]);
  analytics.followConsent([1, 2]);
  choose([1, 2, 3]);
  expect(pushed().filter((entry) => (entry as { event?: string }).event === "lead")).toEqual([lead]);
});

describe("a withdrawal", () => {
  test("removes what measuring stored and leaves what the page needs", () => {
    choose([1, 2, 3]);
    document.cookie = "_tag_visit=1; path=/";
    localStorage.setItem("_tag_visit", "1");
    sessionStorage.setItem("react-router-scroll-positions", "{}");
    localStorage.setItem("sparv-needed", "1");
    expect(analytics.hasSentMore([1])).toBe(true);
    choose([1]);
    expect(document.cookie).not.toContain("_tag_visit");
    expect(document.cookie).toContain("__Host-sparv-consent");
    expect(Object.keys(localStorage)).toEqual(["sparv-needed"]);
    expect(Object.keys(sessionStorage)).toEqual(["react-router-scroll-positions"]);
    expect(sessionStorage.getItem(VISIT_KEY)).toBeNull();
  });

  test("needs a new page only when a tag was sent more", async () => {
    expect(analytics.hasSentMore([1])).toBe(false);
    choose([1, 2]);
    expect(analytics.hasSentMore([1, 2])).toBe(false);
    expect(analytics.hasSentMore([1, 2, 3])).toBe(false);
    expect(analytics.hasSentMore([1])).toBe(true);
  });
});

describe("a page opened after the choice", () => {
  test("sends the consent before the tag is loaded, measures the page, and announces nothing", () => {
    storeChoice([1, 2]);
    analytics.followConsent([1, 2]);
    expect(pushed()).toEqual([
      FIRST,
      ["consent", "update", signals("denied", "granted")],
      { ...PAGE, customSessionId: expect.any(String) },
    ]);
    expect(tags()).toBe(1);
    analytics.followConsent([1, 2]);
    expect(pushed()).toHaveLength(3);
  });

  test("without a tag to load, loads none", () => {
    openMeasuredPage();
    storeChoice([1, 2, 3]);
    analytics.followConsent([1, 2, 3]);
    expect(document.querySelectorAll("iframe")).toHaveLength(0);
  });

  test("follows a withdrawal in another tab", () => {
    storeChoice([1, 2]);
    analytics.followConsent([1, 2]);
    storeChoice([1]);
    analytics.followConsent([1]);
    expect(pushed().at(-1)).toEqual(["consent", "update", signals("denied", "denied")]);
    expect(tags()).toBe(0);
    expect(sessionStorage.getItem(VISIT_KEY)).toBeNull();
  });
});

test("a page may be measured under another path than its own", () => {
  openMeasuredPage({ path: "/forsakring/villa/result/" });
  storeChoice([1, 2]);
  analytics.sendPage();
  expect(pushed().at(-1)).toMatchObject({ path: "/forsakring/villa/result/", section: "forsakring", product: "" });
});

describe("what the tag manager's frame receives", () => {
  async function sent(): Promise<unknown[]> {
    const port = await connectedPort(document.querySelector("iframe") ?? undefined);
    const messages: unknown[] = [];
    port.addEventListener("message", ({ data }) => messages.push(data));
    port.start();
    await vi.waitFor(() => expect(messages.length).toBeGreaterThan(2));
    return messages;
  }
  const command = (...parts: unknown[]) => ({ kind: "command", command: parts });

  test("is the data layer so far, then the start, then what is pushed", async () => {
    choose([1, 2]);
    const messages = await sent();
    analytics.sendEvent({ event: "search_started", service: "insurancecar" });
    await vi.waitFor(() => expect(messages).toHaveLength(6));
    expect(messages).toEqual([
      command(...FIRST),
      command("consent", "update", signals("denied", "granted")),
      { kind: "event", event: { event: "consent-update", consent: "1,2" } },
      { kind: "event", event: { ...PAGE, customSessionId: expect.any(String) } },
      { kind: "start" },
      { kind: "event", event: { event: "search_started", service: "insurancecar" } },
    ]);
  });

  test("is not what an earlier frame received, when the consent was withdrawn in between", async () => {
    choose([1, 2]);
    choose([1]);
    expect(tags()).toBe(0);
    choose([1, 2]);
    expect(await sent()).toEqual([
      command(...FIRST),
      command("consent", "update", signals("denied", "granted")),
      { kind: "event", event: { event: "consent-update", consent: "1,2" } },
      { kind: "start" },
    ]);
  });
});
