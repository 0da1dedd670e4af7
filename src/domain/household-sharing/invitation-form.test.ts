import { expect, test } from "vitest";
import { checkForm } from "#domain/form/check-form.ts";
import { listFields } from "#domain/form/form-description.ts";
import { onServer } from "#domain/form/server-checks.ts";
import { invitationForm } from "./invitation-form.ts";

const check = (values: Readonly<Record<string, string>>) => checkForm(invitationForm, values, onServer("2026-11-15"));

test("a person can be invited without a name or an address: the link is given by hand", () => {
  expect(check({}).ok).toBe(true);
  expect(check({ name: "Erik", email: "erik@exempel.se" })).toEqual({
    ok: true,
    value: { name: "Erik", email: "erik@exempel.se" },
  });
});

test("an address is a mail address, and a name has at most sixty characters", () => {
  expect(check({ email: "erik" }).ok).toBe(false);
  expect(check({ name: "a".repeat(60) }).ok).toBe(true);
  expect(check({ name: "a".repeat(61) }).ok).toBe(false);
});

test("a browser does not fill in its owner's own name and address", () => {
  expect(listFields(invitationForm).map(({ autocomplete }) => autocomplete)).toEqual(["off", "off"]);
});
