import { expect, test } from "vitest";
import { onServer } from "#domain/form/server-checks.ts";
import { checkForm } from "#domain/form/check-form.ts";
import { listFields } from "#domain/form/form-description.ts";
import { leadForm } from "./lead-form.ts";

const FILLED = { name: "Anna Lindqvist", phone: "070-174 06 05", email: "anna@exempel.se", consent: "yes" };
const check = (values: Readonly<Record<string, string>>) => checkForm(leadForm, values, onServer("2026-11-15"));

test("everything that the provider needs is stored as it is sent", () => {
  expect(check(FILLED)).toEqual({
    ok: true,
    value: { name: "Anna Lindqvist", phone: "0701740605", email: "anna@exempel.se", consent: "yes" },
  });
});

test.each([
  ["name", "Skriv ditt namn."],
  ["phone", "Vänligen ange ett giltigt telefonnummer"],
  ["email", "Vänligen ange en korrekt e-post."],
  ["consent", "Kryssa i att vi får skicka uppgifterna. Annars kan vi inte göra det."],
])("nothing is sent without %s", (field, message) => {
  expect(check({ ...FILLED, [field]: "" })).toEqual({ ok: false, errors: [{ field, message }] });
});

test("a name has at most a hundred characters, and is filled in by the browser", () => {
  expect(check({ ...FILLED, name: "a".repeat(100) }).ok).toBe(true);
  expect(check({ ...FILLED, name: "a".repeat(101) }).ok).toBe(false);
  expect(listFields(leadForm)[0]?.autocomplete).toBe("name");
  expect(leadForm.submit).toBe("Skicka förfrågan");
});
