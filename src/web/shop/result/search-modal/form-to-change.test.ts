import { expect, it } from "vitest";
import type { FormDescription } from "#domain/form/form-description.ts";
import { formToChange } from "./form-to-change.ts";

const FORM: FormDescription = {
  submit: "Visa priser",
  sections: [
    {
      title: "Du",
      fields: [
        { name: "zip", kind: "zip", label: "Postnummer", required: true },
        { name: "civicnumber", kind: "civic-number", label: "Personnummer", required: true, help: "Behövs" },
        { name: "estate", kind: "text", label: "Fastighetsbeteckning", required: false },
      ],
    },
  ],
};

it("requires only the fields that the page has; personal fields may stay empty", () => {
  const { sections, submit } = formToChange(FORM, { zip: "123 45" });
  expect(submit).toBe("Sök igen");
  expect(sections[0]?.fields.map(({ name, required, help }) => ({ name, required, help }))).toEqual([
    { name: "zip", required: true, help: undefined },
    { name: "civicnumber", required: false, help: "Lämna tomt om det är samma personnummer." },
    { name: "estate", required: false, help: "Lämna tomt om inget har ändrats." },
  ]);
});
