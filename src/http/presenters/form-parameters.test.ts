import { describe, expect, it } from "vitest";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import { checkForm } from "#domain/form/check-form.ts";
import type { FormDescription } from "#domain/form/form-description.ts";
import { onServer } from "#domain/form/server-checks.ts";
import { readForm } from "#http/contract/form-parameters.ts";
import { CHECKOUT_GROUPS, formGroupsSchema } from "#http/contract/order.schema.ts";
import { describeCheckout, toFormDescription, withoutRequired, withValues } from "#journeys/checkout/checkout-form.ts";
import { presentForm } from "./form-parameters.ts";

const TODAY = "2026-11-15";

const form = describeCheckout({
  hasNeeds: true,
  nouns: insuranceNouns,
  resultId: "r",
  version: 3,
  personalNumber: { digits: "198502102380", isTyped: false },
  registeredName: undefined,
  own: [],
  customize: [
    {
      name: "mileage",
      kind: "dropdown",
      required: true,
      label: "Körsträcka",
      options: [
        { id: "500", label: "Högst 500 mil" },
        { id: "1000", label: "501–1000 mil" },
      ],
      defaultValue: "1000",
      onChange: ["recalculate"],
    },
  ],
  description: undefined,
  addOns: [{ id: "hyrbil", name: "Hyrbil", description: "I 60 dagar.", yearlyFeeOre: 240_00 }],
  discounts: [{ id: "samling", name: "Samlingsrabatt", description: undefined, yearlyFeeOre: -120_00 }],
  extraBuildings: [],
  home: undefined,
  summary: [{ id: "provider", name: "Bolag", value: "Tuvull" }],
  today: TODAY,
  price: {
    yearlyFeeOre: 3_000_00,
    monthlyFeeOre: 250_00,
    otherWay: { payment: "yearly", yearlyFeeOre: 3_000_00, lessOre: 0 },
  },
  payment: "monthly",
  changeOf: ({ yearlyFeeOre }) => ({ value: yearlyFeeOre / 12, unit: "ore-month" }),
  startDate: "2026-12-01",
});

const filledIn = {
  name: "Anna Lindqvist",
  email: "anna@example.se",
  phone: "0701740605",
  address: "Sparvvägen 7",
  zip: "12345",
  city: "Farsta",
  mileage: "500",
  payment: "yearly",
  startdate: "2026-12-24",
  terms: "true",
  needsread: "true",
};

describe("a checkout's form on the wire", () => {
  const present = () => presentForm(form, TODAY);

  it("has every group, also the empty ones, as the contract requires [C-169]", () => {
    const wire = present();
    expect(Object.keys(wire).toSorted()).toEqual([...CHECKOUT_GROUPS].toSorted());
    expect(wire.extrabuildingsheader).toEqual([]);
    expect(formGroupsSchema.parse(wire)).toEqual(wire);
  });

  it("describes a parameter by model, type, attrs and info [C-171]", () => {
    const wire = present();
    expect(wire.customizeheader[0]).toEqual({
      type: "dropdown",
      model: {
        ParameterName: "mileage",
        DefaultValue: "1000",
        FormattedValue: "501–1000 mil",
        ParameterValues: [
          { Id: "500", Value: "Högst 500 mil" },
          { Id: "1000", Value: "501–1000 mil" },
        ],
        Values: null,
      },
      attrs: {
        label: "Körsträcka",
        required: true,
        disabled: false,
        min: null,
        max: null,
        maxlength: null,
        pattern: null,
        suffix: null,
        autocomplete: null,
      },
      events: { change: ["recalculate"] },
      helpText: null,
      info: null,
    });
    expect(wire.additionalheader[0]?.info).toEqual({ title: "Hyrbil", content: "I 60 dagar." });
    expect(wire.subscriptionheader[0]?.attrs).toMatchObject({ min: TODAY, max: "2027-11-15" });
  });

  it("has the options that the entered values give a field", () => {
    const few = {
      name: "few",
      kind: "dropdown",
      required: false,
      label: "Antal",
      options: [{ id: "1", label: "1" }],
    } as const;
    const depending = {
      ...few,
      dependsOn: [{ when: { field: "mileage", is: "500" }, options: [{ id: "2", label: "2" }] }],
    };
    const offered = (mileage: string) => {
      const filled = withValues({ ...form, discount: [depending] }, { mileage });
      return presentForm(filled, TODAY).discountheader[0]?.model.ParameterValues?.map(({ Id }) => Id);
    };
    expect([offered("1000"), offered("500")]).toEqual([["1"], ["2"]]);
  });

  it("is read by the page as the form the server checks with", () => {
    for (const values of [filledIn, { ...filledIn, email: "anna" }, { ...filledIn, startdate: "2026-01-01" }, {}]) {
      const wrongIn = (asked: FormDescription) => {
        const checked = checkForm(asked, values, onServer(TODAY));
        return checked.ok ? [] : checked.errors.map(({ field }) => field);
      };
      expect(wrongIn(toFormDescription(readForm(present())))).toEqual(wrongIn(toFormDescription(form)));
    }
  });
});

describe("what a checkout asks for", () => {
  const fieldsWrong = (asked: typeof form, values: Record<string, string>): string[] => {
    const checked = checkForm(toFormDescription(asked), values, onServer(TODAY));
    return checked.ok ? [] : checked.errors.map(({ field }) => field);
  };

  it("is every field for an order, and only those that affect the price for a price", () => {
    expect(fieldsWrong(form, {})).toEqual(["name", "email", "phone", "address", "zip", "city", "terms", "needsread"]);
    expect(fieldsWrong(withoutRequired(form, ["personal", "consent"]), {})).toEqual([]);
    expect(fieldsWrong(withoutRequired(form, ["personal", "consent"]), { mileage: "7" })).toEqual(["mileage"]);
  });

  it("accepts no value for a field that is only shown", () => {
    const checked = checkForm(toFormDescription(form), { ...filledIn, civicnumber: "191212121212" }, onServer(TODAY));
    expect(checked.ok && checked.value["civicnumber"]).toBe("19850210-••••");
  });

  it("is returned as it was filled in", () => {
    const shown = presentForm(withValues(form, { ...filledIn, checkoutversion: "9", civicnumber: "1" }), TODAY);
    expect(shown.personalheader.find(({ model }) => model.ParameterName === "email")?.model.DefaultValue).toBe(
      "anna@example.se",
    );
    expect(shown.hidden.map(({ model }) => model.DefaultValue)).toEqual(["r", "3", "false"]);
    expect(shown.personalheader[0]?.model.DefaultValue).toBe("19850210-••••");
  });
});
