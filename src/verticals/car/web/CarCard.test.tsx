import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CardSlots } from "#verticals/_contract/vertical-web.ts";
import { amount, type Cover, type CoverPart } from "#domain/cover/cover.ts";
import type { CarDetail } from "#verticals/car/car.offer.ts";
import { describeCarCover } from "#verticals/car/server/car-cover-parts.ts";
import { EXCESS_TYPES } from "#verticals/car/car.offer.ts";
import { excessNames } from "#verticals/car/car.texts.sv.ts";
import { pickCarFacts } from "./pick-car-facts.ts";
import { CarCard } from "./CarCard.tsx";
import { choosePrice } from "#domain/offer/price.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";

afterEach(cleanup);

const COVER: Cover = describeCarCover({
  kind: "half",
  excesses: new Map(
    EXCESS_TYPES.filter((type) => type !== "VEHICLE_DAMAGE").map((type) => [
      type,
      {
        cost: amount(150_000),
        ...(type === "STONE_CHIP" ? { note: "Laga i stället för att byta ruta" } : {}),
        ...(type === "MOTOR" ? { note: "Upp till 8 000 mil: 2 500 kr\n8 001–12 000 mil: 6 000 kr" } : {}),
      },
    ]),
  ),
  services: ["Hyrbil"],
  terms: undefined,
});

const DETAIL: CarDetail = {
  kind: "half",
  cover: COVER,
  featured: "Priset är låst hela första året.",
  benefits: ["Skadeanmälan dygnet runt"],
  bindingMonths: 0,
  isPayAsYouDrive: false,
  disclaimer: undefined,
  consumerRating: undefined,
  links: [],
};

const show = (detail: Partial<CarDetail> = {}, slots: CardSlots = {}) =>
  render(
    <CarCard
      isBest={false}
      offers={[]}
      summary={{ yearlymileage: "1500" }}
      slots={slots}
      offer={{
        providerId: 93,
        providerName: "Tuvull",
        logoUrl: "/logos/tuvull.svg",
        resultId: "r1",
        subscriptionName: "Halv Plus",
        price: choosePrice(insurancePrice({ yearlyFeeOre: 262_800, monthlyFeeOre: 21_900 }, "ore-month")),
        facts: pickCarFacts({ ...DETAIL, ...detail }),
      }}
    />,
  );

