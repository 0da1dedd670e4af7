import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { capitalize } from "#domain/text/capitalize.ts";
import { NewError } from "./new/edit-source.ts";
import { addProvider } from "./new/provider.ts";
import { writeLogo } from "./new/logo.ts";
import { addVertical, providerOf } from "./new/vertical.ts";

/**
 * `npm run new -- provider house solvind "Solvind" --website https://…`: a provider in a vertical. `npm run new -- vertical dog hund --category 53`: a
 * vertical of two questions and one simulated provider. Both write a failing test that names what to fill in first: docs/tutorials.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    website: { type: "string" },
    notice: { type: "string" },
    "claims-phone": { type: "string" },
    "claims-hours": { type: "string" },
    "claims-url": { type: "string" },
    commission: { type: "string" },
    category: { type: "string" },
    product: { type: "string" },
    menu: { type: "string" },
    path: { type: "string" },
  },
});
const [kind, first, second, name] = positionals;
const root = process.cwd();

const USAGE = `usage: npm run new -- provider <vertical> <slug> [name] [--website https://…] [--notice <mail address>] [--commission <percent or kronor>]
                  of an insurer also: --claims-phone <number> --claims-hours <office, long or always> --claims-url https://…
       npm run new -- vertical <name> <Swedish name in addresses> --category <id> [--product hundförsäkring] [--menu Hund] [--path /forsakring/hund/]`;

try {
  const files = await write();
  if (files) finish(files);
  else {
    console.error(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  if (!(error instanceof NewError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function write(): Promise<readonly string[] | undefined> {
  if (first === undefined || second === undefined) return undefined;
  if (kind === "vertical" && values.category !== undefined) {
    const files = addVertical(root, {
      name: first,
      swedish: second,
      categoryId: Number(values.category),
      product: values.product ?? second,
      menu: values.menu ?? capitalize(second),
      path: values.path ?? `/${second}/`,
    });
    return [...files, ...(await writeLogo(root, providerOf(second)))];
  }
  if (kind !== "provider") return undefined;
  return addProvider(root, {
    vertical: first,
    slug: second,
    name: name ?? second,
    stated: {
      website: values.website,
      notice: values.notice,
      claimsPhone: values["claims-phone"],
      claimsHours: values["claims-hours"],
      claimsUrl: values["claims-url"],
    },
    commission: readCommission(values.commission),
  });
}

function readCommission(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (!/^\d{1,5}$/.test(typed)) throw new NewError("--commission is a whole number: percent, or kronor.");
  return Number(typed);
}

/** What was written is formatted, so that the next check passes. */
function finish(files: readonly string[]): void {
  const formatted = files.filter((file) => /\.(?:tsx?|css|md)$/.test(file));
  spawnSync("node_modules/.bin/oxfmt", formatted, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  for (const file of files) console.log(file);
}
