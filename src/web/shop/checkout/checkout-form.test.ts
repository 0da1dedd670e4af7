import { describe, expect, it } from "vitest";
import { type FormPart, isField, listFields } from "#domain/form/form-description.ts";
import { CHECKOUT_SECTIONS, type CheckoutForm } from "#domain/order/checkout-form.ts";
import { readForm } from "#http/contract/form-parameters.ts";
import { fillNouns } from "#domain/text/nouns.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import { sampleCheckoutState } from "../../../../gallery/samples/checkout-sample.texts.sv.ts";
import { describeCheckout, listSectionFacts } from "./checkout-form.ts";
import { checkoutTexts as unfilled } from "./checkout.texts.sv.ts";

const checkoutTexts = fillNouns(unfilled, insuranceNouns);
const form = readForm(sampleCheckoutState.FormParameters);
const one = (name: string): FormPart => ({ name, kind: "text", label: name, required: false });

describe("the form of a checkout", () => {
  it("has every field of all groups, in the order of the page [C-168]", () => {
    const filled = Object.fromEntries(CHECKOUT_SECTIONS.map((name) => [name, [one(name)]])) as unknown as CheckoutForm;
    expect(listFields(describeCheckout(filled, checkoutTexts)).map(({ name }) => name)).toEqual([
      "personal",
      "own",
      "excess",
      "additional",
      "customize",
      "discount",
      "extraBuildings",
      "summary",
      "subscription",
      "consent",
      "hidden",
    ]);
  });

  it("has the start date in its own section after the personal part, wherever the server put it", () => {
    const { sections } = describeCheckout(form, checkoutTexts);
    expect(sections[1]?.fields.map(({ name }) => name)).toEqual(["startdate"]);
    expect(listFields(describeCheckout(form, checkoutTexts)).filter(({ name }) => name === "startdate")).toHaveLength(
      1,
    );
  });

  it("closes deductibles and additionals, and leaves out groups without a field [C-190]", () => {
    const { sections } = describeCheckout(form, checkoutTexts);
    const closed = sections.filter(({ isCollapsed }) => isCollapsed).map(({ title }) => title);
    expect(closed).toEqual(["Självrisker", "Tilläggsförsäkringar", "Andra val", "Rabatt"]);
  });

  it("shows extra buildings in a closed section, as text", () => {
    const building: FormPart = {
      name: "extrabuilding_1",
      kind: "read-only",
      required: false,
      label: "Garage",
      defaultValue: "24 kvm",
    };
    const withBuilding = { ...form, extraBuildings: [building] };
    const { sections } = describeCheckout(withBuilding, checkoutTexts);
    const extra = sections.find(({ title }) => title === "Extra byggnader");
    expect(extra?.isCollapsed).toBe(true);
    expect(extra?.fields.map(({ kind }) => kind)).toEqual(["injected-block", "hidden"]);
    expect(listSectionFacts(withBuilding, "extraBuildings")).toEqual([
      { name: "extrabuilding_1", label: "Garage", value: "24 kvm" },
    ]);
  });

  it("sends the facts of the summary in hidden fields and shows them as text", () => {
    const { sections } = describeCheckout(form, checkoutTexts);
    const summary = sections.find(({ title }) => title === "Sammanfattning");
    const sent = summary?.fields.filter(isField).map(({ kind }) => kind) ?? [];
    expect(sent.length).toBeGreaterThan(0);
    expect(new Set(sent)).toEqual(new Set(["hidden"]));
    expect(listSectionFacts(form, "summary").at(-1)).toEqual({
      name: "sum-start",
      label: "Börjar gälla",
      value: "18 januari 2027",
    });
  });
});
