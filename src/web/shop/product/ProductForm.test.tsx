import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { type FormDescription, listFields } from "#domain/form/form-description.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import { type Posted, ProductForm } from "./ProductForm.tsx";
import { storeSessionSearch } from "./session-search.ts";
import { STAY_HERE } from "#web/shell/forms/stay-here.ts";

afterEach(cleanup);

function show(description: VerticalDescription, answer: Posted = {}, query = "") {
  const sent: Record<string, unknown>[] = [];
  const Page = createRoutesStub([
    {
      path: description.path,
      Component: ({ actionData }) => (
        <ProductForm description={description} today="2026-11-15" posted={actionData as Posted | undefined} />
      ),
      async action({ request }) {
        sent.push(Object.fromEntries(await request.formData()));
        return answer;
      },
    },
  ]);
  const { container } = render(<Page initialEntries={[description.path + query]} />);
  return { container, sent };
}

const verticals = await Promise.all(webVerticals.map((entry) => entry.load()));

describe.each(verticals.map((web) => [web.description.name, web.description] as const))(
  "the form of %s",
  (_name, description) => {
    it("shows every field by its label and sends it by its name", () => {
      const { container } = show(description);
      // Where fields repeat, buttons replace the field for their number.
      const counts = description.form.sections.flatMap(({ repeated }) => repeated?.count ?? []);
      const asked = listFields(description.form).filter(({ name, showWhen }) => !showWhen && !counts.includes(name));
      for (const { name, label, options = [] } of asked) {
        const control = container.querySelector(`[name="${name}"]`);
        expect(nameOf(control), name).toMatch(new RegExp(`^${label.replace("?", "\\?")}`));
        for (const option of options) expect(container.textContent).toContain(option.label);
      }
    });

    it("can be posted without script, to its own page", () => {
      const form = show(description).container.querySelector("form");
      expect([form?.method, form?.getAttribute("action")]).toEqual(["post", description.path]);
    });
  },
);

const question: FormDescription = {
  sections: [{ title: "", fields: [{ name: "zip", kind: "zip", label: "Postnummer", required: true, lookup: "off" }] }],
  submit: "Visa",
};
const asking = { ...(verticals[0]?.description as VerticalDescription), form: question };

it("posts valid values in their stored form, and nothing while a value is invalid", async () => {
  const user = userEvent.setup();
  const { sent } = show(asking);
  await user.click(screen.getByRole("button", { name: "Visa" }));
  expect(screen.getByRole("alert").textContent).toContain("Ett fält behöver rättas");
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText("Postnummer"), "123 45");
  await user.click(screen.getByRole("button", { name: "Visa" }));
  await expect.poll(() => sent).toEqual([{ zip: "12345", [STAY_HERE]: "1" }]);
});

it("searches straight away at the entry 'search', with what the tab has stored, and not without it [H-007]", async () => {
  const id = storeSessionSearch(asking, { zip: "12345" }) ?? "";
  const { sent } = show(asking, {}, `?sessionsearchid=${id}`);
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>("Postnummer").value).toBe("123 45");
  expect(sent).toEqual([]);
  cleanup();
  const entered = show(asking, {}, `?sessionsearchid=${id}&entrypoint=search`);
  await expect.poll(() => entered.sent).toEqual([{ zip: "12345", [STAY_HERE]: "1" }]);
  expect(sent).toEqual([]);
});

it("shows the server's error at the field, and keeps what was typed", async () => {
  const user = userEvent.setup();
  show(asking, { values: { zip: "12345" }, errors: [{ field: "zip", message: "Dit når ingen" }] });
  await user.type(screen.getByLabelText("Postnummer"), "123 45");
  await user.click(screen.getByRole("button", { name: "Visa" }));
  const link = await screen.findByRole("link", { name: "Postnummer: Dit når ingen" });
  const field = screen.getByLabelText<HTMLInputElement>("Postnummer");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field.value).toBe("123 45");
  await user.click(link);
  expect(document.activeElement).toBe(field);
});

it("shows an error without a field above the fields, moves focus there, and keeps what was typed", async () => {
  const user = userEvent.setup();
  show(asking, { errors: [{ field: "", message: "Försök igen om en minut." }] });
  await user.type(screen.getByLabelText("Postnummer"), "123 45");
  await user.click(screen.getByRole("button", { name: "Visa" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("Försök igen om en minut.");
  expect(document.activeElement).toBe(alert);
  expect(screen.getByLabelText<HTMLInputElement>("Postnummer").value).toBe("123 45");
  expect(screen.getByLabelText("Postnummer").getAttribute("aria-invalid")).not.toBe("true");
});

/** The accessible name of the control: its label, or that of its group. */
function nameOf(control: Element | null): string {
  const group = control?.closest("fieldset");
  const label = group?.querySelector("legend") ?? document.querySelector(`label[for="${control?.id ?? ""}"]`);
  return label?.textContent ?? "";
}
