// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://localhost/" }
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openMeasuredPage, storeChoice } from "#tests/support/measured-page.ts";
import { consentMayHaveChanged } from "#web/shell/analytics/consent-state.ts";
import { thirdPartyFramePath } from "#domain/addresses/site-paths.ts";
import { connectedPort } from "#tests/support/sandboxed-port.ts";
import { ReviewWidget } from "./ReviewWidget.tsx";
import { GIVE_UP_MS, runReviews } from "./run-reviews.ts";

let comeNear: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => notify([{ isIntersecting: true }]);
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
  document.body.replaceChildren();
});

const findFrames = () => document.querySelectorAll<HTMLIFrameElement>("iframe");

function run(): HTMLElement {
  const router = createMemoryRouter([{ id: "root", path: "/", element: <ReviewWidget /> }]);
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
  expect(findFrames()).toHaveLength(0);
  comeNear();
  expect([...findFrames()].map((frame) => [frame.getAttribute("src"), frame.getAttribute("sandbox")])).toEqual([
    [thirdPartyFramePath("omdomen"), "allow-scripts"],
  ]);
});

test.for(["failed", "no answer"])("reviews that cannot be shown are reported: %s [W-021]", async (how) => {
  storeChoice([1, 2]);
  const section = run();
  comeNear();
  if (how === "no answer") await vi.advanceTimersByTimeAsync(GIVE_UP_MS);
  else {
    const port = await connectedPort(findFrames()[0]);
    port.postMessage(how);
  }
  await vi.waitFor(() => expect(shown(section)).toEqual(["blocked"]));
  expect(findFrames()).toHaveLength(0);
});

test("the frame is shown when it has the reviews, and a withdrawn consent removes it [W-022]", async () => {
  storeChoice([1, 2]);
  const section = run();
  comeNear();
  const port = await connectedPort(findFrames()[0]);
  port.postMessage("loaded");
  await vi.waitFor(() => expect(shown(section)).toEqual(["widget"]));
  expect(findFrames()[0]?.style.height).toBe("140px");
  storeChoice([1]);
  consentMayHaveChanged();
  expect(shown(section)).toEqual(["consent"]);
  expect(findFrames()).toHaveLength(0);
});
