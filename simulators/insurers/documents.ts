import type { Operation, SystemReply } from "#simulators/kernel/system.ts";
import { jsonReply } from "#simulators/kernel/system.ts";
import type { SimulatedLine } from "#simulators/verticals/registry.ts";
import { writePdf } from "./write-pdf.ts";

type WithTerms = Pick<SimulatedLine, "terms">;

/** Faktablad and villkor. Those that a line has no clauses for name their insurer; all state that they are not real. */
export const documentOperation = (slug: string, lines: readonly WithTerms[]): Operation => ({
  name: "document",
  method: "GET",
  path: "/dokument/:name",
  latencyShare: 0.1,
  answer: ({ parameters }) => documentReply(slug, lines, parameters["name"] ?? ""),
});

const NOT_REAL = "Simulerat dokument. Bolaget och villkoren är påhittade.";

function documentReply(slug: string, lines: readonly WithTerms[], name: string): SystemReply {
  const title = /^([a-z-]{1,60})\.pdf$/.exec(name)?.[1];
  if (!title) return jsonReply(404, { error: "no such document" });
  const terms = lines.flatMap((line) => line.terms ?? []).find((each) => each.name === name);
  return {
    status: 200,
    contentType: "application/pdf",
    body: writePdf({ title: terms?.title ?? `${slug}: ${title}`, note: NOT_REAL, clauses: terms?.clauses ?? [] }),
  };
}
