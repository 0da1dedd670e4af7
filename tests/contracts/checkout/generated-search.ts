import fc from "fast-check";
import { utcDate } from "#domain/calendar/day-arithmetic.ts";
import { listShown } from "#domain/form/check-form.ts";
import { type FieldDescription, type FormDescription, isField, listFields } from "#domain/form/form-description.ts";
import type { SampleSearches } from "#simulators/verticals/_shared/simulated.ts";
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
    .map((parameters) => fitDependent(vertical.description.form, parameters))
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

/** Choices that depend on others become ones that are offered together with them, each as likely as before. */
export function fitDependent(form: FormDescription, parameters: Parameters): Parameters {
  let fitted = parameters;
  for (const { name, dependsOn, options = [] } of listFields(form)) {
    const value = fitted[name];
    if (!dependsOn || value === undefined) continue;
    const today = utcDate(Date.now());
    const offered = listShown(form, fitted, today)
      .filter(isField)
      .find((field) => field.name === name)?.options;
    if (!offered || offered.some(({ id }) => id === value)) continue;
    const all = [options, ...dependsOn.map((rules) => rules.options ?? [])].flat();
    const other =
      offered[
        Math.max(
          0,
          all.findIndex(({ id }) => id === value),
        ) % offered.length
      ];
    fitted = { ...fitted, [name]: other?.id ?? "" };
  }
  return fitted;
}

function fieldValues(
  { kind, options, dependsOn = [], min, max, isYear }: FieldDescription,
  sampled: string[],
): fc.Arbitrary<string> {
  const all = [options ?? [], ...dependsOn.map((rules) => rules.options ?? [])].flat();
  if (all.length > 0) return fc.constantFrom(...new Set(all.map(({ id }) => id)));
  const last = isYear ? new Date().getUTCFullYear() : max;
  if (kind === "number" && min !== undefined && last !== undefined) return fc.integer({ min, max: last }).map(String);
  return fc.constantFrom(...sampled);
}
