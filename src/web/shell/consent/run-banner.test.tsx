// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://localhost/" }
import { screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { BannerView } from "#domain/consent/consent-banner.ts";
import type { Consent } from "#domain/consent/consent.ts";
import { openMeasuredPage, pushed, storeChoice } from "#tests/support/measured-page.ts";
import type { BannerPart } from "#web/shell/analytics/load-part.ts";
import { BannerForm } from "./BannerForm.tsx";
import * as part from "./run-banner.ts";

const { runBanner }: BannerPart = part;
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

// If it loaded slowly, it would report in one test what was pressed in earlier ones.
beforeAll(() => import("#web/shell/analytics/run-analytics.ts"));
beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
    },
  );
  fetched.mockReset();
  openMeasuredPage({ analytics: "/src/web/shell/analytics/run-analytics.ts" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
  history.replaceState(null, "", "/");
});

interface Opening {
  readonly view?: BannerView;
  readonly consent?: Consent;
}

/** The page as the server sends it, after the script has taken over the banner. */
function openBanner({ view = "notice", consent }: Opening = {}): HTMLElement {
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/om/?a=b"]}>
      <BannerForm view={view} consent={consent} />
    </MemoryRouter>,
  );
  document.body.innerHTML = `<section data-consent="${view}" aria-labelledby="kakor-rubrik">${markup}</section>`;
  const banner = document.querySelector("section") as HTMLElement;
  runBanner(banner);
  return banner;
}

/** The server stores the choice: it answers Success and sets its cookie. */
const keeps = () =>
  fetched.mockImplementation(async (address) => {
    const list = new URL(address).searchParams.get("consent") ?? "";
    storeChoice(list.split(",").map(Number) as unknown as Consent);
    return Response.json({ Success: true, Data: { Result: { Consent: list } } });
  });

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(`^${name}`) });
const asked = () => fetched.mock.calls.map(([address]) => new URL(address).pathname + new URL(address).search);
const isHidden = () => document.querySelector("form")?.hidden;

describe("the first view", () => {
  test("has a title, a description and three buttons of the same look [F-031]", () => {
    openBanner();
    expect(screen.getByRole("heading", { name: "Kakor på Sparv" }).hidden).toBe(false);
    expect(screen.getByText(/^Vi behöver några kakor/)).toBeDefined();
    const buttons = screen.getAllByRole("button");
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      "Inställningar",
      "Endast nödvändiga",
      "Godkänn alla",
    ]);
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
    const link = screen.getByRole("link", { name: "Läs mer om kakor" });
    expect(link.getAttribute("href")).toBe("/personuppgifter/#cookies");
    // Search engines and speech control go by the text that is seen, not by a label.
    expect(link.textContent).toBe("Läs mer om kakor");
  });

  test.each([
    ["Godkänn alla", "1,2,3"],
    ["Endast nödvändiga", "1"],
  ])("%s asks the server to keep %j, and is gone when it has [F-039] [F-034] [F-035]", async (name, list) => {
    keeps();
    openBanner();
    await press(name);
    await vi.waitFor(() => expect(isHidden()).toBe(true));
    expect(asked()).toEqual([`/ajax/cookie/?consent=${encodeURIComponent(list)}`]);
    expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ "x-sparv-consent": "banner" });
    expect(screen.getByRole("status").textContent).toBe("Ditt val är sparat.");
  });

  test("shows the current choice, when there is one", () => {
    openBanner({ consent: [1, 2] });
    expect(screen.getByText("Ditt val nu: nödvändiga, statistik.")).toBeDefined();
  });
});

