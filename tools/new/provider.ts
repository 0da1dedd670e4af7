import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { launchChromium } from "#tools/browser/chromium.ts";
import { addAfterLast, addToLastList } from "./edit-source.ts";

export interface NewProvider {
  readonly vertical: string;
  readonly slug: string;
  readonly name: string;
}

/** Writes an insurer that speaks JSON into a vertical, with another's tariff to begin with. Gives the files it wrote. */
export async function addProvider(root: string, { vertical, slug, name }: NewProvider): Promise<string[]> {
  const folder = `src/verticals/${vertical}`;
  const simulated = `${folder}/simulated/insurers/${slug}.ts`;
  if (!existsSync(join(root, folder))) throw new Error(`there is no vertical ${vertical}`);
  if (existsSync(join(root, simulated))) throw new Error(`${slug} already sells ${vertical}`);
  const edit = editIn(root);
  const written = Object.hasOwn(insurers, slug) ? [] : await addIdentity(root, slug, name);
  const list = `${folder}/simulated/${vertical}-insurers.ts`;
  const model = /from "\.\/insurers\/(\w+)\.ts"/.exec(readFileSync(join(root, list), "utf8"))?.[1] ?? "";
  const type = /readonly (\w+)\[\]/.exec(readFileSync(join(root, list), "utf8"))?.[1] ?? "";
  write(root, simulated, simulatedInsurer({ vertical, slug, name, model, type }));
  write(root, `${folder}/server/${slug}.test.ts`, failingTest({ vertical, slug, name, model }));
  return [
    ...written,
    edit(`${folder}/server/${vertical}-providers.ts`, (source) => {
      const last = [...source.matchAll(/^ {2}(sell\w*)\("\w+"(.*)\),$/gm)].at(-1);
      if (!last) throw new Error("no provider to add it after");
      return addAfterLast(source, /^ {2}sell\w*\("/, `  ${last[1]}("${slug}"${last[2]}),`);
    }),
    edit(list, (source) =>
      addToLastList(
        addAfterLast(source, /^import .*\.\/insurers\//, `import { ${slug} } from "./insurers/${slug}.ts";`),
        slug,
      ),
    ),
    simulated,
    `${folder}/server/${slug}.test.ts`,
  ];
}

/** Who it is, for every vertical, and its logo: the name as text until it has sent one. */
async function addIdentity(root: string, slug: string, name: string): Promise<string[]> {
  const edit = editIn(root);
  const shopId = Math.max(...Object.values(insurers).map((insurer) => insurer.shopId)) + 1;
  const logo = `public/logos/${slug}.svg`;
  const lowLogo = `public/logos/low/${slug}.png`;
  const picture = textLogo(name);
  write(root, logo, picture);
  writeFileSync(join(root, lowLogo), await renderPng(picture));
  return [
    edit("src/verticals/_insurance/insurers.texts.sv.ts", (source) =>
      addAfterLast(source, /^ {2}\w+: "/, `  ${slug}: ${JSON.stringify(name)},`),
    ),
    edit("src/verticals/_insurance/insurers.ts", (source) =>
      addToLastList(source, `${slug}: insurer("${slug}", ${shopId}, { protocol: "json-at-once" })`),
    ),
    edit("src/journeys/commission/commission-table.ts", (source) =>
      source.replace("SHARE_PERCENT: CommissionTable = {\n", (line) => `${line}  ${slug}: 10,\n`),
    ),
    logo,
    lowLogo,
  ];
}

const simulatedInsurer = ({ vertical, slug, name, model, type }: NewProvider & { model: string; type: string }) =>
  `import type { ${type} } from "#verticals/${vertical}/simulated/rating/${vertical}-insurer.ts";
import { ${model} } from "./${model}.ts";

/** ${name} begins with the tariff of another insurer: write its own. */
export const ${slug}: ${type} = { ...${model}, slug: "${slug}" };
`;

const failingTest = ({ vertical, slug, name, model }: NewProvider & { model: string }) =>
  `import { expect, it } from "vitest";
import { ${model} } from "#verticals/${vertical}/simulated/insurers/${model}.ts";
import { ${slug} } from "#verticals/${vertical}/simulated/insurers/${slug}.ts";
import { ${vertical}Providers } from "./${vertical}-providers.ts";

/** An answer from the documentation of ${name}. */
const documented = "";

it("reads the answer in the documentation of ${name}", () => {
  const provider = ${vertical}Providers.find(({ slug }) => slug === "${slug}");
  const read = provider?.read({ status: 200, contentType: "application/json", body: documented });
  expect(read).toMatchObject({ kind: "answered" });
});

it("has a tariff of its own in the simulator", () => {
  expect(${slug}.tariff).not.toEqual(${model}.tariff);
});
`;

const LOGO_HEIGHT = 48;
const LETTER_WIDTH = 15;

function textLogo(name: string): string {
  const width = name.length * LETTER_WIDTH;
  const text = `<text x="0" y="33" font-family="sans-serif" font-weight="700" font-size="26" fill="#14193a">${name}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${LOGO_HEIGHT}" role="img" aria-label="${name}"><title>${name}</title>${text}</svg>\n`;
}

/** As high as the others' pictures for browsers that cannot show the drawing. */
const LOW_HEIGHT = 38;

async function renderPng(svg: string): Promise<Buffer> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.setContent(svg.replace("<svg ", `<svg height="${LOW_HEIGHT}" `));
    return await page.locator("svg").screenshot({ omitBackground: true });
  } finally {
    await browser.close();
  }
}

const editIn = (root: string) => (file: string, change: (source: string) => string) => {
  write(root, file, change(readFileSync(join(root, file), "utf8")));
  return file;
};

const write = (root: string, file: string, text: string) => writeFileSync(join(root, file), text);
