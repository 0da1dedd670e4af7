import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactElement, StrictMode, useLayoutEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FieldError } from "#domain/validation/checked.ts";
import type { FormDescription } from "#domain/form/form-description.ts";
import { FormRenderer } from "./FormRenderer.tsx";
import { type FormHandle, useForm, type UseFormOptions } from "./use-form.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let form: FormHandle;
let hydrated: Root | undefined;

beforeEach(() => {
  hydrated = undefined;
});
afterEach(() => {
  act(() => hydrated?.unmount());
  cleanup();
});

const options = [
  { id: "full", label: "Full" },
  { id: "half", label: "Half" },
];

const description: FormDescription = {
  sections: [
    {
      title: "The car",
      fields: [
        { name: "cover", kind: "radio", label: "Cover", required: true, options, defaultValue: "half" },
        {
          name: "excess",
          kind: "dropdown",
          label: "Excess",
          required: true,
          options,
          showWhen: { field: "cover", is: "full" },
        },
        {
          name: "note",
          kind: "paragraph",
          label: "Only for full",
          required: false,
          showWhen: { field: "cover", is: "full" },
        },
      ],
    },
    {
      title: "More",
      isCollapsed: true,
      fields: [{ name: "code", kind: "text", label: "Code", required: false, pattern: "[A-Z]{3}" }],
    },
    {
      title: "Nothing shown",
      fields: [{ name: "only", kind: "text", label: "Only", required: true, showWhen: { field: "cover", is: "none" } }],
    },
    {
      title: "",
      fields: [
        { name: "resultid", kind: "hidden", label: "", required: false, defaultValue: "r1" },
        { name: "bar", kind: "paragraph", label: "At the edge", required: false, isSticky: true },
      ],
    },
  ],
  submit: "Send",
};

interface PageProps extends Partial<UseFormOptions> {
  readonly form?: FormDescription;
}

function Page({ form: given = description, ...rest }: PageProps) {
  const current = useForm(given, { today: "2026-11-15", onSubmit: () => undefined, ...rest });
  useLayoutEffect(() => {
    form = current;
  });
  return <FormRenderer form={current} action="/there/" />;
}

const radio = (name: string) => screen.getByRole("radio", { name });
const submit = () => screen.getByRole("button", { name: /^Send/ });