describe("the settings", () => {
  test("are a list of categories with boxes, and two buttons [F-032]", async () => {
    openBanner();
    await press("Inställningar");
    expect(screen.getByRole("heading", { name: "Välj kakor" })).toBe(document.activeElement);
    expect(screen.getAllByRole("checkbox").map((each) => (each as HTMLInputElement).checked)).toEqual([
      true,
      false,
      false,
    ]);
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Godkänn alla", "Spara val"]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test("cannot untick Necessary [F-038]", async () => {
    openBanner({ view: "settings" });
    expect(box("Nödvändiga").disabled).toBe(true);
    await userEvent.click(box("Nödvändiga"));
    expect(box("Nödvändiga").checked).toBe(true);
  });

  test("tick the categories that a tick requires, and untick those that depend on it [F-036] [F-037]", async () => {
    openBanner({ view: "settings" });
    await userEvent.click(box("Marknadsföring"));
    expect(box("Statistik").checked).toBe(true);
    await userEvent.click(box("Statistik"));
    expect(box("Marknadsföring").checked).toBe(false);
    await userEvent.click(box("Statistik"));
    expect(box("Marknadsföring").checked).toBe(false);
  });

  test.each([
    [[], "1"],
    [["Statistik"], "1,2"],
    [["Marknadsföring"], "1,2,3"],
  ] as const)("with %j ticked, Spara val keeps %j [F-034] [F-039]", async (names, list) => {
    keeps();
    openBanner({ view: "settings" });
    for (const name of names) await userEvent.click(box(name));
    await press("Spara val");
    await vi.waitFor(() => expect(isHidden()).toBe(true));
    expect(asked()).toEqual([`/ajax/cookie/?consent=${encodeURIComponent(list)}`]);
    expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ "x-sparv-consent": "settings" });
  });

  test("show the earlier choice", () => {
    openBanner({ view: "settings", consent: [1, 2] });
    expect([box("Statistik").checked, box("Marknadsföring").checked]).toEqual([true, false]);
  });
});

describe("when the server has answered", () => {
  const updates = () => pushed().filter((entry) => (entry as { event?: string }).event === "consent-update");

  test("Success true sets the consent and pushes a consent-update [F-040]", async () => {
    keeps();
    openBanner();
    await press("Godkänn alla");
    await vi.waitFor(() => expect(updates()).toEqual([{ event: "consent-update", consent: "1,2,3" }]));
    expect(document.cookie).toContain("__Host-sparv-consent");
  });

  test.each([
    ["Success false", () => Promise.resolve(Response.json({ Success: false, Error: [], Data: null }))],
    ["a page of a gateway", () => Promise.resolve(new Response("<html>", { status: 502 }))],
    ["nothing", () => Promise.reject(new TypeError("offline"))],
    ["Success, in a browser that takes no cookie", () => Promise.resolve(Response.json({ Success: true, Data: {} }))],
  ])("%s sets nothing and pushes nothing: the banner stays and shows it [F-040]", async (_, answer) => {
    fetched.mockImplementation(answer);
    openBanner();
    await press("Godkänn alla");
    expect((await screen.findByRole("alert")).textContent).toBe("Ditt val kunde inte sparas. Försök igen.");
    expect(isHidden()).toBe(false);
    expect(updates()).toEqual([]);
    expect(document.cookie).not.toContain("__Host-sparv-consent");
    keeps();
    await press("Godkänn alla");
    await vi.waitFor(() => expect(isHidden()).toBe(true));
  });

  test("two presses in a row send one request", async () => {
    let answer = (_: Response) => {};
    fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    openBanner();
    await press("Godkänn alla");
    await press("Endast nödvändiga");
    expect(fetched).toHaveBeenCalledOnce();
    answer(Response.json({ Success: false }));
  });
});

test("an address that opened the banner does not open it again", async () => {
  keeps();
  history.replaceState({ key: "router" }, "", "/om/?a=b&cookie-settings=val#del");
  openBanner({ consent: [1] });
  await press("Endast nödvändiga");
  await vi.waitFor(() => expect(location.href).toBe("https://localhost/om/?a=b#del"));
  expect(history.state).toEqual({ key: "router" });
});
