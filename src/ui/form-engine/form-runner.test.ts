import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FieldDescription, FormDescription } from "#domain/form/form-description.ts";
import { createFormRunner, type FormPorts, type FormRunnerOptions } from "./form-runner.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const zip: FieldDescription = { name: "zip", kind: "zip", label: "Zip", required: true };
const name: FieldDescription = { name: "name", kind: "text", label: "Name", required: true, defaultValue: "Anna" };
const cover: FieldDescription = {
  name: "cover",
  kind: "dropdown",
  label: "Cover",
  required: false,
  options: [
    { id: "full", label: "Full" },
    { id: "half", label: "Half" },
  ],
  onChange: ["recalculate"],
};

const formOf = (...fields: FieldDescription[]): FormDescription => ({
  sections: [{ title: "", fields }],
  submit: "Send",
});

function start(form: FormDescription, ports: FormPorts = {}, options: Partial<FormRunnerOptions> = {}) {
  const postForm = vi.fn();
  const runner = createFormRunner({ form, today: "2026-11-15", nowMs: () => Date.now(), ...options });
  const stop = runner.start(() => ({ ...ports, postForm }));
  const type = (field: string, value: string) => runner.send({ kind: "typed", name: field, value, atMs: Date.now() });
  return { runner, stop, type, postForm, field: (name: string) => runner.read().state.fields[name] };
}

/** A lookup that the test answers, in any order. */
function heldLookup() {
  const asked: { value: string; path: string | undefined; signal: AbortSignal; answer(city: string): void }[] = [];
  return {
    asked,
    lookups: {
      zip: (value: string, { signal, path }: { signal: AbortSignal; path: string | undefined }) =>
        new Promise<{ kind: "found"; answer: { cityName: string } }>((resolve) => {
          asked.push({ value, path, signal, answer: (cityName) => resolve({ kind: "found", answer: { cityName } }) });
        }),
    },
  };
}

test("a complete value is looked up, and the result is shown at the field", async () => {
  const { asked, lookups } = heldLookup();
  const onFound = vi.fn();
  const { type, field } = start(formOf({ ...zip, lookup: { path: "/own/" } }), { lookups, onFound });
  type("zip", "123");
  expect(asked).toEqual([]);
  type("zip", "12345");
  expect(asked).toMatchObject([{ value: "12345", path: "/own/" }]);
  expect(field("zip")?.lookup.kind).toBe("pending");
  asked[0]?.answer("Farsta");
  await vi.waitFor(() => expect(field("zip")).toMatchObject({ validity: "valid", message: "Farsta" }));
  expect(onFound).toHaveBeenCalledWith("zip", { cityName: "Farsta" });
});

test("further typing cancels the lookup, and a late answer is ignored", async () => {
  const { asked, lookups } = heldLookup();
  const onFound = vi.fn();
  const { type, field } = start(formOf(zip), { lookups, onFound });
  type("zip", "12345");
  type("zip", "12346");
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  asked[1]?.answer("New");
  await vi.waitFor(() => expect(field("zip")?.message).toBe("New"));
  asked[0]?.answer("Old");
  await vi.advanceTimersByTimeAsync(0);
  expect(field("zip")?.message).toBe("New");
  expect(onFound).toHaveBeenCalledTimes(1);
});

test("a lookup that fails or is missing leaves the field unchanged", async () => {
  const lookups = { zip: () => Promise.reject(new Error("no network")) };
  const failing = start(formOf(zip), { lookups });
  const alone = start(formOf(zip));
  for (const { type, field } of [failing, alone]) {
    type("zip", "12345");
    expect(field("zip")?.lookup.kind).toBe("pending");
    await vi.waitFor(() => expect(field("zip")?.lookup.kind).toBe("none"));
    expect(field("zip")).toMatchObject({ validity: "valid", message: "" });
  }
});

test("a refusal shows the answer's message, or else the field's own", async () => {
  const refuseWith = (message?: string) => ({ zip: async () => ({ kind: "unknown" as const, message }) });
  const withMessage = start(formOf(zip), { lookups: refuseWith("Inte här") });
  withMessage.type("zip", "12345");
  await vi.waitFor(() => expect(withMessage.field("zip")).toMatchObject({ validity: "invalid", message: "Inte här" }));
  const without = start(formOf(zip), { lookups: refuseWith() });
  without.type("zip", "12345");
  await vi.waitFor(() => expect(without.field("zip")?.message).toBe("Vänligen ange ett giltigt postnummer"));
});

test("the form is ready when its fields have not changed for 200 ms, and not before [V-017]", () => {
  const { runner, type } = start(formOf(zip, name));
  vi.advanceTimersByTime(150);
  type("name", "Bo");
  vi.advanceTimersByTime(199);
  expect(runner.read().state.isReady).toBe(false);
  vi.advanceTimersByTime(1);
  expect(runner.read().state.isReady).toBe(true);
});

test("changes are reported, and a choice triggers its effect", () => {
  const onChange = vi.fn();
  const onTrigger = vi.fn();
  const { type } = start(formOf(cover), { onChange, onTrigger });
  type("cover", "full");
  expect(onChange).toHaveBeenCalledWith("cover", "full");
  expect(onTrigger).toHaveBeenCalledWith("recalculate", ["cover"]);
});

