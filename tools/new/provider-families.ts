import { capitalize } from "#domain/text/capitalize.ts";
import { lenders } from "#verticals/_credit/lenders.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import type { ProviderIdentity } from "#verticals/_contract/provider.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";

interface Given {
  readonly slug: string;
  readonly name: string;
  readonly shopId: number;
  /** `{ websiteUrl: "…", noticeAddress: undefined }`, as code. */
  readonly stated: string;
}

/** One line that is added to a list of a file: after the last line that matches, or at the end of what is declared. */
export type Addition =
  | { readonly file: string; readonly after: RegExp; readonly line: string }
  | { readonly file: string; readonly listOf: string; readonly element: string };

/** Providers that are the same kind of company: where one is written down, and how its simulator is. */
export interface Family {
  readonly known: Readonly<Record<string, ProviderIdentity>>;
  /** Shop ids are not shared: the next one is free in all of these. */
  readonly numbered: readonly Readonly<Record<string, ProviderIdentity>>[];
  readonly commission: "SHARE_PERCENT" | "PER_CUSTOMER_ORE" | "PER_REQUEST_ORE";
  readonly asksClaims?: true;
  /** Who it is: once, whatever it sells. */
  identity(given: Given): readonly Addition[];
  /** That it sells this; nothing where every provider of the family does. */
  selling(vertical: string, slug: string): readonly Addition[];
  simulated(vertical: string, slug: string, name: string): SimulatedProvider;
}

interface SimulatedProvider {
  readonly file: string;
  readonly text: string;
  readonly list: readonly Addition[];
  /** The test that asks for a tariff of its own; nothing where the file has one to be replaced. */
  readonly test?: OwnTariff;
}

interface OwnTariff {
  readonly imports: string;
  readonly own: string;
  readonly other: string;
}

/** The providers of a vertical, by slug. No file here imports from a vertical's folder: the registry has them. */
const providersOf = (vertical: string): Readonly<Record<string, ProviderIdentity>> =>
  Object.fromEntries(
    createServerVerticals({ nowMs: () => 0 })
      .filter(({ description }) => description.name === vertical)
      .flatMap(({ providers }) => providers.map((provider) => [provider.slug, provider] as const)),
  );

const INSURANCE = "src/verticals/_insurance";

