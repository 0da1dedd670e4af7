import { act, cleanup, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { InsuranceTexts } from "#tests/support/insurance-texts.tsx";
import { sampleResult, sampleSlots, sampleVertical as web } from "../../../../gallery/samples/result-sample.tsx";
import { NoResults } from "./NoResults.tsx";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import { ResultBody } from "./ResultBody.tsx";
import { NO_SLOTS } from "#web/shop/offers/result-slots.ts";
import { Results } from "./Results.tsx";

afterEach(cleanup);

// Lazy chunks in the browser; here they are loaded in advance.
beforeAll(async () => {
  await Promise.all([
    import("#verticals/car/web/CarCard.tsx"),
    import("#verticals/car/web/CarFetchQuestion.tsx"),
    import("./filters/FilteredList.tsx"),
  ]);
});

async function show(element: React.ReactNode): Promise<void> {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => ({ customerServicePhone: "08-465 004 00", salesPhone: "08-465 004 10" }),
      HydrateFallback: () => null,
      Component: () => element,
    },
  ]);
  await act(async () => void render(<Stub />, { wrapper: InsuranceTexts }));
}

const cards = (scope: HTMLElement = document.body) =>
  within(scope)
    .getAllByRole("article")
    .map((card) => card.getAttribute("aria-label"));
const list = (heading: string) => screen.getByRole("heading", { name: heading }).closest("section") as HTMLElement;

const plain = sampleResult({});
const fetched = sampleResult({ current: {} });

