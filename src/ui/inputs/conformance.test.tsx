import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { useLayoutEffect } from "react";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { FieldError } from "#domain/validation/checked.ts";
import { onClient, rulesOf } from "#domain/form/check-field.ts";
import { checkForm } from "#domain/form/check-form.ts";
import { contentKinds } from "#domain/form/content-kinds.ts";
import type { FieldDescription, FormDescription } from "#domain/form/form-description.ts";
import { inputKinds } from "#domain/form/input-kinds.ts";
import type { InputKind } from "#domain/form/kinds/input-rules.ts";
import { FormRenderer } from "#ui/form-engine/FormRenderer.tsx";
import { readPosted } from "#ui/form-engine/read-posted.ts";
import { type FormHandle, useForm } from "#ui/form-engine/use-form.ts";
import { contentRenderers, inputRenderers } from "./input-renderers.tsx";

// The test does not measure how long a busy machine takes to load the two lazy libraries.
beforeAll(() => Promise.all([import("./calendar/CalendarPanel.tsx"), import("./autocomplete/SuggestingInput.tsx")]));
afterEach(cleanup);

const TODAY = "2026-11-15";
const LABEL = "Fältets namn";
const HELP = "En rad till hjälp.";
const WRONG = "Servern säger nej";

const OPTIONS = [
  { id: "a", label: "Alfa" },
  { id: "b", label: "Beta" },
  { id: "c", label: "Gamma" },
];

/** The expectations of every input: one line per kind. */
interface Trial {
  readonly attrs?: Partial<FieldDescription>;
  /** The elements that take input, by role. */
  readonly role: "textbox" | "combobox" | "radio" | "checkbox";
  /** With a pointer and, for text, the keys. */
  readonly fill: (user: UserEvent) => Promise<void>;
  /** From the element before it, with keys alone. */
  readonly fillByKeys: (user: UserEvent) => Promise<void>;
  readonly stored: string;
  /** Clears the value. */
  readonly empty: (user: UserEvent) => Promise<void>;
  /** The text in the field after it has been left. */
  readonly shown?: string;
  readonly paste?: readonly [text: string, stored: string];
}

const typing = (text: string, stored: string, rest: Partial<Trial> = {}): Trial => ({
  role: "textbox",
  fill: async (user) => {
    await user.click(screen.getByRole("textbox", { name: LABEL_OR_OPTIONAL }));
    await user.keyboard(text);
  },
  fillByKeys: async (user) => {
    await user.tab();
    await user.keyboard(text);
  },
  empty: async (user) => user.clear(screen.getByRole("textbox", { name: LABEL_OR_OPTIONAL })),
  stored,
  ...rest,
});

/** "Valfritt" is in the label. */
const LABEL_OR_OPTIONAL = new RegExp(`^${LABEL}( ?Valfritt)?$`);

const press = (role: "radio" | "checkbox", name: string) => async (user: UserEvent) =>
  user.click(screen.getByRole(role, { name: new RegExp(`^${name}`) }));

