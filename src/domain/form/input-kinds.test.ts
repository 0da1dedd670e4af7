import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isFieldEmpty } from "./check-field.ts";
import { inputKinds } from "./input-kinds.ts";
import type { FieldAttrs, InputKind } from "./kinds/input-rules.ts";
import { judge, SAMPLE_TODAY, sampleField } from "#tests/support/sample-field.ts";

const kinds = Object.keys(inputKinds) as InputKind[];
const options = ["1", "2", "ab", "-1"].map((id) => ({ id, label: `Val ${id}` }));

/** The spec's pattern of an accepted value; kinds without an entry take any text. */
const stated: Partial<Record<InputKind, RegExp>> = {
  number: /^\d{1,16}$/,
  float: /^\d*[.,]?\d*$/,
  percentage: /^\d*[.,]?\d*$/,
  phone: /^ *(\+[ -]*\d([ -]*\d){4,13}|\d([ -]*\d){4,14}) *$/,
  dropdown: /^(1|2|ab)$/,
  email: /^(?=.{5,100}$)[A-Za-z0-9._%+'-]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]+$/,
  "civic-number": /^(19|20)?\d{10}$/,
  "organisation-number": /^[+-]*(\d[+-]*){10,12}$/,
  "car-registration": /^\s*[A-Z]{3}\s?[A-Z0-9]{3}\s*$/,
  "motorcycle-registration": /^\s*[A-Z]{3}\s?[A-Z0-9]{3}\s*$/,
  date: /^\d{4}-\d\d-\d\d$/,
  "radio-button": /^(1|2|ab)$/,
  radio: /^(1|2|ab)$/,
  checkbox: /^yes$/,
  tag: /^(1|2|ab|-1)(,(1|2|ab|-1))*$/,
  zip: /^ *\d{3} ?\d{2} *$/,
  "year-month": /^\d{4}-\d\d$/,
  autocomplete: /^(Val )?(1|2|ab|-1)$/,
};

const oneOf = (characters: string) => fc.constantFrom(...characters.split(""));

/** Anything at all, the characters that rules look for, and things nearly right. */
const anyTyped = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  { weight: 3, arbitrary: fc.string({ unit: oneOf("0123456789"), maxLength: 18 }) },
  { weight: 3, arbitrary: fc.string({ unit: oneOf("0129+- .,@aAbåÅ"), maxLength: 20 }) },
  {
    weight: 4,
    arbitrary: fc.oneof(
      fc.stringMatching(/^(19|20)?\d{6}[-+]?\d{4}$/),
      fc.stringMatching(/^(\+46|0)?\d{4,12}-?$/),
      fc.stringMatching(/^[a-zåA-Z]{3} ?[a-z0-9]{3}$/),
      fc.stringMatching(/^\d{3} ?\d{2}$/),
      fc.stringMatching(/^(19|20)\d\d-[01]\d-[0-3]\d$/),
      fc.stringMatching(/^[a-z.+]{1,9}@[a-z.]{1,9}$/),
      fc.stringMatching(/^\d{1,9}[.,]\d{0,4}$/),
      fc.constantFrom("yes", "no", "-1", "-2", "1", "2", "1,2", "Val 1", "ab", "__proto__", "2,ab,9"),
    ),
  },
);

const attrs: FieldAttrs = { options };

describe("input kinds", () => {
  it("are the nineteen of the spec, and the two that it gives rules for besides [V-003]", () => {
    const listed =
      "number float percentage phone dropdown email civic-number organisation-number car-registration motorcycle-registration date hidden read-only radio-button radio checkbox tag text zip".split(
        " ",
      );
    expect(listed).toHaveLength(19);
    expect(kinds.toSorted()).toEqual([...listed, "year-month", "autocomplete"].toSorted());
  });

  it("all keep to the rules of a kind, for 10,000 strings each", () => {
    const accepted = new Map<InputKind, number>();
    fc.assert(
      fc.property(anyTyped, (typed) => {
        for (const kind of kinds) {
          const rules = inputKinds[kind];
          const cleaned = rules.clean(typed, attrs);
          if (rules.clean(cleaned, attrs) !== cleaned)
            throw new Error(`${kind}: cleaning twice changes ${JSON.stringify(typed)}`);
          const shown = rules.format(cleaned, attrs);
          const stored = rules.store(cleaned, attrs);
          if (judge(kind, typed, attrs).validity !== "valid") continue;
          accepted.set(kind, (accepted.get(kind) ?? 0) + 1);
          const problem = findBrokenPromise(kind, cleaned, shown, stored);
          if (problem) throw new Error(`${kind}: ${problem} for ${JSON.stringify(typed)}`);
        }
      }),
      { numRuns: 10_000, seed: 20_261_115 },
    );
    // A generator that never gets anything accepted would show nothing.
    expect(kinds.filter((kind) => (accepted.get(kind) ?? 0) < 20)).toEqual([]);
  });

  it("are judged the same by browser and server, except personal and organisation numbers", () => {
    const differing = new Set<InputKind>();
    fc.assert(
      fc.property(anyTyped, fc.boolean(), (typed, required) => {
        for (const kind of kinds) {
          const client = judge(kind, typed, { ...attrs, required });
          const server = judge(kind, typed, { ...attrs, required }, "server");
          if (client.validity === server.validity && client.message === server.message) continue;
          // The server only ever takes away.
          if (client.validity !== "valid" || server.validity !== "invalid")
            throw new Error(`${kind}: ${JSON.stringify(typed)}`);
          differing.add(kind);
        }
      }),
      { numRuns: 3_000, seed: 20_261_115 },
    );
    expect([...differing].toSorted()).toEqual(["civic-number", "organisation-number"]);
  });

  it("that are empty are invalid when required and unset when not, unless they take no input [V-010]", () => {
    for (const kind of kinds) {
      const { takesInput, missing } = inputKinds[kind];
      expect(judge(kind, "", attrs), kind).toEqual({ validity: "unset", message: "" });
      expect(judge(kind, "", { ...attrs, required: true }).validity, kind).toBe(takesInput ? "invalid" : "unset");
      expect(missing !== "", kind).toBe(takesInput);
    }
  });
});

function findBrokenPromise(kind: InputKind, cleaned: string, shown: string, stored: string): string | undefined {
  const rules = inputKinds[kind];
  if (!(stated[kind] ?? /^/).test(cleaned)) return "accepted against the stated pattern";
  if (isFieldEmpty(sampleField(kind, attrs), cleaned)) return "accepted though empty";
  const restored = rules.clean(stored, attrs);
  if (rules.findProblem(restored, attrs, SAMPLE_TODAY) !== undefined) return "stored form is refused";
  if (rules.store(restored, attrs) !== stored) return "stored form is stored otherwise";
  const isShownAsLabel = attrs.options?.some(({ id, label }) => id === cleaned && label === shown);
  if (!isShownAsLabel && rules.store(rules.clean(shown, attrs), attrs) !== stored)
    return "shown form is stored otherwise";
  return undefined;
}
