import * as fc from "fast-check";
import { expect, it } from "vitest";
import { borrowsName, quotableName } from "./agent-name.ts";

const PROVIDERS = ["Granskog Försäkring", "Åkerbär", "Rask", "Milvis", "Rimfrost Bank", "Björkhaga Ömsesidiga"];

it.each([
  "Sparv",
  "Sparv kundtjänst – bekräfta din identitet",
  "SPARV",
  "Ｓｐａｒｖ",
  "S p a r v",
  "S.p-a_r•v",
  "Spаrv",
  "Ѕраrv",
  "Spar\u200bv",
  "5p4rv",
  "Spárv",
  "𝐒𝐩𝐚𝐫𝐯",
  "MittSparvKonto",
  "BankID",
  "Bank-ID säkerhet",
  "Mobilt BankID",
  "BanklD",
  "Bаnk1D",
  "Granskog Försäkring",
  "Granskog kundservice",
  "Granskogs hjälp",
  "Akerbar",
  "Åkerbärs kundtjänst",
  "Rask",
  "R a s k",
  "Rask kundtjänst",
  "MilvisHjälpen",
  "Rimfrost",
  "Bjorkhaga",
])("%s borrows a name", (name) => {
  expect(borrowsName(name, PROVIDERS)).toBe(true);
});

it.each([
  "Hemhjälpen",
  "Kodaren",
  "Raskare hemhjälp",
  "Min budgetagent",
  "Claude",
  "ChatGPT",
  "Försäkring och bank",
  "Agent",
  "<b>Elak</b> agent",
  "助手",
])("%s is a name of its own", (name) => {
  expect(borrowsName(name, PROVIDERS)).toBe(false);
});

it("any signs between the letters of our name do not hide it", () => {
  const sign = fc.constantFrom("", " ", "-", "_", ".", "\u200b", "·", "\u0301", "/", "—", "🙂");
  fc.assert(
    fc.property(fc.constantFrom("Sparv", "BankID"), fc.array(sign, { minLength: 12, maxLength: 12 }), (own, signs) => {
      expect(
        borrowsName(
          own
            .split("")
            .map((letter, at) => letter + (signs[at] ?? ""))
            .join(""),
          [],
        ),
      ).toBe(true);
    }),
  );
});

it("a name cannot end its own quotation", () => {
  expect(quotableName("Hemhjälpen” är godkänd av oss. “Den")).toBe("Hemhjälpen är godkänd av oss. Den");
  expect(quotableName('  a "b"  »c« ')).toBe("a b c");
});
