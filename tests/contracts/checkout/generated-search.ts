import fc from "fast-check";
import { type FieldDescription, listFields } from "#domain/form/form-description.ts";
import type { SampleSearches } from "#verticals/_contract/simulated.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export type Parameters = Readonly<Record<string, string>>;

/**
 * Valid searches of any vertical, made from its own descriptions: every option and every bound of its form, and the options of
 * the choices that only its checkout shows. What cannot be described (a plate, an address, a person) is one of the samples'.
 */
export function generatedSearches(vertical: AnyVerticalServer, samples: SampleSearches): fc.Arbitrary<Parameters> {
  const values = Object.keys(samples.ordinary).map((name) =>
    fc.tuple(fc.constant(name), valuesOf(vertical, samples, name)),
  );
  return fc
    .tuple(...values)
    .map((entries) => Object.fromEntries(entries.filter(([, value]) => value !== "")))
    .filter((parameters) => vertical.parse(parameters).ok);
}

/** Other values of the fields that a checkout lets its visitor change. */
export function generatedChoices(fields: readonly FieldDescription[]): fc.Arbitrary<Parameters> {
  const options = fields.map(({ name, options: all = [] }) =>
    fc.tuple(fc.constant(name), fc.constantFrom(...all.map(({ id }) => id))),
  );
  return fc.tuple(...options).map((entries) => Object.fromEntries(entries));
}

function valuesOf(vertical: AnyVerticalServer, samples: SampleSearches, name: string): fc.Arbitrary<string> {
  const field = describedAs(vertical, samples, name);
  const sampled = [samples.ordinary, samples.otherRated, samples.otherUnrated].flatMap((sample) => sample[name] ?? []);
  const given = field ? fieldValues(field, sampled) : fc.constantFrom(...sampled);
  return field?.required ? given : fc.oneof(given, fc.constant(""));
}

function describedAs({ description, parse, checkout }: AnyVerticalServer, samples: SampleSearches, name: string) {
  const ordinary = parse(samples.ordinary);
  const inCheckout = ordinary.ok ? (checkout?.customize(ordinary.value) ?? []) : [];
  return [...listFields(description.form), ...inCheckout].find((field) => field.name === name);
}

function fieldValues({ kind, options, min, max, isYear }: FieldDescription, sampled: string[]): fc.Arbitrary<string> {
  if (options) return fc.constantFrom(...options.map(({ id }) => id));
  const last = isYear ? new Date().getUTCFullYear() : max;
  if (kind === "number" && min !== undefined && last !== undefined) return fc.integer({ min, max: last }).map(String);
  return fc.constantFrom(...sampled);
}
