import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { orderedProvider } from "#tests/support/ordered-provider.ts";
import { HomeOrderDetails } from "#verticals/_insurance/web/HomeOrder.tsx";
import { OrderedHouse } from "./OrderedHouse.tsx";

afterEach(cleanup);

const PROVIDER = orderedProvider({
  subscriptionName: "Villahemförsäkring",
  benefits: ["Nypris på vitvaror i fem år"],
  services: ["Golfutrustning"],
  description: "Premien sänks ett steg för varje skadefritt år.",
  sections: [
    { id: "covers", rows: [{ type: "OWN_MISTAKES", name: "Drulle för dina saker", text: "Ingår inte" }] },
    {
      id: "excess",
      rows: [
        { type: "BUILDING", name: "Självrisk byggnad", text: "1 500 kr" },
        { type: "PERSONAL_PROPERTY", name: "Självrisk lösöre", text: "1 000 kr" },
      ],
    },
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
