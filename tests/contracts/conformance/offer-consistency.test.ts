import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { comparisonOf } from "#domain/offer/price.ts";
import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import { systemClock } from "#platform/clock.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import { generatedSearches } from "#tests/contracts/checkout/generated-search.ts";
import { testRuns } from "#tests/support/test-runs.ts";
import { listOfferLines, rowsOf } from "#verticals/_contract/offer-lines.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import { askThrough } from "./exchange.ts";
import {
  describe as describeOffer,
  inCheckout,
  inMail,
  kr,
  onCard,
  onMyPages,
  onOrderPage,
  plain,
  type ShownText,
  sideBySide,
  type ShownOffer,
} from "./shown-offer.ts";
import { changeOf, likenessOf, renderSavingTexts, type ShownOfferWithCurrent } from "./shown-saving.ts";

/** Searches of each vertical, each sent to every insurer. */
const RUNS = testRuns(8);
const SEED = Number(process.env["SPARV_TEST_SEED"] ?? 20_261_116);

/** Choices of a checkout that are also covers, by the vertical's wire names. */
const CHOSEN_COVERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  house: { ownfault: "OWN_MISTAKES", ownfaultbuilding: "OWN_BUILDING_MISTAKES" },
  flat: { allrisk: "ALLRISK", travel45: "TRAVEL" },
};

/**
 * The current fee above the offer's fee, in öre, and the current insurance. Offers use them in turn. The name of a car
 * insurance decides its cover; a campaign fee does not predict the next year's fee.
 */
const TODAY: readonly (readonly [number, Partial<CurrentInsurance>])[] = [
  [147_600, { insuranceName: "Trafikförsäkring" }],
  [98_765, { insuranceName: "Halvförsäkring" }],
  [31_400, { insuranceName: "Helförsäkring" }],
  [100, {}],
  [147_600, { isCampaignInsurance: true }],
  [0, {}],
  [-50_000, {}],
];
let turn = 0;

let simulators: Simulators;
let targets: readonly string[];

beforeAll(async () => {
  simulators = await startSimulators({ speed: "instant", seed: SEED });
  targets = (await controlSimulators(simulators.url).targets()).map(({ target }) => target);
});
afterAll(() => simulators.close());

const verticals = createServerVerticals(systemClock);