describe("the result", () => {
  it("keeps the server's order, and only the first is the best", async () => {
    await show(<Results web={web} result={plain} slots={NO_SLOTS} />);
    await screen.findAllByRole("article");
    expect(cards().slice(0, 3)).toEqual(["Tuvull", "Rattvis", "Milvis"]);
    const lowest = screen.getAllByText("Lägst årspris").map((label) => label.closest("article"));
    expect(lowest).toEqual([screen.getAllByRole("article")[0]]);
  });

  it("marks cards with the labels the server gave them, and with no others", async () => {
    const [one, two] = plain.offers;
    const offers = [
      { ...one, labels: ["lowest_yearlyfee", "no_bindtime", "popular"] },
      { ...two, labels: [] },
    ] as ShownResult["offers"];
    await show(<Results web={web} result={{ ...plain, offers }} slots={NO_SLOTS} />);
    const [first, second] = await screen.findAllByRole("article");
    for (const label of ["Lägst årspris", "Ingen bindning", "Populär"]) {
      expect(within(first as HTMLElement).getByText(label)).toBeTruthy();
      expect(within(second as HTMLElement).queryByText(label)).toBeNull();
    }
  });

  it("explains how the list is ranked, with a link to the page about it", async () => {
    await show(<Results web={web} result={plain} slots={NO_SLOTS} />);
    expect(screen.getByText(/Vad bolagen betalar oss påverkar inte ordningen/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Läs mer om hur vi rankar" }).getAttribute("href")).toBe("/sa-rankar-vi/");
  });

  it("lists the providers that gave no price, with the reason", async () => {
    await show(<Results web={web} result={plain} slots={NO_SLOTS} />);
    expect(screen.getByText(`Vi frågade ${plain.askedCount} bolag. ${plain.offers.length} gav ett pris.`)).toBeTruthy();
    expect(screen.getByText("Stenvalv.").parentElement?.textContent).toBe("Stenvalv. Bolaget svarade inte i tid.");
  });

  it("leads to its receipt and to sharing once every answer has come, and not before", async () => {
    await show(<Results web={web} result={{ ...plain, state: "done" }} slots={NO_SLOTS} />);
    const links = within(screen.getByRole("navigation", { name: "Mer om listan" }));
    expect(links.getByRole("link", { name: "Kontrollera listan" }).getAttribute("href")).toBe(
      `/kvitto/${plain.searchId}/`,
    );
    expect(links.getByRole("link", { name: "Dela eller ta med" }).getAttribute("href")).toContain(plain.searchId);
    cleanup();
    await show(<Results web={web} result={{ ...plain, state: "open" }} slots={NO_SLOTS} />);
    expect(screen.queryByRole("navigation", { name: "Mer om listan" })).toBeNull();
  });

  it("is one list without a current insurance, and has no badges", async () => {
    await show(<Results web={web} result={plain} slots={NO_SLOTS} />);
    expect(cards(list("Alla erbjudanden"))).toHaveLength(plain.offers.length);
    expect(screen.queryByText(/^Spara/)).toBeNull();
    expect(screen.queryByRole("img", { name: /ditt pris idag/ })).toBeNull();
  });

  it("is two lists beside a current insurance, with the saving of each [C-026]", async () => {
    await show(<Results web={web} result={fetched} slots={NO_SLOTS} />);
    expect(cards(list("Lägre pris än idag"))).toHaveLength(7);
    expect(cards(list("Övriga erbjudanden"))).toEqual(["Ljunghed", "Kronhjort", "Nordkaj"]);
    expect(screen.getAllByText(/^Spara/).map((badge) => badge.textContent)[0]).toBe("Spara 1\u202F680\u00A0kr /år");
    // What is dearer states how much in a year.
    expect(within(list("Övriga erbjudanden")).getAllByText(/^[\d\s]+kr mer per år$/)).toHaveLength(3);
  });

  it("names the lost cover first, and calls no amount a saving", async () => {
    const change = { kind: "less", today: "Halvförsäkring", wanted: "Trafikförsäkring", parts: ["stöld"] } as const;
    const less = sampleResult({ current: {}, cover: { today: "Halvförsäkring", change } });
    await show(<Results web={web} result={less} slots={NO_SLOTS} />);
    const text = document.body.textContent ?? "";
    expect(list("Lägre pris och mindre skydd än idag")).toBeTruthy();
    expect(screen.getAllByText(/^Mindre skydd, .+\skr lägre \/år$/)).toHaveLength(7);
    expect(text.toLowerCase()).not.toMatch(/spara \d|att spara|du sparar/);
    expect(text.indexOf("Du förlorar stöld.")).toBeLessThan(text.search(/\skr/));
    expect(text.indexOf("Du förlorar stöld.")).toBeGreaterThan(-1);
    expect(screen.getByRole("region", { name: "Din försäkring idag" }).textContent).toContain("Halvförsäkring");
  });

  it("renders the price scale and describes it in a sentence", async () => {
    await show(<Results web={web} result={fetched} slots={NO_SLOTS} />);
    expect(
      screen.getByRole("img", {
        name: "Priser per månad från 219\u00A0kr till 431\u00A0kr. Ditt pris idag är 359\u00A0kr.",
      }),
    ).toBeTruthy();
  });

  it("links to the checkout of each offer, with the id of the fetch if any, when there is a checkout [C-057]", async () => {
    await show(<Results web={web} result={fetched} slots={NO_SLOTS} />);
    const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(address("Gå vidare hos Tuvull")).toBe(
      `${web.description.path}order/?resultid=erbjudande-tuvull&fetchdataid=hamtad`,
    );
    cleanup();
    await show(<Results web={web} result={plain} slots={NO_SLOTS} />);
    expect(address("Gå vidare hos Tuvull")).toBe(`${web.description.path}order/?resultid=erbjudande-tuvull`);
    cleanup();
    const parts = { ...plain.parts, hasCheckout: false };
    await show(<Results web={web} result={{ ...plain, parts }} slots={NO_SLOTS} />);
    expect(screen.queryByText(/Gå vidare/)).toBeNull();
  });

  it("has hearts and last purchases only when the page has those slots", async () => {
    await show(<Results web={web} result={plain} slots={sampleSlots} />);
    expect(screen.getAllByRole("button", { name: /som favorit$/ })).toHaveLength(plain.offers.length);
    expect(screen.getAllByText("Senast tecknad för 12 minuter sedan")).toHaveLength(plain.offers.length);
    cleanup();
    await show(<Results web={web} result={plain} slots={NO_SLOTS} />);
    expect(screen.queryByRole("button", { name: /som favorit$/ })).toBeNull();
  });

  it("offers the comparison and the assistant from four offers on [C-040]", async () => {
    await show(<Results web={web} result={sampleResult({ count: 4 })} slots={sampleSlots} />);
    expect(screen.getAllByRole("link", { name: "Jämför" })).not.toHaveLength(0);
    expect(screen.getAllByRole("button", { name: "Fråga AI" })).not.toHaveLength(0);
    expect(screen.getAllByText("Jämför självrisker")).toHaveLength(4);
    cleanup();
    await show(<Results web={web} result={sampleResult({ count: 3 })} slots={sampleSlots} />);
    expect(screen.queryByRole("link", { name: "Jämför" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Fråga AI" })).toBeNull();
    expect(screen.queryByText("Jämför självrisker")).toBeNull();
  });

  it("is replaced by a completed order", async () => {
    await show(
      <ResultBody
        web={web}
        result={plain}
        slots={{ orderComplete: <h1>Tack för din beställning</h1> }}
        announce={() => undefined}
        onInvalid={() => undefined}
      />,
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Tack för din beställning");
    expect(screen.queryByRole("article")).toBeNull();
  });
});

describe("the question whether to fetch", () => {
  it.each([
    ["unknown", "Ja, hämta med BankID"],
    ["owner", "Hämta med BankID"],
    ["not-owner", undefined],
  ] as const)("for %s offers the fetch only to who may own it [C-048] [C-036]", async (fetch, button) => {
    await show(<Results web={web} result={sampleResult({ fetch })} slots={NO_SLOTS} />);
    const question = screen.queryByRole("heading", { name: /^Äger du bilen .*SPV 24K ?\?$/ });
    expect(question !== null).toBe(fetch === "unknown");
    const buttons = screen.queryAllByRole("button", { name: /BankID/ }).map((each) => each.textContent);
    expect(buttons).toEqual(button ? [button] : []);
  });

  it("is hidden with a current insurance, and without a way to fetch", async () => {
    await show(<Results web={web} result={sampleResult({ fetch: "unknown", current: {} })} slots={NO_SLOTS} />);
    expect(screen.queryByText(/Äger du bilen/)).toBeNull();
    cleanup();
    await show(<Results web={web} result={plain} slots={NO_SLOTS} />);
    expect(screen.queryByText(/Äger du bilen/)).toBeNull();
  });
});

describe("the coach", () => {
  it("follows the list when it has steps, and is hidden otherwise", async () => {
    await show(<Results web={web} result={plain} slots={NO_SLOTS} />);
    expect(screen.getByRole("navigation", { name: "Sänk fler kostnader" })).toBeTruthy();
    cleanup();
    const { coach: _, ...alone } = plain;
    await show(<Results web={web} result={alone} slots={NO_SLOTS} />);
    expect(screen.queryByText("Sänk fler kostnader")).toBeNull();
  });
});

describe("a search without results", () => {
  const empty = { ...plain, offers: [] };

  it("explains that a person may have to handle it, and whom to call", async () => {
    await show(<NoResults web={web} result={empty} hasErrors />);
    expect(screen.getByRole("heading", { name: "Din sökning gav inga resultat" })).toBeTruthy();
    expect(screen.getByText(/Ibland behöver ett ärende hanteras för hand/).textContent).toContain(
      "08-465 004 00, måndag–fredag 08:00–18:00",
    );
    expect(screen.getByRole("link", { name: "Ring oss" }).getAttribute("href")).toBe("tel:0846500400");
  });

  it("reports an error after an error, and suggests changing the filter otherwise", async () => {
    await show(<NoResults web={web} result={empty} hasErrors />);
    expect(screen.getByText(/^Något gick tyvärr fel, prova att göra om din sökning/)).toBeTruthy();
    cleanup();
    await show(<NoResults web={web} result={empty} hasErrors={false} />);
    expect(screen.getByText(/^Prova att ändra din filtrering/)).toBeTruthy();
    expect(screen.queryByText(/Något gick tyvärr fel/)).toBeNull();
  });

  it("returns to the form with the searched values, and never puts them in an address", async () => {
    const summary = { carregnumber: "SPV 24K" };
    await show(<NoResults web={web} result={{ ...empty, summary }} hasErrors />);
    const form = screen.getByRole("button", { name: "Gör om sökningen" }).closest("form");
    expect(form?.method).toBe("post");
    expect(form?.getAttribute("action")).toBe(web.description.path);
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
      "fyll-i": "1",
      carregnumber: "SPV 24K",
    });
  });
});
