import { writePart } from "#tools/results/write-part.ts";
import { type NodesReport, nodesTable } from "./nodes-report.ts";

const MARKS = { begin: "<!-- counts: npm run faults -- nodes --write -->", end: "<!-- end of counts -->" };

/** Replaces the counts in the document by those of this run. */
export const writeTable = (report: NodesReport): void => writePart("docs/nodes.md", MARKS, nodesTable(report));
