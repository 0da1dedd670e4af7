import { expect, it } from "vitest";
import type { FormDescription } from "#domain/form/form-description.ts";
import { FILL_IN_ONLY, readForm } from "./read-form.ts";

const FORM: FormDescription = {
  submit: "Visa",
  sections: [
    { title: "Ett", fields: [{ name: "zip", kind: "zip", label: "Postnummer", required: true }] },
    { title: "Två", fields: [{ name: "email", kind: "email", label: "Mejl", required: false }] },
  ],
};

const send = (fields: Record<string, string>): FormData => {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
};

it("reads what the form asks for and leaves the rest aside", () => {
  expect(readForm(FORM, send({ zip: "123 45", email: "", admin: "yes" }))).toEqual({
    values: { zip: "123 45", email: "" },
    isFillInOnly: false,
  });
});

it("tells a form that is only to be filled in from one that asks for a search", () => {
  expect(readForm(FORM, send({ zip: "123 45", [FILL_IN_ONLY]: "1" })).isFillInOnly).toBe(true);
});
