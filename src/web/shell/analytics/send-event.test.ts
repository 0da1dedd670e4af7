// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://localhost/" }
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Consent } from "#domain/consent/consent.ts";
import { openMeasuredPage, pushed, storeChoice } from "#tests/support/measured-page.ts";
import { sendAnswer, sendEvent } from "./send-event.ts";
import { VISIT_KEY } from "./visit-id.ts";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  openMeasuredPage();
  fetched.mockReset().mockResolvedValue(new Response("{}"));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

const DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};
const FIRST = ["consent", "default", DENIED];
const click = { event: "custom_click", action: "my_account", label: "header" } as const;
const page = { event: "page_data", path: "/", section: "start", product: "" } as const;

describe.for<Consent | undefined>([undefined, [1]])("with the choice %j", (consent) => {
  test("nothing is pushed, sent or stored [F-145]", () => {
    storeChoice(consent);
    sendEvent(click);
    sendEvent(page);
    sendAnswer({ ExtendedData: { Gtm: { DataLayer: [{ event: "x" }] } } });
    expect(pushed()).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("with consent to Product", () => {
  beforeEach(() => storeChoice([1, 2]));

  test("the data layer begins with everything denied, then has the event [F-141] [F-145]", () => {
    sendEvent(click);
    expect(pushed()).toEqual([FIRST, click]);
  });

  test("page data has the id of the visit, one for all pages of a tab [F-140]", () => {
    sendEvent(page);
    sendEvent({ ...page, path: "/om/" });
    const [, one, other] = pushed() as { customSessionId: string; path: string }[];
    expect(Object.keys(one ?? {}).toSorted()).toEqual(["customSessionId", "event", "path", "product", "section"]);
    expect(one?.customSessionId).toMatch(/^[\w-]{28}$/);
    expect(other?.customSessionId).toBe(one?.customSessionId);
    expect(sessionStorage.getItem(VISIT_KEY)).toBe(one?.customSessionId);
  });

  test("clicks, impressions and errors are sent to our own server too, by the documented call [F-143]", () => {
    sendEvent(click);
    sendEvent({ event: "custom_impression", action: "cancel_current_insurance", label: "car_owner" });
    sendEvent({ event: "error", label: "error_insurely", source: "fetch" });
    sendEvent(page);
    expect(fetched.mock.calls.map(([address, { method, keepalive }]) => [address, method, keepalive])).toEqual(
      Array.from({ length: 3 }, () => ["/ajax/tracking/", "POST", true]),
    );
    expect(fetched.mock.calls.map(([, { body }]) => Object.fromEntries(body as URLSearchParams))).toEqual([
      { trackingtype: "click", trackinginfo: '{"action":"my_account","label":"header"}' },
      { trackingtype: "impression", trackinginfo: '{"action":"cancel_current_insurance","label":"car_owner"}' },
      { trackingtype: "error", trackinginfo: '{"label":"error_insurely","source":"fetch"}' },
    ]);
  });

  test.each([() => Promise.reject(new TypeError("offline")), () => Promise.resolve(new Response("", { status: 500 }))])(
    "a call that fails shows nothing, and is sent to the tags with its label [F-142]",
    async (fail) => {
      fetched.mockImplementation(fail);
      sendEvent(click);
      await vi.waitFor(() =>
        expect(pushed()).toEqual([FIRST, click, { event: "error", label: "error_api", source: "tracking" }]),
      );
      expect(fetched).toHaveBeenCalledOnce();
    },
  );

  test("an event with personal data is not sent; that there was one is reported", () => {
    sendEvent({ ...click, label: "198502102380" });
    expect(pushed()).toEqual([FIRST, { event: "error", label: "error_internal", source: "custom_click" }]);
    expect(JSON.stringify(pushed())).not.toContain("198502102380");
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    ["beside Data", { Success: true, Data: {}, ExtendedData: { Gtm: { DataLayer: { event: "purchase", value: 1 } } } }],
    [
      "inside Data",
      { Success: true, Data: { ExtendedData: { Gtm: { DataLayer: [{ event: "purchase", value: 1 }] } } } },
    ],
    [
      "with an order's state",
      { Success: true, Data: { Result: { ExtendedData: { Gtm: { DataLayer: { event: "purchase", value: 1 } } } } } },
    ],
  ])("what an answer of the server carries %s is pushed [F-144]", (_, answer) => {
    sendAnswer(answer);
    expect(pushed()).toEqual([FIRST, { event: "purchase", value: 1 }]);
  });

  test("an answer without an entry pushes nothing; a personal number is dropped [F-144]", () => {
    for (const answer of [undefined, null, {}, { Data: null }, { Data: { ExtendedData: { SearchData: {} } } }])
      sendAnswer(answer);
    expect(pushed()).toEqual([]);
    sendAnswer({ ExtendedData: { Gtm: { DataLayer: [{ event: "bad", who: "850210-2380" }, { event: "good" }] } } });
    expect(pushed()).toEqual([
      FIRST,
      { event: "error", label: "error_internal", source: "server_answer" },
      { event: "good" },
    ]);
  });
});
