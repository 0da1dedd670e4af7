import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import { readPdfText } from "#tests/support/read-pdf-text.ts";
import type { TermsCitation } from "#domain/cover/cover.ts";
import { coverRows, partOfRow } from "#domain/cover/cover-rows.ts";
import type { CoverOutcome } from "#domain/cover/outcome.ts";
import { findVertical, listRead, outcomesOf } from "./outcomes-of.ts";

/** Each cited sentence stands in the insurer's own document, at the place that we state, and states what we compute. */

let simulators: Simulators;

beforeAll(async () => {
  simulators = await startSimulators({ speed: "instant", seed: 20_261_118 });
});
afterAll(() => simulators.close());

interface Cited {
  readonly what: string;
  readonly eventId: string;
  readonly outcome: CoverOutcome;
  readonly citation: TermsCitation;
}

async function listCited(vertical: string, changes: Readonly<Record<string, string>>): Promise<Cited[]> {
  const answers = await outcomesOf(simulators, vertical, changes);
  return answers.flatMap(({ slug, outcomes }) =>
    Object.entries(outcomes).map(([eventId, outcome]) => {
      const what = `${slug}, ${eventId}`;
      if (!outcome?.citation) throw new Error(`${what} has no citation`);
      return { what, eventId, outcome, citation: outcome.citation };
    }),
  );
}

/** With and without what can be added: each has its own sentences. */
const SEARCHES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["house", {}],
  ["house", { ownfault: "yes" }],
  ["flat", {}],
  ["flat", { allrisk: "yes", travel45: "no", ownfault: "3000" }],
  ["accident", {}],
  ["accident", { amount: "500000" }],
];

describe.each(SEARCHES)("%s %o", (vertical, changes) => {
  it("every sentence is in the document that the offer links to, after its number", async () => {
    const cited = await listCited(vertical, changes);
    const documents = new Map<string, string>();
    for (const { what, citation } of cited) {
      const url = citation.url ?? "";
      if (!documents.has(url)) documents.set(url, readPdfText(await (await fetch(url)).text()));
      const text = documents.get(url) ?? "";
      expect(text.startsWith(`${citation.document} `), `${what}: ${text.slice(0, 60)}`).toBe(true);
      expect(text, what).toContain(`${citation.place.replace("punkt ", "")} ${citation.quote}`);
    }
    // One document for each insurer.
    expect(documents.size).toBe(listRead(vertical).length);
  });
});

describe.each(
  [...SEARCHES, ["house", { ownfaultbuilding: "yes" }] as const].filter(([vertical]) => vertical !== "accident"),
)("%s %o", (vertical, changes) => {
  it("every row of cover has its sentence, and the document has it too", async () => {
    for (const { slug, cover } of await outcomesOf(simulators, vertical, changes)) {
      const rows = coverRows(cover);
      expect(rows.length, slug).toBeGreaterThan(2);
      for (const { type } of rows) {
        const { url = "", place, quote } = partOfRow(cover, type)?.source ?? {};
        expect(quote, `${slug}, ${type}`).toBeDefined();
        const text = readPdfText(await (await fetch(url)).text());
        expect(text, `${slug}, ${type}`).toContain(`${place?.replace("punkt ", "")} ${quote}`);
      }
    }
  });
});

describe.each(SEARCHES.filter(([vertical]) => vertical !== "accident"))("%s %o", (vertical, changes) => {
  it("a sentence with an amount leads to the same outcome as the offer", async () => {
    const { capability } = findVertical(vertical);
    const cited = await listCited(vertical, changes);
    let compared = 0;
    for (const { what, eventId, outcome, citation } of cited) {
      const damageKr = (capability.events.find(({ id }) => id === eventId)?.damageOre ?? 0) / 100;
      const ownKr = readOwnKr(citation.quote, damageKr);
      if (ownKr === undefined || !outcome.isCovered) continue;
      compared++;
      expect(outcome.ownOre / 100, `${what}: ${citation.quote}`).toBe(ownKr);
    }
    expect(compared).toBeGreaterThan(8);
  });
});

describe.each([1_000_000, 500_000])("accident, insured for %i kr", (amountKr) => {
  it("a sentence pays out what the offer states", async () => {
    for (const { what, outcome, citation } of await listCited("accident", { amount: String(amountKr) }))
      expect(outcome.insurerOre / 100, `${what}: ${citation.quote}`).toBe(readPaidKr(citation.quote, amountKr));
  });
});

const toNumber = (written: string): number => Number(written.replaceAll(" ", "").replace(",", "."));

/** What a reader of the sentence alone would pay; undefined where it names no excess in kronor. */
function readOwnKr(quote: string, damageKr: number): number | undefined {
  const [, limit] = /högst (\d[\d ]*) kr/.exec(quote) ?? [];
  const [, percent = "0"] = /(\d+) procent av skadan/.exec(quote) ?? [];
  const [, excess] = /(\d[\d ]*) kr/.exec(limit === undefined ? quote : quote.replace(`högst ${limit} kr`, "")) ?? [];
  if (excess === undefined && !/utan självrisk/.test(quote)) return undefined;
  const least = Math.max(toNumber(excess ?? "0"), (damageKr * Number(percent)) / 100);
  return damageKr - Math.min(damageKr - least, limit === undefined ? Infinity : toNumber(limit));
}

function readPaidKr(quote: string, amountKr: number): number {
  const [, kr = "0"] = /(\d[\d ]*) kr\b/.exec(quote) ?? [];
  const [, percent = "0"] = /(\d+(?:,\d+)?) procent av försäkringsbeloppet/.exec(quote) ?? [];
  return toNumber(kr) + (toNumber(percent) * amountKr) / 100;
}
