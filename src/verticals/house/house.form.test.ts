import { describe, expect, it } from "vitest";
import { findField, type FormDescription, listFields } from "#domain/form/form-description.ts";
import { createForm, fieldModel, shownFields, valuesOf } from "#domain/form/form-state.ts";
import { stepForm } from "#domain/form/step-form.ts";
import { houseForm, houseFormVariant } from "./house.form.ts";

const options = (name: string): Record<string, string> =>
  Object.fromEntries((findField(houseForm, name)?.options ?? []).map(({ id, label }) => [id, label]));

const namesOf = (form: FormDescription): string[] => listFields(form).map(({ name }) => name);

const open = () => createForm(houseForm, { today: "2026-11-15", atMs: 0 });

const type = (state: ReturnType<typeof open>, name: string, value: string) =>
  stepForm(state, { kind: "typed", name, value, atMs: 1 }).state;

describe("the form of a house", () => {
  it("asks for every parameter there is [H-013]", () => {
    expect(namesOf(houseForm).toSorted()).toEqual(
      [
        "address",
        "zip",
        "purchaseyear",
        "livingarea",
        "biarea",
        "numberofresidents",
        "numberofbathrooms",
        "waterheating",
        "alarm",
        "basement",
        "buildyear",
        "renovationyear",
        "realestatenumber",
        "ownfault",
        "ownfaultbuilding",
        "civicnumber",
        "numberofextrabuildings",
        ...[1, 2, 3].flatMap((place) => ["area", "type", "winter"].map((what) => `extrabuildings${place}${what}`)),
      ].toSorted(),
    );
  });

  it("gives the choices of basement, alarm, own mistakes and water heating [H-015] [H-016] [H-017] [H-018]", () => {
    expect(options("basement")).toEqual({
      no: "Ingen källare",
      furnishedbasement: "Inredd källare",
      unfurnishedbasement: "Oinredd källare",
      souterrain: "Suterräng",
    });
    expect(options("alarm")).toEqual({ no: "Larm saknas", alarm: "Larm", alarmcentral: "Larm kopplat till central" });
    expect([options("ownfault"), options("ownfaultbuilding")]).toEqual([
      { no: "Nej", yes: "Ja" },
      { no: "Nej", yes: "Ja" },
    ]);
    expect(options("waterheating")).toEqual({ no: "Vattenburen värme saknas", yes: "Vattenburen värme finns" });
  });

  it("gives one to seven residents and eight or more, and no to five bathrooms [H-019] [H-020]", () => {
    expect(Object.values(options("numberofresidents"))).toEqual(["1", "2", "3", "4", "5", "6", "7", "8+"]);
    expect(Object.keys(options("numberofresidents"))).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
    expect(Object.keys(options("numberofbathrooms"))).toEqual(["0", "1", "2", "3", "4", "5"]);
  });

  it.each([1, 2, 3])("gives the types and winters of extra building %i [H-021] [H-022]", (place) => {
    expect(Object.keys(options(`extrabuildings${place}type`))).toEqual([
      "bastu",
      "bathus",
      "carport",
      "forrad",
      "garage",
      "gaststuga",
      "lekstuga",
      "uthus",
      "vidbyggtgarage",
    ]);
    expect(options(`extrabuildings${place}winter`)).toEqual({
      no: "Nej",
      yeswithoutfurnish: "Ja (inte inredd)",
      yeswithfurnish: "Ja (inredd, indraget vatten etc)",
    });
  });

  it("asks for the year of renovation only of a house from before 1960 [H-023]", () => {
    const asksAt = (year: string) =>
      shownFields(type(open(), "buildyear", year)).some(({ name }) => name === "renovationyear");
    expect(["", "195", "1959", "1960", "2020"].map(asksAt)).toEqual([false, false, true, false, false]);
  });

  it("forgets the year of renovation when the house turns out to be newer [H-024]", () => {
    const old = type(type(open(), "buildyear", "1954"), "renovationyear", "2008");
    expect(valuesOf(old)["renovationyear"]).toBe("2008");
    expect(valuesOf(type(old, "buildyear", "1960"))["renovationyear"]).toBe("");
  });

  it("shows how years are written, and the unit of areas [H-032] [H-034]", () => {
    const models = (names: readonly string[]) => names.map((name) => fieldModel(open(), name));
    expect(models(["purchaseyear", "buildyear", "renovationyear"]).map((model) => model?.placeholder)).toEqual([
      "ÅÅÅÅ",
      "ÅÅÅÅ",
      "ÅÅÅÅ",
    ]);
    const areas = ["livingarea", "biarea", "extrabuildings1area", "extrabuildings2area", "extrabuildings3area"];
    expect(models(areas).map((model) => model?.suffix)).toEqual(areas.map(() => "kvm"));
  });

  it("has another version with the same fields, what has a usual answer closed", () => {
    expect(namesOf(houseFormVariant).toSorted()).toEqual(namesOf(houseForm).toSorted());
    const closed = houseFormVariant.sections.filter(({ isCollapsed }) => isCollapsed);
    const asked = closed.flatMap(({ fields }) => listFields({ sections: [{ title: "", fields }], submit: "" }));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ required, defaultValue }) => !required || defaultValue !== undefined)).toBe(true);
  });
});
