import { describe, expect, it } from "vitest";
import { SAMPLE_TODAY, sampleField } from "#tests/support/sample-field.ts";
import type { FieldDescription } from "./form-description.ts";
import { canUpdate, createForm, fieldModel, type FormState, isFormValid, shownFields, valuesOf } from "./form-state.ts";

const formOf = (...fields: FieldDescription[]) => ({ submit: "Visa priser", sections: [{ title: "", fields }] });
const started = (fields: FieldDescription[], values: Readonly<Record<string, string>> = {}): FormState =>
  createForm(formOf(...fields), { today: SAMPLE_TODAY, atMs: 1_000, values });
const withLookup = (state: FormState, lookup: FormState["fields"][string]["lookup"]): FormState => {
  const { sample } = state.fields;
  return sample ? { ...state, fields: { ...state.fields, sample: { ...sample, lookup } } } : state;
};

describe("a form that begins", () => {
  it("has what was given, and nothing that a visitor did", () => {
    const state = started([sampleField("text"), { ...sampleField("zip"), name: "zip" }], { zip: "123 45" });
    expect(valuesOf(state)).toEqual({ sample: "", zip: "123 45" });
    expect(state).toMatchObject({ formErrors: [], isReady: false, hasPendingChanges: false, unsettled: [] });
    expect(state.fields["sample"]).toEqual({
      value: "",
      validity: "unset",
      message: "",
      isChanged: false,
      isVisited: false,
      accepted: "",
      lookup: { kind: "none" },
    });
  });

  it("shows its fields, not the texts between them", () => {
    const state = started([sampleField("text"), { ...sampleField("text"), kind: "headers" as never, name: "head" }]);
    expect(shownFields(state).map(({ name }) => name)).toEqual(["sample"]);
  });
});

describe("the model of a field", () => {
  it("has an answer to everything that a control asks", () => {
    expect(fieldModel(started([sampleField("text")]), "sample")).toEqual({
      name: "sample",
      kind: "text",
      value: "",
      defaultValue: "",
      validity: "unset",
      style: "none",
      message: "",
      isDisabled: false,
      isRequired: false,
      isValidated: true,
      isLookingUp: false,
      label: "Sample",
      optionalLabel: "Valfritt",
      placeholder: "",
      options: [],
      suffix: "",
    });
  });

  it("takes what the description states before what its kind has", () => {
    const options = [{ id: "a", label: "A" }];
    const field = sampleField("percentage", {
      defaultValue: "5",
      isValidated: false,
      placeholder: "Till exempel 5",
      suffix: "procent om året",
      options,
    });
    expect(fieldModel(started([field]), "sample")).toMatchObject({
      defaultValue: "5",
      isValidated: false,
      placeholder: "Till exempel 5",
      suffix: "procent om året",
      options,
    });
    const { suffix } = fieldModel(started([sampleField("percentage")]), "sample") ?? {};
    expect(suffix).toBe("%");
  });

  it("shows a lookup only while it is under way", () => {
    const state = started([sampleField("text")]);
    expect(fieldModel(withLookup(state, { kind: "pending", number: 1 }), "sample")?.isLookingUp).toBe(true);
    expect(fieldModel(withLookup(state, { kind: "found" }), "sample")?.isLookingUp).toBe(false);
  });

  it("is missing for a name that the form has not, or of which it has no state", () => {
    const state = started([sampleField("text")]);
    expect(fieldModel(state, "other")).toBeUndefined();
    expect(fieldModel({ ...state, fields: {} }, "sample")).toBeUndefined();
  });
});

describe("whether a form may be sent", () => {
  const both = [sampleField("text", { required: true }), { ...sampleField("text", { required: true }), name: "last" }];

  it("needs every field to be valid", () => {
    expect(isFormValid(started(both, { sample: "a", last: "b" }))).toBe(true);
    expect(isFormValid(started(both, { sample: "a" }))).toBe(false);
    expect(isFormValid(started(both, { last: "b" }))).toBe(false);
  });

  it("judges a field without state as an empty one", () => {
    expect(isFormValid({ ...started(both, { sample: "a", last: "b" }), fields: {} })).toBe(false);
    expect(isFormValid({ ...started([sampleField("text")]), fields: {} })).toBe(true);
  });

  it.each([
    [{ kind: "pending", number: 1 }, false],
    [{ kind: "refused" }, false],
    [{ kind: "found" }, true],
  ] as const)("with a lookup that is %j: %s", (lookup, isValid) => {
    expect(isFormValid(withLookup(started([sampleField("text")], { sample: "a" }), lookup))).toBe(isValid);
  });

  it("again: when something has changed, in the form or in the address, and no search runs [OP-12]", () => {
    const state = started([sampleField("text")], { sample: "a" });
    const changed = { ...state, hasPendingChanges: true };
    expect(canUpdate(state, { hasChangedParameters: false, isSearching: false })).toBe(false);
    expect(canUpdate(state, { hasChangedParameters: true, isSearching: false })).toBe(true);
    expect(canUpdate(changed, { hasChangedParameters: false, isSearching: false })).toBe(true);
    expect(canUpdate(changed, { hasChangedParameters: true, isSearching: true })).toBe(false);
    expect(
      canUpdate({ ...started(both), hasPendingChanges: true }, { hasChangedParameters: true, isSearching: false }),
    ).toBe(false);
  });
});