const trials: Readonly<Record<Exclude<InputKind, "hidden" | "read-only">, Trial>> = {
  text: typing("Anna Lindqvist", "Anna Lindqvist", { paste: ["  Anna  ", "Anna"] }),
  number: typing("12a3 4", "1234", { shown: "1\u202f234", paste: ["12 500,00 kr", "12500"] }),
  float: typing("12,5", "12.5", { shown: "12,5", paste: ["1 234,50", "1234.5"] }),
  percentage: typing("4,25", "4.25", { shown: "4,25", paste: ["4.25 %", "4.25"] }),
  phone: typing("070-174 06 05", "0701740605", { paste: ["+46 (0)70-174 06 05", "0701740605"] }),
  email: typing("anna@exempel.se", "anna@exempel.se", { paste: [" anna@exempel.se ", "anna@exempel.se"] }),
  "civic-number": typing("198504122380", "198504122380", {
    shown: "19850412-2380",
    paste: ["19850412-2380", "198504122380"],
  }),
  "organisation-number": typing("556677-8899", "5566778899", { paste: ["org.nr 556677-8899", "5566778899"] }),
  "car-registration": typing("spv 24k", "SPV24K", { shown: "SPV 24K", paste: ["spv-24k", "SPV24K"] }),
  "motorcycle-registration": typing("abc123", "ABC123", { shown: "ABC 123", paste: ["ABC·123", "ABC123"] }),
  zip: typing("12345", "12345", { shown: "123 45", paste: ["SE-123 45", "12345"] }),
  autocomplete: typing("Beta", "b", {
    attrs: { options: OPTIONS },
    role: "combobox",
    empty: async (user) => user.clear(screen.getByRole("combobox")),
    fill: async (user) => {
      await user.click(screen.getByRole("combobox", { name: LABEL_OR_OPTIONAL }));
      await user.keyboard("Bet");
      await user.click(await screen.findByRole("option", { name: "Beta" }));
    },
    fillByKeys: async (user) => {
      await user.tab();
      await screen.findByRole("combobox", { expanded: false });
      await user.keyboard("Bet");
      await screen.findByRole("option", { name: "Beta" });
      await user.keyboard("{ArrowDown}{Enter}");
    },
    shown: "Beta",
    paste: ["Gamma", "c"],
  }),
  date: typing("", "2026-11-25", {
    attrs: { minDate: "2026-11-20", maxDate: "2027-02-10" },
    empty: async (user) => {
      await user.tab();
      await user.keyboard("{Delete}");
    },
    fill: async (user) => {
      await user.click(screen.getByRole("textbox", { name: LABEL_OR_OPTIONAL }));
      await user.click(await screen.findByRole("button", { name: /25 november 2026/ }));
    },
    fillByKeys: async (user) => {
      await user.tab();
      await user.keyboard("{Enter}");
      await screen.findByRole("button", { name: /20 november 2026/ });
      await user.keyboard("{ArrowRight>5/}{Enter}");
    },
    shown: "2026-11-25",
  }),
  "year-month": {
    role: "combobox",
    empty: async (user) => {
      for (const list of screen.getAllByRole("combobox")) await user.selectOptions(list, "");
    },
    fill: async (user) => {
      await user.selectOptions(screen.getByRole("combobox", { name: "År" }), "2019");
      await user.selectOptions(screen.getByRole("combobox", { name: "Månad" }), "maj");
    },
    fillByKeys: async (user) => {
      // The keys of a list are the browser's own; the test covers that each is reached.
      await user.tab();
      await user.selectOptions(document.activeElement as HTMLElement, "2019");
      await user.tab();
      await user.selectOptions(document.activeElement as HTMLElement, "maj");
    },
    stored: "2019-05-01",
  },
  dropdown: {
    attrs: { options: OPTIONS },
    role: "combobox",
    empty: (user) => user.selectOptions(screen.getByRole("combobox"), "Välj..."),
    fill: (user) => user.selectOptions(screen.getByRole("combobox", { name: LABEL_OR_OPTIONAL }), "Beta"),
    fillByKeys: async (user) => {
      await user.tab();
      await user.selectOptions(document.activeElement as HTMLElement, "Beta");
    },
    stored: "b",
  },
  radio: {
    attrs: { options: OPTIONS },
    role: "radio",
    // The choice can be changed but never cleared.
    empty: press("radio", "Alfa"),
    fill: press("radio", "Beta"),
    fillByKeys: async (user) => {
      await user.tab();
      await user.keyboard(" {ArrowDown}");
    },
    stored: "b",
  },
  "radio-button": {
    attrs: { options: OPTIONS },
    role: "radio",
    empty: press("radio", "Beta"),
    fill: press("radio", "Beta"),
    fillByKeys: async (user) => {
      await user.tab();
      await user.keyboard(" {ArrowRight}");
    },
    stored: "b",
  },
  checkbox: {
    role: "checkbox",
    empty: press("checkbox", LABEL),
    fill: press("checkbox", LABEL),
    fillByKeys: async (user) => {
      await user.tab();
      await user.keyboard(" ");
    },
    stored: "yes",
  },
  tag: {
    attrs: { options: OPTIONS },
    role: "checkbox",
    empty: async (user) => {
      await press("checkbox", "Gamma")(user);
      await press("checkbox", "Alfa")(user);
    },
    fill: async (user) => {
      await press("checkbox", "Gamma")(user);
      await press("checkbox", "Alfa")(user);
    },
    fillByKeys: async (user) => {
      await user.tab();
      await user.keyboard(" ");
      await user.tab();
      await user.tab();
      await user.keyboard(" ");
    },
    stored: "a,c",
  },
};

const held: { form?: FormHandle } = {};
const onSubmit = vi.fn();

interface PageProps {
  readonly description: FormDescription;
  readonly errors?: readonly FieldError[] | undefined;
}

function Page({ description, errors }: PageProps) {
  const form = useForm(description, { today: TODAY, errors, onSubmit });
  useLayoutEffect(() => {
    held.form = form;
  });
  return (
    <>
      <a href="#before">Before</a>
      <FormRenderer form={form} />
    </>
  );
}

