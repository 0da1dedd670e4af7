import type { SentenceCase } from "#verticals/_insurance/sentences.ts";
import type { AccidentSearch } from "#verticals/accident/accident.search.ts";

/** Whom insurers' lines are about: those who work with their bodies, those who work at all, children. */
export function accidentCases(search: AccidentSearch | undefined): readonly SentenceCase[] {
  const { insured, occupation } = search ?? {};
  return [
    [/arbetar med kroppen|praktiskt arbete/i, occupation !== undefined && occupation !== "office"],
    [/på jobbet|åldersavdrag/i, insured !== undefined && insured !== "child"],
    [/\bbarn/i, insured === "child"],
  ];
}
