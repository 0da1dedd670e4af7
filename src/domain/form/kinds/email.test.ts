import { describe, expect, it } from "vitest";
import { createForm, fieldModel } from "#domain/form/form-state.ts";
import { judge, SAMPLE_TODAY, sampleField } from "#tests/support/sample-field.ts";
import { stepForm } from "#domain/form/step-form.ts";
import { emailRules } from "./email.ts";

const ofLength = (length: number): string => `${"a".repeat(length - 5)}@b.se`;

describe("an email address", () => {
  it.each(["a@b.c", "anna@exempel.se", "o'brien.x_y%z+post-1@mejl.exempel.se", ofLength(100)])(
    "%s is valid [V-045]",
    (typed) => {
      expect(judge("email", typed).validity).toBe("valid");
    },
  );

  it.each([
    "a@b.",
    "anna",
    "anna@exempel",
    "@exempel.se",
    "anna@.se",
    "a@b@c.se",
    "a(b)@c.se",
    "anna@exempel..se",
    ofLength(101),
  ])("%s is invalid [V-045]", (typed) => {
    expect(judge("email", typed)).toEqual({ validity: "invalid", message: "Vänligen ange en korrekt e-post." });
  });

  it("is checked by the server when the field is left, with the same text on failure", () => {
    expect(emailRules.lookup).toMatchObject({
      name: "email",
      when: "left",
      refusal: "Vänligen ange en korrekt e-post.",
    });
  });

  it("of a sign-up is only asked to be there: the server decides the rest [V-048]", () => {
    const signUp = { required: true, isValidated: false };
    expect(judge("email", "  ", signUp).validity).toBe("invalid");
    expect(judge("email", "not an address", signUp).validity).toBe("valid");
    const form = { sections: [{ title: "", fields: [sampleField("email", signUp)] }], submit: "" };
    const typed = createForm(form, { today: SAMPLE_TODAY, atMs: 0, values: { sample: "anna@exempel.se" } });
    const refused = stepForm(typed, { kind: "server-errors", errors: [{ field: "sample", message: "Nej" }] });
    expect(fieldModel(refused.state, "sample")).toMatchObject({ validity: "invalid", message: "Nej" });
  });

  it("loses spaces that a phone's keyboard adds", () => {
    expect(emailRules.clean(" anna@exempel.se ", {})).toBe("anna@exempel.se");
  });

  it("is tested in time that grows with its length only", () => {
    const before = process.threadCpuUsage();
    judge("email", `${"a".repeat(50_000)}@${"a.".repeat(50_000)}`, { maxLength: 1_000_000 });
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(500);
  });
});
