import { describe, expect, it } from "vitest";
import { CANCEL_FORMER } from "#domain/after-order/cancel-with-order.ts";
import { listFields } from "#domain/form/form-description.ts";
import { describeCheckout } from "#journeys/checkout/checkout-form.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import { withValues } from "#journeys/checkout/checkout-form.ts";
import { canSwitch, describeSwitch, listKnownPerson, listMissing, listStatements } from "./switch-form.ts";
import { switchTexts } from "./switch.texts.sv.ts";

const TODAY = "2026-12-07";
const bare = describeCheckout({
  nouns: insuranceNouns,
  resultId: "r1",
  hasNeeds: true,
  version: 1,
  personalNumber: { digits: "199001012385", isTyped: false },
  registeredName: "Astrid Sparv",
  customize: [],
  own: [],
  description: undefined,
  addOns: [{ id: "road", name: "Vägassistans", description: undefined, yearlyFeeOre: 120_00 }],
  discounts: [],
  extraBuildings: [],
  home: undefined,
  summary: [{ id: "provider", name: "Bolag", value: "Fyrbåk" }],
  today: TODAY,
  price: {
    yearlyFeeOre: 3_000_00,
    monthlyFeeOre: 250_00,
    otherWay: { payment: "yearly", yearlyFeeOre: 3_000_00, lessOre: 0 },
  },
  payment: "monthly",
  changeOf: ({ yearlyFeeOre }) => ({ value: yearlyFeeOre / 12, unit: "ore-month" }),
  startDate: "2027-01-18",
  cancellation: { text: "Fullmakt", version: "v1" },
});
const contact = {
  email: "astrid@example.se",
  phone: "0701234567",
  address: "Sparvvägen 7",
  zip: "123 45",
  city: "Sparvstad",
};
const filled = withValues(bare, contact);
const asked = { today: TODAY, objected: [] };
const named = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);

describe("the checkout of a visitor who leaves what they have", () => {
  it("asks for nothing when all is known", () => {
    expect(listMissing(filled, asked)).toEqual([]);
    const shown = listFields(describeSwitch(filled, asked, switchTexts)).filter(({ kind }) => kind !== "hidden");
    expect(shown).toEqual([]);
  });

  it("asks for what is missing or invalid, and for nothing else", () => {
    expect(named(listMissing(bare, asked))).toEqual(["email", "phone", "address", "zip", "city"]);
    expect(named(listMissing(withValues(filled, { email: "astrid" }), asked))).toEqual(["email"]);
    const shown = listFields(describeSwitch(withValues(filled, { phone: "" }), asked, switchTexts));
    expect(named(shown.filter(({ kind }) => kind !== "hidden"))).toEqual(["phone"]);
  });

  it("asks again for what the server objected to", () => {
    expect(named(listMissing(filled, { today: TODAY, objected: ["startdate"] }))).toEqual(["startdate"]);
  });

  it("posts every value that is not asked for, and no box as ticked: the signature gives the consents", () => {
    const posted = Object.fromEntries(
      listFields(describeSwitch(filled, asked, switchTexts)).map(({ name, defaultValue }) => [name, defaultValue]),
    );
    expect(posted).toMatchObject({
      ...contact,
      startdate: "2027-01-18",
      payment: "monthly",
      terms: "false",
      needsread: "false",
      [CANCEL_FORMER]: "",
      resultid: "r1",
      checkoutversion: "1",
    });
    expect(Object.entries(posted).filter(([name]) => name.endsWith("road"))).toEqual([[expect.any(String), "false"]]);
  });

  it("is for what we may end with the order alone", () => {
    expect(canSwitch(bare)).toBe(true);
    expect(canSwitch({ ...bare, consent: bare.consent.slice(0, 2) })).toBe(false);
  });

  it("states in full what is agreed to, and shows what is known of the person", () => {
    expect(listStatements(filled)).toHaveLength(3);
    expect(listStatements(filled)).toContain("Fullmakt");
    expect(named(listKnownPerson(filled, asked))).toEqual(["civicnumber", "name", ...Object.keys(contact)]);
    expect(listKnownPerson(filled, asked)[0]?.value).not.toContain("199001012385");
  });
});
