import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FormRenderer } from "#ui/form-engine/FormRenderer.tsx";
import { useForm } from "#ui/form-engine/use-form.ts";
import { readParameter } from "#http/contract/form-parameters.ts";
import type { FormParameter } from "#http/contract/order.schema.ts";
import { sampleCheckoutState } from "../../../../gallery/samples/checkout-sample.texts.sv.ts";

afterEach(cleanup);

const [text] = sampleCheckoutState.FormParameters.discountheader as [FormParameter];

const parameter = (type: FormParameter["type"]): FormParameter => ({
  ...text,
  type,
  model: {
    ...text.model,
    ParameterName: "x",
    DefaultValue: type === "hidden" ? "gömt" : "a",
    ParameterValues: [
      { Id: "a", Value: "Första" },
      { Id: "b", Value: "Andra" },
    ],
  },
  attrs: { ...text.attrs, label: "Frågan" },
});

function RenderedCheckout({ type }: { readonly type: FormParameter["type"] }) {
  const fields = [readParameter(parameter(type))];
  const form = useForm({ sections: [{ title: "", fields }], submit: "" }, { today: "2026-11-15" });
  return <FormRenderer form={form} />;
}

it.each([
  ["date", () => screen.getByLabelText(/^Frågan/).matches("input[name=x]")],
  ["text", () => screen.getByLabelText(/^Frågan/).matches("input[type=text]")],
  ["civicnumber", () => screen.getByLabelText(/^Frågan/).matches("input[inputmode=numeric]")],
  ["number", () => screen.getByLabelText(/^Frågan/).matches("input[inputmode=numeric]")],
  ["float", () => screen.getByLabelText(/^Frågan/).matches("input[inputmode=decimal]")],
  ["radio", () => screen.getAllByRole("radio").length === 2],
  ["dropdown", () => screen.getByRole("combobox").matches("select")],
  ["hidden", () => document.querySelector("input[type=hidden][name=x][value=gömt]") !== null],
  ["readonly", () => screen.getByLabelText(/^Frågan/).matches("[readonly]")],
  ["email", () => screen.getByLabelText(/^Frågan/).matches("input[inputmode=email]")],
  ["phone", () => screen.getByLabelText(/^Frågan/).matches("input[inputmode=tel]")],
  ["checkboxinput", () => screen.getByRole("checkbox").matches("input[name=x]")],
  ["heading", () => screen.getByRole("heading", { name: "Frågan" }) !== null],
] as const)("a parameter of type %s has an input of its own [C-172]", (type, isRendered) => {
  render(<RenderedCheckout type={type} />);
  expect(isRendered()).toBe(true);
});
