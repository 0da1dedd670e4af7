import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runRecentSearches } from "./run-recent-searches.ts";

/** Spec 1 §9. */
const POLL_MS = 6_000;

const fetched = vi.fn<(address: string) => Promise<Response>>();
let html: string;
/** Sets whether the widget is on the screen. */
let scrollTo: (isIntersecting: boolean) => void;
let isTabShown: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  html = '<ul><li>Någon jämförde <a href="/forsakring/bil/">bilförsäkring</a></li></ul>';
  fetched.mockReset();
  fetched.mockImplementation(() =>
    Promise.resolve(Response.json({ Success: true, Data: { Result: [{ UpdateDate: "", Html: html }] } })),
  );
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        scrollTo = (isIntersecting) => notify([{ isIntersecting }]);
      }
      observe() {}
    },
  );
  isTabShown = true;
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => (isTabShown ? "visible" : "hidden"));
  document.body.innerHTML = '<section data-recent-searches><div data-list><a href="/el/">el</a></div></section>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function run(): HTMLElement {
  const widget = document.querySelector<HTMLElement>("section");
  if (!widget) throw new Error("no widget");
  runRecentSearches(widget);
  return widget;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("the widget of recent searches", () => {
  test("asks every 6 s, only while it is on the screen of a visible tab [W-017]", async () => {
    run();
    await pass(10 * POLL_MS);
    expect(fetched).not.toHaveBeenCalled();
    scrollTo(true);
    await pass(5_999);
    expect(fetched).toHaveBeenCalledTimes(0);
    await pass(1);
    expect(fetched).toHaveBeenCalledTimes(1);
    await pass(2 * 6_000);
    expect(fetched).toHaveBeenCalledTimes(3);
    scrollTo(false);
    await pass(10 * POLL_MS);
    expect(fetched).toHaveBeenCalledTimes(3);
    scrollTo(true);
    isTabShown = false;
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(10 * POLL_MS);
    expect(fetched).toHaveBeenCalledTimes(3);
    isTabShown = true;
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(POLL_MS);
    expect(fetched).toHaveBeenCalledTimes(4);
    expect(new Set(fetched.mock.calls.map(([address]) => address))).toEqual(new Set(["/ajax/recent-searches/"]));
  });

  test("stops after 100 times, also when lost answers are among them [W-018]", async () => {
    fetched.mockRejectedValueOnce(new Error("no net"));
    run();
    scrollTo(true);
    await pass(150 * POLL_MS);
    expect(fetched).toHaveBeenCalledTimes(100);
    scrollTo(false);
    scrollTo(true);
    await pass(10 * POLL_MS);
    expect(fetched).toHaveBeenCalledTimes(100);
  });

  test("shows the server's markup, and measures its links 500 ms later [W-019]", async () => {
    const widget = run();
    expect(widget.querySelector("a")?.dataset).toMatchObject({ track: "recent_searches", trackLabel: "/el/" });
    scrollTo(true);
    await pass(POLL_MS);
    expect(widget.textContent).toBe("Någon jämförde bilförsäkring");
    expect(widget.querySelector("a")?.dataset["track"]).toBeUndefined();
    await pass(499);
    expect(widget.querySelector("a")?.dataset["track"]).toBeUndefined();
    await pass(1);
    expect(widget.querySelector("a")?.dataset).toMatchObject({
      track: "recent_searches",
      trackLabel: "/forsakring/bil/",
    });
  });

  test("is removed when there is no data, and keeps its content when the answer is lost", async () => {
    const widget = run();
    scrollTo(true);
    fetched.mockRejectedValueOnce(new Error("no net"));
    await pass(POLL_MS);
    expect(widget.textContent).toBe("el");
    html = "";
    await pass(POLL_MS);
    expect(widget.hidden).toBe(true);
  });

  test("does not replace a link that has focus", async () => {
    const widget = run();
    scrollTo(true);
    widget.querySelector("a")?.focus();
    await pass(POLL_MS);
    expect(widget.textContent).toBe("el");
    widget.querySelector("a")?.blur();
    await pass(POLL_MS);
    expect(widget.textContent).toBe("Någon jämförde bilförsäkring");
  });
});
