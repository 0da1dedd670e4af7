import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judge } from "#tests/support/sample-field.ts";
import type { InputKind } from "./input-rules.ts";
import { carRegistrationRules } from "./car-registration.ts";
import { motorcycleRegistrationRules } from "./motorcycle-registration.ts";

describe("a registration number", () => {
  it("is put in upper case and keeps letters, digits and spaces [V-030]", () => {
    expect(carRegistrationRules.clean("abc-12d!", {})).toBe("ABC12D");
    expect(carRegistrationRules.clean("abc 12d", {})).toBe("ABC 12D");
    expect(carRegistrationRules.clean("åbc123", {})).toBe("ÅBC123");
  });

  it.each<[InputKind, string, string]>(
    (["car-registration", "motorcycle-registration"] as const).flatMap((kind): [InputKind, string, string][] => [
      [kind, "ABC123", "valid"],
      [kind, "ABC 12D", "valid"],
      [kind, "abc123", "valid"],
      [kind, "ABC 123 ", "valid"],
      [kind, "AB1234", "invalid"],
      [kind, "ABC12", "invalid"],
      [kind, "ABC1234", "invalid"],
      [kind, "AB C123", "invalid"],
      [kind, "ÅBC123", "invalid"],
    ]),
  )("as %s %j is %s [V-031] [V-032] [V-037]", (kind, typed, validity) => {
    expect(judge(kind, typed).validity).toBe(validity);
  });

  it("has the placeholder ABC123 and the text for an unknown vehicle", () => {
    expect(carRegistrationRules.placeholder).toBe("ABC123");
    expect(carRegistrationRules.lookup?.refusal).toBe("Registreringsnumret hittades inte");
    expect(motorcycleRegistrationRules.lookup?.name).toBe("vehicle");
  });

  it("is shown with a space in the middle and stored without [V-036]", () => {
    expect(carRegistrationRules.format("ABC12D", {})).toBe("ABC 12D");
    expect(carRegistrationRules.format("ABC", {})).toBe("ABC");
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z]{3} ?[a-zA-Z0-9]{3}$/), (typed) => {
        const cleaned = carRegistrationRules.clean(typed, {});
        const stored = carRegistrationRules.store(cleaned, {});
        expect(stored).toMatch(/^[A-Z]{3}[A-Z0-9]{3}$/);
        expect(carRegistrationRules.format(cleaned, {})).toBe(`${stored.slice(0, 3)} ${stored.slice(3)}`);
        expect(judge("car-registration", typed).validity).toBe("valid");
      }),
    );
  });
});
