import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { choosePrice } from "#domain/offer/price.ts";
import type { CardOffer } from "#verticals/_contract/vertical-web.ts";
import type { MortgageDetail } from "#verticals/mortgage/mortgage.offer.ts";
import type { MortgageSearch } from "#verticals/mortgage/mortgage.search.ts";
import { loanAt } from "#verticals/mortgage/server/mortgage-loan.ts";
import { MortgageBoard } from "./MortgageBoard.tsx";
import { mortgageWeb } from "./mortgage.web.ts";

afterEach(cleanup);

const SEARCH: MortgageSearch = {
  loanKr: 2_400_000,
  valueKr: 3_200_000,
  monthlyIncomeKr: 60_000,
  borrowers: 1,
  termMonths: 3,
  currentRate: 364,
  currentTermMonths: 3,
  exitFeeKr: undefined,
};

const BANKS = [
  ["Örtugen Bank", [309, 314, 322, 331, 352]],
  ["Lånstugan", [312, 309, 319, 329, 349]],
  ["Styvern", [329, 324, 331, 339]],
] as const;

function offers(changes: Partial<MortgageSearch> = {}, day = "2026-11-17"): CardOffer<MortgageDetail>[] {
  return BANKS.map(([providerName, list], at) => {
    const rates = list.map((rate, term) => ({
      months: [3, 12, 24, 36, 60][term] ?? 0,
      list: rate,
      average: rate - 40,
    }));
    const stated = { rates, listedOn: "2026-11-14", averageMonth: "2026-10", validUntil: "2026-12-01T00:00:00.000Z" };
    const offer = loanAt(stated, { ...SEARCH, ...changes }, day);
    if (!offer) throw new Error(providerName);
    const { subscriptionName, price, detail } = offer;
    const logoUrl = `/logos/${at}.svg`;
    return {
      providerId: at,
      providerName,
      logoUrl,
      resultId: `r${at}`,
      subscriptionName,
      price: choosePrice(price),
      facts: detail,
    };
  });
}

const show = (changes: Partial<MortgageSearch> = {}, day?: string) =>
  render(<MortgageBoard offers={offers(changes, day)} />);
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, " ") ?? "";
const section = (name: string | RegExp) => screen.getByRole("heading", { level: 2, name }).closest("section, figure");

describe("the board of a loan", () => {
  it("states the part of the value, and the amortisation that follows from it", () => {
    show();
    const text = plain(section(/^Du lånar 75\s% av värdet$/));
    expect(text).toContain("Därför amorterar du 2 % om året, 4 000 kr i månaden.");
    expect(text).toContain("Betalar du av 160 000 kr till räcker 1 %.");
    const limits = "Lånet är 75 procent av bostadens värde. Gränser för amortering vid 50 och 70 procent.";
    expect(screen.getByRole("img", { name: limits })).toBeTruthy();
  });

  it("follows the rules of the day", () => {
    show({ monthlyIncomeKr: 40_000 }, "2026-03-31");
    expect(plain(section(/^Du lånar/))).toContain("Därför amorterar du 3 % om året, 6 000 kr i månaden.");
    cleanup();
    show({ loanKr: 1_600_000 });
    expect(plain(section(/^Du lånar 50\s%/))).toContain("Därför behöver du inte amortera.");
    cleanup();
    show({ loanKr: 3_000_000 });
    expect(plain(section(/^Du lånar 94\s%/))).toContain("Det är mer än de 90 % som får lånas ut vid ett köp.");
  });

  it("has a table of banks and terms with the lowest marked, and the visitor's own rate", () => {
    show();
    const table = screen.getByRole("table", { name: /^Listränta per bindningstid/ });
    const rows = within(table).getAllByRole("row").map(plain);
    expect(rows[0]).toBe("Bank3 mån1 år2 år3 år5 år");
    expect(rows[1]).toContain("3,09 % lägst");
    expect(rows[2]).toContain("3,12 %snitt 2,72 %3,09 % lägst");
    expect(rows[3]).toContain("ingen ränta");
    expect(rows[4]).toBe("Du idag3,64 % Rörlig, 3 månader");
    expect(plain(section("Räntor just nu"))).toContain("Listräntor 14 november 2026");
    expect(plain(section("Räntor just nu"))).toContain("Lägst rörligt: Örtugen Bank, 3,09 %.");
  });

  it("states what a month costs when the rate rises by one, two and three points, also as a table", () => {
    show();
    const figure = screen.getByRole("figure", { name: "Om räntan stiger" });
    expect(plain(figure)).toContain("Tre procentenheter till kostar dig 4 546 kr mer i månaden.");
    const bars = within(within(figure).getByRole("list", { name: "Kostnad per månad" })).getAllByRole("listitem");
    expect(bars.map((bar) => plain(bar.querySelector("span + span")))).toEqual([
      "8 326 kr",
      "9 726 kr",
      "11 292 kr",
      "12 872 kr",
    ]);
    const rows = within(figure).getAllByRole("row", { hidden: true }).map(plain);
    expect(rows.at(-1)).toBe("+ 3 procentenheter6,09 %8 872 kr4 000 kr12 872 kr");
  });

  it("states what a switch gives, and the month after it", () => {
    show();
    const gain = section("Byter du sparar du");
    expect(plain(gain)).toContain("9240 kronor per år");
    expect(plain(gain)).toContain("Idag 3,64 %5 096 kr/mån");
    expect(plain(gain)).toContain("Örtugen Bank 3,09 %4 326 kr/mån");
    expect(plain(gain)).toContain("Ett lån med rörlig ränta flyttar du utan avgift");
    const month = screen.getByRole("heading", { name: "Din månad efter bytet" }).parentElement;
    expect(plain(month)).toContain("Ränta före avdrag6 180 krRänteavdrag−1 854 krAmortering4 000 krDu betalar8 326 kr");
  });

  it("counts the fee of a bound loan only when it is stated, and names it otherwise", () => {
    show({ currentTermMonths: 24 });
    expect(plain(section("Byter du sparar du"))).toContain("kan din bank ta ut ränteskillnadsersättning");
    cleanup();
    show({ currentTermMonths: 24, exitFeeKr: 7_700 });
    const text = plain(section("Byter du sparar du"));
    expect(text).toContain("Att lösa lånet i förtid kostar 7 700 kr en gång. Avgiften är intjänad på 10 månader.");
    expect(text).not.toContain("ränteskillnadsersättning");
  });

  it("promises no gain where there is none, and none that it does not know", () => {
    show({ currentRate: 250 });
    expect(plain(section("Din ränta är lägre"))).toContain("Ingen av bankerna har en lägre listränta än du.");
    expect(screen.queryByText(/sparar/)).toBeNull();
    cleanup();
    show({ currentRate: undefined });
    expect(plain(section("Lägst just nu"))).toContain("Skriv vilken ränta du har idag");
    expect(screen.queryByText("Du idag")).toBeNull();
  });
});

it("the choice of term changes the search, and the first bank is in the lead", () => {
  expect(mortgageWeb.variants?.({ binding: "12" })).toMatchObject({ field: "binding", chosen: "12" });
  expect(mortgageWeb.overview?.lead(offers()).replaceAll(/\s/g, " ")).toBe(
    "Lägst listränta på 3 mån: Örtugen Bank, 3,09 %.",
  );
});
