import { act } from "@testing-library/react";
import { Suspense, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { HYDRATED_EVENT, dispatchHydrated } from "#ui/pieces/hydrated-event.ts";
import { replayEarlyPresses } from "./replay-early-presses.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const MAX_AGE_MS = 10_000;

/** As in a page of its own each time: what the script listens with goes with it. */
let page: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  page = new AbortController();
  const listen = window.addEventListener.bind(window);
  const spy = vi.spyOn(window, "addEventListener");
  spy.mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options?: unknown) =>
    listen(type, listener, { capture: options === true, signal: page.signal }),
  );
  replayEarlyPresses({ hydratedEvent: HYDRATED_EVENT, maxAgeMs: MAX_AGE_MS });
  spy.mockRestore();
});
afterEach(() => {
  page.abort();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  vi.useRealTimers();
});

/** What is heard of presses on the page, by their names. */
function renderPage(html: string): string[] {
  document.body.innerHTML = html;
  const heard: string[] = [];
  const hear = (event: Event) => {
    heard.push((event.target as Element).id);
    // A link would change the address of the next test.
    event.preventDefault();
  };
  document.body.addEventListener("click", hear, { signal: page.signal });
  return heard;
}

/** As a finger, not as a script: of an element's own `click` a second one inside it is none. */
const press = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

function comeAlive(): void {
  dispatchHydrated();
  vi.advanceTimersByTime(1);
}

describe("a press before anything hears it", () => {
  it("is heard by nobody, until the page is alive: then once, however often it was pressed", () => {
    const heard = renderPage('<button type="button" id="a">Öppna</button>');
    press("a");
    press("a");
    expect(heard).toEqual([]);
    comeAlive();
    expect(heard).toEqual(["a"]);
    comeAlive();
    expect(heard).toEqual(["a"]);
  });

  it("is kept by the button when it hits what is inside it", () => {
    const heard = renderPage('<button type="button" id="a"><i id="inside">x</i></button>');
    press("inside");
    comeAlive();
    expect(heard).toEqual(["a"]);
  });

  it.each([
    ["a submit button, which may order something", '<form><button id="a">Beställ</button></form>'],
    ["a submit button that says so", '<form><button type="submit" id="a">Beställ</button></form>'],
    ["a link", '<a href="#a" id="a">Jämför</a>'],
    ["a checkbox", '<input type="checkbox" id="a">'],
    ["a disclosure", '<details><summary id="a">Mer</summary></details>'],
    ["a button of a popover", '<button type="button" popovertarget="p" id="a">Ring</button>'],
    ["a button of a dialog", '<button type="button" commandfor="d" command="show-modal" id="a">Regler</button>'],
    ["the close button of a banner", '<button type="button" data-banner-close="newsletter" id="a">Stäng</button>'],
  ])("is the browser's own on %s", (_, html) => {
    const heard = renderPage(html);
    press("a");
    expect(heard).toEqual(["a"]);
    comeAlive();
    expect(heard).toEqual(["a"]);
  });
});

describe("a press that is kept is forgotten", () => {
  const BUTTON = '<button type="button" id="a" aria-expanded="false">Öppna</button>';
  const button = () => document.getElementById("a") as HTMLButtonElement;

  it.each([
    ["when nobody waits for it any more", () => vi.advanceTimersByTime(MAX_AGE_MS)],
    ["when the page has slept, and its timers with it", () => vi.setSystemTime(Date.now() + MAX_AGE_MS)],
    ["when the button is gone", () => button().remove()],
    ["when another has taken its place", () => button().replaceWith(button().cloneNode(true))],
    ["when it says something else", () => void (button().textContent = "Köp")],
    ["when it has been opened meanwhile", () => button().setAttribute("aria-expanded", "true")],
    ["when it has been turned off", () => void (button().disabled = true)],
    ["when the address is another", () => history.replaceState(null, "", "/annan/")],
    ["when the page is left, also if it is shown again", () => window.dispatchEvent(new Event("pagehide"))],
    ["when a link is pressed after it", () => press("link")],
    ["when something is typed after it", () => input().dispatchEvent(new InputEvent("input", { bubbles: true }))],
  ])("%s", (_, happen) => {
    const heard = renderPage(`${BUTTON}<a href="#x" id="link">x</a><input>`);
    press("a");
    happen();
    comeAlive();
    expect(heard.filter((id) => id !== "link")).toEqual([]);
  });
  const input = () => document.querySelector("input") as HTMLInputElement;

  it("but not by a press on nothing", () => {
    const heard = renderPage(`${BUTTON}<p id="text">x</p>`);
    press("a");
    press("text");
    comeAlive();
    expect(heard).toEqual(["text", "a"]);
  });

  it("when another button is pressed after it; what is switched on and off stands beside others", () => {
    const heart = (id: string) => `<button type="button" id="${id}" aria-pressed="false">x</button>`;
    const heard = renderPage(`${BUTTON}${heart("one")}${heart("two")}<button type="button" id="b">y</button>`);
    for (const id of ["a", "one", "two", "b"]) press(id);
    comeAlive();
    expect(heard).toEqual(["one", "two", "b"]);
  });
});

