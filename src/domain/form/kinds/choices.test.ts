import { describe, expect, it } from "vitest";
import { checkForm } from "#domain/form/check-form.ts";
import { judge, SAMPLE_TODAY, sampleField } from "#tests/support/sample-field.ts";
import { onServer } from "#domain/form/server-checks.ts";
import { autocompleteRules, suggest } from "./autocomplete.ts";
import { checkboxRules } from "./checkbox.ts";
import { dropdownRules } from "./dropdown.ts";
import { hiddenRules } from "./hidden.ts";
import { pressRadioButton } from "./radio-button.ts";
import { radioRules } from "./radio.ts";
import { readOnlyRules } from "./read-only.ts";
import { tagRules } from "./tag.ts";

const options = [
  { id: "1", label: "Norrby" },
  { id: "2", label: "Söderby" },
  { id: "3", label: "Norra Söderby" },
];

describe("autocomplete", () => {
  it("suggests from three characters on [V-063]", () => {
    expect(suggest("sö", { options })).toEqual([]);
    expect(suggest(" s ", { options })).toEqual([]);
    expect(suggest("söd", { options }).map(({ id }) => id)).toEqual(["2", "3"]);
    expect(suggest("nor", { options }).map(({ id }) => id)).toEqual(["1", "3"]);
  });

  it.each([
    ["Norrby", "valid"],
    ["norrby", "invalid"],
    ["Norr", "invalid"],
    ["Norrby ", "invalid"],
  ])("%j is %s: only an option's exact text will do [V-064]", (typed, validity) => {
    expect(judge("autocomplete", typed, { options }).validity).toBe(validity);
  });

  it("sends the option's id, and shows its text again", () => {
    expect(autocompleteRules.store("Söderby", { options })).toBe("2");
    expect(autocompleteRules.format("2", { options })).toBe("Söderby");
  });
});

describe("a checkbox", () => {
  it("is yes or no, or the values of the description [V-065]", () => {
    expect(checkboxRules.store("yes", {})).toBe("yes");
    expect(checkboxRules.store("", {})).toBe("no");
    expect(checkboxRules.clean("on", {})).toBe("no");
    const attrs = { trueValue: "1", falseValue: "0" };
    expect(checkboxRules.clean("1", attrs)).toBe("1");
    expect(checkboxRules.clean("yes", attrs)).toBe("0");
  });

  it("that is required is valid only when ticked [V-066]", () => {
    expect(judge("checkbox", "yes", { required: true }).validity).toBe("valid");
    expect(judge("checkbox", "no", { required: true }).validity).toBe("invalid");
    expect(judge("checkbox", "", { required: true }).validity).toBe("invalid");
    expect(judge("checkbox", "no").validity).toBe("unset");
  });
});

describe("a radio", () => {
  it.each(["radio", "radio-button"] as const)(
    "as %s must be chosen when required, among its options [V-067]",
    (kind) => {
      expect(judge(kind, "", { options, required: true }).validity).toBe("invalid");
      expect(judge(kind, "2", { options, required: true }).validity).toBe("valid");
      expect(judge(kind, "9", { options, required: true }).validity).toBe("invalid");
      expect(judge(kind, "", { options }).validity).toBe("unset");
    },
  );

  it("button pressed again is no longer chosen", () => {
    expect(pressRadioButton("", "2")).toBe("2");
    expect(pressRadioButton("1", "2")).toBe("2");
    expect(pressRadioButton("2", "2")).toBe("");
  });

  it("is shown by its label", () => {
    expect(radioRules.format("2", { options })).toBe("Söderby");
  });
});

describe("a dropdown", () => {
  it.each(["-1", "-2", ""])("holding %j is not chosen [V-069]", (value) => {
    expect(judge("dropdown", value, { options }).validity).toBe("unset");
    expect(judge("dropdown", value, { options, required: true }).validity).toBe("invalid");
  });

  it.each(["-1", "-2", ""])(
    "holding %j is left out of what is stored, and is missing where it is asked for [V-069]",
    (value) => {
      const check = (required: boolean) => {
        const form = {
          sections: [{ title: "", fields: [sampleField("dropdown", { options, required })] }],
          submit: "",
        };
        return checkForm(form, { sample: value }, onServer(SAMPLE_TODAY));
      };
      expect(check(false)).toEqual({ ok: true, value: {} });
      expect(check(true)).toEqual({
        ok: false,
        errors: [{ field: "sample", message: "Vänligen välj ett alternativ" }],
      });
    },
  );

  it("shows Välj... until chosen, and takes its options only [V-069]", () => {
    expect(dropdownRules.placeholder).toBe("Välj...");
    expect(judge("dropdown", "1", { options }).validity).toBe("valid");
    expect(judge("dropdown", "Norrby", { options }).validity).toBe("invalid");
  });
});

describe("tags", () => {
  it("are stored comma-separated, once each, known ones only [V-070]", () => {
    expect(tagRules.clean("3,1", { options })).toBe("1,3");
    expect(tagRules.clean("1,1,9,,2", { options })).toBe("1,2");
    expect(tagRules.clean("9", { options })).toBe("");
    expect(judge("tag", "9", { options, required: true }).validity).toBe("invalid");
    expect(judge("tag", "1,3", { options, required: true }).validity).toBe("valid");
  });
});

describe("hidden and read-only", () => {
  it.each([
    ["hidden", hiddenRules],
    ["read-only", readOnlyRules],
  ] as const)("%s carries its value and takes no input, so it is never wrong [V-071]", (kind, rules) => {
    expect(rules.takesInput).toBe(false);
    expect(rules.store("anything", {})).toBe("anything");
    expect(judge(kind, "", { required: true }).validity).toBe("unset");
  });
});
