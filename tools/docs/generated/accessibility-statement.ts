import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { accessibilityTexts } from "#web/content/articles/accessibility.texts.sv.ts";
import type { InfoBlock } from "#web/content/articles/info-page.ts";
import { frameTexts } from "#web/shell/frame/frame.texts.sv.ts";
import { statementTexts as texts } from "./accessibility-statement.texts.sv.ts";
import { markdownTable } from "./markdown-table.ts";

/** One screen in one look, as the tests of accessibility have seen it. */
export interface AccessResult {
  readonly screen: string;
  /** Width, theme, zoom or another way of looking. */
  readonly look: string;
  readonly passed: boolean;
  readonly findings: readonly unknown[];
}

export const RESULTS_FILE = "docs/accessibility/results.json";

/** The statement that the law wants, from the results of the tests and from what the product's own page promises. */
export function composeStatement(root: string): string {
  const file = join(root, RESULTS_FILE);
  return writeStatement(existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as AccessResult[]) : []);
}

/** Without results it states that there are none: nothing is claimed that no test has shown. */
export function writeStatement(results: readonly AccessResult[]): string {
  return [
    `# ${texts.title}`,
    `<!-- npm run docs -- --write -->`,
    accessibilityTexts.lead,
    sectionOf("tjansten"),
    sectionOf("krav"),
    `## ${texts.fulfilment}`,
    results.length === 0 ? texts.noResults : describeResults(results),
    `## ${texts.faults}`,
    ...(results.length === 0 ? [] : [describeFindings(results)]),
    ...blocksOf("brister"),
    sectionOf("saga-till"),
    sectionOf("tillsyn"),
    `## ${texts.madeHow}`,
    texts.made(accessibilityTexts.updated),
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

function describeResults(results: readonly AccessResult[]): string {
  const tried = results.filter(isTried);
  const passed = tried.filter((result) => result.passed).length;
  const rows = [...Map.groupBy(results, ({ screen }) => screen)].map(([screen, looks]) => [
    screen,
    String(looks.filter(isTried).length),
    String(looks.filter((look) => look.passed).length),
    String(looks.filter((look) => !isTried(look)).length),
  ]);
  const notTried = results.length - tried.length;
  const summary = [texts.summary(passed, tried.length), ...(notTried > 0 ? [texts.notTried(notTried)] : [])].join(" ");
  return [summary, markdownTable(texts.columns, rows)].join("\n\n");
}

/** A screen that the test could not open has shown nothing, neither good nor bad. */
const isTried = ({ passed, findings }: AccessResult): boolean =>
  passed || !findings.every((finding) => describe(finding).startsWith("not reached"));

function describeFindings(results: readonly AccessResult[]): string {
  const failed = results.filter((result) => !result.passed && isTried(result));
  if (failed.length === 0) return texts.noFindings;
  const lines = failed.map(
    ({ screen, look, findings }) => `- ${screen}, ${look}: ${findings.map(describe).join("; ")}`,
  );
  return [texts.foundByTests, lines.join("\n")].join("\n\n");
}

const describe = (finding: unknown): string => (typeof finding === "string" ? finding : JSON.stringify(finding));

type SectionId = (typeof accessibilityTexts.sections)[number]["id"];

const sectionOf = (id: SectionId): string => [`## ${headingOf(id)}`, ...blocksOf(id)].join("\n\n");

const headingOf = (id: SectionId): string =>
  accessibilityTexts.sections.find((section) => section.id === id)?.heading ?? "";

function blocksOf(id: SectionId): string[] {
  const blocks: readonly InfoBlock[] = accessibilityTexts.sections.find((section) => section.id === id)?.blocks ?? [];
  return blocks.map((block) => {
    if (typeof block === "string") return fillIn(block);
    return "list" in block ? block.list.map((line) => `- ${fillIn(line)}`).join("\n") : "";
  });
}

/** The number is a setting of the operator. */
const fillIn = (text: string): string =>
  text.replaceAll("{phone}", texts.phone).replaceAll("{hours}", frameTexts.hoursInSentence);
