import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { CarDetail, ExcessRow } from "#verticals/car/car.offer.ts";
import { EXCESS_TYPES } from "#verticals/car/car.offer.ts";
import { excessNames } from "#verticals/car/car.texts.sv.ts";
import { pickCarFacts } from "./car-facts.ts";
import { CarCard } from "./CarCard.tsx";

afterEach(cleanup);

const excesses: ExcessRow[] = EXCESS_TYPES.map((type) => ({
  type,
  name: excessNames[type],
  description: type === "VEHICLE_DAMAGE" ? "Ingår inte" : "1\u202F500\u00A0kr",
  disclaimer: type === "STONE_CHIP" ? "Laga i stället för att byta ruta" : undefined,
  isIncluded: type !== "VEHICLE_DAMAGE",
  cost: type === "VEHICLE_DAMAGE" ? undefined : { kind: "amount", ore: 150_000 },
}));

const DETAIL: CarDetail = {
  cover: "half",
  excesses,
  featured: "Priset är låst hela första året.",
  benefits: ["Skadeanmälan dygnet runt"],
  hasBindingTime: false,
};

const show = (detail: Partial<CarDetail> = {}, isBest = false) =>
  render(
    <CarCard
      isBest={isBest}
      offer={{
        providerId: 93,
        providerName: "Tuvull",
        logoUrl: "/logos/tuvull.svg",
        subscriptionName: "Halv Plus",
        monthlyFeeOre: 21_900,
        yearlyFeeOre: 262_800,
        facts: pickCarFacts({ ...DETAIL, ...detail }),
      }}
    />,
  );

describe("the card of a car offer", () => {
  it("shows logo, monthly fee and featured info [C-052]", () => {
    show();
    expect(screen.getByAltText("Tuvull").getAttribute("src")).toBe("/logos/tuvull.svg");
    expect(screen.getByText("219 kronor per månad")).toBeTruthy();
    expect(screen.getByText("”Priset är låst hela första året.”")).toBeTruthy();
  });

  it("shows the yearly fee and the name of what is offered beside it", () => {
    show();
    const card = screen.getByRole("article", { name: "Tuvull" });
    expect(card.textContent).toContain("2\u202F628\u00A0kr/år");
    expect(within(card).getByText("Halv Plus")).toBeTruthy();
  });

  it("says that it has the lowest yearly price only when it is first", () => {
    show({}, true);
    expect(screen.getByText("Lägst årspris")).toBeTruthy();
    cleanup();
    show();
    expect(screen.queryByText("Lägst årspris")).toBeNull();
  });

  it("says that there is no binding time only when there is none", () => {
    show({ hasBindingTime: false });
    expect(screen.getByText("Ingen bindningstid")).toBeTruthy();
    cleanup();
    show({ hasBindingTime: true });
    expect(screen.queryByText("Ingen bindningstid")).toBeNull();
  });

  it("lists all nine excesses in the order of the comparison, and says in words what is not covered", () => {
    const { container } = show();
    const rows = [...container.querySelectorAll("tbody tr")].map((row) => [
      row.querySelector("th")?.firstChild?.textContent,
      row.querySelector("td")?.textContent,
    ]);
    expect(rows.map(([name]) => name)).toEqual(EXCESS_TYPES.map((type) => excessNames[type]));
    expect(rows[7]).toEqual(["Vagnskada", "Ingår inte"]);
    expect(rows[0]?.[1]).toBe("1\u202F500\u00A0kr");
    expect(within(container).getByText("Laga i stället för att byta ruta")).toBeTruthy();
  });

  it("heads the benefits with the provider's name, and leaves out a heading without any", () => {
    const { container } = show();
    expect(within(container).getByText("Fördelar med Tuvull")).toBeTruthy();
    cleanup();
    show({ benefits: [] });
    expect(screen.queryByText("Fördelar med Tuvull")).toBeNull();
  });
});
