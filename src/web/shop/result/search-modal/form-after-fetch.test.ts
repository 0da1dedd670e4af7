import { describe, expect, it } from "vitest";
import { findField, type FormDescription, listFields } from "#domain/form/form-description.ts";
import { formAfterFetch } from "./form-after-fetch.ts";

const showWhen = { field: "built", below: 1960 };
const FORM: FormDescription = {
  submit: "Uppdatera",
  sections: [
    {
      title: "Huset",
      fields: [
        { name: "area", kind: "number", label: "Yta", required: true },
        { name: "built", kind: "number", label: "Byggår", required: true },
        { name: "renovated", kind: "number", label: "Renoverat", required: true, showWhen },
        { name: "why", kind: "fineprint", label: "Därför", required: false, showWhen },
      ],
    },
    {
      title: "Byggnader",
      fields: [
        { name: "count", kind: "number", label: "Antal", required: true },
        { name: "size", kind: "number", label: "Storlek", required: true, showWhen: { field: "count", is: "1" } },
      ],
      repeated: { count: "count", items: [["size"]], focusAt: 0, itemLabel: "Byggnad", add: "Ny", remove: "Ta bort" },
    },
    { title: "Du", fields: [{ name: "civicnumber", kind: "civic-number", label: "Personnummer", required: true }] },
  ],
};

const namesAfter = (known: readonly string[], missing: readonly string[]): string[] =>
  formAfterFetch(FORM, { known, missing }).sections.flatMap(({ fields }) => fields.map(({ name }) => name));

describe("after a fetch [H-028]", () => {
  it("only missing fields are asked for, under one heading", () => {
    const { sections, submit } = formAfterFetch(FORM, { known: ["built", "count"], missing: ["area"] });
    expect(submit).toBe("Uppdatera");
    expect(sections.map(({ title }) => title)).toEqual(["Stämmer detta?"]);
    expect(namesAfter(["built", "count"], ["area"])).toEqual(["area"]);
  });

  it("a field that depends on a known one is asked for unconditionally, with its text", () => {
    expect(namesAfter(["area", "built", "count"], ["renovated"])).toEqual(["renovated", "why"]);
    const form = formAfterFetch(FORM, { known: ["area", "built", "count"], missing: ["renovated"] });
    expect(findField(form, "renovated")).not.toHaveProperty("showWhen");
  });

  it("a field that depends on an asked one still does", () => {
    const form = formAfterFetch(FORM, { known: ["area", "count"], missing: ["built", "renovated"] });
    expect(findField(form, "renovated")?.showWhen).toEqual([showWhen]);
  });

  it("repeated fields are asked for together, or not at all", () => {
    const form = formAfterFetch(FORM, { known: ["area"], missing: ["built", "count"] });
    expect(form.sections.map(({ title }) => title)).toEqual(["Stämmer detta?", "Byggnader"]);
    expect(form.sections[1]?.repeated).toBeDefined();
    expect(listFields(formAfterFetch(FORM, { known: ["area", "built", "count"], missing: [] }))).toEqual([]);
  });
});
