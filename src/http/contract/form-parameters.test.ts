import { describe, expect, it, test } from "vitest";
import { readForm, readParameter } from "./form-parameters.ts";
import type { FormParameter } from "./order.schema.ts";

const NOTHING = { min: null, max: null, maxlength: null, pattern: null, suffix: null, autocomplete: null };

/** With what a test leaves out, and values that only another version of the server sends. */
interface Loose extends Partial<Omit<FormParameter, "type" | "model" | "attrs">> {
  readonly type: string;
  readonly model: object;
  readonly attrs?: object;
}

const item = ({ model, attrs, ...rest }: Loose): FormParameter =>
  ({
    events: null,
    helpText: null,
    info: null,
    ...rest,
    model: { DefaultValue: null, FormattedValue: null, ParameterValues: null, Values: null, ...model },
    attrs: { label: "", required: false, disabled: false, ...NOTHING, ...attrs },
  }) as FormParameter;

const only = (loose: Loose) => readParameter(item(loose));

test("groups become sections; a group that is left out is an empty one", () => {
  const form = readForm({
    hidden: [item({ type: "hidden", model: { ParameterName: "resultid", DefaultValue: "r1" } })],
    excesscostheader: [item({ type: "text", model: { ParameterName: "excess" } })],
    discountheader: [],
    personalheader: [item({ type: "text", model: { ParameterName: "email" } })],
  });
  expect(Object.entries(form).map(([section, fields]) => [section, ...fields.map(({ name }) => name)])).toEqual([
    ["personal", "email"],
    ["own"],
    ["customize"],
    ["discount"],
    ["excess", "excess"],
    ["additional"],
    ["extraBuildings"],
    ["summary"],
    ["subscription"],
    ["consent"],
    ["hidden", "resultid"],
  ]);
  expect(form.hidden[0]).toMatchObject({ defaultValue: "r1" });
  expect(form.personal[0]).not.toHaveProperty("defaultValue");
});

test.each([
  ["date", "date"],
  ["civic number", "civic-number"],
  ["civicnumber", "civic-number"],
  ["readonly", "read-only"],
  ["checkbox input", "checkbox"],
  ["checkbox", "checkbox"],
  ["radio", "radio"],
  ["heading", "headers"],
  ["loading button", "loading-button"],
  ["phone", "phone"],
  ["organisation number", "organisation-number"],
  ["something of tomorrow", "text"],
])("the type '%s' is the kind %s", (type, kind) => {
  expect(only({ type, model: { ParameterName: "x" } })?.kind).toBe(kind);
});

test("model and attrs give the field its label, bounds, options and help", () => {
  const field = only({
    type: "dropdown",
    attrs: { label: "Excess", placeholder: "Pick", required: true, disabled: false, min: "0", max: 5, suffix: "kr" },
    events: { change: ["recalculate"] },
    helpText: "What you pay yourself",
    info: { title: "Excess", content: "More" },
    isSticky: true,
    model: {
      ParameterName: "excess",
      Description: "Not used",
      DefaultValue: 1500,
      ParameterValues: [
        { Id: 1500, Value: "1 500 kr" },
        { Id: "3000", Value: "3 000 kr" },
      ],
    },
  });
  expect(field).toEqual({
    name: "excess",
    kind: "dropdown",
    label: "Excess",
    placeholder: "Pick",
    required: true,
    isDisabled: false,
    min: 0,
    max: 5,
    suffix: "kr",
    help: "What you pay yourself",
    popover: { title: "Excess", content: "More" },
    isSticky: true,
    onChange: ["recalculate"],
    defaultValue: "1500",
    options: [
      { id: "1500", label: "1 500 kr" },
      { id: "3000", label: "3 000 kr" },
    ],
  });
});

test("a date takes its bounds from Values, or from the fields of a number", () => {
  const values = { MinDate: "2026-11-16", MaxDate: "2027-11-15" };
  expect(only({ type: "date", model: { ParameterName: "start", Values: values } })).toMatchObject({
    minDate: "2026-11-16",
    maxDate: "2027-11-15",
  });
  const fromAttrs = only({
    type: "date",
    attrs: { min: "2026-11-16", max: "2027-11-15" },
    model: { ParameterName: "s" },
  });
  expect(fromAttrs).toMatchObject({ minDate: "2026-11-16", maxDate: "2027-11-15" });
  expect(fromAttrs).not.toHaveProperty("min");
});

test("a box to tick takes its two values from Values", () => {
  const model = { ParameterName: "gift", Values: { TrueVal: "1", FalseVal: "0" } };
  expect(only({ type: "checkbox input", model })).toMatchObject({ trueValue: "1", falseValue: "0" });
});

test("a value that is only shown is shown as the server writes it", () => {
  const model = {
    ParameterName: "mileage",
    Description: "Mileage",
    DefaultValue: 1500,
    FormattedValue: "1 001–1 500 mil",
  };
  expect(only({ type: "readonly", model })).toMatchObject({
    label: "Mileage",
    defaultValue: "1500",
    options: [{ id: "1500", label: "1 001–1 500 mil" }],
  });
});

test("content has a label and nothing to fill in", () => {
  const model = { ParameterName: "h1", Description: "Heading" };
  expect(only({ type: "heading", model })).toEqual({ name: "h1", kind: "headers", label: "Heading", required: false });
});

describe("a form item", () => {
  it("of the server becomes a field of a form, with all its attributes [V-002]", () => {
    const field = only({
      type: "number",
      attrs: { label: "Boyta", min: 10, max: 900, required: true, suffix: "kvm" },
      events: { change: ["recalculate"] },
      model: {
        ParameterName: "livingarea",
        Description: "Boyta i kvadratmeter",
        StatusIcon: "ok",
        DefaultValue: "120",
        FormattedValue: "120 kvm",
        ParameterValues: [],
      },
      helpText: "Enligt lagfarten",
      isSticky: true,
      info: { title: "Boyta", content: "Rum du kan bo i." },
    });
    expect(field).toEqual({
      name: "livingarea",
      kind: "number",
      label: "Boyta",
      required: true,
      isDisabled: false,
      min: 10,
      max: 900,
      suffix: "kvm",
      help: "Enligt lagfarten",
      isSticky: true,
      popover: { title: "Boyta", content: "Rum du kan bo i." },
      defaultValue: "120",
      options: [],
      onChange: ["recalculate"],
    });
  });

  it("without label or default uses its description and starts empty", () => {
    const field = only({ type: "text", model: { ParameterName: "x", Description: "Gata", DefaultValue: null } });
    expect(field).toEqual({ name: "x", kind: "text", label: "Gata", required: false, isDisabled: false });
  });

  it("of a content kind becomes content", () => {
    const part = only({ type: "subheader", attrs: { label: "Andra val" }, model: { ParameterName: "h2" } });
    expect(part).toEqual({ name: "h2", kind: "subheader", label: "Andra val", required: false });
  });
});