function show(kind: InputKind, attrs: Partial<FieldDescription> = {}, errors?: readonly FieldError[]) {
  const given = kind in trials ? trials[kind as keyof typeof trials].attrs : {};
  const field: FieldDescription = {
    name: "field",
    kind,
    label: LABEL,
    required: false,
    lookup: "off",
    ...given,
    ...attrs,
  };
  const description: FormDescription = { sections: [{ title: "", fields: [field] }], submit: "Skicka" };
  onSubmit.mockReset();
  const { container } = render(<Page description={description} errors={errors} />);
  const element = container.querySelector("form") as HTMLFormElement;
  /** Reads what the browser posts as the server does. */
  const posted = () => checkForm(description, readPosted(description, new FormData(element)), onClient(TODAY));
  return { field, element, posted, user: userEvent.setup() };
}

const message = () => document.getElementById("falt-field-fel");

/** Everything a screen reader announces about an element besides its name. */
const descriptionOf = (element: Element): string =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

/** The controls, and the group around them when there is one: each may carry the field's state. */
function controls(role: Trial["role"]): Element[] {
  const own = screen.getAllByRole(role);
  return [
    ...own,
    ...screen.queryAllByRole("radiogroup"),
    ...screen.queryAllByRole("group", { name: LABEL_OR_OPTIONAL }),
  ];
}

describe.each(Object.entries(trials) as [keyof typeof trials, Trial][])("an input of the kind %s", (kind, trial) => {
  test("is empty, named and without a message", () => {
    const { posted } = show(kind);
    expect(screen.getByText("Valfritt")).toBeDefined();
    expect(message()).toBeNull();
    for (const control of controls(trial.role)) expect(control.getAttribute("aria-invalid")).toBeNull();
    const named = [
      ...screen.queryAllByRole(trial.role, { name: LABEL_OR_OPTIONAL }),
      ...screen.queryAllByRole("group", { name: LABEL_OR_OPTIONAL }),
      ...screen.queryAllByRole("radiogroup", { name: LABEL_OR_OPTIONAL }),
    ];
    expect(named).toHaveLength(1);
    expect(posted()).toEqual({ ok: true, value: kind === "checkbox" ? { field: "no" } : {} });
  });

  test("is filled in, shown, and submitted as it is stored", async () => {
    const { user, posted } = show(kind);
    await trial.fill(user);
    await user.click(await screen.findByRole("link"));
    expect(posted()).toEqual({ ok: true, value: { field: trial.stored } });
    await user.click(screen.getByRole("button", { name: "Skicka" }));
    expect(onSubmit).toHaveBeenCalledWith({ field: trial.stored });
  });

  test("can be cleared of its default, and submits the empty value", async () => {
    const { user, posted } = show(kind, { defaultValue: trial.stored });
    screen.getByRole("link").focus();
    await trial.empty(user);
    const left = { radio: { field: "a" }, checkbox: { field: "no" } }[kind as string];
    expect(posted()).toEqual({ ok: true, value: left ?? {} });
    await user.click(screen.getByRole("button", { name: "Skicka" }));
    expect(onSubmit).toHaveBeenCalledWith(left ?? { field: "" });
  });

  test("is filled in with the keyboard alone", async () => {
    const { user, posted } = show(kind);
    screen.getByRole("link").focus();
    await trial.fillByKeys(user);
    expect(posted()).toEqual({ ok: true, value: { field: trial.stored } });
  });

  test("shows the message of its kind when required and empty, and is reached by the keyboard", async () => {
    const { user, field } = show(kind, { required: true });
    expect(screen.queryByText("Valfritt")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Skicka" }));
    expect(onSubmit).not.toHaveBeenCalled();
    const { missing } = rulesOf(field);
    expect(missing).not.toBe("");
    expect(message()?.textContent).toBe(`Fel: ${missing}`);
    expect(screen.getAllByRole(trial.role)).toContain(document.activeElement);
    await user.click(within(screen.getByRole("alert")).getByRole("link", { name: `${LABEL}: ${missing}` }));
    expect(screen.getAllByRole(trial.role)).toContain(document.activeElement);
    expect(controls(trial.role).some((control) => control.getAttribute("aria-required") === "true")).toBe(
      kind !== "tag",
    );
  });

  test("shows the server's error, also to assistive technology", async () => {
    show(kind, {}, [{ field: "field", message: WRONG }]);
    expect(message()?.textContent).toBe(`Fel: ${WRONG}`);
    const elements = controls(trial.role);
    expect(elements.some((control) => control.getAttribute("aria-invalid") === "true")).toBe(true);
    expect(elements.some((control) => descriptionOf(control).includes(WRONG))).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    act(() => held.form?.showErrors([]));
    expect(message()).toBeNull();
    expect(elements.some((control) => control.getAttribute("aria-invalid") === "true")).toBe(false);
  });

  test("is described by its help", () => {
    show(kind, { help: HELP });
    const isDescribed = controls(trial.role).some(
      (control) =>
        descriptionOf(control).includes(HELP) || (control.closest("label")?.textContent ?? "").includes(HELP),
    );
    expect(isDescribed).toBe(true);
  });

  test("takes no input when disabled, and is read as it was described", async () => {
    const { user, posted } = show(kind, { isDisabled: true, defaultValue: trial.stored });
    expect(screen.queryByText("Valfritt")).toBeNull();
    const before = posted();
    expect(before).toEqual({ ok: true, value: { field: trial.stored } });
    for (const control of screen.getAllByRole(trial.role)) {
      await user.click(control);
      await user.keyboard("x");
    }
    expect(posted()).toEqual(before);
    expect(held.form?.state.hasPendingChanges).toBe(false);
  });
});

const formatted = Object.entries(trials).flatMap(([kind, trial]) =>
  trial.shown === undefined ? [] : [{ kind: kind as InputKind, ...trial }],
);

test.each(formatted)("$kind shows '$shown' when it has been left", async ({ kind, fill, role, shown }) => {
  const { user, element } = show(kind);
  await fill(user);
  await user.click(await screen.findByRole("link"));
  expect(within(element).getByRole(role)).toHaveProperty("value", shown);
});

const pasted = Object.entries(trials).flatMap(([kind, { role, paste }]) =>
  paste ? [{ kind: kind as InputKind, role, text: paste[0], stored: paste[1] }] : [],
);

test.each(pasted)("$kind takes '$text' when it is pasted", async ({ kind, role, text, stored }) => {
  const { user, posted } = show(kind);
  await user.click(screen.getByRole(role, { name: LABEL_OR_OPTIONAL }));
  await user.paste(text);
  expect(posted()).toEqual({ ok: true, value: { field: stored } });
});

describe("kinds that take no input", () => {
  test("a hidden value is submitted and never seen [V-071]", () => {
    const { posted } = show("hidden", { defaultValue: "r1" });
    expect(screen.queryByText(LABEL)).toBeNull();
    expect(posted()).toEqual({ ok: true, value: { field: "r1" } });
  });

  test("a read-only value is shown, submitted, and cannot be typed in [V-071]", async () => {
    const { user, posted } = show("read-only", { defaultValue: "Villkor 12" });
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: LABEL });
    await user.click(input);
    await user.keyboard("x");
    expect(input.value).toBe("Villkor 12");
    expect(posted()).toEqual({ ok: true, value: { field: "Villkor 12" } });
  });

  test("a read-only value that has an option is shown with its label and submitted as its id", () => {
    const { posted } = show("read-only", { defaultValue: "b", options: OPTIONS });
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: LABEL }).value).toBe("Beta");
    expect(posted()).toEqual({ ok: true, value: { field: "b" } });
  });
});