describe.each(verticals.map((vertical) => [vertical.description.name, vertical] as const))("%s", (name, vertical) => {
  const simulated = simulatedVerticals.find((each) => each.name === name);
  const entry = webVerticals.find(({ description }) => description.name === name);
  if (!simulated || !entry) throw new Error(`${name} is not in every registry`);
  const searches = generatedSearches(vertical, simulated.samples);

  /** Every insurer's offers for a search. */
  async function offersFor(search: unknown): Promise<ShownOffer[]> {
    const web = await entry!.load();
    const asked = vertical.providers.map(async (provider) => {
      const target = targets.find((each) => each.endsWith(`/${provider.slug}`)) ?? "";
      const { reading } = await askThrough(provider, `${simulators.url}/${target}`, search);
      const offers = reading.kind === "answered" ? reading.offers : [];
      return offers.map((offer) => ({ vertical, web, provider, offer }));
    });
    return (await Promise.all(asked)).flat();
  }

  const check = (judge: (shown: ShownOffer, search: unknown) => void | Promise<void>) => async () => {
    const answered = new Set<string>();
    await fc.assert(
      fc.asyncProperty(searches, async (parameters) => {
        const search = searchOf(vertical, parameters);
        for (const shown of await offersFor(search)) {
          await judge(shown, search);
          answered.add(shown.provider.slug);
        }
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
    // Without a single insurer the property has proven nothing.
    expect(answered.size).toBe(vertical.providers.length);
  };

  test(
    "card, details, comparison, checkout, order page, mail and my pages show the same for every offer",
    { timeout: RUNS * 5_000 },
    check(async (shown) => {
      const { face, details } = onCard(shown);
      const compared = await sideBySide(shown);
      // What cannot be ordered here is on no page after the list.
      const isOrdered = vertical.checkout !== undefined;
      const ordered = isOrdered ? [inCheckout(shown), onOrderPage(shown)] : [];
      const written = isOrdered ? [inMail(shown), onMyPages(shown)] : [];
      const description = describeOffer(shown);
      const { notices = [], services } = description;
      const covers = rowsOf(description, "covers");
      const terms = rowsOf(description, "terms");
      const excesses = rowsOf(description, "excess");
      const where = shown.provider.name;
      for (const page of [face, ...ordered, ...written]) {
        for (const notice of notices) expect(page.text, where).toContain(plain(notice));
        expect(page.text, where).toContain(kr(comparisonOf(shown.offer.price).ore));
      }
      for (const page of [details, ...ordered]) {
        expectLines(page, [...covers, ...terms], where);
        expectLines(page, excesses, where);
        for (const service of services) expect(page.text, where).toContain(plain(service));
      }
      for (const page of compared ? [compared] : []) {
        expectLines(page, covers, where);
        expectLines(page, excesses, where);
      }
      for (const page of written) {
        expectLines(page, [...covers, ...terms], where);
        expectLines(page, listOfferLines(description), where);
        for (const { text } of excesses) expect(page.text, where).toContain(plain(text));
      }
    }),
  );

  // Only what the visitor has today, fetched, makes a saving.
  test.skipIf(!vertical.current)(
    "a saving is the same amount wherever the offer is shown, and another cover saves nothing",
    { timeout: RUNS * 5_000 },
    check((shown, search) => {
      const [dearerOre, changes] = TODAY[turn++ % TODAY.length] ?? [0, {}];
      const isComparable = dearerOre > 0 && !changes.isCampaignInsurance;
      expectSaving(
        { ...shown, search, current: currentOf(shown, dearerOre, changes) },
        isComparable ? dearerOre : undefined,
      );
    }),
  );

  test(
    "what is chosen in the checkout is what the offer covers, and nothing that is included is sold",
    { timeout: RUNS * 5_000 },
    check((shown, search) => {
      const description = describeOffer(shown);
      const covers = rowsOf(description, "covers");
      const { services } = description;
      const { checkout } = vertical;
      const offered = checkout?.asOffered?.(search, shown.offer.detail) ?? search;
      const fields = new Map(checkout?.customize(offered).map(({ name: of, defaultValue }) => [of, defaultValue]));
      for (const [field, type] of Object.entries(CHOSEN_COVERS[name] ?? {})) {
        const cover = covers.find((each) => each.type === type);
        expect(cover?.isIncluded, `${shown.provider.name} ${field}`).toBe(fields.get(field) === "yes");
      }
      const included = [...services, ...covers.map(({ name: of }) => of)].map((of) => of.toLowerCase());
      const line = simulated.lines.find(({ slug }) => slug === shown.provider.slug);
      for (const { name: sold } of line?.addOns ?? [])
        expect(included, shown.provider.name).not.toContain(sold.toLowerCase());
      // A service with the name of a cover would look included, whatever its own line states.
      const names = covers.map(({ name: of }) => of.toLowerCase());
      for (const service of services) expect(names, shown.provider.name).not.toContain(service.toLowerCase());
      const synonyms = names.some((of) => of.includes("drulle")) ? ["drulle", "allrisk"] : [];
      expect(services.filter((of) => synonyms.includes(of.toLowerCase()))).toEqual([]);
    }),
  );
});

function expectLines(
  page: ShownText,
  lines: readonly { readonly name: string; readonly text: string }[],
  where: string,
): void {
  for (const { name, text } of lines) expect([name, page.lines.get(name)], where).toEqual([name, plain(text)]);
}

const currentOf = ({ offer }: ShownOffer, dearerOre: number, changes: Partial<CurrentInsurance>): CurrentInsurance => ({
  fetchDataId: "fetch",
  providerName: "Granskog Försäkring",
  yearlyFeeOre: comparisonOf(offer.price).ore + dearerOre,
  isCampaignInsurance: false,
  renewalDate: undefined,
  searchParameters: {},
  ...changes,
});

/** A lower fee for another cover may be shown only in the three places before the order, and not as a saving. */
function expectSaving(shown: ShownOfferWithCurrent, savedOre: number | undefined): void {
  const { saved, ...places } = renderSavingTexts(shown);
  const verdict = likenessOf(shown)?.verdict;
  const isOther = changeOf(shown) !== undefined || verdict === "less";
  // Before the order, what is not known of today's insurance is named, and nothing is called a saving.
  const isQuiet = isOther || verdict === "unknown";
  const before = ["card", "comparison", "checkout"];
  for (const [place, text] of Object.entries(places)) {
    const where = `${shown.provider.name} ${place}`;
    const savings = [...text.matchAll(/spara[r]? (?:ca )?(\d[\d ]*?) ?kr/gi)].map(([, amount = ""]) => `${amount} kr`);
    const lower = [...text.matchAll(/(\d[\d ]*?) ?kr lägre/g)].map(([, amount = ""]) => `${amount} kr`);
    const amounts = savedOre === undefined ? [] : [kr(savedOre)];
    expect(savings, where).toEqual((before.includes(place) ? isQuiet : isOther) ? [] : amounts);
    expect(lower, where).toEqual(isQuiet && before.includes(place) ? amounts : []);
  }
  const { isCampaignInsurance, yearlyFeeOre = 0 } = shown.current;
  const difference = kr(Math.abs(yearlyFeeOre - comparisonOf(shown.offer.price).ore));
  expect(saved, shown.provider.name).toContain(isOther || isCampaignInsurance ? "tidigare pris okänt" : difference);
}

function searchOf(vertical: AnyVerticalServer, parameters: Readonly<Record<string, string>>): unknown {
  const parsed = vertical.parse(parameters);
  if (!parsed.ok) throw new Error("not a valid search");
  return parsed.value;
}
