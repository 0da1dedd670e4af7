import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { AccidentDetail } from "#verticals/accident/accident.offer.ts";
import { serviceParts } from "#verticals/_insurance/service-parts.ts";
import { describeAccidentCover } from "#verticals/accident/server/accident-cover.ts";
import { AccidentCard } from "./AccidentCard.tsx";
import { choosePrice } from "#domain/offer/price.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";

afterEach(cleanup);

const FACTS: AccidentDetail = {
  cover: [
    ...describeAccidentCover(
      new Map([
        ["BROKEN_LEG", 1_000_000],
        ["TOOTH", 2_000_000],
        ["TENTH_INVALIDITY", 12_000_000],
      ]),
      200_000_000,
      { providerId: 0, links: [] },
    ),
    ...serviceParts(["Rehabilitering", "Samtalsstöd"], []),
  ],
  featured: "Dubbelt belopp vid den svåraste skadan.",
  benefits: ["Egen skadereglerare"],
  about: "Gäller i hela världen.",
  bindingMonths: 0,
  links: [{ name: "Villkor", url: "https://granskog.example/villkor.pdf" }],
};

const show = () =>
  render(
    <AccidentCard
      isBest={false}
      offers={[]}
      summary={{ amount: "1000000" }}
      slots={{ action: <a href="/forsakring/olycksfall/order/?resultid=r1">Gå vidare</a> }}
      offer={{
        providerId: 81,
        providerName: "Granskog Försäkring",
        logoUrl: "/logos/granskog.svg",
        resultId: "r1",
        subscriptionName: "Granskog Olycksfall Plus",
        price: choosePrice(insurancePrice({ yearlyFeeOre: 144_000, monthlyFeeOre: 12_000 }, "ore-month")),
        facts: FACTS,
      }}
    />,
  );

const plain = (text: string | null | undefined): string => (text ?? "").replaceAll(/\s/g, " ");
const valueOf = (term: string): string => plain(screen.getByText(term).nextElementSibling?.textContent);

describe("the card of an accident offer", () => {
  it("shows the month, the year and the highest amount", () => {
    show();
    expect(screen.getByText("120 kronor per månad")).toBeTruthy();
    const card = plain(screen.getByRole("article").textContent);
    expect(card).toContain("1 440 kr/år");
    expect(card).toContain("Upp till 2 000 000 kr vid invaliditet");
  });

  it("opens by 'Mer info' and closes by 'Dölj'", async () => {
    show();
    const details = screen.getByRole("article").querySelector("details");
    expect(details?.open).toBe(false);
    await userEvent.click(screen.getByText("Mer info"));
    expect(details?.open).toBe(true);
    expect(within(details as HTMLElement).getByText("Dölj")).toBeTruthy();
  });

  it("describes the insurance, what is paid by example, and benefits", () => {
    show();
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["Ersättningsexempel", "Om försäkringen", "Fördelar med Granskog Försäkring"]),
    );
    expect(plain(screen.getByText(/^Så mycket betalar/).textContent)).toContain("1 000 000 kr");
    expect(valueOf("Brutet ben")).toBe("10 000 kr");
    expect(valueOf("Tandskada")).toBe("20 000 kr");
    expect(valueOf("Ärr")).toBe("Ersätts inte");
    expect(valueOf("Tio procents invaliditet")).toBe("120 000 kr");
    expect(valueOf("Bindningstid")).toBe("Ingen");
    expect(screen.getByText("Gäller i hela världen.")).toBeTruthy();
    expect(screen.getByText("Egen skadereglerare")).toBeTruthy();
  });
});
