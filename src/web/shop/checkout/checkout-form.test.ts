import { describe, expect, it } from "vitest";
import { isField, listFields } from "#domain/form/form-description.ts";
import { CHECKOUT_GROUPS } from "#http/contract/order.schema.ts";
import { sampleCheckoutState } from "../../../../gallery/samples/checkout-sample.texts.sv.ts";
import { describeCheckout, listGroupFacts } from "./checkout-form.ts";
import { checkoutTexts } from "./checkout.texts.sv.ts";

const groups = sampleCheckoutState.FormParameters;
const one = (name: string) => ({ type: "text", model: { ParameterName: name }, attrs: { label: name } });

describe("the form of a checkout", () => {
  it("has every field of all ten groups, in the order of the page [C-168]", () => {
    const filled = Object.fromEntries(CHECKOUT_GROUPS.map((group) => [group, [one(group)]]));
    expect(listFields(describeCheckout(filled, checkoutTexts)).map(({ name }) => name)).toEqual([
      "personalheader",
      "excesscostheader",
      "additionalheader",
      "customizeheader",
      "discountheader",
      "extrabuildingsheader",
      "summaryheader",
      "subscriptionheader",
      "consent",
      "hidden",
    ]);
  });

  it("has the start date in its own section after the personal part, wherever the server put it", () => {
    const { sections } = describeCheckout(groups, checkoutTexts);
    expect(sections[1]?.fields.map(({ name }) => name)).toEqual(["startdate"]);
    expect(listFields(describeCheckout(groups, checkoutTexts)).filter(({ name }) => name === "startdate")).toHaveLength(
      1,
    );
  });

  it("closes deductibles and additionals, and leaves out groups without a field [C-190]", () => {
    const { sections } = describeCheckout(groups, checkoutTexts);
    const closed = sections.filter(({ isCollapsed }) => isCollapsed).map(({ title }) => title);
    expect(closed).toEqual(["Självrisker", "Tilläggsförsäkringar", "Andra val", "Rabatt"]);
  });

  it("shows extra buildings in a closed section, as text", () => {
    const building = {
      type: "readonly",
      model: { ParameterName: "extrabuilding_1", DefaultValue: "24 kvm" },
      attrs: { label: "Garage" },
    };
    const { sections } = describeCheckout({ extrabuildingsheader: [building] }, checkoutTexts);
    const extra = sections.find(({ title }) => title === "Extra byggnader");
    expect(extra?.isCollapsed).toBe(true);
    expect(extra?.fields.map(({ kind }) => kind)).toEqual(["injected-block", "hidden"]);
    expect(listGroupFacts({ extrabuildingsheader: [building] }, "extrabuildingsheader")).toEqual([
      { name: "extrabuilding_1", label: "Garage", value: "24 kvm" },
    ]);
  });

  it("sends the facts of the summary in hidden fields and shows them as text", () => {
    const { sections } = describeCheckout(groups, checkoutTexts);
    const summary = sections.find(({ title }) => title === "Sammanfattning");
    const sent = summary?.fields.filter(isField).map(({ kind }) => kind) ?? [];
    expect(sent.length).toBeGreaterThan(0);
    expect(new Set(sent)).toEqual(new Set(["hidden"]));
    expect(listGroupFacts(groups, "summaryheader").at(-1)).toEqual({
      name: "sum-start",
      label: "Börjar gälla",
      value: "18 januari 2027",
    });
  });
});
