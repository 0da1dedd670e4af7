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

/** A new page each time: its listeners are removed with it. */
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

/** The ids of the elements whose presses reach the page. */
function renderPage(html: string): string[] {
  document.body.innerHTML = html;
  const pressed: string[] = [];
  const listen = (event: Event) => {
    pressed.push((event.target as Element).id);
    // A link would change the address of the next test.
    event.preventDefault();
  };
  document.body.addEventListener("click", listen, { signal: page.signal });
  return pressed;
}

/** A real press, not `element.click()`: a nested `click()` on the same element is ignored. */
const press = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

function hydrate(): void {
  dispatchHydrated();
  vi.advanceTimersByTime(1);
}

describe("a press before hydration", () => {
  it("reaches no listener until the page is hydrated: then one, once, however often it was pressed", () => {
    const pressed = renderPage('<button type="button" id="a">Öppna</button>');
    press("a");
    press("a");
    expect(pressed).toEqual([]);
    hydrate();
    expect(pressed).toEqual(["a"]);
    hydrate();
    expect(pressed).toEqual(["a"]);
  });

  it("is queued for the button when it hits an element inside it", () => {
    const pressed = renderPage('<button type="button" id="a"><i id="inside">x</i></button>');
    press("inside");
    hydrate();
    expect(pressed).toEqual(["a"]);
  });

  it.each([
    ["a submit button, which may order something", '<form><button id="a">Beställ</button></form>'],
    ["an explicit submit button", '<form><button type="submit" id="a">Beställ</button></form>'],
    ["a link", '<a href="#a" id="a">Jämför</a>'],
    ["a checkbox", '<input type="checkbox" id="a">'],
    ["a disclosure", '<details><summary id="a">Mer</summary></details>'],
    ["a button of a popover", '<button type="button" popovertarget="p" id="a">Ring</button>'],
    ["a button of a dialog", '<button type="button" commandfor="d" command="show-modal" id="a">Regler</button>'],
    ["the close button of a banner", '<button type="button" data-banner-close="newsletter" id="a">Stäng</button>'],
  ])("is handled by the browser on %s", (_, html) => {
    const pressed = renderPage(html);
    press("a");
    expect(pressed).toEqual(["a"]);
    hydrate();
    expect(pressed).toEqual(["a"]);
  });
});

describe("a queued press is dropped", () => {
  const BUTTON = '<button type="button" id="a" aria-expanded="false">Öppna</button>';
  const button = () => document.getElementById("a") as HTMLButtonElement;

  it.each([
    ["when it is too old", () => vi.advanceTimersByTime(MAX_AGE_MS)],
    ["when the page and its timers have slept", () => vi.setSystemTime(Date.now() + MAX_AGE_MS)],
    ["when the button is gone", () => button().remove()],
    ["when another button has replaced it", () => button().replaceWith(button().cloneNode(true))],
    ["when its label has changed", () => void (button().textContent = "Köp")],
    ["when it has been opened meanwhile", () => button().setAttribute("aria-expanded", "true")],
    ["when it has been turned off", () => void (button().disabled = true)],
    ["when the address is another", () => history.replaceState(null, "", "/annan/")],
    ["when the page is left, also if it is shown again", () => window.dispatchEvent(new Event("pagehide"))],
    ["when a link is pressed after it", () => press("link")],
    ["when something is typed after it", () => input().dispatchEvent(new InputEvent("input", { bubbles: true }))],
  ])("%s", (_, happen) => {
    const pressed = renderPage(`${BUTTON}<a href="#x" id="link">x</a><input>`);
    press("a");
    happen();
    hydrate();
    expect(pressed.filter((id) => id !== "link")).toEqual([]);
  });
  const input = () => document.querySelector("input") as HTMLInputElement;

  it("but not by a press on plain text", () => {
    const pressed = renderPage(`${BUTTON}<p id="text">x</p>`);
    press("a");
    press("text");
    hydrate();
    expect(pressed).toEqual(["text", "a"]);
  });

  it("when another button is pressed after it; toggles stay queued", () => {
    const heart = (id: string) => `<button type="button" id="${id}" aria-pressed="false">x</button>`;
    const pressed = renderPage(`${BUTTON}${heart("one")}${heart("two")}<button type="button" id="b">y</button>`);
    for (const id of ["a", "one", "two", "b"]) press(id);
    hydrate();
    expect(pressed).toEqual(["one", "two", "b"]);
  });
});

