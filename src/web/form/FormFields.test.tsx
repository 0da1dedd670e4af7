import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type FieldDescription, listFields } from "#domain/form/form-description.ts";
import type { InputKind } from "#domain/form/kinds/input-rules.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import { FormFields, fieldKinds } from "./FormFields.tsx";

afterEach(cleanup);

const show = (field: Partial<FieldDescription> & { kind: InputKind }, rest: { value?: string; error?: string } = {}) =>
  render(
    <FormFields
      fields={[{ name: "it", label: "Fältet", required: true, ...field }]}
      values={rest.value === undefined ? {} : { it: rest.value }}
      errors={rest.error === undefined ? [] : [{ field: "it", message: rest.error }]}
    />,
  );

const COLOURS = [
  { id: "red", label: "Röd", help: "Som en tegelsten" },
  { id: "blue", label: "Blå" },
];

describe("a form drawn from its description", () => {
  it.each(webVerticals.map((web) => [web.description.name, web.description] as const))(
    "shows every field of %s by its label and sends it by its name",
    (_name, { form }) => {
      const fields = listFields(form);
      const { container } = render(<FormFields fields={fields} values={{}} errors={[]} />);
      for (const { name, label, options = [] } of fields) {
        const control = container.querySelector(`[name="${name}"]`);
        expect(nameOf(control), name).toMatch(new RegExp(`^${label.replace("?", "\\?")}`));
        for (const option of options) expect(container.textContent).toContain(option.label);
      }
    },
  );

  it.each(["text", "civic-number", "zip", "email", "car-registration"] as const)(
    "keeps what was typed in a field of the kind %s",
    (kind) => {
      show({ kind }, { value: "abc 123" });
      expect(screen.getByLabelText<HTMLInputElement>("Fältet").value).toBe("abc 123");
    },
  );

  it("keeps a choice, and falls back on the description's own", () => {
    show({ kind: "radio", options: COLOURS, defaultValue: "red" }, { value: "blue" });
    expect(screen.getByLabelText<HTMLInputElement>(/^Blå/).checked).toBe(true);
    cleanup();
    show({ kind: "dropdown", options: COLOURS, defaultValue: "red" });
    expect(screen.getByLabelText<HTMLSelectElement>("Fältet").value).toBe("red");
  });

  it("starts a dropdown without a value at 'Välj...'", () => {
    show({ kind: "dropdown", options: COLOURS });
    const select = screen.getByLabelText<HTMLSelectElement>("Fältet");
    expect(select.selectedOptions[0]?.textContent).toBe("Välj...");
    expect(select.value).toBe("");
  });

  it.each(Object.keys(fieldKinds) as InputKind[])(
    "marks a field of the kind %s invalid with the server's message beside it [V-012]",
    (kind) => {
      show({ kind, options: COLOURS }, { error: "Så kan det inte vara" });
      const marked = document.querySelector("[aria-invalid=true]");
      const [messageId] = (marked?.getAttribute("aria-describedby") ?? "").split(" ");
      expect(document.getElementById(messageId ?? "")?.textContent).toBe("Fel: Så kan det inte vara");
      // The summary's link leads to something that takes focus.
      expect(document.getElementById("falt-it")?.matches("input, select")).toBe(true);
    },
  );

  it("marks what may be left out, and only that [V-011]", () => {
    show({ kind: "text", required: false });
    expect(screen.getByText("Valfritt")).toBeTruthy();
    cleanup();
    show({ kind: "text", required: true });
    expect(screen.queryByText("Valfritt")).toBeNull();
  });

  it("shows how a personal number is written, and lets no browser keep it", () => {
    show({ kind: "civic-number" });
    const input = screen.getByLabelText<HTMLInputElement>("Fältet");
    expect(input.placeholder).toBe("ÅÅÅÅMMDDXXXX");
    expect(input.inputMode).toBe("numeric");
    expect(input.autocomplete).toBe("off");
  });

  it("shows how a registration number is written [V-033]", () => {
    show({ kind: "car-registration" });
    expect(screen.getByLabelText<HTMLInputElement>("Fältet").placeholder).toBe("ABC123");
  });

  it("refuses a kind that nobody has drawn", () => {
    expect(() => show({ kind: "hologram" as InputKind })).toThrow("hologram");
  });
});

/** What a screen reader calls the control: its label, or that of the group it belongs to. */
function nameOf(control: Element | null): string {
  const group = control?.closest("[role=radiogroup]");
  const label = group?.querySelector("legend") ?? document.querySelector(`label[for="${control?.id ?? ""}"]`);
  return label?.textContent ?? "";
}