/** Spec 1 §3. */
const NINETEEN =
  "number float percentage phone dropdown email civic-number organisation-number car-registration motorcycle-registration date hidden read-only radio-button radio checkbox tag text zip".split(
    " ",
  );

describe("the renderers", () => {
  test("render the nineteen kinds of input, and every other kind that has rules [V-003]", () => {
    expect(NINETEEN).toHaveLength(19);
    expect(Object.keys(inputRenderers)).toEqual(expect.arrayContaining(NINETEEN));
    expect(Object.keys(inputRenderers).toSorted()).toEqual(Object.keys(inputKinds).toSorted());
    expect(Object.keys(trials).length + 2).toBe(Object.keys(inputKinds).length);
  });

  test("render the ten kinds of content [V-004]", () => {
    expect(Object.keys(contentRenderers)).toHaveLength(10);
    expect(Object.keys(contentRenderers).toSorted()).toEqual([...contentKinds].toSorted());
    for (const kind of contentKinds) {
      const Content = contentRenderers[kind];
      const { container } = render(
        <Content
          part={{ name: kind, kind, label: `Label of ${kind}`, required: false }}
          level={3}
          block={<b>Block</b>}
        />,
      );
      const expected = kind === "injected-block" ? "Block" : kind === "divider" ? "" : `Label of ${kind}`;
      expect(container.textContent).toBe(expected);
      expect(container.childElementCount).toBe(1);
      cleanup();
    }
  });
});
