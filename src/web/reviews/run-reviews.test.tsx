// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://localhost/" }
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openMeasuredPage, storeChoice } from "#tests/support/measured-page.ts";
import { consentMayHaveChanged } from "#web/analytics/consent-state.ts";
import { ReviewWidget } from "./ReviewWidget.tsx";
import { GIVE_UP_MS, runReviews } from "./run-reviews.ts";

const SCRIPT = "https://reviews.example/widget.js";
let comeNear: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  openMeasuredPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const script of findScripts()) script.remove();
});

const findScripts = () => document.querySelectorAll<HTMLScriptElement>(`script[src="${SCRIPT}"]`);

function run(): HTMLElement {
  const router = createMemoryRouter([{ id: "root", path: "/", element: <ReviewWidget scriptUrl={SCRIPT} /> }]);
  const holder = document.createElement("div");
  holder.innerHTML = renderToStaticMarkup(<RouterProvider router={router} />);
  document.body.append(holder);
  const section = holder.querySelector<HTMLElement>("section");
  if (!section) throw new Error("no section");
  runReviews(section);
  return section;
}

const shown = (section: HTMLElement) =>
  [...section.querySelectorAll<HTMLElement>("[data-view]")]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset["view"]);

test("nothing is fetched before consent, nor before the reviews are near", () => {
  storeChoice([1]);
  const section = run();
  expect(shown(section)).toEqual(["consent"]);
  storeChoice([1, 2]);
  consentMayHaveChanged();
  expect(shown(section)).toEqual(["loading"]);
  expect(findScripts()).toHaveLength(0);
  comeNear();
  expect(findScripts()).toHaveLength(1);
});

test.for(["error", "load", "silence"])("a script that cannot do its work is told of: %s [W-021]", async (how) => {
  storeChoice([1, 2]);
  const section = run();
  comeNear();
  if (how === "silence") await vi.advanceTimersByTimeAsync(GIVE_UP_MS);
  else {
    findScripts()[0]?.dispatchEvent(new Event(how));
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(shown(section)).toEqual(["blocked"]);
});

test("the script is given the element with its settings, and a consent that is taken back empties it [W-022]", async () => {
  storeChoice([1, 2]);
  const section = run();
  comeNear();
  const given: (string | undefined)[] = [];
  vi.stubGlobal("reviewWidget", {
    loadFromElement(element: HTMLElement) {
      const { locale, stars, styleHeight, minHeight } = element.dataset;
      given.push(locale, stars, styleHeight, minHeight);
      element.append(document.createElement("iframe"));
    },
  });
  findScripts()[0]?.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown(section)).toEqual(["widget"]);
  expect(given).toEqual(["sv-SE", "4,5", "140px", "140px"]);
  storeChoice([1]);
  consentMayHaveChanged();
  expect(shown(section)).toEqual(["consent"]);
  expect(section.querySelector("iframe")).toBeNull();
});
