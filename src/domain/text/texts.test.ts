import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { checkText, MAX_TEXT_CHARS } from "./check-text.ts";
import { findText, textOrKey } from "./find-text.ts";
import { fillNouns, type Nouns } from "./nouns.ts";
import { fillText, placeholdersIn } from "./placeholders.ts";
import { DEFAULTS_ONLY, resolveTexts } from "./resolve-texts.ts";
import { markText, readMarks } from "./text-mark.ts";
import { defineTexts, keyText, listTexts, readKeyText } from "./text-set.ts";

const texts = defineTexts("sample", {
  heading: "Spara på det tråkiga.",
  from: "Från {fee}.",
  count: (number: number) => `${number} priser`,
  error: { title: "Något gick fel" },
  steps: [{ title: "Ett" }, { title: "Två" }],
});

const NOUNS: Nouns = {
  agreement: "lån",
  theAgreement: "lånet",
  theAgreements: "lånen",
  formerAgreement: "gammalt lån",
  additions: "tillägg",
  yourCompany: "din bank",
  theCompany: "banken",
  yourDocument: "ditt låneavtal",
  priceFacts: "uppgifter om priset",
  termsHeading: "villkor",
  youAreCovered: "du har ett lån",
  mediation: "kreditförmedling",
  mediator: "kreditförmedlare",
  a: "ett",
  any: "något",
  it: "det",
  my: "mitt",
  your: "ditt",
  new: "nytt",
  signed: "tecknat",
  ordered: "beställt",
  cancelled: "uppsagt",
  ended: "avslutat",
};

const changed = (changes: Record<string, string>) => ({ changed: changes });

it("leaves a mail's variable alone that has the name of a noun", () => {
  expect(fillNouns("{{your}} är {ordered}. {your} val", NOUNS)).toBe("{{your}} är beställt. Ditt val");
});

describe("a set of texts", () => {
  it("gives every sentence an alias by its place; functions have none", () => {
    expect(listTexts(texts)).toEqual([
      { aliasId: "sample.heading", serviceId: "0", text: "Spara på det tråkiga." },
      { aliasId: "sample.from", serviceId: "0", text: "Från {fee}." },
      { aliasId: "sample.error.title", serviceId: "0", text: "Något gick fel" },
      { aliasId: "sample.steps.0.title", serviceId: "0", text: "Ett" },
      { aliasId: "sample.steps.1.title", serviceId: "0", text: "Två" },
    ]);
  });

  it("is itself as long as nothing in it is changed", () => {
    expect(resolveTexts(texts, DEFAULTS_ONLY)).toBe(texts);
    expect(resolveTexts(texts, changed({ "0:sampler.heading": "x", "17:sample.heading": "x" }))).toBe(texts);
  });

  it("has the editors' texts where they have changed one, and the defaults elsewhere", () => {
    const reading = changed({ "0:sample.error.title": "Oj", "0:sample.steps.1.title": "Sedan" });
    const read = resolveTexts(texts, reading);
    expect(read).toMatchObject({ heading: texts.heading, error: { title: "Oj" } });
    expect(read.steps).toEqual([{ title: "Ett" }, { title: "Sedan" }]);
    expect(read.count(2)).toBe("2 priser");
    expect(resolveTexts(texts, reading)).toBe(read);
    expect(texts.error.title).toBe("Något gick fel");
  });

  it("leaves out a change of what the code no longer has", () => {
    for (const key of ["sample.gone", "sample.error", "sample.count", "sample.steps.7.title", "sample.__proto__.x"])
      expect(resolveTexts(texts, changed({ [`0:${key}`]: "x" }))).toEqual(texts);
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });

  it("needs a name that is valid in a URL", () => {
    expect(() => defineTexts("Start page", {})).toThrow("cannot name");
    expect(readKeyText(keyText({ aliasId: "a.b-c.0", serviceId: "17" }))).toEqual({
      aliasId: "a.b-c.0",
      serviceId: "17",
    });
    for (const text of ["a.b", "x:a", "0:", "0:a b", "00000:a"]) expect(readKeyText(text)).toBeUndefined();
  });
});

