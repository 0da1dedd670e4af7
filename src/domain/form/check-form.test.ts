import { describe, expect, it } from "vitest";
import { onClient } from "./check-field.ts";
import { checkForm, listShown } from "./check-form.ts";
import type { FieldDescription, FormDescription, FormPart } from "./form-description.ts";
import { SAMPLE_TODAY, sampleField } from "#tests/support/sample-field.ts";
import { onServer } from "./server-checks.ts";

const formOf = (...fields: FormPart[]): FormDescription => ({
  submit: "Visa priser",
  sections: [{ title: "", fields }],
});
const named = (name: string, field: FieldDescription): FieldDescription => ({ ...field, name });

const client = onClient(SAMPLE_TODAY);
const server = onServer(SAMPLE_TODAY);

const house = formOf(
  { name: "head", kind: "headers", label: "Huset", required: false },
  named("zip", sampleField("zip", { required: true })),
  named("buildyear", sampleField("number", { required: true, min: 1500, max: 2030 })),
  named("renovationyear", sampleField("number", { required: true, showWhen: { field: "buildyear", below: 1960 } })),
  named("alarm", sampleField("checkbox")),
  named("phone", sampleField("phone")),
);

describe("checking a form", () => {
  it("answers the values as they are stored", () => {
    const values = { zip: "123 45", buildyear: "1985", phone: "+46 70-123 45 67" };
    expect(checkForm(house, values, client)).toEqual({
      ok: true,
      value: { zip: "12345", buildyear: "1985", alarm: "no", phone: "0701234567" },
    });
  });

  it("answers every error, in the form's order", () => {
    expect(checkForm(house, { zip: "1", phone: "x1" }, client)).toEqual({
      ok: false,
      errors: [
        { field: "zip", message: "Vänligen ange ett giltigt postnummer" },
        { field: "buildyear", message: "Vänligen fyll i fältet" },
        { field: "phone", message: "Vänligen ange ett giltigt telefonnummer" },
      ],
    });
  });

  it("leaves out what the form does not describe", () => {
    const values = { zip: "12345", buildyear: "1985", isAdmin: "yes", head: "x", constructor: "x" };
    const checked = checkForm(house, values, server);
    expect(checked.ok && Object.keys(checked.value)).toEqual(["zip", "buildyear", "alarm"]);
  });

  it("reads nothing that a field's name only inherits", () => {
    const form = formOf(named("constructor", sampleField("text")), named("__proto__", sampleField("text")));
    expect(checkForm(form, {}, server)).toEqual({ ok: true, value: {} });
  });

  it("adds the server's own checks on the server only", () => {
    const form = formOf(named("civicnumber", sampleField("civic-number", { required: true })));
    expect(checkForm(form, { civicnumber: "19850412-2381" }, client).ok).toBe(true);
    expect(checkForm(form, { civicnumber: "19850412-2381" }, server)).toEqual({
      ok: false,
      errors: [{ field: "civicnumber", message: "Vänligen ange ett giltigt personnummer" }],
    });
    expect(checkForm(form, { civicnumber: "19850201-2381" }, server)).toEqual({
      ok: true,
      value: { civicnumber: "198502012381" },
    });
  });

  it("sends what a read-only or disabled field was described with, whatever arrives [V-071]", () => {
    const form = formOf(
      named("fee", sampleField("read-only", { defaultValue: "4200" })),
      named("start", sampleField("date", { defaultValue: "2026-12-01", isDisabled: true })),
      named("calculate", sampleField("hidden", { defaultValue: "false" })),
    );
    expect(checkForm(form, { fee: "1", start: "2020-01-01", calculate: "true" }, server)).toEqual({
      ok: true,
      value: { fee: "4200", start: "2026-12-01", calculate: "true" },
    });
  });
});

