import { readdirSync } from "node:fs";
import { join } from "node:path";
import { privacyTexts } from "#web/content/articles/privacy.texts.sv.ts";
import type { InfoBlock } from "#web/content/articles/info-page.ts";
import { markdownTable } from "./markdown-table.ts";
import { ACTIVITIES, type Activity, NOT_RECIPIENTS, RECIPIENTS } from "./processing-activities.ts";
import { isAboutPersons, readRetentionTable, type RetainedTable } from "./tables.ts";

/** The record of processing activities, GDPR art. 30.1. Throws when something that is processed is not declared. */
export function composeRecord(root: string): string {
  const retained = readRetentionTable(root);
  const faults = findRecordFaults(ACTIVITIES, retained, listAdapters(root));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const others = retained.filter(({ table }) => !ACTIVITIES.some(({ tables }) => tables.includes(table)));
  return [
    HEAD,
    ...ACTIVITIES.map((activity) => describeActivity(activity, retained)),
    "## Systems that get no personal data\n",
    markdownTable(
      ["adapter", "reason"],
      Object.entries(NOT_RECIPIENTS).map(([name, reason]) => [`\`src/adapters/${name}\``, reason]),
    ),
    "\n## Tables about no person\n",
    `${others.map(({ table }) => `\`${table}\``).join(", ")}.`,
    "",
  ].join("\n");
}

const HEAD = `# Record of processing activities

GDPR art. 30.1. \`npm run docs -- --write\` writes this document from the retention table (\`docs/retention.md\`), the legal bases of the privacy page
(\`src/web/content/articles/privacy.texts.sv.ts\`) and what neither states (\`tools/docs/generated/processing-activities.ts\`). It fails when a table, a
purpose of the privacy page or an outside system is missing.

- **Controller**: the company that runs the site. Its name, contact and data protection officer are the operator's to fill in; Sparv is a demonstration and
  no registered company.
- **Processors**: the host of the servers for everything below, and the mail carrier for mails. The operator has the agreements (art. 28).
- **Third countries**: every outside address is a setting. The operator must check where each provider, the mail carrier and the companies behind measurement and
  chat process data.
- **Security measures**: \`docs/security/threat-model.md\`, \`docs/security/keys.md\`, \`docs/security/logging.md\`, \`docs/security/asvs.md\`.
- **Erasure**: \`docs/audit.md\` describes the nightly job, \`docs/my-data.md\` what a person erases.
`;

function describeActivity(activity: Activity, retained: readonly RetainedTable[]): string {
  const { purpose, persons, recipients, elsewhere } = activity;
  const rows = activity.tables.flatMap((name) => {
    const found = retained.find(({ table }) => table === name);
    return found ? [[`\`${name}\``, found.personalData, found.retention]] : [];
  });
  const names = recipients.map((recipient) => RECIPIENTS[recipient].name);
  return [
    `## ${purpose}\n`,
    `- Persons: ${persons}.`,
    `- Legal basis: ${basisOf(activity)}.`,
    `- Recipients: ${names.length > 0 ? names.join("; ") : "none"}.`,
    ...(elsewhere === undefined ? [] : [`- Outside the database: ${elsewhere}.`]),
    ...(rows.length > 0 ? ["", markdownTable(["table", "personal data", "retention"], rows)] : []),
    "",
  ].join("\n");
}

const BASES: Readonly<Record<string, string>> = {
  "6.1 a": "consent",
  "6.1 b": "contract",
  "6.1 c": "legal obligation",
  "6.1 f": "legitimate interest",
};

function basisOf({ pageTerms = [], basis }: Activity): string {
  const onPage = purposesOfPage().filter(({ term }) => pageTerms.includes(term));
  const articles = new Set(
    onPage.flatMap(({ text }) => [...text.matchAll(/artikel (6\.1 [a-f])/g)].map(([, article = ""]) => article)),
  );
  const named = [...articles].toSorted().map((article) => `${BASES[article]} (${article})`);
  return [...named, ...(basis === undefined ? [] : [basis])].join(", ");
}

interface Term {
  readonly term: string;
  readonly text: string;
}

/** What the privacy page states under "Vad vi använder uppgifter till". */
function purposesOfPage(): readonly Term[] {
  const blocks: readonly InfoBlock[] = privacyTexts.sections.find(({ id }) => id === "andamal")?.blocks ?? [];
  return blocks.flatMap((block) => (typeof block === "object" && "terms" in block ? block.terms : []));
}

const listAdapters = (root: string): string[] =>
  readdirSync(join(root, "src/adapters"), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** What is processed and not declared, or declared and not there. */
export function findRecordFaults(
  activities: readonly Activity[],
  retained: readonly RetainedTable[],
  adapters: readonly string[],
): string[] {
  const declared = activities.flatMap(({ tables }) => tables);
  const terms = activities.flatMap(({ pageTerms = [] }) => pageTerms);
  const onPage = purposesOfPage().map(({ term }) => term);
  const sending: readonly string[] = Object.values(RECIPIENTS).flatMap(({ adapters: each }) => each);
  const known = [...sending, ...Object.keys(NOT_RECIPIENTS)];
  return [
    ...retained
      .filter((row) => isAboutPersons(row) && !declared.includes(row.table))
      .map(({ table }) => `the table ${table} has personal data and belongs to no activity`),
    ...declared
      .filter((table) => !retained.some((row) => row.table === table))
      .map((table) => `an activity names the table ${table}, which docs/retention.md lacks`),
    ...declared
      .filter((table, at) => declared.indexOf(table) !== at)
      .map((table) => `the table ${table} belongs to two activities`),
    ...onPage
      .filter((term) => !terms.includes(term))
      .map((term) => `no activity names the purpose "${term}" of the privacy page`),
    ...terms.filter((term) => !onPage.includes(term)).map((term) => `the privacy page has no purpose "${term}"`),
    ...adapters
      .filter((name) => !known.includes(name))
      .map((name) => `src/adapters/${name} is neither a recipient nor declared as none`),
    ...known
      .filter((name) => !adapters.includes(name))
      .map((name) => `src/adapters/${name} is declared and does not exist`),
    ...activities
      .filter(({ pageTerms = [], basis }) => pageTerms.length === 0 && basis === undefined)
      .map(({ purpose }) => `"${purpose}" has no legal basis`),
  ];
}