describe("a text by a key that only the program knows", () => {
  it("is found, changed or not", () => {
    expect(findText(texts.error, "title")).toEqual({ ok: true, text: "Något gick fel" });
    const read = resolveTexts(texts, changed({ "0:sample.error.title": "Oj" }));
    expect(findText(read.error, "title")).toEqual({ ok: true, text: "Oj" });
  });

  it.each(["gone", "error", "count", "toString", ""])(
    "fails with 'No alias found.' for %j and falls back to the key text [F-121]",
    (key) => {
      expect(findText(texts, key)).toEqual({ ok: false, error: "No alias found." });
      expect(textOrKey(texts, key)).toBe(key);
    },
  );

  it("warns the subscriber, and only when it is missing", () => {
    const warn = vi.fn();
    textOrKey(texts, "heading", warn);
    expect(warn).not.toHaveBeenCalled();
    textOrKey(texts, "gone", warn);
    expect(warn).toHaveBeenCalledExactlyOnceWith("No alias found. gone");
  });
});

describe("placeholders", () => {
  it("are filled by name", () => {
    expect(fillText(texts.from, { fee: "219 kr/mån" })).toBe("Från 219 kr/mån.");
    expect(fillText("{b} {a} {b}", { a: 1, b: 2 })).toBe("2 1 2");
    expect(placeholdersIn("{b} {a} {b} {1} {}")).toEqual(["a", "b"]);
  });
});

describe("the nouns of a vertical", () => {
  const sentences = {
    starts: "{theAgreement} gäller. {it} börjar nu, och {your} {agreement} är {signed}.",
    of: (provider: string) => `${provider} avslutar {theAgreement}s villkor. {unknown}`,
    steps: [{ title: "{a} {agreement}" }],
  };

  it("stand where the sentence names them, capitalised where a sentence begins", () => {
    const filled = fillNouns(sentences, NOUNS);
    expect(filled.starts).toBe("Lånet gäller. Det börjar nu, och ditt lån är tecknat.");
    expect(filled.of("Ek")).toBe("Ek avslutar lånets villkor. {unknown}");
    expect(filled.steps).toEqual([{ title: "Ett lån" }]);
    expect(fillNouns("<p>{your} {agreement}</p>\n{it}", NOUNS)).toBe("<p>Ditt lån</p>\nDet");
  });

  it("are filled in once per set, and not at all without a vertical", () => {
    expect(fillNouns(sentences, NOUNS)).toBe(fillNouns(sentences, NOUNS));
    expect(fillNouns(sentences, undefined)).toBe(sentences);
  });

  it("must stay in what an editor writes", () => {
    expect(checkText(sentences.starts, "Nu.").ok).toBe(false);
  });
});

describe("what an editor writes", () => {
  const check = (written: string, standard = "Från {fee}.") => checkText(standard, written);

  it("is tidied: lines joined, invisible characters removed, hard spaces preserved", () => {
    expect(check("  Priser\n från\t{fee}\u200B,\u00A0per år ")).toEqual({
      ok: true,
      value: "Priser från {fee},\u00A0per år",
    });
  });

  it.each([
    ["nothing", "  ", /återställ/],
    ["markup", "<b>Från</b> {fee}", /utan HTML/],
    ["a lost placeholder", "Från 100 kr", /finnas kvar: \{fee\}/],
    ["an unknown placeholder", "{fee} {phone}", /finns inte: \{phone\}/],
    ["a novel", `{fee} ${"a".repeat(MAX_TEXT_CHARS)}`, /högst 1000 tecken/],
  ])("may not be %s", (_what, written, message) => {
    const checked = check(written);
    expect(checked.ok ? "" : checked.errors[0]?.message).toMatch(message);
  });
});

describe("a mark", () => {
  const key = { aliasId: "sample.steps.0.title", serviceId: "17" };

  it("identifies the text, through surrounding text, upper case and trimming", () => {
    const other = { aliasId: "frame.hours", serviceId: "0" };
    const shown = `Ring ${markText(key, "08-1")}, ${markText(other, "vardagar")}.`.toUpperCase().trim();
    expect(readMarks(shown)).toEqual([
      { key, text: "RING 08-1" },
      { key: other, text: ", VARDAGAR" },
    ]);
    expect(readMarks(markText(key, "").trim() + markText(other, ""))).toEqual([
      { key, text: "" },
      { key: other, text: "" },
    ]);
  });

  it("is not seen in a text without one", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(readMarks(text)).toEqual([]);
      }),
    );
  });

  it("is taken away from what an editor writes", () => {
    expect(checkText("Ett", markText(key, "Ett"))).toEqual({ ok: true, value: "Ett" });
  });
});