test("the submitted values name the prefilled fields that were emptied", async () => {
  const onSubmit = vi.fn();
  const { runner, type } = start(formOf({ ...name, required: false }, cover), { onSubmit });
  type("name", "");
  runner.send({ kind: "submitted" });
  expect(onSubmit).toHaveBeenCalledWith({ name: "" });
});

test("a form is submitted once however often the button is pressed, shows that it loads, and shows the answer", async () => {
  let answer: (errors: { field: string; message: string }[]) => void = () => undefined;
  const onSubmit = vi.fn(() => new Promise<{ field: string; message: string }[]>((resolve) => (answer = resolve)));
  const { runner, field } = start(formOf(name), { onSubmit });
  runner.send({ kind: "submitted" });
  runner.send({ kind: "submitted" });
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(runner.read().state.requestsInFlight).toBe(1);
  answer([{ field: "name", message: "Taken" }]);
  await vi.waitFor(() => expect(runner.read().state.requestsInFlight).toBe(0));
  expect(field("name")).toMatchObject({ validity: "invalid", message: "Taken" });
  expect(runner.read()).toMatchObject({ reported: ["name"], reveal: { kind: "field", name: "name" } });
  runner.send({ kind: "submitted" });
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test("without a submit handler, the browser posts the form once it is valid", () => {
  const { runner, type, postForm } = start(formOf(zip));
  runner.send({ kind: "submitted" });
  expect(postForm).not.toHaveBeenCalled();
  type("zip", "12345");
  runner.send({ kind: "submitted" });
  expect(postForm).toHaveBeenCalledTimes(1);
});

test("a field named calculate submits the form and is reset [V-019]", () => {
  const onSubmit = vi.fn();
  const { runner, field } = start(
    formOf(name, { name: "calculate", kind: "hidden", label: "", required: false, defaultValue: "false" }),
    { onSubmit },
  );
  runner.send({ kind: "filled", values: { calculate: "true" }, atMs: 0 });
  expect(onSubmit).toHaveBeenCalledWith({ name: "Anna", calculate: "true" });
  expect(field("calculate")?.value).toBe("false");
});

test("errors of fields are reported until corrected; errors without a field open the summary", () => {
  const { runner, type } = start(formOf(zip, name), { onSubmit: vi.fn() });
  runner.send({ kind: "submitted" });
  expect(runner.read()).toMatchObject({ attempt: 1, reported: ["zip"], reveal: { kind: "field", name: "zip" } });
  type("zip", "12345");
  expect(runner.read().reported).toEqual(["zip"]);
  runner.send({ kind: "server-errors", errors: [{ field: "", message: "Down" }] });
  expect(runner.read()).toMatchObject({ attempt: 2, reported: [], reveal: { kind: "summary" } });
  expect(runner.read().state.formErrors).toEqual(["Down"]);
});

test("what a lookup refuses after the validation is reported with it, unless the value was changed meanwhile", async () => {
  const refusals: (() => void)[] = [];
  const refuseZip = () =>
    new Promise<{ kind: "unknown" }>((resolve) => refusals.push(() => resolve({ kind: "unknown" })));
  const empty = { ...name, defaultValue: "" };
  const { runner, type } = start(formOf(zip, empty), { lookups: { zip: refuseZip }, onSubmit: vi.fn() });
  type("zip", "12345");
  runner.send({ kind: "submitted" });
  expect(runner.read()).toMatchObject({ reported: ["name"], awaited: [{ name: "zip" }], attempt: 1 });
  refusals[0]?.();
  await vi.waitFor(() => expect(runner.read()).toMatchObject({ reported: ["zip", "name"], awaited: [], attempt: 1 }));
  type("zip", "12346");
  runner.send({ kind: "submitted" });
  type("zip", "12347");
  expect(runner.read()).toMatchObject({ reported: ["name"], awaited: [] });
  for (const refuse of refusals.slice(1)) refuse();
  await vi.advanceTimersByTimeAsync(0);
  expect(runner.read().reported).toEqual(["name"]);
});

test("a page rendered with errors starts with them", () => {
  const errors = [{ field: "zip", message: "Wrong" }];
  const { runner, field } = start(formOf(zip), {}, { values: { zip: "123 4" }, errors });
  expect(field("zip")).toMatchObject({ value: "123 4", validity: "invalid", message: "Wrong" });
  expect(runner.read()).toMatchObject({ attempt: 1, reported: ["zip"], reveal: { kind: "summary" } });
});

test("nothing runs after the page is closed", async () => {
  const { asked, lookups } = heldLookup();
  const { runner, type, stop, field } = start(formOf(zip), { lookups });
  type("zip", "12345");
  stop();
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.answer("Farsta");
  await vi.advanceTimersByTimeAsync(1000);
  expect(field("zip")?.message).toBe("");
  expect(runner.read().state.isReady).toBe(false);
});

test("a form that is stopped and started again repeats its unanswered lookups", () => {
  const { asked, lookups } = heldLookup();
  const { runner, stop, field } = start(formOf(zip), { lookups }, { values: { zip: "12345" } });
  const carryOver = () => runner.send({ kind: "carried-over", names: ["zip"] });
  carryOver();
  stop();
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(field("zip")?.lookup.kind).toBe("none");
  runner.start(() => ({ lookups, postForm: () => undefined }));
  carryOver();
  expect(asked).toHaveLength(2);
});
