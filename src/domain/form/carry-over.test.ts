import { expect, it } from "vitest";
import type { FieldDescription } from "./form-description.ts";
import { createForm, fieldModel, type FormState } from "./form-state.ts";
import { SAMPLE_TODAY, sampleField } from "#tests/support/sample-field.ts";
import { stepForm } from "./step-form.ts";

const plate: FieldDescription = sampleField("car-registration", { name: "plate", required: true });
const zip: FieldDescription = sampleField("zip", { name: "zip", required: true });
const email: FieldDescription = sampleField("email", { name: "email" });
const form = { sections: [{ title: "", fields: [plate, zip, email] }], submit: "Visa" };

const open = (values: Record<string, string>): FormState => createForm(form, { today: SAMPLE_TODAY, atMs: 0, values });

const carryOver = (state: FormState, ...names: string[]) => stepForm(state, { kind: "carried-over", names });

it("what was typed on an earlier page is looked up at once, whenever its kind is otherwise looked up", () => {
  const { state, effects } = carryOver(open({ plate: "spv 24k", email: "anna@exempel.se" }), "plate", "zip", "email");
  expect(effects).toMatchObject([
    { kind: "lookup", name: "plate", lookup: "vehicle", number: 1 },
    { kind: "lookup", name: "email", lookup: "email", number: 2 },
  ]);
  expect(fieldModel(state, "plate")).toMatchObject({ isLookingUp: true, validity: "valid" });
  expect(state.fields["zip"]).toMatchObject({ isChanged: false, validity: "unset" });
});

it("is the visitor's own, but nothing that leaving would lose", () => {
  const { state } = carryOver(open({ plate: "SPV24K" }), "plate");
  expect(state.fields["plate"]?.isChanged).toBe(true);
  expect(state.hasPendingChanges).toBe(false);
});

it("is marked as wrong when it is, and then not looked up", () => {
  const { state, effects } = carryOver(open({ plate: "AB1" }), "plate");
  expect(fieldModel(state, "plate")).toMatchObject({
    validity: "invalid",
    message: "Vänligen ange ett giltigt registreringsnummer",
  });
  expect(effects).toEqual([]);
});

it("an error that the server reported remains", () => {
  const { state: refused } = stepForm(open({ zip: "12345" }), {
    kind: "server-errors",
    errors: [{ field: "zip", message: "Not there" }],
  });
  expect(fieldModel(carryOver(refused, "zip").state, "zip")).toMatchObject({
    validity: "invalid",
    message: "Not there",
  });
});

it("what the description itself filled in is not carried over", () => {
  const described = { sections: [{ title: "", fields: [{ ...zip, defaultValue: "12345" }] }], submit: "" };
  expect(carryOver(createForm(described, { today: SAMPLE_TODAY, atMs: 0 })).effects).toEqual([]);
});
