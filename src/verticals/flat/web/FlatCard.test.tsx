import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { orderedProvider } from "#tests/support/ordered-provider.ts";
import type { CardOffer } from "#verticals/_contract/vertical-web.ts";
import { HomeOrderDetails } from "#verticals/_insurance/web/HomeOrder.tsx";
import { describeFlatOffer } from "#verticals/flat/server/flat-offer-description.ts";
import { flatComparison } from "./flat-comparison.ts";
import type { FlatDetail } from "#verticals/flat/flat.offer.ts";
import { serviceParts } from "#verticals/_insurance/service-parts.ts";
import { describeFlatCover, type StatedFlat } from "#verticals/flat/server/flat-cover.ts";
import { FlatCard } from "./FlatCard.tsx";
import { FlatFetchQuestion } from "./FlatFetchQuestion.tsx";
import { FlatSummary } from "./FlatSummary.tsx";
import { OrderedFlat } from "./OrderedFlat.tsx";
import { choosePrice } from "#domain/offer/price.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";

afterEach(cleanup);

const coverWith = (stated: Partial<StatedFlat>) => [
  ...describeFlatCover(
    {
      excesses: new Map([
        ["movables", 150_000],
        ["water", 300_000],
        ["tenantowner", 300_000],
        ["travel", 0],
      ]),
      hasAllrisk: false,
      hasTenantOwner: true,
      travelDays: 45,
      movablesKr: undefined,
      ...stated,
    },
    { providerId: 0, links: [] },
    { housing: "bostadsratt", association: "unknown", excessKr: 1500, wantsAllrisk: false, wantsTravel: true },
  ),
  ...serviceParts(["Skadejour"], []),
];

const FACTS: FlatDetail = {
  cover: coverWith({}),
  discount: { value: "8 %", name: "familjerabatt" },
  featured: "Cykeln ersätts till nypris i tre år.",
  benefits: ["Cykeln ersätts till nypris"],
  about: "Saker i källarförråd ersätts upp till 50 000 kr.",
  bindingMonths: 12,
  links: [{ name: "Villkor", url: "https://akerbar.example/villkor.pdf" }],
};

const OFFER: CardOffer<FlatDetail> = {
  providerId: 108,
  providerName: "Åkerbär",
  logoUrl: "/logos/akerbar.svg",
  resultId: "r1",
  subscriptionName: "Hemförsäkring",
  price: choosePrice(insurancePrice({ yearlyFeeOre: 139_200, monthlyFeeOre: 11_600 }, "ore-year")),
  facts: FACTS,
};

const plain = (text: string | null | undefined): string | undefined => text?.replaceAll(/\s/g, " ");

const valueOf = (term: string): string | undefined => plain(screen.getByText(term).nextElementSibling?.textContent);

describe("the card of a home offer", () => {
  const show = (facts: Partial<FlatDetail> = {}) =>
    render(
      <FlatCard
        isBest={false}
        offers={[]}
        summary={{}}
        slots={{ action: <a href="/forsakring/hem/order/?resultid=r1">Gå vidare</a> }}
        offer={{ ...OFFER, facts: { ...FACTS, ...facts } }}
      />,
    );

  it("shows the fee by the year, and the name with its discount", () => {
    show();
    expect(screen.getByText("1392 kronor per år")).toBeTruthy();
    expect(screen.getByRole("article").textContent).toContain("Hemförsäkring (Med 8 % familjerabatt)");
  });

  it("shows every excess, what is covered and what is not", () => {
    show();
    expect(valueOf("Självrisk lösöre")).toBe("1 500 kr");
    expect(valueOf("Självrisk vattenskada")).toBe("3 000 kr");
    expect(valueOf("Självrisk reseskydd")).toBe("0 kr");
    expect(screen.queryByText("Självrisk drulle")).toBeNull();
    expect(valueOf("Drulle")).toBe("Ingår inte");
    expect(valueOf("Bostadsrättstillägg")).toBe("Ingår");
    expect(valueOf("Reseskydd")).toBe("45 dagar");
    expect(valueOf("Bindningstid")).toBe("12 månader");
  });

  it("shows at once that a tenant-owner's cover is left out", () => {
    const cover = coverWith({ hasTenantOwner: false });
    show({ cover, discount: undefined });
    expect(describeFlatOffer({ ...FACTS, cover, discount: undefined }).notices).toEqual([
      "Bostadsrättstillägg ingår inte",
    ]);
    expect(valueOf("Bostadsrättstillägg")).toBe("Ingår inte");
  });

  it("does not mention a tenant-owner's cover for other homes", () => {
    show({ cover: coverWith({ hasTenantOwner: undefined, travelDays: 0 }) });
    expect(screen.queryByText("Bostadsrättstillägg")).toBeNull();
    expect(valueOf("Reseskydd")).toBe("Ingår inte");
  });

  it("ends its details with the month and the way on", () => {
    const { container } = show();
    const details = container.querySelector("details") as HTMLElement;
    expect(plain(details.textContent)).toContain("116 kr/mån");
    expect(within(details).getByText("Gå vidare").getAttribute("href")).toContain("resultid=r1");
  });
});

