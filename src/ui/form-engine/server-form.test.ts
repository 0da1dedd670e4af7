import { expect, test } from "vitest";
import { listFields } from "#domain/form/form-description.ts";
import { fromFormParameters, type WireFormGroups, type WireFormItem } from "./server-form.ts";

const describeForm = (groups: WireFormGroups) =>
  fromFormParameters(groups, {
    layout: [
      { group: "personalheader", title: "You" },
      { group: "excesscostheader", title: "Excess", isCollapsed: true },
      { group: "discountheader", title: "Discount" },
    ],
    submit: "Order",
  });

const only = (item: WireFormItem) => describeForm({ personalheader: [item] }).sections[0]?.fields[0];

test("groups become sections in the page's order; empty ones are left out and unknown ones come last", () => {
  const item = (name: string): WireFormItem => ({ type: "text", model: { ParameterName: name } });
  const form = describeForm({
    hidden: [{ type: "hidden", model: { ParameterName: "resultid", DefaultValue: "r1" } }],
    excesscostheader: [item("excess")],
    discountheader: [],
    extra: null,
    personalheader: [item("email")],
  });
  expect(
    form.sections.map(({ title, isCollapsed, fields }) => [title, isCollapsed, fields.map(({ name }) => name)]),
  ).toEqual([
    ["You", undefined, ["email"]],
    ["Excess", true, ["excess"]],
    ["", undefined, ["resultid"]],
  ]);
  expect(form.submit).toBe("Order");
  expect(listFields(form).map(({ defaultValue }) => defaultValue)).toEqual([undefined, undefined, "r1"]);
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
