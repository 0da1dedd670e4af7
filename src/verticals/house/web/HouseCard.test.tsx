import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { describeHouseOffer } from "#verticals/house/server/house-offer-description.ts";
import type { CardOffer, CardSlots } from "#verticals/_contract/vertical-web.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import { serviceParts } from "#verticals/_insurance/service-parts.ts";
import { describeHouseCover } from "#verticals/house/server/house-cover.ts";
import { HouseCard } from "./HouseCard.tsx";
import { choosePrice } from "#domain/offer/price.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";

afterEach(cleanup);

const FACTS: HouseDetail = {
  cover: [
    ...describeHouseCover(
      {
        buildingExcessOre: 200_000,
        movablesExcessOre: 150_000,
        hasOwnMistakes: true,
        hasOwnBuildingMistakes: false,
      },
      { providerId: 0, links: [] },
    ),
    ...serviceParts(["Drulle", "Cykel"], []),
  ],
  discount: { value: "10 %", name: "samlingsrabatt" },
  featured: "Trasig diskmaskin ersätts till nypris.",
  benefits: ["Nypris på vitvaror i fem år"],
  about: "Premien sänks ett steg för varje skadefritt år.",
  bindingMonths: 12,
  links: [{ name: "Villkor", url: "https://akerbar.example/villkor.pdf" }],
};

const ACTION = <a href="/forsakring/villa/order/?resultid=r1">Gå vidare</a>;

const show = (offer: Partial<CardOffer<HouseDetail>> = {}, slots: CardSlots = { action: ACTION }) =>
  render(
    <HouseCard
      isBest={false}
      offers={[]}
      summary={{}}
      slots={slots}
      offer={{
        providerId: 108,
        providerName: "Åkerbär",
        logoUrl: "/logos/akerbar.svg",
        lowLogoUrl: "/logos/low/akerbar.png",
        resultId: "r1",
        subscriptionName: "Villahemförsäkring",
        price: choosePrice(insurancePrice({ yearlyFeeOre: 499_200, monthlyFeeOre: 41_600 }, "ore-year")),
        facts: FACTS,
        ...offer,
      }}
    />,
  );

const card = () => screen.getByRole("article", { name: "Åkerbär" });

describe("the card of a house offer", () => {
  it("shows the logo, and the one of low resolution when that cannot be loaded [H-037]", () => {
    show();
    const logo = screen.getByAltText("Åkerbär");
    expect(logo.getAttribute("src")).toBe("/logos/akerbar.svg");
    fireEvent.error(logo);
    expect(screen.getByAltText("Åkerbär").getAttribute("src")).toBe("/logos/low/akerbar.png");
  });

  it("has a tag for a condition of the price, with the text of the checkout", () => {
    const conditional = {
      value: "10 %",
      name: "samlingsrabatt",
      condition: "other-insurances",
      yearlyFeeOre: 4_493_00,
      monthlyFeeOre: 374_42,
    } as const;
    const { notices = [], discount } = describeHouseOffer({ ...FACTS, discount: undefined, conditional });
    show({ notices });
    const tag = "10 % samlingsrabatt om du har fler försäkringar hos bolaget: 374 kr/mån, eller 4 493 kr för hela året";
    expect(notices.map((notice) => notice.replaceAll(/\s/g, " "))).toEqual([tag]);
    expect(discount).toBeUndefined();
    expect(screen.getByText((text) => text.replaceAll(/\s/g, " ") === tag).closest("li")).not.toBeNull();
    expect(describeHouseOffer(FACTS).notices).toEqual([]);
  });

  it("shows the fee by the year and the month, its tags, and the name with its discount [H-038] [H-040]", () => {
    show({}, { action: ACTION, labels: <span>Lägst årspris</span> });
    expect(screen.getByText("4992 kronor per år")).toBeTruthy();
    expect(screen.getAllByText(/^416\skr\/mån$/).length).toBeGreaterThan(0);
    expect(screen.getByText("Lägst årspris")).toBeTruthy();
    expect(card().textContent).toContain("kr/år");
    expect(card().textContent).toContain("Villahemförsäkring (Med 10 % samlingsrabatt)");
  });

  it("leads on only where the offer can be ordered, and is greyed out elsewhere [H-041]", () => {
    show();
    expect(screen.getAllByRole("link", { name: "Gå vidare" })[0]?.getAttribute("href")).toContain("resultid=r1");
    expect(screen.queryByRole("button", { name: "Gå vidare" })).toBeNull();
    cleanup();
    show({ isOrderedElsewhere: true });
    expect(screen.queryByRole("link", { name: "Gå vidare" })).toBeNull();
    expect(screen.getByRole("button", { name: "Gå vidare" }).hasAttribute("disabled")).toBe(true);
    expect(screen.getByText("Går bara att teckna hos bolaget")).toBeTruthy();
  });

  it("has its line in quotes, and opens by one name whether open or closed [H-042]", async () => {
    show();
    expect(screen.getByText("”Trasig diskmaskin ersätts till nypris.”")).toBeTruthy();
    const details = card().querySelector("details");
    expect(details?.open).toBe(false);
    const [toggle] = screen.getAllByText("Självrisker & fördelar");
    await userEvent.click(toggle as HTMLElement);
    expect(details?.open).toBe(true);
  });

  it("describes the provider, the two excesses and what else there is [H-043]", () => {
    show();
    const provider = screen.getByRole("heading", { name: "Om Åkerbär" }).closest("section") as HTMLElement;
    expect(within(provider).getByText("Nypris på vitvaror i fem år")).toBeTruthy();
    const services = screen.getByRole("heading", { name: "Tjänster som ingår" }).parentElement ?? document.body;
    expect(
      within(services)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Drulle", "Cykel"]);
    const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent.replaceAll(/\s/g, " ");
    expect(valueOf("Självrisk byggnad")).toBe("2 000 kr");
    expect(valueOf("Självrisk lösöre")).toBe("1 500 kr");
    const other = screen.getByRole("heading", { name: "Övrigt" }).closest("section") as HTMLElement;
    expect(within(other).getByText("Premien sänks ett steg för varje skadefritt år.")).toBeTruthy();
  });

  it("shows the month, the name and the way on in its details, where it can be ordered [H-044]", () => {
    show();
    const details = card().querySelector("details") as HTMLElement;
    expect(details.textContent.replaceAll(/\s/g, " ")).toContain("416 kr/mån");
    expect(details.textContent).toContain("Villahemförsäkring (Med 10 % samlingsrabatt)");
    expect(within(details).getByText("Gå vidare").getAttribute("href")).toContain("resultid=r1");
    cleanup();
    show({ isOrderedElsewhere: true });
    const closed = card().querySelector("details") as HTMLElement;
    expect(closed.textContent).not.toContain("/mån");
    expect(within(closed).queryByText("Gå vidare")).toBeNull();
  });
});
