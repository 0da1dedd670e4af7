import { describe, expect, it } from "vitest";
import type { FormSection } from "#domain/form/form-description.ts";
import { readForm } from "#http/contract/form-parameters.ts";
import { createForm } from "#domain/form/form-state.ts";
import { fillNouns } from "#domain/text/nouns.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import { sampleCheckoutState } from "../../../../gallery/samples/checkout-sample.texts.sv.ts";
import { describeCheckout } from "./checkout-form.ts";
import { checkoutTexts as unfilled } from "./checkout.texts.sv.ts";
import { summarizeChoices } from "./summarize-choices.ts";

const checkoutTexts = fillNouns(unfilled, insuranceNouns);
const form = describeCheckout(readForm(sampleCheckoutState.FormParameters), checkoutTexts);
const summarize = (title: string, values: Record<string, string> = {}) => {
  const section = form.sections.find((each) => each.title === title) as FormSection;
  return summarizeChoices(section, createForm(form, { today: "2026-11-15", atMs: 0, values }), checkoutTexts);
};

describe("the summary of a closed section", () => {
  it("counts what is ticked", () => {
    expect(summarize("Tilläggsförsäkringar")).toBe("Inget valt");
    expect(summarize("Tilläggsförsäkringar", { rentalcar: "yes" })).toBe("1 vald");
  });

  it("names what is chosen", () => {
    expect(summarize("Andra val")).toBe("Varje månad");
    expect(summarize("Självrisker", { excesscost: "3000" })).toBe("3 000 kr");
  });

  it("labels an amount, when it is not alone", () => {
    const select = (name: string, label: string, choice: string) =>
      ({ name, label, kind: "dropdown", required: true, options: [{ id: "1", label: choice }] }) as const;
    const section: FormSection = {
      title: "Andra val",
      fields: [select("movables", "Värdet på dina saker", "500 000 kr"), select("allrisk", "Drulle", "Utan drulle")],
    };
    const state = createForm(
      { sections: [section], submit: "" },
      { today: "2026-11-15", atMs: 0, values: { movables: "1", allrisk: "1" } },
    );
    expect(summarizeChoices(section, state, checkoutTexts)).toBe("Värdet på dina saker 500 000 kr, utan drulle");
  });

  it("repeats what the visitor has typed unchanged", () => {
    const text = (name: string, label: string) => ({ name, label, kind: "text", required: true }) as const;
    const section: FormSection = { title: "Mer", fields: [text("first", "Namn"), text("street", "Gata")] };
    const values = { first: "Anna", street: "Storgatan 1" };
    const state = createForm({ sections: [section], submit: "" }, { today: "2026-11-15", atMs: 0, values });
    expect(summarizeChoices(section, state, checkoutTexts)).toBe("Anna, Storgatan 1");
  });

  it("lists its facts", () => {
    expect(summarize("Sammanfattning")).toBe("Försäkras SPV 24K, Volvo V60, försäkring Halvförsäkring");
  });
});
