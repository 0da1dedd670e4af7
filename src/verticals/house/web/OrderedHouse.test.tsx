import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { orderedProvider } from "#tests/support/ordered-provider.ts";
import { HomeOrderDetails } from "#verticals/_insurance/web/HomeOrder.tsx";
import { OrderedHouse } from "./OrderedHouse.tsx";

afterEach(cleanup);

const excess = (type: string, name: string, description: string) => ({
  type,
  name,
  description,
  disclaimer: undefined,
  isIncluded: true,
});

const PROVIDER = orderedProvider({
  subscriptionName: "Villahemförsäkring",
  benefits: ["Nypris på vitvaror i fem år"],
  services: ["Golfutrustning"],
  description: "Premien sänks ett steg för varje skadefritt år.",
  covers: [{ type: "OWN_MISTAKES", name: "Drulle för dina saker", text: "Ingår inte" }],
  excesses: [
    excess("BUILDING", "Självrisk byggnad", "1 500 kr"),
    excess("PERSONAL_PROPERTY", "Självrisk lösöre", "1 000 kr"),
  ],
});

describe("what a house order shows of its own", () => {
  it("about the insurance, what it covers, and all excesses", () => {
    render(<HomeOrderDetails provider={PROVIDER} />);
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Om försäkringen",
      "Skydd",
      "Självrisker",
      "Tjänster som ingår",
    ]);
    const about = screen.getByRole("heading", { name: "Om försäkringen" }).parentElement ?? document.body;
    for (const text of [PROVIDER.description, ...PROVIDER.benefits]) expect(within(about).getByText(text)).toBeTruthy();
    expect(screen.getByText("Drulle för dina saker").nextElementSibling?.textContent).toBe("Ingår inte");
    expect(screen.getByText("Självrisk byggnad").nextElementSibling?.textContent).toBe("1 500 kr");
    expect(screen.getByText("Självrisk lösöre").nextElementSibling?.textContent).toBe("1 000 kr");
  });

  it("the house by its address, and the insurance alone when that is not known any more", () => {
    const { container } = render(<OrderedHouse provider={PROVIDER} facts={{ houseaddress: "Sparvvägen 7, 123 45" }} />);
    expect(container.textContent).toBe("VillahemförsäkringförSparvvägen 7, 123 45");
    cleanup();
    expect(render(<OrderedHouse provider={PROVIDER} facts={{}} />).container.textContent).toBe("Villahemförsäkring");
  });
});
