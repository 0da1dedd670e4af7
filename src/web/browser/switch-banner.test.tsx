import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { competition } from "#domain/competition/competition.ts";
import { BANNER_EVENT, BANNER_STORAGE_KEY, type BannerEvent, sendBannerEvent } from "./banner-events.ts";
import { onBannerEvent } from "#tests/support/on-banner-event.ts";
import { switchBanner } from "./switch-banner.ts";

const options = {
  eventName: BANNER_EVENT,
  storageKey: BANNER_STORAGE_KEY,
  competitionService: competition.serviceName,
};
const page = document.documentElement.dataset;
let listeners: AbortController;

/** Loads a page: the listeners of the previous page are gone. */
function loadPage(): void {
  listeners.abort();
  listeners = new AbortController();
  const { signal } = listeners;
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => add(type, listener, { signal }),
  );
  for (const name of ["banner", "bannerClosed", "competition"]) delete page[name];
  switchBanner(options);
  vi.mocked(document.addEventListener).mockRestore();
}

beforeEach(() => {
  listeners = new AbortController();
  loadPage();
});
afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

it("the page's own banner is shown until an event shows another or none, on this page and the next [F-069]", () => {
  expect(page["banner"]).toBeUndefined();
  sendBannerEvent({ type: "show", kind: "newsletter" });
  expect(page["banner"]).toBe("newsletter");
  sendBannerEvent({ type: "hide" });
  expect(page["banner"]).toBe("none");
  loadPage();
  expect(page["banner"]).toBe("none");
  sendBannerEvent({ type: "show", kind: "big-day" });
  expect(page["banner"]).toBe("big-day");
});

it("a listener receives every event until it unsubscribes [F-069]", () => {
  const received: BannerEvent[] = [];
  const stop = onBannerEvent((event) => received.push(event));
  sendBannerEvent({ type: "hide" });
  sendBannerEvent({ type: "purchase", serviceName: "power" });
  stop();
  sendBannerEvent({ type: "show", kind: "big-day" });
  expect(received).toEqual([{ type: "hide" }, { type: "purchase", serviceName: "power" }]);
});

it("a closed banner stays closed for the session, and only that one", () => {
  document.body.innerHTML = '<button data-banner-close="competition"><i>x</i></button>';
  document.querySelector("i")?.click();
  expect(page["bannerClosed"]).toBe("competition");
  loadPage();
  expect(page["bannerClosed"]).toBe("competition");
  sendBannerEvent({ type: "close", kind: "big-day" });
  sendBannerEvent({ type: "close", kind: "big-day" });
  expect(page["bannerClosed"]).toBe("competition big-day");
  sendBannerEvent({ type: "show", kind: "competition" });
  expect(page["bannerClosed"]).toBe("big-day");
});

it("a link to a banner's content shows the banner, and is a link where there is none [F-069]", () => {
  Element.prototype.scrollIntoView = () => undefined;
  const link = '<a href="#nyhetsbrev" data-banner-show="newsletter">Nyhetsbrev</a>';
  document.body.innerHTML = `${link}<aside data-banner-kind="newsletter"><details><input></details></aside>`;
  sendBannerEvent({ type: "close", kind: "newsletter" });
  const press = () =>
    document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(press()).toBe(false);
  expect(page["banner"]).toBe("newsletter");
  expect(page["bannerClosed"]).toBe("");
  expect(document.querySelector("details")?.open).toBe(true);
  document.body.innerHTML = link;
  expect(press()).toBe(true);
});

it("the competition has an intro, and its sign-up after a purchase of its service, also when it was closed [F-070]", () => {
  expect(page["competition"]).toBe("intro");
  sendBannerEvent({ type: "close", kind: "competition" });
  sendBannerEvent({ type: "purchase", serviceName: "insurancehouse" });
  expect(page["competition"]).toBe("intro");
  expect(page["bannerClosed"]).toBe("competition");
  sendBannerEvent({ type: "purchase", serviceName: "insurancecar" });
  expect(page["competition"]).toBe("sign-up");
  expect(page["banner"]).toBe("competition");
  expect(page["bannerClosed"]).toBe("");
  loadPage();
  expect(page["competition"]).toBe("sign-up");
});

it("a visitor who closed the sign-up does not see it again when the same purchase is reported twice", () => {
  sendBannerEvent({ type: "purchase", serviceName: "insurancecar" });
  sendBannerEvent({ type: "close", kind: "competition" });
  sendBannerEvent({ type: "purchase", serviceName: "insurancecar" });
  expect(page["bannerClosed"]).toBe("competition");
});

it("works without storage, and with foreign data in it", () => {
  sessionStorage.setItem(BANNER_STORAGE_KEY, '{"closed":"all"}');
  loadPage();
  expect(page["bannerClosed"]).toBe("");
  const set = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  sendBannerEvent({ type: "hide" });
  expect(page["banner"]).toBe("none");
  set.mockRestore();
});

it("uses nothing outside itself, because it is an inline script", () => {
  expect(String(switchBanner)).not.toMatch(/import|__vite|__vitest/);
});
