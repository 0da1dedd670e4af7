import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { orderedProvider } from "#tests/support/ordered-provider.ts";
import { CarOrderDetails, CarRenewalWarning, OrderedCar } from "./CarOrder.tsx";

afterEach(cleanup);

const PROVIDER = orderedProvider({
  providerName: "Rattvis",
  subscriptionName: "Halvförsäkring",
  about: "Om oss.",
  benefits: ["Ingen startavgift"],
  services: ["Assistans"],
  description: "Gäller i Europa.",
  sections: [
    { id: "main-excess", rows: [{ type: "theft", name: "", text: "1 500 kr" }] },
    { id: "terms", rows: [{ type: "BINDING", name: "Bindningstid", text: "Ingen" }] },
  ],
});

describe("what a car order shows of its own", () => {
  it("about the provider, excess costs and other info", () => {
    render(<CarOrderDetails provider={PROVIDER} />);
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Om Rattvis",
      "Självrisker",
      "Tillägg som ingår",
      "Övrig information",
    ]);
    expect(screen.getByText("Stöld").nextElementSibling?.textContent).toBe("1 500 kr");
    expect(screen.getByText("Bindningstid").nextElementSibling?.textContent).toBe("Ingen");
  });

  it("the car by its plate, three characters and the rest", () => {
    render(<OrderedCar provider={PROVIDER} facts={{ carregnumber: "SPV24K" }} />);
    expect(screen.getByRole("img", { name: /SPV 24K/ })).toBeTruthy();
  });

  it.each([
    ["2027-05-15", 0],
    ["2027-05-16", 1],
  ])("a renewal on %s, seen from 15 November, gives %s warnings [C-198]", (renewalDate, count) => {
    render(<CarRenewalWarning renewalDate={renewalDate} today="2026-11-15" />);
    expect(screen.queryAllByText(/mer än sex månader/)).toHaveLength(count);
  });
});