it("a press that another listener has handled and stopped is not replayed", () => {
  const pressed = renderPage('<button type="button" id="a">Öppna</button>');
  hydrate();
  const take = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", take, { capture: true, once: true });
  press("a");
  vi.advanceTimersByTime(1);
  hydrate();
  expect(pressed).toEqual([]);
});

it("fades the button for as long as the press is queued", () => {
  renderPage('<button type="button" id="a">Öppna</button>');
  const cancel = vi.fn();
  const animate = vi.fn(() => ({ cancel }));
  Object.assign(document.getElementById("a") as Element, { animate });
  press("a");
  vi.advanceTimersByTime(1);
  expect([animate.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 0]);
  hydrate();
  expect([animate.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 1]);
  // An immediate answer needs no sign.
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

  function hydratePage(host: Element, Lazy: typeof Counter): void {
    root = hydrateRoot(host, <Page Lazy={Lazy} />);
    dispatchHydrated();
  }
  const Page = ({ Lazy }: { readonly Lazy: typeof Counter }) => (
    <main>
      <Counter id="first" />
      <Suspense fallback={null}>
        <Lazy id="lazy" />
      </Suspense>
    </main>
  );
  function renderServerPage(): Element {
    document.body.innerHTML = `<div>${renderToString(<Page Lazy={Counter} />)}</div>`;
    return document.body.firstElementChild as Element;
  }
  const deferred = () => {
    const { promise, resolve } = Promise.withResolvers<typeof Counter>();
    return { Lazy: lazyWithReload(() => promise) as typeof Counter, release: () => act(async () => resolve(Counter)) };
  };
  const wait = () => act(async () => void (await vi.advanceTimersByTimeAsync(20)));

  it("a press before hydration is handled once, also by a part that is loaded later", async () => {
    const { Lazy, release } = deferred();
    const host = renderServerPage();
    press("lazy");
    await act(async () => hydratePage(host, Lazy));
    await wait();
    expect(count("lazy")).toBe("0");
    await release();
    await wait();
    expect(count("lazy")).toBe("1");
  });

  it("React handles a press between adding its listeners and hydrating", async () => {
    const { Lazy } = deferred();
    const host = renderServerPage();
    await act(async () => {
      hydratePage(host, Lazy);
      press("first");
    });
    await wait();
    expect(count("first")).toBe("1");
  });

  it("a press that causes its part to hydrate is handled once", async () => {
    const { Lazy, release } = deferred();
    await release();
    // Already loaded elsewhere on the page, so that React need not wait for it.
    const other = createRoot(document.createElement("div"));
    await act(async () => other.render(<Lazy id="other" />));
    const host = renderServerPage();
    await act(async () => {
      hydratePage(host, Lazy);
      press("lazy");
    });
    await wait();
    expect(count("lazy")).toBe("1");
    act(() => other.unmount());
  });

  it("a press on a part whose script is not loaded is handled once when it is, and the next one as usual", async () => {
    const { Lazy, release } = deferred();
    const host = renderServerPage();
    await act(async () => hydratePage(host, Lazy));
    await wait();
    act(() => void press("lazy"));
    act(() => void press("lazy"));
    expect(count("lazy")).toBe("0");
    await release();
    await wait();
    expect(count("lazy")).toBe("1");
    act(() => void press("lazy"));
    await wait();
    expect(count("lazy")).toBe("2");
  });
});

it("uses nothing outside itself, because it is an inline script", () => {
  expect(String(replayEarlyPresses)).not.toMatch(/import|__vite|__vitest/);
});
