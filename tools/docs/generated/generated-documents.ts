import { readFileSync } from "node:fs";
import { join } from "node:path";
import { replacePart } from "#tools/results/write-part.ts";
import { composeStatement } from "./accessibility-statement.ts";
import { composeFlows, composeRemunerations, composeScripts, composeTools } from "./tables.ts";
import { composeDiagram } from "./data-flows.ts";
import { composeRecord } from "./record-of-processing.ts";

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
  partsOf("docs/commands.md", { scripts: composeScripts, tools: composeTools }),
];

/** A document that people write, with one part that is generated. */
function partOf(file: string, name: string, compose: () => string): GeneratedDocument {
  return partsOf(file, { [name]: compose });
}

function partsOf(file: string, parts: Readonly<Record<string, (root: string) => string>>): GeneratedDocument {
  const compose = (root: string): string =>
    Object.entries(parts).reduce(
      (text, [name, part]) => {
        const marks = { begin: `<!-- ${name}: npm run docs -- --write -->`, end: `<!-- end of ${name} -->` };
        return replacePart(text, marks, part(root));
      },
      readFileSync(join(root, file), "utf8"),
    );
  return { file, compose };
}