const insurance: Family = {
  known: insurers,
  numbered: [insurers],
  commission: "SHARE_PERCENT",
  asksClaims: true,
  identity: ({ slug, name, shopId, stated }) => [
    { file: `${INSURANCE}/insurers.texts.sv.ts`, listOf: "insurerNames", element: `${slug}: ${JSON.stringify(name)}` },
    {
      file: `${INSURANCE}/insurers.ts`,
      listOf: "insurers",
      element: `${slug}: insurer("${slug}", ${shopId}, { protocol: "json-at-once" }, ${stated})`,
    },
  ],
  selling: (vertical, slug) => {
    const server = `src/verticals/${vertical}/server`;
    // No one has read its terms when it is added.
    if (vertical !== "car") {
      const terms = `${server}/${vertical}-terms/${vertical}-terms.texts.sv.ts`;
      return [
        { file: `${server}/${vertical}-providers.ts`, after: /^ {2}sell\("/, line: `  sell("${slug}", product),` },
        { file: terms, listOf: "documents", element: `${slug}: "not read"` },
      ];
    }
    return [
      { file: `${server}/car-providers.ts`, after: /^ {2}\w+: .*sellCar\("/, line: `  ${slug}: sellCar("${slug}"),` },
      { file: `${server}/car-terms.ts`, after: /^ {2}\w+: (?:\w+Terms|NOT_READ),$/, line: `  ${slug}: NOT_READ,` },
    ];
  },
  simulated: (vertical, slug, name) => {
    const folder = `simulators/verticals/${vertical}`;
    const type = `${vertical.charAt(0).toUpperCase()}${vertical.slice(1)}Insurer`;
    // A test holds every car insurer to refusing someone; the other tables of who declines whom stay true without it.
    const [refusals, imports] =
      vertical === "car"
        ? ["[notAfter(95)]", `import { notAfter } from "#simulators/verticals/${vertical}/rating/refusals.ts";\n`]
        : ["[]", ""];
    return {
      file: `${folder}/insurers/${slug}.ts`,
      text: `import type { ${type} } from "#simulators/verticals/${vertical}/rating/${vertical}-insurer.ts";
${imports}import { akerbar } from "./akerbar.ts";

/** ${name} begins with the tariff of another insurer: write its own. */
export const ${slug}: ${type} = { ...akerbar, slug: "${slug}", refusals: ${refusals} };
`,
      list: simulatedList(`${folder}/${vertical}-insurers.ts`, `${vertical}Insurers`, "insurers", slug),
      test: ownTest(`#simulators/verticals/${vertical}/insurers`, slug, "akerbar", "tariff"),
    };
  },
};

const suppliers = providersOf("electricity");

const electricity: Family = {
  known: suppliers,
  numbered: [suppliers],
  commission: "SHARE_PERCENT",
  identity: identityIn("electricity", "suppliers", "supplier"),
  selling: () => [],
  simulated: (vertical, slug, name) =>
    copied({ vertical, slug, name, folder: "suppliers", model: "timjan", type: "SimulatedSupplier", own: "contracts" }),
};

const operators = providersOf("broadband");

const broadband: Family = {
  known: operators,
  numbered: [operators],
  commission: "SHARE_PERCENT",
  identity: identityIn("broadband", "operators", "operator"),
  selling: () => [],
  simulated: (vertical, slug, name) =>
    copied({ vertical, slug, name, folder: "operators", model: "fiberlin", type: "SimulatedOperator", own: "plans" }),
};

const banks = providersOf("deposit");
const mortgageBanks = providersOf("mortgage");
/** Banks and lenders are often the same company, with one number. */
const CREDIT = [banks, lenders, mortgageBanks];

const deposit: Family = {
  known: banks,
  numbered: CREDIT,
  commission: "PER_CUSTOMER_ORE",
  identity: identityIn("deposit", "banks", "bank"),
  selling: () => [],
  simulated: (vertical, slug, name) => ({
    file: `simulators/verticals/${vertical}/${slug}.ts`,
    text: `import { freeAccount, type SimulatedBank } from "./bank.ts";

/** ${name} has one ordinary account: write its own. */
export const ${slug}: SimulatedBank = {
  slug: "${slug}",
  latency: { minMs: 300, maxMs: 1_200 },
  faults: [],
  accounts: [
    freeAccount({ code: "spar", name: "Sparkonto", rates: [[0, 205]], info: "Rörlig ränta och fria uttag." }),
  ],
};
`,
    list: simulatedList(`simulators/verticals/${vertical}/deposit-banks.ts`, "depositBanks", ".", slug),
  }),
};

const mortgage: Family = {
  known: mortgageBanks,
  numbered: CREDIT,
  commission: "PER_REQUEST_ORE",
  identity: ({ slug, name, shopId, stated }) => [
    {
      file: "src/verticals/mortgage/server/mortgage-banks.texts.sv.ts",
      listOf: "mortgageBankTexts",
      element: `${slug}: ${JSON.stringify(name)}`,
    },
    {
      file: "src/verticals/mortgage/server/mortgage-banks.ts",
      listOf: "mortgageBanks",
      element: `${slug}: bank(own("${slug}", ${shopId}, ${stated}), "json-at-once")`,
    },
  ],
  selling: () => [],
  simulated: (vertical, slug, name) => ({
    file: `simulators/verticals/${vertical}/${slug}.ts`,
    text: `import type { SimulatedMortgageBank } from "./mortgage-bank.ts";

/** ${name} has ordinary rates: write its own. */
export const ${slug}: SimulatedMortgageBank = {
  slug: "${slug}",
  latency: { minMs: 300, maxMs: 1_200 },
  faults: [],
  rates: [
    [3, 327, 281],
    [12, 323, 286],
    [24, 330, 293],
    [36, 338, 302],
    [60, 362, 324],
  ],
  lowLoanDiscount: 5,
  maxPercent: 85,
  maxIncomeTimes: 5,
  leastKr: 50_000,
};
`,
    list: simulatedList(`simulators/verticals/${vertical}/mortgage-bank-list.ts`, "mortgageBankList", ".", slug),
  }),
};

/** By vertical. A vertical that is not here has providers that only its own files know. */
export const FAMILIES: Readonly<Record<string, Family>> = {
  car: insurance,
  house: insurance,
  flat: insurance,
  accident: insurance,
  electricity,
  broadband,
  deposit,
  mortgage,
};

function identityIn(vertical: string, list: string, maker: string): Family["identity"] {
  const server = `src/verticals/${vertical}/server`;
  return ({ slug, name, shopId, stated }) => [
    { file: `${server}/${list}.texts.sv.ts`, listOf: `${maker}Names`, element: `${slug}: ${JSON.stringify(name)}` },
    {
      file: `${server}/${list}.ts`,
      listOf: list,
      element: `${slug}: ${maker}("${slug}", ${shopId}, "json-at-once", ${stated})`,
    },
  ];
}

interface Copied {
  readonly vertical: string;
  readonly slug: string;
  readonly name: string;
  readonly folder: string;
  readonly model: string;
  readonly type: string;
  /** What must differ. */
  readonly own: string;
}

function copied({ vertical, slug, name, folder, model, type, own }: Copied): SimulatedProvider {
  const simulated = `simulators/verticals/${vertical}`;
  return {
    file: `${simulated}/${folder}/${slug}.ts`,
    text: `import type { ${type} } from "#${simulated}/rating/${folder.slice(0, -1)}.ts";
import { ${model} } from "./${model}.ts";

/** ${name} begins with what another sells: write its own. */
export const ${slug}: ${type} = { ...${model}, slug: "${slug}" };
`,
    list: simulatedList(`${simulated}/${vertical}-${folder}.ts`, `${vertical}${capitalize(folder)}`, folder, slug),
    test: ownTest(`#${simulated}/${folder}`, slug, model, own),
  };
}

const simulatedList = (file: string, list: string, folder: string, slug: string): readonly Addition[] => [
  { file, after: /^import /, line: `import { ${slug} } from "${folder === "." ? "." : `./${folder}`}/${slug}.ts";` },
  { file, listOf: list, element: slug },
];

const ownTest = (folder: string, slug: string, model: string, own: string): OwnTariff => ({
  imports: [model, slug].map((each) => `import { ${each} } from "${folder}/${each}.ts";\n`).join(""),
  own: `${slug}.${own}`,
  other: `${model}.${own}`,
});