describe("the card of a car offer", () => {
  it("shows logo, monthly fee and featured info", () => {
    show();
    expect(screen.getByAltText("Tuvull").getAttribute("src")).toBe("/logos/tuvull.svg");
    expect(screen.getByText("219 kronor per månad")).toBeTruthy();
    expect(screen.getByText("”Priset är låst hela första året.”")).toBeTruthy();
    expect(screen.getByRole("article", { name: "Tuvull" }).textContent).toContain("2\u202F628\u00A0kr/år");
  });

  it("has a place for everything the page puts on a card", () => {
    show(
      {},
      {
        labels: "märke",
        saving: "spar",
        facts: [{ label: "Vilt", text: "0 kr" }],
        action: "vidare",
        favourite: "hjärta",
        upgrade: "uppgradering",
        lastPurchase: "senast",
        compare: "jämför",
      },
    );
    for (const part of ["märke", "spar", "Vilt0 kr", "vidare", "hjärta", "uppgradering", "senast", "jämför"]) {
      expect(screen.getByRole("article").textContent).toContain(part);
    }
  });

  it("notifies the page that it has been opened", async () => {
    const onOpen = vi.fn();
    show({}, { onOpen });
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText("Visa självrisker & fördelar"));
    expect(onOpen).toHaveBeenCalled();
  });

  it("lists all nine excesses in the order of the comparison, and states in text what is not covered", () => {
    const { container } = show();
    const rows = [...container.querySelectorAll("tbody tr")].map((row) => [
      row.querySelector("th")?.firstChild?.textContent,
      row.querySelector("td")?.textContent,
      row.className.includes("excluded"),
    ]);
    expect(rows.map(([name]) => name)).toEqual(EXCESS_TYPES.map((type) => excessNames[type]));
    expect(rows[7]).toEqual(["Vagnskada", "Ingår inte", true]);
    expect(rows[0]).toEqual(["Trafik", "1\u202F500\u00A0kr", false]);
    expect(within(container).getByText("Laga i stället för att byta ruta")).toBeTruthy();
  });

  it("shows the motor section's text by line [C-064]", () => {
    const { container } = show();
    const lines = [...container.querySelectorAll("tbody tr:last-child small")].map((line) => line.textContent);
    expect(lines).toEqual(["Upp till 8 000 mil: 2 500 kr", "8 001–12 000 mil: 6 000 kr"]);
  });

  it("states what a collision with an animal costs, or what the add-on for it does", () => {
    const animal = (changes: Partial<CoverPart>): string => {
      cleanup();
      show({ cover: COVER.map((part) => (part.type === "ANIMAL_COLLISION" ? { ...part, ...changes } : part)) });
      return (screen.getByText("Djurkollision").nextElementSibling?.textContent ?? "").replaceAll(/\s/g, " ");
    };
    expect(animal({})).toBe("Ingår inte");
    expect(animal({ state: "included", terms: { excess: amount(0) } })).toBe("Ingår, 0 kr i självrisk");
    const addOn = { id: "djur", name: "Djurkollision", yearlyOre: 168_00, terms: { excess: amount(0) } };
    expect(animal({ state: "add-on", addOn })).toBe("Tillägg, 14 kr/mån");
  });

  it("states beside damage to the car a case of it that has another excess", () => {
    const parking = { type: "PARKING", name: "Parkeringsskada", state: "included", within: "VEHICLE_DAMAGE" } as const;
    const { container } = show({
      cover: [...COVER.filter(({ type }) => type !== "PARKING"), { ...parking, terms: { excess: amount(0) } }],
    });
    const row = [...container.querySelectorAll("tbody tr")][7];
    expect(row?.querySelector("small")?.textContent.replaceAll(/\s/g, " ")).toBe("Parkeringsskada: 0 kr");
  });

  it("heads the benefits with the provider's name, and leaves out headings without anything under them", () => {
    show();
    expect(screen.getByText("Fördelar med Tuvull")).toBeTruthy();
    expect(screen.getByText("Hyrbil")).toBeTruthy();
    cleanup();
    show({ benefits: [], cover: COVER.filter(({ name }) => name !== "Hyrbil") });
    expect(screen.queryByText("Fördelar med Tuvull")).toBeNull();
    expect(screen.queryByText("Tillägg som ingår")).toBeNull();
  });

  it("shows the binding time and what the insurance is called", () => {
    const { container } = show({ bindingMonths: 12 });
    expect([...container.querySelectorAll("dl dd")].map((fact) => fact.textContent)).toEqual([
      "Halv Plus",
      "Ingår inte",
      "12 månader",
    ]);
  });

  it("shows the points with their source, and nothing when there are none", () => {
    show({ consumerRating: { points: 78, outOf: 100, note: "Påhittade poäng." } });
    expect(screen.getByText("78 av 100 poäng, enligt bolaget.").parentElement?.textContent).toBe(
      "78 av 100 poäng, enligt bolaget. Påhittade poäng.",
    );
    cleanup();
    show();
    expect(screen.queryByText(/poäng/)).toBeNull();
  });

  it("leads to the provider's documents in a tab of their own", () => {
    show({ links: [{ name: "Faktablad", url: "https://tuvull.example/faktablad.pdf" }] });
    const link = screen.getByRole("link", { name: /^Faktablad \(PDF\)\s?, öppnas i ny flik$/ });
    expect(link.getAttribute("href")).toBe("https://tuvull.example/faktablad.pdf");
    expect(link.getAttribute("target")).toBe("_blank");
  });

  it("marks a price that follows the distance driven, and explains it beside the price and below", () => {
    show({ isPayAsYouDrive: true, disclaimer: "Priset ändras med hur långt du kör." });
    const card = screen.getByRole("article");
    expect(card.textContent).toContain("kr/mån*");
    expect(within(card).getByText("Pris efter körsträcka")).toBeTruthy();
    expect(within(card).getAllByText(/Priset ändras med hur långt du kör/)).toHaveLength(2);
    cleanup();
    show();
    expect(screen.getByRole("article").textContent).not.toContain("*");
  });
});
