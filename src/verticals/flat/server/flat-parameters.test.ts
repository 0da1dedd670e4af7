import { describe, expect, it } from "vitest";
import type { FlatSearch } from "#verticals/flat/flat.search.ts";
import { flatCheckout } from "./flat-checkout.ts";
import { flatParameters } from "./flat-parameters.ts";

const TODAY = "2026-11-15";

const typed = {
  address: "Sparvvägen 7",
  zip: "123 45",
  housingtype: "bostadsratt",
  livingarea: "62",
  numberofresidents: "2",
  movables: "500000",
  civicnumber: "850210-2380",
};

function parse(changes: Record<string, string> = {}): FlatSearch {
  const checked = flatParameters.parse({ ...typed, ...changes }, TODAY);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

const wrongFields = (changes: Record<string, string>): string[] => {
  const checked = flatParameters.parse({ ...typed, ...changes }, TODAY);
  return checked.ok ? [] : checked.errors.map(({ field }) => field);
};

describe("the parameters of a home search", () => {
  it("become a search, with the usual answers where none was given", () => {
    expect(parse()).toEqual({
      address: "Sparvvägen 7",
      association: "unknown",
      postalCode: "12345",
      housing: "bostadsratt",
      livingArea: 62,
      residents: 2,
      movables: "500000",
      hasSafetyDoor: false,
      alarm: "no",
      excessKr: 1500,
      wantsAllrisk: false,
      wantsTravel: true,
      personalNumber: "198502102380",
      domain: undefined,
    });
  });

  it("have a safety door only where one was reported", () => {
    const doors = ["yes", "no", ""].map((safetydoor) => parse({ safetydoor }).hasSafetyDoor);
    expect(doors).toEqual([true, false, false]);
    expect(wrongFields({ safetydoor: "maybe" })).toEqual(["safetydoor"]);
  });

  it("hold homes that there are, and choices that are given", () => {
    expect(wrongFields({ livingarea: "9" })).toEqual(["livingarea"]);
    expect(wrongFields({ livingarea: "401" })).toEqual(["livingarea"]);
    expect(wrongFields({ movables: "400000" })).toEqual(["movables"]);
    expect(wrongFields({ ownfault: "yes" })).toEqual(["ownfault"]);
    expect(wrongFields({ address: "Sparvvägen 7\n<script>" })).toEqual(["address"]);
    expect(wrongFields({ civicnumber: "198502102381", domain: "<b>" })).toEqual(["civicnumber", "domain"]);
  });

  it("never show a personal number again, and store what was given", () => {
    expect(JSON.stringify(flatParameters.summarize(parse()))).not.toContain("2102380");
    expect(parse(flatParameters.serialize(parse({ movables: "unlimited", travel45: "no" })))).toMatchObject({
      movables: "unlimited",
      wantsTravel: false,
    });
  });

  it("give one price for one home: another address is another risk, another site is not", () => {
    expect(flatParameters.ratedFacts(parse({ address: "Sparvvägen 9" }))).not.toBe(flatParameters.ratedFacts(parse()));
    expect(flatParameters.ratedFacts(parse({ domain: "other.example" }))).toBe(flatParameters.ratedFacts(parse()));
  });
});

describe("the checkout of a home", () => {
  it("lets the cover be changed, with what was searched for filled in, and asks for the price again", () => {
    const fields = flatCheckout.customize(parse({ ownfault: "3000", allrisk: "yes" }));
    expect(fields.map(({ name, defaultValue }) => [name, defaultValue])).toEqual([
      ["movables", "500000"],
      ["ownfault", "3000"],
      ["allrisk", "yes"],
      ["travel45", "yes"],
    ]);
    expect(fields.every(({ onChange }) => onChange?.includes("recalculate"))).toBe(true);
  });

  it("takes those choices and no others", () => {
    const search = parse();
    expect(
      flatCheckout.withChoices(search, {
        movables: "1000000",
        ownfault: "5000",
        allrisk: "yes",
        travel45: "no",
        livingarea: "10",
      }),
    ).toEqual({ ...search, movables: "1000000", excessKr: 5000, wantsAllrisk: true, wantsTravel: false });
    expect(flatCheckout.withChoices(search, { movables: "7", ownfault: "", allrisk: "kanske" })).toEqual(search);
  });

  it("sums up the home and the wishes without the person or the address", () => {
    const search = parse();
    const items = [...flatCheckout.summarize(search), ...(flatCheckout.needs?.(search).items ?? [])];
    expect(items.map(({ name, value }) => [name, value.replaceAll(/\s/g, " ")])).toEqual([
      ["Boendeform", "Bostadsrätt"],
      ["Har föreningen bostadsrättstillägg för alla?", "Vet inte"],
      ["Boyta", "62 kvm"],
      ["Antal boende", "2"],
      ["Säkerhetsdörr", "Nej"],
      ["Larm", "Larm saknas"],
      ["Postnummer", "123 45"],
      ["Dina saker försäkras för", "500 000 kr"],
      ["Självrisk", "1 500 kr"],
      ["Drulle", "Nej"],
      ["Reseskydd i 45 dagar", "Ja"],
    ]);
    expect(JSON.stringify(items)).not.toMatch(/Sparvvägen|2380/);
    expect(flatCheckout.header).toBe("coach");
  });
});