describe("a form rendered from its description", () => {
  test("has a heading for each section that shows something", () => {
    render(<Page />);
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["The car", "More"]);
  });

  test("shows the fields that a choice adds, and clears them when the choice is changed back", async () => {
    const user = userEvent.setup();
    render(<Page />);
    expect(screen.queryByLabelText("Excess")).toBeNull();
    await user.click(radio("Full"));
    expect(screen.getByText("Only for full")).toBeDefined();
    await user.selectOptions(screen.getByLabelText("Excess"), "Half");
    await user.click(radio("Half"));
    await user.click(radio("Full"));
    expect(screen.getByLabelText<HTMLSelectElement>("Excess").value).toBe("-2");
  });

  test("opens a closed section when a field in it is wrong, and lets it be closed again", async () => {
    const user = userEvent.setup();
    render(<Page />);
    const details = screen.getByText("More").closest("details") as HTMLDetailsElement;
    act(() => form.type("code", "nope"));
    expect(details.open).toBe(false);
    await user.click(submit());
    expect(details.open).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Code/));
    await user.click(screen.getByText("More"));
    expect(details.open).toBe(false);
    await user.click(submit());
    expect(details.open).toBe(true);
  });

  test("is loading while a request of its own is under way", async () => {
    let end: (value: string) => void = () => undefined;
    render(<Page />);
    const request = new Promise<string>((resolve) => (end = resolve));
    const tracked: Promise<string>[] = [];
    act(() => void tracked.push(form.track(request)));
    expect(submit()).toHaveProperty("disabled", true);
    await act(async () => {
      end("done");
      await request;
    });
    expect(await Promise.all(tracked)).toEqual(["done"]);
    expect(submit()).toHaveProperty("disabled", false);
  });

  test("lists what is wrong, and shortens the list as fields are put right", async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(radio("Full"));
    act(() => form.type("code", "nope"));
    await user.click(submit());
    const first = screen.getByRole("alert");
    expect(within(first).getAllByRole("link")).toHaveLength(2);
    expect(first.textContent).toContain("Två fält behöver rättas");
    await user.selectOptions(screen.getByLabelText("Excess"), "Half");
    expect(within(screen.getByRole("alert")).getAllByRole("link")).toHaveLength(1);
    expect(screen.getByRole("alert")).toBe(first);
    await user.click(submit());
    // A new element: screen readers announce it again.
    expect(screen.getByRole("alert")).not.toBe(first);
    act(() => form.type("code", "ABC"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("an error that the summary announces is not announced at its field as well, until it is corrected", async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByText("More"));
    act(() => form.type("code", "nope"));
    act(() => form.leave("code"));
    const message = screen.getByLabelText(/^Code/).getAttribute("aria-describedby") ?? "";
    const region = () => document.getElementById(message)?.closest("[aria-live]")?.getAttribute("aria-live");
    expect(region()).toBe("polite");
    await user.click(submit());
    expect(region()).toBe("off");
    act(() => form.type("code", "ABC"));
    expect(document.querySelectorAll('[aria-live="off"]')).toHaveLength(0);
  });

  test("an error without a field is shown at the form and scrolled to", async () => {
    render(<Page />);
    act(() => form.showErrors([{ field: "resultid", message: "The offer has run out" }]));
    expect(screen.getByRole("alert").textContent).toBe("The offer has run out");
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    act(() => submit().focus());
    act(() => form.showErrors([{ field: "resultid", message: "The offer has run out" }]));
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });

  test("reports to the page when leaving would lose input", async () => {
    const user = userEvent.setup();
    const onPendingChanges = vi.fn();
    render(<Page onPendingChanges={onPendingChanges} />);
    expect(onPendingChanges).toHaveBeenLastCalledWith(false);
    await user.click(radio("Full"));
    expect(onPendingChanges).toHaveBeenLastCalledWith(true);
  });

  test("shows new errors from the page once", () => {
    const wrong: FieldError[] = [{ field: "cover", message: "Not this one" }];
    const { rerender } = render(<Page errors={[]} />);
    rerender(<Page errors={wrong} />);
    expect(screen.getByRole("alert").textContent).toContain("Not this one");
    const { attempt } = form;
    rerender(<Page errors={wrong} />);
    expect(form.attempt).toBe(attempt);
  });

  test("keeps the visitor's changes when the description changes", async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Page />);
    await user.click(radio("Full"));
    rerender(<Page form={{ ...description, submit: "Order" }} />);
    expect(radio("Full")).toHaveProperty("checked", true);
    expect(screen.getByRole("button", { name: "Order" })).toBeDefined();
  });

  test("a sticky submit button comes last", () => {
    const { container } = render(<Page />);
    expect(container.querySelector("form")?.lastElementChild?.textContent).toBe("At the edge");
  });

  test("runs each effect once, also where React renders everything twice", async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(
      <StrictMode>
        <Page onSubmit={onSubmit} />
      </StrictMode>,
    );
    await user.click(submit());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe("before and without script", () => {
  const openPage = (page: ReactElement) => {
    const host = document.createElement("div");
    host.innerHTML = renderToString(page);
    document.body.append(host);
    return host;
  };

  test("the server's markup is a whole form, with the errors it found", () => {
    const host = openPage(<Page errors={[{ field: "code", message: "Three letters" }]} values={{ code: "nope" }} />);
    const element = host.querySelector("form") as HTMLFormElement;
    expect([element.method, element.getAttribute("action")]).toEqual(["post", "/there/"]);
    expect(within(host).getByRole("alert").textContent).toContain("Three letters");
    expect(within(host).getByRole("link", { name: "Code: Three letters" }).getAttribute("href")).toBe("#falt-code");
    // The closed section is open: without script nothing else could open it.
    expect(host.querySelector("details")?.open).toBe(true);
    expect(Object.fromEntries(new FormData(element))).toEqual({ cover: "half", code: "nope", resultid: "r1" });
    host.remove();
  });

  test("input typed before hydration is preserved and counts as the visitor's", async () => {
    const host = openPage(<Page />);
    (host.querySelector("[name=code]") as HTMLInputElement).value = "ABC";
    (host.querySelector("[value=full]") as HTMLInputElement).checked = true;
    await act(async () => {
      hydrated = hydrateRoot(host, <Page />);
    });
    expect(form.state.fields["code"]).toMatchObject({ value: "ABC", isChanged: true });
    expect(form.state.fields["cover"]?.value).toBe("full");
    expect(within(host).getByLabelText("Excess")).toBeDefined();
    act(() => hydrated?.unmount());
    host.remove();
  });

  test("a page without input counts as untouched, whatever its fields show", async () => {
    const shown: FormDescription = {
      sections: [
        {
          title: "",
          fields: [
            { name: "amount", kind: "number", label: "Amount", required: true, defaultValue: "12500" },
            { name: "choice", kind: "dropdown", label: "Choice", required: true, options, defaultValue: "-1" },
            { name: "make", kind: "autocomplete", label: "Make", required: true, options, defaultValue: "full" },
            { name: "ticked", kind: "checkbox", label: "Ticked", required: false, defaultValue: "yes" },
            { name: "pressed", kind: "radio-button", label: "Pressed", required: false, options },
            { name: "bought", kind: "year-month", label: "Bought", required: false, defaultValue: "2019-05-01" },
            { name: "tags", kind: "tag", label: "Tags", required: false, options, defaultValue: "half" },
            { name: "start", kind: "date", label: "Start", required: true, defaultValue: "2027-01-18" },
            { name: "plate", kind: "car-registration", label: "Plate", required: true, defaultValue: "SPV24K" },
          ],
        },
      ],
      submit: "Send",
    };
    const host = openPage(<Page form={shown} />);
    const errors = vi.spyOn(console, "error");
    await act(async () => {
      hydrated = hydrateRoot(host, <Page form={shown} />);
    });
    expect(Object.values(form.state.fields).filter(({ isChanged }) => isChanged)).toEqual([]);
    expect(form.state.hasPendingChanges).toBe(false);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    act(() => hydrated?.unmount());
    host.remove();
  });

  test("a date is the browser's own field until hydration", async () => {
    const dated: FormDescription = {
      sections: [
        { title: "", fields: [{ name: "start", kind: "date", label: "Start", required: true, minDate: "2026-11-16" }] },
      ],
      submit: "",
    };
    const host = openPage(<Page form={dated} />);
    const input = host.querySelector("input") as HTMLInputElement;
    expect([input.type, input.min, input.readOnly]).toEqual(["date", "2026-11-16", false]);
    input.value = "2026-12-24";
    await act(async () => {
      hydrated = hydrateRoot(host, <Page form={dated} />);
    });
    expect([input.type, input.min, input.readOnly, input.value]).toEqual(["text", "", true, "2026-12-24"]);
    act(() => hydrated?.unmount());
    host.remove();
  });
});

test("typing in one field does not render the others again", async () => {
  const user = userEvent.setup();
  let readsOfHelp = 0;
  const watched: FormDescription = {
    sections: [
      {
        title: "",
        fields: [
          {
            name: "other",
            kind: "text",
            label: "Other",
            required: false,
            get help() {
              readsOfHelp += 1;
              return "Help";
            },
          },
          { name: "typed", kind: "text", label: "Typed", required: true },
        ],
      },
    ],
    submit: "",
  };
  render(<Page form={watched} />);
  const before = readsOfHelp;
  expect(before).toBeGreaterThan(0);
  await user.type(screen.getByLabelText("Typed"), "abc");
  expect(readsOfHelp).toBe(before);
  await user.type(screen.getByLabelText(/^Other/), "d");
  expect(readsOfHelp).toBeGreaterThan(before);
});
