import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toMarkdown } from "#domain/bankid/signed-text.ts";
import { onClient } from "#domain/form/check-field.ts";
import { checkForm } from "#domain/form/check-form.ts";
import { listFields } from "#domain/form/form-description.ts";
import { findProblems, readFields } from "#journeys/apply/read-draft.ts";
import { readMarks } from "#domain/bankid/signed-text.ts";
import { systemClock } from "#platform/clock.ts";
import { appliedVerticals, createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedApplied } from "#simulators/verticals/registry.ts";
import { appliedEntries } from "#verticals/web-registry.ts";

/** The behaviour that every vertical that is applied for must have before a generic page or journey may use it. */

const TODAY = "2026-11-16";
/** BankID's limit of the visible text, as base64. */
const MAX_VISIBLE_CHARACTERS = 30_000;

const searched = createServerVerticals(systemClock);

it("the registries have the same verticals, and none is both searched and applied for", () => {
  const names = appliedVerticals.map(({ description }) => description.name);
  expect(appliedEntries.map(({ description }) => description.name)).toEqual(names);
  expect(simulatedApplied.map(({ name }) => name)).toEqual(names);
  const all = [...searched, ...appliedVerticals].map(({ description }) => description);
  for (const key of ["name", "path", "serviceName", "categoryId"] as const)
    expect(new Set(all.map((each) => each[key])).size).toBe(all.length);
});

it("a provider that is searched and applied to has the same ids and name, and all have a logo", () => {
  const providers = [
    ...searched.flatMap((each) => each.providers),
    ...appliedVerticals.flatMap(({ apply }) => apply.providers),
  ];
  const identities = new Set(
    providers.map(({ slug, shopId, providerId, name }) => [slug, shopId, providerId, name].join(" ")),
  );
  for (const key of ["slug", "shopId", "providerId", "name"] as const)
    expect(new Set(providers.map((provider) => provider[key])).size).toBe(identities.size);
  for (const { slug } of providers) {
    expect(existsSync(`public/logos/${slug}.svg`), slug).toBe(true);
    expect(existsSync(`public/logos/low/${slug}.png`), slug).toBe(true);
  }
});

describe.each(appliedVerticals.map((vertical) => ({ name: vertical.description.name, vertical })))(
  "$name",
  ({ vertical }) => {
    const { description, apply } = vertical;
    const simulated = simulatedApplied.find(({ name }) => name === description.name);
    const { ordinary = {}, coApplicant = {}, wrong = {} } = simulated?.samples ?? {};

    it("is simulated, provider by provider", () => {
      expect(apply.providers.map(({ slug }) => slug).toSorted()).toEqual(simulated?.providers.toSorted());
    });

    it("has steps whose fields have names of their own, and the fields that identify who applies", () => {
      const names = description.steps.flatMap(({ form }) => listFields(form).map(({ name }) => name));
      expect(new Set(names).size).toBe(names.length);
      expect(new Set(description.steps.map(({ slug }) => slug)).size).toBe(description.steps.length);
      const { applicant, coApplicant: other } = description.parties;
      const identifying = [
        applicant.personalNumber,
        applicant.email,
        ...(other ? [other.asked, other.name, other.personalNumber, other.email] : []),
      ];
      expect(identifying.filter((name) => !names.includes(name))).toEqual([]);
    });

    it("takes the ordinary application, and submits what it has read", () => {
      const fields = readFields(description, ordinary, TODAY);
      expect(fields).toEqual(ordinary);
      expect(apply.amountOre(fields ?? {})).toBeGreaterThan(0);
    });

    it.runIf(description.parties.coApplicant)("takes it with another person too", () => {
      expect(readFields(description, { ...ordinary, ...coApplicant }, TODAY)).toMatchObject(coApplicant);
    });

    it.each(Object.entries(wrong))("refuses %s: %s", (name, value) => {
      const at = description.steps.findIndex(({ form }) => listFields(form).some((field) => field.name === name));
      const errors = findProblems(description, at, { ...ordinary, [name]: value }, TODAY);
      expect(errors.map(({ field }) => field)).toContain(name);
    });

    it("has a sample of a wrong value for every field that the ordinary application answers and can be wrong", () => {
      const unwrong = Object.keys(ordinary).filter((name) => !(name in wrong));
      for (const name of unwrong) {
        const form = description.steps.find(({ form: each }) =>
          listFields(each).some((field) => field.name === name),
        )?.form;
        expect(form && checkForm(form, { ...ordinary, [name]: "" }, onClient(TODAY)).ok, name).toBe(true);
      }
    });

    it("has a text to sign that BankID can show", () => {
      const fields = readFields(description, { ...ordinary, ...coApplicant }, TODAY) ?? {};
      for (const text of [
        vertical.signedText(fields, "Bo Ek"),
        vertical.coSignedText?.(fields, "Anna Lindqvist") ?? [],
      ]) {
        const shown = toMarkdown(text.map(readMarks));
        expect(Buffer.from(shown).toString("base64").length).toBeLessThan(MAX_VISIBLE_CHARACTERS);
        for (const secret of [fields[description.parties.applicant.personalNumber] ?? "-"])
          expect(shown).not.toContain(secret);
      }
    });

    it("has its product page at its own path", async () => {
      const entry = appliedEntries.find((each) => each.description.name === description.name);
      expect((await entry?.loadPages())?.map(({ path }) => path)).toContain("");
      expect(Object.keys(vertical.pages ?? {})).toContain("");
      expect((await entry?.loadApply())?.description).toBe(description);
    });
  },
);
