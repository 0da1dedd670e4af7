import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { capitalize } from "#domain/text/capitalize.ts";
import { NOT_AGREED } from "#journeys/commission/commission-table.ts";
import { claimHours } from "#verticals/_insurance/claims.texts.sv.ts";
import { NewError, addAfterLast, addToListOf } from "./edit-source.ts";
import { writeLogo } from "./logo.ts";
import { type Addition, FAMILIES, type Family } from "./provider-families.ts";

export interface NewProvider {
  readonly vertical: string;
  readonly slug: string;
  readonly name: string;
  /** What only the provider can state; only for one that is not known yet. */
  readonly stated: {
    readonly website?: string | undefined;
    readonly notice?: string | undefined;
    readonly claimsPhone?: string | undefined;
    readonly claimsHours?: string | undefined;
    readonly claimsUrl?: string | undefined;
  };
  /** Percent, or kronor where it pays for a customer or a request; undefined while it is not agreed. */
  readonly commission?: number | undefined;
}

/** Writes a provider that speaks JSON into a vertical, with a simulator to be given its own tariff. Gives the files it wrote. */
export async function addProvider(root: string, provider: NewProvider): Promise<string[]> {
  const { vertical, slug, name } = provider;
  const family = familyOf(vertical);
  if (!/^[a-z]+$/.test(slug)) throw new NewError(`${slug} is no slug: small letters from a to z alone.`);
  const simulated = family.simulated(vertical, slug, name);
  if (existsSync(join(root, simulated.file))) throw new NewError(`${slug} already sells ${vertical}.`);
  const isKnown = Object.hasOwn(family.known, slug);
  const identity = isKnown ? [] : writeIdentity(family, provider);
  const logo = await writeLogo(root, provider);
  const commission = addCommission(root, family, provider);
  const edited = [...identity, ...family.selling(vertical, slug), ...simulated.list].map((added) => add(root, added));
  const test = `src/verticals/${vertical}/server/${slug}.test.ts`;
  write(root, simulated.file, simulated.text);
  write(root, test, failingTest(provider, simulated.test));
  return [...new Set([...logo, ...commission, ...edited, simulated.file, test])];
}

function familyOf(vertical: string): Family {
  const family = Object.hasOwn(FAMILIES, vertical) ? FAMILIES[vertical] : undefined;
  if (!family)
    throw new NewError(
      `Providers can be added to ${Object.keys(FAMILIES).join(", ")}; ${vertical} is written by hand.`,
    );
  return family;
}

/** Who it is. What it has not stated is asked for, and never invented: visitors read it. */
function writeIdentity(family: Family, { slug, name, stated }: NewProvider): readonly Addition[] {
  const former = family.numbered.map((list) => list[slug]).find((each) => each !== undefined);
  const { website = former?.websiteUrl, notice = former?.noticeAddress } = stated;
  const { claimsPhone, claimsHours, claimsUrl } = stated;
  const missing = [
    ...(website === undefined ? ["--website https://…, its own site"] : []),
    ...(family.asksClaims && claimsPhone === undefined ? ["--claims-phone, where a damage is reported"] : []),
    ...(family.asksClaims && !Object.hasOwn(claimHours, claimsHours ?? "")
      ? [`--claims-hours, when it is answered: ${Object.keys(claimHours).join(", ")}`]
      : []),
    ...(family.asksClaims && claimsUrl === undefined
      ? ["--claims-url https://…, where a claim is made in writing"]
      : []),
  ];
  if (missing.length > 0)
    throw new NewError(
      `Only ${name} can state this, so it is asked for:\n${missing.map((each) => `  ${each}`).join("\n")}`,
    );
  for (const url of [website, ...(family.asksClaims ? [claimsUrl] : [])])
    if (!url?.startsWith("https://")) throw new NewError(`${String(url)} does not begin with https://.`);
  const shopIds = family.numbered.flatMap((list) => Object.values(list).map(({ shopId }) => shopId));
  const claims = `{ phone: ${quote(claimsPhone)}, hours: hours.${String(claimsHours)}, url: ${quote(claimsUrl)} }`;
  return [
    ...family.identity({
      slug,
      name,
      shopId: former?.shopId ?? Math.max(...shopIds) + 1,
      stated: `{ websiteUrl: ${quote(new URL(website ?? "").href)}, noticeAddress: ${quote(notice)} }`,
    }),
    ...(family.asksClaims
      ? [
          {
            file: "src/verticals/_insurance/claims-contacts.ts",
            listOf: "claimsContacts",
            element: `${slug}: ${claims}`,
          },
        ]
      : []),
  ];
}

const quote = (text: string | undefined): string => (text === undefined ? "undefined" : JSON.stringify(text));

/** One that already pays for what it sells elsewhere keeps that. */
function addCommission(root: string, { commission: table }: Family, { slug, commission }: NewProvider): string[] {
  const file = "src/journeys/commission/commission-table.ts";
  const source = readFileSync(join(root, file), "utf8");
  const [, listed = ""] = new RegExp(`export const ${table}[^{]*\\{([^}]*)\\}`).exec(source) ?? [];
  if (new RegExp(`^ {2}${slug}: `, "m").test(listed)) return [];
  const agreed = table === "SHARE_PERCENT" ? String(commission) : `${String(commission)}_00`;
  const paid = commission === undefined ? "NOT_AGREED" : agreed;
  write(root, file, addToListOf(source, table, `${slug}: ${paid}`));
  if (commission === undefined) console.error(`What ${slug} pays is ${NOT_AGREED}: production does not start with it.`);
  return [file];
}

const failingTest = (
  { vertical, slug, name }: NewProvider,
  tariff: ReturnType<Family["simulated"]>["test"],
) => `import { expect, it } from "vitest";
${tariff?.imports ?? ""}import { simulated${capitalize(vertical)} } from "#simulators/verticals/${vertical}/${vertical}.simulated.ts";
import { create${capitalize(vertical)}Server } from "./${vertical}.server.ts";

/** An answer from the documentation of ${name}. */
const documented = "";

it("reads the answer in the documentation of ${name}", () => {
  const vertical = create${capitalize(vertical)}Server({ nowMs: () => Date.parse("2026-11-19T12:00:00Z") });
  const asked = vertical.parse(simulated${capitalize(vertical)}.samples.ordinary);
  if (!asked.ok) throw new Error(JSON.stringify(asked.errors));
  const provider = vertical.providers.find(({ slug }) => slug === "${slug}");
  const reply = { status: 200, contentType: "application/json", body: documented };
  const read = provider?.read(reply, { search: asked.value, facts: undefined });
  // The whole reading, with the reason when the answer cannot be read.
  expect(read, JSON.stringify(read, undefined, 2)).toMatchObject({ kind: "answered" });
});
${
  tariff
    ? `
it("has a tariff of its own in the simulator", () => {
  expect(${tariff.own}).not.toEqual(${tariff.other});
});
`
    : ""
}`;

function add(root: string, addition: Addition): string {
  const source = readFileSync(join(root, addition.file), "utf8");
  const edited =
    "after" in addition
      ? addAfterLast(source, addition.after, addition.line)
      : addToListOf(source, addition.listOf, addition.element);
  write(root, addition.file, edited);
  return addition.file;
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
