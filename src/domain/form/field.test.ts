import { describe, expect, it } from "vitest";
import { optionalLabel, styleOf } from "./field.ts";
import { isEmpty } from "./kinds/is-empty.ts";
import { createForm, fieldModel } from "./form-state.ts";
import { judge, SAMPLE_TODAY, sampleField } from "#tests/support/sample-field.ts";

describe("a field", () => {
  it("is described to its control by everything the spec lists [V-001]", () => {
    const field = sampleField("dropdown", {
      required: true,
      defaultValue: "b",
      placeholder: "Välj bolag",
      suffix: "kvm",
      options: [
        { id: "a", label: "Alfa" },
        { id: "b", label: "Beta" },
      ],
      isValidated: false,
    });
    const form = { submit: "Visa", sections: [{ title: "", fields: [field] }] };
    expect(fieldModel(createForm(form, { today: SAMPLE_TODAY, atMs: 0, values: { sample: "a" } }), "sample")).toEqual({
      name: "sample",
      kind: "dropdown",
      value: "a",
      defaultValue: "b",
      validity: "valid",
      style: "valid",
      message: "",
      isDisabled: false,
      isRequired: true,
      isValidated: false,
      isLookingUp: false,
      label: "Sample",
      optionalLabel: "",
      placeholder: "Välj bolag",
      options: [
        { id: "a", label: "Alfa" },
        { id: "b", label: "Beta" },
      ],
      suffix: "kvm",
    });
  });

  it("that the form does not have is described by nothing", () => {
    const state = createForm({ submit: "Visa", sections: [] }, { today: SAMPLE_TODAY, atMs: 0 });
    expect(fieldModel(state, "constructor")).toBeUndefined();
  });

  it.each([undefined, null, "-1", ""])("holding %j is empty [V-008]", (value) => {
    expect(isEmpty(value)).toBe(true);
  });

  it.each(["0", " ", "no", "-2", "null"])("holding %j is not empty [V-008]", (value) => {
    expect(isEmpty(value)).toBe(false);
  });

  it("is invalid only when that is explicit: a required field without input is unset [V-009]", () => {
    const form = { submit: "Visa", sections: [{ title: "", fields: [sampleField("text", { required: true })] }] };
    const model = fieldModel(createForm(form, { today: SAMPLE_TODAY, atMs: 0 }), "sample");
    expect(model?.validity).toBe("unset");
    expect(model?.style).toBe("none");
  });

  it("is valid by default when it holds something and unset when it does not [V-005]", () => {
    const start = (kind: "text" | "dropdown" | "checkbox", defaultValue: string) => {
      const form = { submit: "Visa", sections: [{ title: "", fields: [sampleField(kind, { defaultValue })] }] };
      return fieldModel(createForm(form, { today: SAMPLE_TODAY, atMs: 0 }), "sample")?.validity;
    };
    expect(start("text", "Storgatan 1")).toBe("valid");
    expect(start("text", "")).toBe("unset");
    expect(start("dropdown", "-2")).toBe("unset");
    expect(start("checkbox", "yes")).toBe("valid");
    expect(start("checkbox", "no")).toBe("unset");
  });

  it("is styled by its validity, and not at all while unset or empty but valid", () => {
    expect(styleOf("valid", "x")).toBe("valid");
    expect(styleOf("invalid", "x")).toBe("invalid");
    expect(styleOf("invalid", "")).toBe("invalid");
    expect(styleOf("unset", "x")).toBe("none");
    expect(styleOf("valid", "")).toBe("none");
    expect(styleOf("valid", "-1")).toBe("none");
  });

  it("that may be left empty shows Valfritt and is then neither valid nor invalid [V-010]", () => {
    expect(optionalLabel(false)).toBe("Valfritt");
    expect(optionalLabel(true)).toBe("");
    expect(judge("text", "").validity).toBe("unset");
  });
});
