import { act, cleanup, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { webVerticals } from "#verticals/web-registry.ts";
import { NoResults } from "./NoResults.tsx";
import type { ShownResult } from "./present-result.ts";
import { Results } from "./Results.tsx";

afterEach(cleanup);

const [web] = webVerticals;
if (!web) throw new Error("No vertical to try with");

const offer = (providerId: number, monthlyFeeOre: number): ShownResult["offers"][number] => ({
  providerId,
  providerName: `Bolag ${providerId}`,
  logoUrl: `/logos/${providerId}.svg`,
  subscriptionName: "Bas",
  monthlyFeeOre,
  yearlyFeeOre: monthlyFeeOre * 12,
  facts: web.pickFacts({ excesses: [], benefits: [], hasBindingTime: true }),
});

const RESULT: ShownResult = {
  vertical: web.description.name,
  searchId: "s1",
  state: "done",
  summary: {},
  askedCount: 4,
  offers: [offer(1, 21_900), offer(2, 23_600)],
  silent: [
    { providerId: 3, providerName: "Bolag 3", reason: "no-answer" },
    { providerId: 4, providerName: "Bolag 4", reason: "declined", message: "Du är redan kund hos oss." },
  ],
  waitingFor: [],
  progress: [],
};

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
  await act(async () => void render(<Stub />));
}

describe("the result", () => {
  it("keeps the server's order and marks only the first as the best", async () => {
    await show(<Results web={web} result={RESULT} />);
    const cards = screen.getAllByRole("article");
    expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual(["Bolag 1", "Bolag 2"]);
    expect(screen.getAllByText("Lägst årspris")).toHaveLength(1);
    expect(within(cards[0] as HTMLElement).getByText("Lägst årspris")).toBeTruthy();
  });

  it("says how the list is ranked, with a way to the page about it", async () => {
    await show(<Results web={web} result={RESULT} />);
    expect(screen.getByText(/Vad bolagen betalar oss påverkar inte ordningen/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Läs mer om hur vi rankar" }).getAttribute("href")).toBe("/sa-rankar-vi/");
  });

  it("lists the providers that gave no price, with the reason [C-035]", async () => {
    await show(<Results web={web} result={RESULT} />);
    expect(screen.getByText("Vi frågade 4 bolag. 2 gav ett pris.")).toBeTruthy();
    expect(screen.getByText("Bolag 3.").parentElement?.textContent).toBe("Bolag 3. Bolaget svarade inte i tid.");
    expect(screen.getByText("Bolag 4.").parentElement?.textContent).toBe("Bolag 4. Du är redan kund hos oss.");
  });
});

describe("a search without results", () => {
  const empty = { ...RESULT, offers: [] };

  it("says so, that it may need a person, and whom to call [C-031] [C-034]", async () => {
    await show(<NoResults web={web} result={empty} hasErrors />);
    expect(screen.getByRole("heading", { name: "Din sökning gav inga resultat" })).toBeTruthy();
    expect(screen.getByText(/Ibland behöver ett ärende hanteras för hand/).textContent).toContain(
      "08-465 004 00, måndag–fredag 08:00–18:00",
    );
    expect(screen.getByRole("link", { name: "Ring oss" }).getAttribute("href")).toBe("tel:0846500400");
  });

  it("blames itself after an error and the filter otherwise [C-033]", async () => {
    await show(<NoResults web={web} result={empty} hasErrors />);
    expect(screen.getByText(/^Något gick tyvärr fel, prova att göra om din sökning/)).toBeTruthy();
    cleanup();
    await show(<NoResults web={web} result={empty} hasErrors={false} />);
    expect(screen.getByText(/^Prova att ändra din filtrering/)).toBeTruthy();
    expect(screen.queryByText(/Något gick tyvärr fel/)).toBeNull();
  });

  it("goes back to the form with what was searched for, and never puts it in an address", async () => {
    const summary = { carregnumber: "SPV 24K", unknown: "x" };
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
