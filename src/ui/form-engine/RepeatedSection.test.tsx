import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import type { FormDescription } from "#domain/form/form-description.ts";
import { FormRenderer } from "./FormRenderer.tsx";
import { useForm } from "./use-form.ts";

afterEach(cleanup);

const PLACES = [1, 2];

const form: FormDescription = {
  submit: "Visa",
  sections: [
    {
      title: "Båtar",
      repeated: {
        count: "boats",
        items: PLACES.map((place) => [`boat${place}length`]),
        focusAt: 0,
        itemLabel: "Båt",
        add: "Lägg till båt",
        remove: "Ta bort båten",
      },
      fields: [
        {
          name: "boats",
          kind: "dropdown",
          label: "Antal båtar",
          required: true,
          defaultValue: "0",
          options: ["0", "1", "2"].map((id) => ({ id, label: id })),
        },
        ...PLACES.map((place) => ({
          name: `boat${place}length`,
          kind: "number" as const,
          label: "Längd",
          required: true,
          showWhen: { field: "boats", is: ["1", "2"].slice(place - 1) },
        })),
      ],
    },
  ],
};

function Boats() {
  return <FormRenderer form={useForm(form, { today: "2026-11-15" })} />;
}

const add = () => userEvent.click(screen.getByRole("button", { name: "Lägg till båt" }));

it("adds one at a time up to the last, and puts the caret in the new one's first field [H-029]", async () => {
  render(<Boats />);
  expect(screen.getByText("0 av högst 2")).toBeTruthy();
  await add();
  expect(document.activeElement).toBe(screen.getByLabelText("Längd"));
  await userEvent.keyboard("7");
  await add();
  expect(screen.getAllByLabelText("Längd").map((input) => (input as HTMLInputElement).value)).toEqual(["7", ""]);
  expect(document.activeElement).toBe(screen.getAllByLabelText("Längd")[1]);
  expect(screen.queryByRole("button", { name: "Lägg till båt" })).toBeNull();
});

it("moves the later ones down when one is removed, announces it, and keeps the focus near [H-030]", async () => {
  render(<Boats />);
  await add();
  await userEvent.keyboard("7");
  await add();
  await userEvent.keyboard("9");
  await userEvent.click(screen.getByRole("button", { name: "Ta bort båten Båt 1" }));
  expect(screen.getAllByLabelText("Längd").map((input) => (input as HTMLInputElement).value)).toEqual(["9"]);
  expect(screen.getByText("Båt 1 är borttagen")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Lägg till båt" }));
});

it("has the number and the fields of all of them where there is no script", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<Boats />).replaceAll(/<\/?noscript>/g, "");
  const names = [...page.querySelectorAll("input, select")].map((input) => input.getAttribute("name"));
  // Of two values with one name the later one counts.
  expect(names).toEqual(["boats", "boats", "boat1length", "boat2length"]);
  expect(page.querySelector("select")?.name).toBe("boats");
});
