import { expect, it } from "vitest";
import type { FormDescription, RepeatedFields } from "./form-description.ts";
import { createForm, type FormState, valuesOf } from "./form-state.ts";
import { addRepeated, countRepeated, type RepeatedChange, removeRepeated } from "./repeated-fields.ts";
import { stepForm } from "./step-form.ts";

const PLACES = [1, 2, 3];

const repeated: RepeatedFields = {
  count: "boats",
  items: PLACES.map((place) => [`boat${place}length`, `boat${place}kind`]),
  focusAt: 0,
  itemLabel: "Båt",
  add: "Lägg till båt",
  remove: "Ta bort båten",
};

const form: FormDescription = {
  submit: "Visa",
  sections: [
    {
      title: "Båtar",
      repeated,
      fields: [
        {
          name: "boats",
          kind: "dropdown",
          label: "Antal",
          required: true,
          defaultValue: "0",
          options: ["0", "1", "2", "3"].map((id) => ({ id, label: id })),
        },
        ...PLACES.flatMap((place) => {
          const showWhen = { field: "boats", is: ["1", "2", "3"].slice(place - 1) };
          return [
            { name: `boat${place}length`, kind: "number", label: "Längd", required: true, showWhen } as const,
            {
              name: `boat${place}kind`,
              kind: "dropdown",
              label: "Sort",
              required: true,
              defaultValue: "sail",
              options: [
                { id: "sail", label: "Segel" },
                { id: "motor", label: "Motor" },
              ],
              showWhen,
            } as const,
          ];
        }),
      ],
    },
  ],
};

const start = (values: Record<string, string>): FormState =>
  createForm(form, { today: "2026-11-15", atMs: 0, values: { ...values } });

const type = (state: FormState, changes: RepeatedChange): FormState =>
  changes.reduce((now, [name, value]) => stepForm(now, { kind: "typed", name, value, atMs: 1 }).state, state);

it("one is added at a time, its first field is to be typed in, and after the last there is no more [H-029]", () => {
  let state = start({});
  const focused: string[] = [];
  for (let added = addRepeated(repeated, valuesOf(state)); added; added = addRepeated(repeated, valuesOf(state))) {
    focused.push(added.focus);
    state = type(state, added.changes);
  }
  expect(focused).toEqual(["boat1length", "boat2length", "boat3length"]);
  expect(countRepeated(repeated, valuesOf(state))).toBe(3);
});

it("when one is removed the later ones move down and the last one's fields start over [H-030]", () => {
  const state = start({
    boats: "3",
    boat1length: "5",
    boat1kind: "sail",
    boat2length: "7",
    boat2kind: "motor",
    boat3length: "9",
    boat3kind: "motor",
  });
  expect(valuesOf(type(state, removeRepeated(repeated, valuesOf(state), 0)))).toEqual({
    boats: "2",
    boat1length: "7",
    boat1kind: "motor",
    boat2length: "9",
    boat2kind: "motor",
    boat3length: "",
    boat3kind: "sail",
  });
});

it("removing the last leaves the others as they are", () => {
  const state = start({ boats: "2", boat1length: "5", boat1kind: "motor", boat2length: "7", boat2kind: "motor" });
  expect(valuesOf(type(state, removeRepeated(repeated, valuesOf(state), 1)))).toMatchObject({
    boats: "1",
    boat1length: "5",
    boat1kind: "motor",
    boat2length: "",
    boat2kind: "sail",
  });
});

it("a count that is no number, or too large, is held within what there is", () => {
  expect(["", "x", "-1", "7"].map((boats) => countRepeated(repeated, { boats }))).toEqual([0, 0, 0, 3]);
});
