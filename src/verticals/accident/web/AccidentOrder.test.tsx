import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { orderedProvider } from "#tests/support/ordered-provider.ts";
import { accidentOrderWeb } from "./accident-order.ts";
import { AccidentOrderDetails, OrderedAccident } from "./AccidentOrder.tsx";

afterEach(cleanup);

const PROVIDER = orderedProvider({
  providerName: "Tuvull",
  subscriptionName: "Tuvull Olycksfall",
  about: "Även de små skadorna räknas.",
  benefits: ["Betalar redan vid små skador"],
  description: "Gäller dygnet runt.",
  sections: [
    {
      id: "terms",
      rows: [
        { type: "BROKEN_LEG", name: "Brutet ben", text: "6 000 kr" },
        { type: "HIGHEST_INVALIDITY", name: "Högsta ersättning vid invaliditet", text: "1 000 000 kr" },
        { type: "BINDING", name: "Bindningstid", text: "Ingen" },
      ],
    },
  ],
});

describe("what an accident order shows of its own", () => {
  it("is opened by 'Mer info' and closed by 'Dölj' [C-216]", () => {
    expect(accidentOrderWeb.toggle).toEqual({ show: "Mer info", hide: "Dölj" });
  });

  it("is about the insurance, examples of compensation and benefits", () => {
    render(<AccidentOrderDetails provider={PROVIDER} />);
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Om försäkringen",
      "Ersättningsexempel",
      "Fördelar",
    ]);
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Bindningstid",
      "Brutet ben",
      "Högsta ersättning vid invaliditet",
    ]);
    expect(screen.getByText("Betalar redan vid små skador")).toBeTruthy();
  });

  it("names who it is for", () => {
    render(<OrderedAccident provider={PROVIDER} facts={{ insuredfor: "Dig och din partner" }} />);
    expect(document.body.textContent).toBe("Tuvull Olycksfallfördig och din partner");
  });
});
