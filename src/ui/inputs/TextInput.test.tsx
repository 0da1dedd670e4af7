import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { FieldDescription, FormDescription } from "#domain/form/form-description.ts";
import { FormRenderer } from "#ui/form-engine/FormRenderer.tsx";
import { useForm } from "#ui/form-engine/use-form.ts";

afterEach(cleanup);

function Page({ description }: { readonly description: FormDescription }) {
  const form = useForm(description, { today: "2026-11-15" });
  return (
    <>
      <FormRenderer form={form} />
      <button type="button" onClick={() => form.fillIn({ field: "77" })}>
        Fill
      </button>
    </>
  );
}

function show(kind: FieldDescription["kind"], attrs: Partial<FieldDescription> = {}) {
  const field: FieldDescription = { name: "field", kind, label: "Field", required: true, lookup: "off", ...attrs };
  render(<Page description={{ sections: [{ title: "", fields: [field] }], submit: "" }} />);
  return screen.getByRole<HTMLInputElement>("textbox", { name: "Field" });
}

test("the caret stays where it was when a character is deleted in the middle", async () => {
  const user = userEvent.setup();
  const input = show("number");
  await user.type(input, "1234");
  input.setSelectionRange(2, 2);
  await user.keyboard("x");
  expect([input.value, input.selectionStart]).toEqual(["1234", 2]);
  await user.keyboard("9");
  expect([input.value, input.selectionStart]).toEqual(["12934", 3]);
});

test("typing in a formatted value does not move the caret past the deleted characters", async () => {
  const user = userEvent.setup();
  const input = show("number");
  await user.type(input, "12345");
  await user.tab();
  expect(input.value).toBe("12\u202f345");
  await user.click(input);
  // After the 3.
  input.setSelectionRange(4, 4);
  await user.keyboard("0");
  expect([input.value, input.selectionStart]).toEqual(["123045", 4]);
});

test("a paste in the middle is cleaned before the length limit cuts it", async () => {
  const user = userEvent.setup();
  const input = show("zip");
  await user.type(input, "15");
  input.setSelectionRange(1, 1);
  await user.paste("SE-2-34");
  expect([input.value, input.selectionStart]).toEqual(["12345", 4]);
});

test("letters that a keyboard is still composing are not formatted until they are complete", () => {
  const input = show("car-registration");
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: "spv-" }, isComposing: true });
  fireEvent.input(input, { target: { value: "spv-2" }, isComposing: true });
  expect(input.value).toBe("spv-2");
  fireEvent.compositionEnd(input);
  expect(input.value).toBe("SPV2");
});

test("what the page fills in while the field has focus is shown", async () => {
  const user = userEvent.setup();
  const input = show("number");
  await user.type(input, "12");
  await user.click(screen.getByRole("button", { name: "Fill" }));
  expect(input.value).toBe("77");
});

test("the field names the keys for a phone to show, and the value for a browser to fill in", () => {
  expect(attributes(show("zip"))).toEqual({ inputMode: "numeric", autocomplete: "postal-code", maxLength: 6 });
  cleanup();
  expect(attributes(show("email"))).toEqual({ inputMode: "email", autocomplete: "email", maxLength: 100 });
  cleanup();
  expect(attributes(show("phone"))).toEqual({ inputMode: "tel", autocomplete: "tel", maxLength: 19 });
  cleanup();
  expect(attributes(show("text", { max: 30, autocomplete: "given-name" }))).toEqual({
    inputMode: null,
    autocomplete: "given-name",
    maxLength: 30,
  });
  cleanup();
  expect(attributes(show("number", { max: 30 })).maxLength).toBe(-1);
});

const attributes = (input: HTMLInputElement) => ({
  inputMode: input.getAttribute("inputmode"),
  autocomplete: input.getAttribute("autocomplete"),
  maxLength: input.maxLength,
});
