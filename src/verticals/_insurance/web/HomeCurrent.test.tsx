import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { CurrentAgreement } from "#verticals/_contract/vertical-web.ts";
import { HomeCurrent } from "./HomeCurrent.tsx";

afterEach(cleanup);

const CURRENT: CurrentAgreement = {
  providerName: "Björkhaga Ömsesidiga",
  logoUrl: "/logos/bjorkhaga.svg",
  yearlyFeeOre: 684_000,
  isCampaign: false,
  renewal: { date: "1 mars 2027", isoDate: "2027-03-01", months: 4 },
  deductibles: [
    { name: "Grundsjälvrisk", amountOre: 150_000 },
    { name: "Naturskada", amountOre: 1_000_000 },
  ],
};

const show = (changes: Partial<CurrentAgreement> = {}) => render(<HomeCurrent current={{ ...CURRENT, ...changes }} />);

const card = () => screen.getByRole("region", { name: "Din försäkring idag" });

/** Spec 3 §2.12, verbatim. */
const NO_FEE =
  "Du verkar ha en försäkring för en begränsad period och vi kan därför inte räkna ut ditt nuvarande månadspris.";

describe("what the visitor has today", () => {
  it("is shown by logo or name, with the fee by the year, left blank for a campaign [H-045] [H-046]", () => {
    show();
    expect(screen.getByAltText("Björkhaga Ömsesidiga")).toBeTruthy();
    expect(screen.getByText("6840 kronor per år")).toBeTruthy();
    expect(card().textContent).toContain("kr/år");
    cleanup();
    show({ logoUrl: undefined, isCampaign: true, yearlyFeeOre: undefined });
    expect(screen.getByText("Björkhaga Ömsesidiga")).toBeTruthy();
    expect(card().textContent).not.toContain("kr/år");
    expect(screen.getByText(NO_FEE)).toBeTruthy();
  });

  it("shows why there is no fee when none can be computed [H-047]", () => {
    show({ yearlyFeeOre: undefined });
    expect(screen.getByText(NO_FEE)).toBeTruthy();
    cleanup();
    show();
    expect(screen.queryByText(NO_FEE)).toBeNull();
  });

  it("has the renewal date, and the deductibles in kronor under the rest [H-048]", () => {
    show();
    const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent.replaceAll(/\s/g, " ");
    expect(valueOf("Förnyelsedatum")).toBe("1 mars 2027");
    const other = screen.getByRole("heading", { name: "Övrigt" });
    expect(other.nextElementSibling?.textContent).toContain("Grundsjälvrisk");
    expect(valueOf("Grundsjälvrisk")).toBe("1 500 kr");
    expect(valueOf("Naturskada")).toBe("10 000 kr");
  });
});
