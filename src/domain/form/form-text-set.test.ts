import { expect, test } from "vitest";
import type { FormDescription } from "./form-description.ts";
import { formTextSet, withFormTexts } from "./form-text-set.ts";

const options = [
  { id: "full", label: "Full", help: "Everything" },
  { id: "half", label: "Half" },
];
const form: FormDescription = {
  sections: [
    { title: "The car", fields: [{ name: "cover", kind: "radio", label: "Cover", required: true, options }] },
    {
      title: "The owner",
      fields: [
        { name: "zip", kind: "zip", label: "Postal code", help: "Five digits", required: true },
        { name: "note", kind: "paragraph", label: "Only for cars", required: false },
      ],
    },
  ],
  submit: "Search",
};

test("the texts of a form are those of its sections by number, its fields and their options", () => {
  expect(formTextSet(form, "car")).toMatchObject({
    submit: "Search",
    section: { 1: "The car", 2: "The owner" },
    field: {
      cover: { label: "Cover", option: { full: { label: "Full", help: "Everything" }, half: { label: "Half" } } },
      zip: { label: "Postal code", help: "Five digits" },
      note: { label: "Only for cars" },
    },
  });
  expect(formTextSet(form, "car").field["zip"]).not.toHaveProperty("option");
  expect(formTextSet(form, "car").field["cover"]).not.toHaveProperty("help");
});

test("a form with the texts it has is the same form", () => {
  expect(withFormTexts(form, formTextSet(form, "car"))).toEqual(form);
});

test("changed texts are those of the form, and what has none keeps its own", () => {
  const changed = withFormTexts(form, {
    submit: "Compare",
    section: { 2: "Who owns it" },
    field: { cover: { label: "How much", option: { half: { label: "Some" } } }, zip: { label: "Zip" } },
  });
  const [car, owner] = changed.sections;
  expect(changed.submit).toBe("Compare");
  expect([car?.title, owner?.title]).toEqual(["The car", "Who owns it"]);
  expect(car?.fields[0]).toMatchObject({
    name: "cover",
    label: "How much",
    options: [options[0], { id: "half", label: "Some" }],
  });
  expect(owner?.fields[0]).toMatchObject({ label: "Zip", help: "Five digits", required: true });
  expect(owner?.fields[1]).toEqual(form.sections[1]?.fields[1]);
});
