export interface Tool {
  readonly file: string;
  /** One line, for the list that `npm run tool` prints and for docs/commands.md. */
  readonly about: string;
}

const tool = (name: string, about: string, file = `tools/${name}.ts`): [string, Tool] => [name, { file, about }];

/** What `npm run tool -- <name>` runs, by its name. Commands of every day have a script in package.json instead. */
export const TOOLS: Readonly<Record<string, Tool | undefined>> = Object.fromEntries([
  // Operating the product.
  tool("audit", "verifies the audit chains; `--json`, `--seen <chain>:<position>:<hash>`"),
  tool("end-sessions", "logs a person out everywhere, by number on standard input; everyone with `--all`"),
  tool("hold", 'exempts an order from retention: `<order> "reason"`; without a reason the exemption ends'),
  tool("reencrypt", "encrypts rows with an old key with the new one; can be run again"),
  tool("rehash", "moves stored hashes of persons to a new lookup key (`docs/security/keys.md`)"),
  tool("staff", "gives a person a staff role: `add editor`, `remove`; reads the number from standard input"),
  // Building and releasing.
  tool("images", "the four images, built, run and ordered through (`docs/images.md`)"),
  tool(
    "manifests",
    "the manifests of `ops/kubernetes` against published types and our settings; `--secrets`, `--memory`",
  ),
  tool("release", "`--version X.Y.Z`: changelog, tag, build, SBOM, images, provenance; `--verify` (`docs/operate.md`)"),
  tool("supply-chain", "SBOM, licences, base images, secrets in the tree and in the history"),
  tool("certificates", "makes the sandbox's certificates when they are missing or expire soon"),
  // Files that are made from the code.
  tool("env-example", "writes `.env.example` from the settings schema"),
  tool("dashboards", "writes the dashboards of `ops/dashboards` from one list of panels"),
  tool("log-fields", "writes the fields of log lines into `docs/logs.md`"),
  tool("mail-templates", "renders the mails into the file that the worker fills in and sends"),
  tool("social-card", "makes the picture of a page that is shared"),
  // Tests beyond the suites.
  tool(
    "journeys",
    "`alone` (they stop what all share), `aloud` (a screen reader), `signed`; `watched <file>` shows one",
  ),
  tool("browsers", "the five main journeys in Chromium, Firefox and WebKit (`docs/browsers.md`)"),
  tool("clocks", "unit and contract suites with other clocks: midnight, 29 February (`docs/clocks.md`)"),
  tool("fuzz", "sends requests made from the contracts, most of them wrong; `--requests 100000 --seed 1`"),
  tool("looks", "every screen with axe: both themes, 200 % zoom, 320 px, forced colours, reduced motion"),
  tool("mutation", "how many small changes to our rules the unit tests find, by Stryker (`docs/mutation.md`)"),
  tool("ledger-sample", "`--seed 1`: breaks the rules of a sample of requirements: their tests must fail"),
  // Measurements.
  tool("bundle", "how much script each page begins with; `--dummy-vertical`: what a vertical adds"),
  tool("lighthouse", "scores of Lighthouse beside their budgets (`docs/lighthouse.md`)"),
  tool("scale", "makes the tables of `docs/scale.md`; `--measure`, `--simulate`"),
  tool("vertical-diff", "lists every file outside a vertical's folder that imports from it: `house`"),
  // What visitors can verify.
  tool("verify-receipt", "verifies the receipt of a list without a network: `<file> --keys <saved keys>`"),
  tool("verify-offers", "verifies offers that a visitor has taken along, likewise"),
  tool("verify-log", "verifies from files that the log of receipts only grew"),
]);

/** The tools with what each does, one a line, in the order of their names. */
export function describeTools(): string {
  const names = Object.keys(TOOLS).toSorted();
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map((name) => `  ${name.padEnd(width)}  ${(TOOLS[name]?.about ?? "").replaceAll("`", "")}`);
  return ["npm run tool -- <name> [options]", "", ...lines].join("\n");
}

/** Names that contain the typed one, are contained in it, or differ from it by less than half of its letters. */
export const nearNames = (typed: string, names: readonly string[]): string[] =>
  names.filter((name) => name.includes(typed) || typed.includes(name) || distance(typed, name) * 2 < typed.length);

/** How many letters have to be added, removed or replaced (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [line, letter] of from.split("").entries()) {
    const next = [line + 1];
    for (const [at, other] of to.split("").entries())
      next.push(Math.min((row[at] ?? 0) + (letter === other ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