describe("a field shown on a condition", () => {
  const shownNames = (form: FormDescription, values: Record<string, string>) =>
    listShown(form, values, SAMPLE_TODAY).map(({ name }) => name);

  it("is asked for when the other is below the limit, and neither asked for nor stored otherwise", () => {
    const old = { zip: "12345", buildyear: "1959" };
    expect(checkForm(house, old, client)).toMatchObject({ ok: false, errors: [{ field: "renovationyear" }] });
    const recent = { zip: "12345", buildyear: "1960", renovationyear: "1999" };
    expect(checkForm(house, recent, client)).toEqual({
      ok: true,
      value: { zip: "12345", buildyear: "1960", alarm: "no" },
    });
  });

  it("does not flicker while a year is being typed", () => {
    expect(
      ["1", "19", "195", "1959", "1965"].map((buildyear) =>
        shownNames(house, { buildyear }).includes("renovationyear"),
      ),
    ).toEqual([false, false, false, true, false]);
  });

  it("follows is, isNot, lists of either, and all of several", () => {
    const form = formOf(
      named("count", sampleField("number")),
      named("owner", sampleField("checkbox")),
      named("one", sampleField("text", { showWhen: { field: "count", isNot: ["", "0"] } })),
      named("two", sampleField("text", { showWhen: { field: "count", is: ["2", "3"] } })),
      named(
        "both",
        sampleField("text", {
          showWhen: [
            { field: "count", is: "3" },
            { field: "owner", is: "yes" },
          ],
        }),
      ),
    );
    expect(shownNames(form, {})).toEqual(["count", "owner"]);
    expect(shownNames(form, { count: "1" })).toEqual(["count", "owner", "one"]);
    expect(shownNames(form, { count: "3" })).toEqual(["count", "owner", "one", "two"]);
    expect(shownNames(form, { count: "3", owner: "yes" })).toEqual(["count", "owner", "one", "two", "both"]);
  });

  it("is hidden with the field that it depends on", () => {
    const form = formOf(
      named("a", sampleField("text")),
      named("b", sampleField("text", { showWhen: { field: "a", is: "x" } })),
      named("c", sampleField("text", { showWhen: { field: "b", isNot: "y" } })),
      named("d", sampleField("text", { showWhen: { field: "nowhere", isNot: "y" } })),
    );
    expect(shownNames(form, { b: "z" })).toEqual(["a"]);
    expect(shownNames(form, { a: "x", b: "z" })).toEqual(["a", "b", "c"]);
  });
});

describe("a field whose rules depend on another", () => {
  const speeds = (...ids: string[]) => ids.map((id) => ({ id, label: `${id} Mbit/s` }));
  const form = formOf(
    named("net", sampleField("radio", { options: ["fibre", "copper", "5g"].map((id) => ({ id, label: id })) })),
    named(
      "speed",
      sampleField("dropdown", {
        required: true,
        options: speeds("100", "1000"),
        defaultValue: "1000",
        dependsOn: [
          { when: { field: "net", is: "copper" }, options: speeds("8", "24") },
          { when: { field: "net", is: "5g" }, options: speeds("100", "300"), required: false },
        ],
      }),
    ),
    named("floor", sampleField("number", { max: 99, dependsOn: [{ when: { field: "speed", is: "24" }, max: 4 }] })),
  );
  const wrongIn = (values: Record<string, string>): string[] => {
    const checked = checkForm(form, values, server);
    return checked.ok ? [] : checked.errors.map(({ field }) => field);
  };

  it("has the options that the other value gives it, and its own without one", () => {
    expect(wrongIn({ net: "fibre", speed: "1000" })).toEqual([]);
    expect(wrongIn({ net: "copper", speed: "1000" })).toEqual(["speed"]);
    expect(wrongIn({ net: "copper", speed: "24" })).toEqual([]);
    expect(wrongIn({ speed: "24" })).toEqual(["speed"]);
  });

  it("has no default that is not among them", () => {
    expect(wrongIn({ net: "fibre" })).toEqual([]);
    expect(wrongIn({ net: "copper" })).toEqual(["speed"]);
    expect(wrongIn({ net: "5g" })).toEqual([]);
  });

  it("has the bounds that a dependent value gives it", () => {
    expect(wrongIn({ net: "copper", speed: "8", floor: "12" })).toEqual([]);
    expect(wrongIn({ net: "copper", speed: "24", floor: "12" })).toEqual(["floor"]);
  });
});
