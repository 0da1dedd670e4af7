import { describe, expect, it } from "vitest";
import type { FormSection } from "#domain/form/form-description.ts";
import { createForm } from "#domain/form/form-state.ts";
import { sampleCheckoutState } from "#web/gallery/samples/checkout-sample.texts.sv.ts";
import { describeCheckout } from "./checkout-form.ts";
import { checkoutTexts } from "./checkout.texts.sv.ts";
import { summarizeChoices } from "./summarize-choices.ts";

const form = describeCheckout(sampleCheckoutState.FormParameters, checkoutTexts);
const summarize = (title: string, values: Record<string, string> = {}) => {
  const section = form.sections.find((each) => each.title === title) as FormSection;
  return summarizeChoices(section, createForm(form, { today: "2026-11-15", atMs: 0, values }), checkoutTexts);
};

describe("what a closed section says", () => {
  it("how many are ticked", () => {
    expect(summarize("Tilläggsförsäkringar")).toBe("Inget valt");
    expect(summarize("Tilläggsförsäkringar", { rentalcar: "yes" })).toBe("1 vald");
  });

  it("what is chosen, in words", () => {
    expect(summarize("Andra val")).toBe("Varje månad");
    expect(summarize("Självrisker", { excesscost: "3000" })).toBe("3 000 kr");
  });

  it("the facts that it tells", () => {
    expect(summarize("Sammanfattning")).toBe("Försäkras SPV 24K, Volvo V60, Försäkring Halvförsäkring");
  });
});