describe("home offers side by side", () => {
  const other: FlatDetail = {
    ...FACTS,
    cover: coverWith({
      excesses: new Map([
        ["movables", 150_000],
        ["water", 150_000],
        ["allrisk", 200_000],
      ]),
      hasAllrisk: true,
      hasTenantOwner: false,
      travelDays: 0,
    }),
    discount: undefined,
    bindingMonths: 0,
  };

  it("have a row for each cover and each excess that one of them has, with the lowest marked", () => {
    const rows = flatComparison.rows([
      OFFER,
      {
        ...OFFER,
        facts: other,
        price: choosePrice(insurancePrice({ yearlyFeeOre: 118_800, monthlyFeeOre: 9_900 }, "ore-year")),
      },
    ]);
    expect(rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => plain(text))])).toEqual([
      ["Drulle", "Ingår inte", "Ingår"],
      ["Bostadsrättstillägg", "Ingår", "Ingår inte"],
      ["Reseskydd", "45 dagar", "Ingår inte"],
      ["Självrisk lösöre", "1 500 kr", "1 500 kr"],
      ["Självrisk vattenskada", "3 000 kr", "1 500 kr"],
      ["Självrisk drulle", "–", "2 000 kr"],
      ["Självrisk bostadsrättstillägg", "3 000 kr", "–"],
      ["Självrisk reseskydd", "0 kr", "–"],
      ["Rabatt i priset", "8 % familjerabatt", "Ingen"],
      ["Bindningstid", "12 månader", "Ingen"],
      ["Pris per månad", "116 kr/mån", "99 kr/mån"],
    ]);
    const marks = (label: string) => rows.find((row) => row.label === label)?.cells.map(({ isLowest }) => isLowest);
    expect(marks("Självrisk vattenskada")).toEqual([false, true]);
    expect(marks("Självrisk lösöre")).toEqual([false, false]);
  });

  it("are under a heading of their own", () => {
    expect(flatComparison.title({})).toBe("Jämför hemförsäkring");
  });
});

describe("what a home order shows of its own", () => {
  const { sections, services, notices = [] } = describeFlatOffer(FACTS);
  const provider = orderedProvider({
    subscriptionName: "Hemförsäkring",
    benefits: FACTS.benefits,
    services,
    description: FACTS.about ?? "",
    notices,
    sections,
  });

  it("about the insurance, what it covers, and every excess", () => {
    render(<HomeOrderDetails provider={provider} />);
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Om försäkringen",
      "Skydd",
      "Självrisker",
      "Tjänster som ingår",
    ]);
    expect(valueOf("Reseskydd")).toBe("45 dagar");
    expect(valueOf("Bostadsrättstillägg")).toBe("Ingår");
    expect(valueOf("Drulle")).toBe("Ingår inte");
    expect(screen.getByText("Saker i källarförråd ersätts upp till 50 000 kr.")).toBeTruthy();
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Rabatt i priset",
      "Bindningstid",
      "Drulle",
      "Bostadsrättstillägg",
      "Reseskydd",
      "Självrisk lösöre",
      "Självrisk vattenskada",
      "Självrisk bostadsrättstillägg",
      "Självrisk reseskydd",
    ]);
  });

  it("what was ordered and for which home", () => {
    const { container } = render(
      <OrderedFlat provider={provider} facts={{ housingtype: "Bostadsrätt", livingarea: "62 kvm" }} />,
    );
    expect(plain(container.textContent)).toMatch(/Hemförsäkring ?för ?bostadsrätt, 62 kvm/);
  });
});

it("the tip to fetch speaks of the home", () => {
  render(<FlatFetchQuestion />);
  expect(screen.getByRole("heading").textContent).toBe("Jämför med din försäkring");
  expect(screen.getByText("Hämta hemuppgifterna från ditt försäkringsbolag. Se vad du kan spara!")).toBeTruthy();
});

it("a home is summed up by where it lies, its kind, its size, its people and its things", () => {
  render(
    <FlatSummary
      known={undefined}
      summary={{
        address: "Sparvvägen 7",
        zip: "123 45",
        housingtype: "student",
        livingarea: "24",
        numberofresidents: "8",
        movables: "unlimited",
      }}
    />,
  );
  expect(screen.getAllByRole("term").map(({ textContent }) => [textContent, valueOf(textContent)])).toEqual([
    ["Adress", "Sparvvägen 7, 123 45"],
    ["Boendeform", "Studentboende"],
    ["Saker för", "Obegränsat"],
    ["Boyta", "24 kvm"],
    ["Antal boende", "8+"],
  ]);
});
