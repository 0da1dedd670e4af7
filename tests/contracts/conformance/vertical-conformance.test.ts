import { listShown } from "#domain/form/check-form.ts";
import { isField, listFields } from "#domain/form/form-description.ts";
import { existsSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { inputKinds } from "#domain/form/input-kinds.ts";
import type { SampleSearches } from "#simulators/verticals/_shared/simulated.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";

/** The behaviour that every vertical must have before a generic page, journey or table may use it. */

/** Spec 1 §3. */
const CATEGORY_IDS = [
  7, 8, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 34, 35, 36, 37, 38, 42, 43, 45,
  48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65,
];

/** Input kinds whose value identifies a person. */
const PERSONAL_KINDS = ["civic-number", "organisation-number", "email", "phone"];

/** A day before every day of the samples. */
const TODAY = "2026-11-16";

const verticals = createServerVerticals(systemClock);
const providers = verticals.flatMap((vertical) => vertical.providers);

const samplesOf = (vertical: AnyVerticalServer): SampleSearches => {
  const simulated = simulatedVerticals.find(({ name }) => name === vertical.description.name);
  if (!simulated) throw new Error(`${vertical.description.name} is not in the simulated registry`);
  return simulated.samples;
};

const findRepeated = (values: readonly unknown[]): unknown[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe("all verticals together", () => {
  it("have their own name, address, service name and category", () => {
    expect(verticals.length).toBeGreaterThan(0);
    for (const key of ["name", "path", "serviceName", "categoryId"] as const)
      expect(findRepeated(verticals.map(({ description }) => description[key]))).toEqual([]);
  });

  it("do not have addresses below each other's", () => {
    const paths = verticals.map(({ description }) => description.path);
    const below = paths.filter((path) => paths.some((other) => other !== path && path.startsWith(other)));
    expect(below).toEqual([]);
  });

  it("give a shared provider the same ids and name", () => {
    const identities = new Set(
      providers.map(({ slug, shopId, providerId, name }) => JSON.stringify([slug, shopId, providerId, name])),
    );
    for (const key of ["slug", "shopId", "providerId", "name"] as const)
      expect(new Set(providers.map((provider) => provider[key])).size).toBe(identities.size);
  });

  it("link from a list to what happens at events just where the server knows it", async () => {
    const linking = await Promise.all(webVerticals.map((entry) => entry.load()));
    const namesOf = (found: readonly { readonly description: { readonly name: string } }[]) =>
      found.map(({ description }) => description.name).toSorted();
    const known = namesOf(verticals.filter(({ events }) => events));
    expect(known.length).toBeGreaterThan(0);
    expect(namesOf(linking.filter(({ hasEvents }) => hasEvents))).toEqual(known);
  });

  it("are each simulated, provider by provider, and nothing else is", () => {
    const pairs = (all: readonly { readonly name: string; readonly slugs: readonly string[] }[]) =>
      all.flatMap(({ name, slugs }) => slugs.map((slug) => `${name} ${slug}`)).toSorted();
    expect(
      pairs(simulatedVerticals.map(({ name, lines }) => ({ name, slugs: lines.map(({ slug }) => slug) }))),
    ).toEqual(
      pairs(
        verticals.map(({ description, providers: own }) => ({
          name: description.name,
          slugs: own.map(({ slug }) => slug),
        })),
      ),
    );
  });
});

describe.each(verticals.map((vertical) => ({ name: vertical.description.name, vertical })))("$name", ({ vertical }) => {
  const { description } = vertical;
  const samples = samplesOf(vertical);
  const fields = listFields(description.form);

  const parse = (changes: Readonly<Record<string, string>> = {}): unknown => {
    const checked = vertical.parse({ ...samples.ordinary, ...changes });
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    return checked.value;
  };

  it("is described by plain data: name as its folder, address with slashes, category and service of the spec", () => {
    expect(JSON.parse(JSON.stringify(description))).toEqual(description);
    expect(existsSync(new URL(`../../../src/verticals/${description.name}`, import.meta.url))).toBe(true);
    expect(description.path).toMatch(/^\/([a-z-]+\/)+$/);
    expect(CATEGORY_IDS).toContain(description.categoryId);
    expect(description.serviceName).toMatch(/^[a-z]+$/);
    expect(Number.isInteger(vertical.schemaVersion) && vertical.schemaVersion >= 1).toBe(true);
    for (const text of Object.values(description.texts)) expect(text).not.toBe("");
  });

  it("has a form of known input kinds, each field named once and labelled, with defaults among its options", () => {
    expect(findRepeated(fields.map((field) => field.name))).toEqual([]);
    for (const { name, kind, label, options, defaultValue } of fields) {
      expect(Object.keys(inputKinds), name).toContain(kind);
      expect(label, name).not.toBe("");
      expect(findRepeated(options?.map(({ id }) => id) ?? [])).toEqual([]);
      const choices = options?.map(({ id }) => id) ?? [];
      expect(defaultValue === undefined || !options || choices.includes(defaultValue), name).toBe(true);
    }
  });

  it("reads every field of its form, and reports the wrong one", () => {
    const names = Object.keys(samples.wrong);
    expect(names).toEqual(expect.arrayContaining(fields.map((field) => field.name)));
    expect(Object.keys(samples.ordinary).toSorted()).toEqual(names.toSorted());
    for (const [name, value] of Object.entries(samples.wrong)) {
      const checked = vertical.parse({ ...samples.ordinary, [name]: value });
      expect(checked.ok ? "nothing" : checked.errors.map(({ field }) => field), name).toEqual([name]);
    }
  });

  it("requires a required field, and accepts an empty optional one", () => {
    for (const { name, required } of fields) {
      const checked = vertical.parse({ ...samples.ordinary, [name]: "" });
      expect(checked.ok, name).toBe(!required);
    }
  });

  it("treats every identifying field as personal", () => {
    const identifying = fields.filter(({ kind }) => PERSONAL_KINDS.includes(kind)).map(({ name }) => name);
    expect(vertical.personalFields).toEqual(expect.arrayContaining(identifying));
    for (const name of vertical.personalFields) expect(Object.keys(samples.ordinary)).toContain(name);
  });

  it("reads the same search from storage that it stored", () => {
    const choices = Object.entries(samples.ordinary).map(([name, value]) => {
      const other = samples.otherRated[name] ?? samples.otherUnrated[name];
      return fc.constantFrom(value, ...(other === undefined ? [] : [other])).map((chosen) => [name, chosen] as const);
    });
    fc.assert(
      fc.property(fc.tuple(...choices), (chosen) => {
        const search = parse(Object.fromEntries(chosen));
        const stored = JSON.parse(JSON.stringify(vertical.serialize(search))) as Record<string, string>;
        const again = vertical.parse(stored);
        expect(again).toEqual({ ok: true, value: search });
        expect(vertical.serialize(again.ok ? again.value : undefined)).toEqual(stored);
        expect(vertical.ratedFacts(again.ok ? again.value : undefined)).toBe(vertical.ratedFacts(search));
      }),
    );
  });

  it("distinguishes two risks by every fact that decides the price, and by no other", () => {
    const facts = vertical.ratedFacts(parse());
    const names = [...Object.keys(samples.otherRated), ...Object.keys(samples.otherUnrated)];
    expect(names.toSorted()).toEqual(Object.keys(samples.ordinary).toSorted());
    for (const [name, value] of Object.entries(samples.otherRated))
      expect(vertical.ratedFacts(parse({ [name]: value })), name).not.toBe(facts);
    for (const [name, value] of Object.entries(samples.otherUnrated))
      expect(vertical.ratedFacts(parse({ [name]: value })), name).toBe(facts);
  });

  it("shows no personal value in the summary", () => {
    const summary = JSON.stringify(vertical.summarize(parse())).replace(/\W/g, "");
    expect(summary).not.toBe("");
    const hidden = vertical.personalFields.filter((name) => !vertical.shownPersonalFields?.includes(name));
    // An identifying value is never shown, whatever a vertical allows.
    const identifying = fields.filter(({ kind }) => PERSONAL_KINDS.includes(kind)).map(({ name }) => name);
    expect(hidden).toEqual(expect.arrayContaining(identifying));
    for (const name of hidden) {
      const value = (samples.ordinary[name] ?? "").replace(/\W/g, "");
      expect(value.length, name).toBeGreaterThan(4);
      // Nor the last ten digits of a number, nor the part of an address before the domain.
      expect(summary.includes(value.slice(-10)) || summary.includes(value.slice(0, 10)), name).toBe(false);
    }
  });

  describe.runIf(vertical.checkout)("checkout", () => {
    const checkout = vertical.checkout as NonNullable<typeof vertical.checkout>;

    it("names the person of the order, and fills in the searched values", () => {
      // A search without the number leaves it to the checkout.
      const personalNumber = vertical.personalNumber?.(parse()) ?? "";
      expect(personalNumber).toMatch(vertical.personalFields.includes("civicnumber") ? /^\d{12}$/ : /^$/);
      for (const { name, kind, label, options, defaultValue } of checkout.customize(parse())) {
        expect(Object.keys(inputKinds), name).toContain(kind);
        expect(label, name).not.toBe("");
        expect(options === undefined || options.some(({ id }) => id === defaultValue), name).toBe(true);
      }
    });

    it("changes the search by the choices only", () => {
      const search = parse();
      const facts = vertical.ratedFacts(search);
      const form = { sections: [{ title: "", fields: checkout.customize(search) }], submit: "" };
      const fieldsOf = listShown(form, {}, "2026-11-16").filter(isField);
      const asSearched = Object.fromEntries(fieldsOf.map(({ name, defaultValue = "" }) => [name, defaultValue]));
      expect(vertical.ratedFacts(checkout.withChoices(search, asSearched))).toBe(facts);
      for (const { name, options = [], defaultValue } of fieldsOf) {
        const other = options.find(({ id }) => id !== defaultValue && id !== "");
        const changed = checkout.withChoices(search, { ...asSearched, [name]: other?.id ?? "" });
        expect(vertical.ratedFacts(changed), name).not.toBe(facts);
        expect(vertical.ratedFacts(checkout.withChoices(search, { ...asSearched, [name]: "<b>" })), name).toBeTypeOf(
          "string",
        );
      }
    });

    it("shows every choice that the price is based on, except identifying values", () => {
      const shown = (search: unknown) =>
        JSON.stringify([
          checkout.customize(search).map(({ name, defaultValue }) => [name, defaultValue]),
          checkout.ownFields?.(search, TODAY).flatMap(({ fields }) => fields.map(({ defaultValue }) => defaultValue)),
          checkout.summarize(search),
          checkout.parts?.(search),
          checkout.home?.(search),
        ]);
      const { shownPersonalFields = [], personalFields } = vertical;
      for (const [name, value] of Object.entries(samples.otherRated)) {
        const isIdentifying = personalFields.includes(name) && !shownPersonalFields.includes(name);
        const isHidden = isIdentifying || (samples.narrowing?.includes(name) ?? false);
        expect(shown(parse({ [name]: value })) !== shown(parse()), name).toBe(!isHidden);
      }
    });

    it("describes what is ordered and the needs in filled lines, and never identifies a person", () => {
      const search = parse();
      const { wanted, general, items = [] } = checkout.needs?.(search) ?? {};
      const statement = [wanted, general].filter(Boolean).join(" ") || (checkout.beforeOrder ?? "");
      const lines = [...checkout.summarize(search), ...(checkout.parts?.(search) ?? []), ...items];
      expect(statement).toMatch(/^\p{Lu}.+\.$/u);
      for (const { id, name, value } of lines) expect([id, name, value].includes(""), id).toBe(false);
      expect(findRepeated(checkout.summarize(search).map(({ id }) => id))).toEqual([]);
      // A search without a person has no number that could be seen.
      const digits = vertical.personalNumber?.(search) ?? "no number";
      for (const text of [JSON.stringify(lines), statement])
        expect(text.replace(/\W/g, "")).not.toContain(digits.slice(2));
      // Needs are stored in plain text, so they must not even contain the address of a home.
      const needs = JSON.stringify([statement, items]);
      for (const name of vertical.personalFields) expect(needs).not.toContain(samples.ordinary[name]);
    });
  });

  it("reports what is wrong with any parameters, and never throws", () => {
    const name = fc.oneof(
      fc.constantFrom(...Object.keys(samples.ordinary)),
      fc.constantFrom("__proto__", "constructor", "x"),
    );
    fc.assert(
      fc.property(fc.dictionary(name, fc.string({ maxLength: 200 })), (parameters) => {
        const checked = vertical.parse(parameters);
        expect(checked.ok || checked.errors.length > 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("has providers with unique ids", () => {
    expect(vertical.providers.length).toBeGreaterThan(0);
    for (const key of ["slug", "shopId", "providerId", "name"] as const)
      expect(findRepeated(vertical.providers.map((provider) => provider[key]))).toEqual([]);
    for (const { slug } of vertical.providers) expect(slug).toMatch(/^[a-z]+$/);
  });
});
