import { replacePart } from "#tools/results/write-part.ts";
import { composeStatement } from "./accessibility-statement.ts";
import { composeDiagram } from "./data-flow-diagram.ts";
import { composeFlows } from "./data-flow-table.ts";
import { composeRecord } from "./record-of-processing.ts";
import { composeRemunerations } from "./remunerations.ts";

export interface GeneratedDocument {
  readonly file: string;
  compose(root: string): string;
}

/** What `npm run docs -- --write` writes. A test compares each with the committed file. */
export const GENERATED: readonly GeneratedDocument[] = [
  { file: "docs/record-of-processing.md", compose: composeRecord },
  { file: "docs/accessibility-statement.md", compose: composeStatement },
  { file: "docs/security/data-flow.svg", compose: composeDiagram },
  partOf("docs/security/threat-model.md", "flows", composeFlows),
  partOf("docs/how-we-earn-money.md", "what each provider pays", composeRemunerations),
];

/** A document that people write, with one part that is generated. */
function partOf(file: string, name: string, compose: () => string): GeneratedDocument {
  const marks = { begin: `<!-- ${name}: npm run docs -- --write -->`, end: `<!-- end of ${name} -->` };
  return { file, compose: (root) => replacePart(root, file, marks, compose()) };
}