it("a press that somebody has answered without letting it through is not answered again", () => {
  const heard = renderPage('<button type="button" id="a">Öppna</button>');
  comeAlive();
  const take = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", take, { capture: true, once: true });
  press("a");
  vi.advanceTimersByTime(1);
  comeAlive();
  expect(heard).toEqual([]);
});

it("shows that it was taken by fading, for as long as it is kept", () => {
  renderPage('<button type="button" id="a">Öppna</button>');
  const cancel = vi.fn();
  const animate = vi.fn(() => ({ cancel }));
  Object.assign(document.getElementById("a") as Element, { animate });
  press("a");
  vi.advanceTimersByTime(1);
  expect([animate.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 0]);
  comeAlive();
  expect([animate.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 1]);
  // An answer that comes at once is sign enough.
  press("a");
  vi.advanceTimersByTime(1);
  expect(animate).toHaveBeenCalledOnce();
});

describe("with React", () => {
  function Counter({ id }: { readonly id: string }) {
    const [presses, setPresses] = useState(0);
    return (
      <button type="button" id={id} onClick={() => setPresses((count) => count + 1)}>
        {presses}
      </button>
    );
  }
  const count = (id: string) => document.getElementById(id)?.textContent;
  let root: Root | undefined;
  afterEach(() => act(() => root?.unmount()));

  function takeOver(host: Element, Late: typeof Counter): void {
    root = hydrateRoot(host, <Page Late={Late} />);
    dispatchHydrated();
  }
  const Page = ({ Late }: { readonly Late: typeof Counter }) => (
    <main>
      <Counter id="first" />
      <Suspense fallback={null}>
        <Late id="late" />
      </Suspense>
    </main>
  );
  function drawPage(): Element {
    document.body.innerHTML = `<div>${renderToString(<Page Late={Counter} />)}</div>`;
    return document.body.firstElementChild as Element;
  }
  const held = () => {
    const { promise, resolve } = Promise.withResolvers<typeof Counter>();
    return { Late: lazyWithReload(() => promise) as typeof Counter, release: () => act(async () => resolve(Counter)) };
  };
  const wait = () => act(async () => void (await vi.advanceTimersByTimeAsync(20)));

  it("a press before it hears anything is answered once, also by a part that comes later", async () => {
    const { Late, release } = held();
    const host = drawPage();
    press("late");
    await act(async () => takeOver(host, Late));
    await wait();
    expect(count("late")).toBe("0");
    await release();
    await wait();
    expect(count("late")).toBe("1");
  });

  it("a press between its first listening and its first look is its own to answer", async () => {
    const { Late } = held();
    const host = drawPage();
    await act(async () => {
      takeOver(host, Late);
      press("first");
    });
    await wait();
    expect(count("first")).toBe("1");
  });

  it("a press that brings its own part to life is answered once", async () => {
    const { Late, release } = held();
    await release();
    // Known from elsewhere on the page, so that React need not wait for it.
    const other = createRoot(document.createElement("div"));
    await act(async () => other.render(<Late id="other" />));
    const host = drawPage();
    await act(async () => {
      takeOver(host, Late);
      press("late");
    });
    await wait();
    expect(count("late")).toBe("1");
    act(() => other.unmount());
  });

  it("a press on a part whose script has not come is answered once when it has, and the next one as ever", async () => {
    const { Late, release } = held();
    const host = drawPage();
    await act(async () => takeOver(host, Late));
    await wait();
    act(() => void press("late"));
    act(() => void press("late"));
    expect(count("late")).toBe("0");
    await release();
    await wait();
    expect(count("late")).toBe("1");
    act(() => void press("late"));
    await wait();
    expect(count("late")).toBe("2");
  });
});

it("uses nothing outside itself, because it is written into pages as text", () => {
  expect(String(replayEarlyPresses)).not.toMatch(/import|__vite|__vitest/);
});
