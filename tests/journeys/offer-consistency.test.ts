import type { Locator, Page } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { signsAll } from "#tests/support/sign-order.ts";
import { fillInPerson, ORDER_LIMIT_MS, orderButton, waitForOrder } from "#tests/support/car-checkout.ts";
import { cardOf, PERSONAL_NUMBER } from "#tests/support/car-result.ts";
import { becomeCustomer, ordered } from "#tests/support/customer-page.ts";
import { freshAddress, freshPlate } from "#tests/support/fresh-object.ts";
import { openPreparedSearch } from "#tests/support/prepared-search.ts";
import type { GivenHome, GivenPolicy } from "#tests/support/order-fixtures.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { accidentVertical } from "#verticals/accident/accident.vertical.ts";
import { carVertical } from "#verticals/car/car.vertical.ts";
import { flatVertical } from "#verticals/flat/flat.vertical.ts";
import { houseVertical } from "#verticals/house/house.vertical.ts";

interface Walk {
  readonly vertical: VerticalDescription;
  readonly provider: string;
  readonly given: () => Readonly<Record<string, string>>;
  readonly notices: readonly string[];
  /** What is insured today, where that can be fetched. */
  readonly today?: (given: Readonly<Record<string, string>>) => GivenPolicy;
}

/** More expensive than any offer, so that every offer is a saving. */
const FEE_TODAY_ORE = 2_100_000;

const homeOf =
  (vertical: GivenHome["vertical"]) =>
  ({ address = "", zip = "" }: Readonly<Record<string, string>>): GivenPolicy => ({ home: { vertical, address, zip } });

/** One offer of each vertical, from an insurer with a condition or a missing cover. */
const WALKS: readonly Walk[] = [
  {
    vertical: carVertical,
    provider: "Rattvis",
    given: () => ({ carregnumber: freshPlate(PERSONAL_NUMBER), zip: "123 45" }),
    notices: [],
    today: (given) => ({ registrationNumber: given["carregnumber"]?.replace(" ", "") ?? "" }),
  },
  {
    vertical: houseVertical,
    provider: "Åkerbär",
    given: () => ({
      address: freshAddress(),
      zip: "123 45",
      purchaseyear: "2014",
      buildyear: "1972",
      livingarea: "142",
      biarea: "38",
      numberofresidents: "4",
      numberofbathrooms: "2",
    }),
    notices: ["10 % samlingsrabatt om du har fler försäkringar hos bolaget"],
    today: homeOf("house"),
  },
  {
    vertical: flatVertical,
    provider: "Rask",
    given: () => ({
      address: freshAddress(),
      zip: "123 45",
      housingtype: "bostadsratt",
      livingarea: "62",
      numberofresidents: "2",
      movables: "500000",
    }),
    notices: ["Bostadsrättstillägg ingår inte"],
    today: homeOf("flat"),
  },
  {
    vertical: accidentVertical,
    provider: "Rask",
    given: () => ({ occupation: "office" }),
    notices: ["Ärr ersätts inte"],
  },
];

interface Shown {
  readonly text: string;
  /** Name and value of every line. */
  readonly lines: readonly (readonly [string, string])[];
}

/** The text of a part of a page, collapsed sections included. */
const read = (part: Locator): Promise<Shown> =>
  part.evaluate((element) => {
    const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
    const rows = [...element.querySelectorAll("dl > div, tbody > tr")].map((row) => {
      const name = row.querySelector("dt, th");
      return [plain(name?.firstChild?.textContent), plain(row.querySelector("dd, td")?.textContent)] as const;
    });
    return { text: plain(element.textContent), lines: rows };
  });

/** Reads a part once it has every line: parts of it may load later than the rest. */
async function readWith(part: Locator, lines: Shown["lines"]): Promise<Shown> {
  await expect
    .poll(
      async () => {
        const shown = await read(part);
        return lines.map(([line]) => line).filter((line) => valuesOf(shown, line).length === 0);
      },
      { timeout: ORDER_LIMIT_MS },
    )
    .toEqual([]);
  return read(part);
}

/** Every value of a line; a lone one has "Självrisk" before its name, and a choice is shown with its own label. */
function valuesOf({ lines }: Shown, name: string): string[] {
  const named = (wanted: string) => lines.filter(([each]) => each.toLowerCase() === wanted.toLowerCase());
  const found = named(name).length > 0 ? named(name) : named(`Självrisk ${name}`);
  return [...new Set(found.map(([, value]) => asCover(value)))];
}

const asCover = (value: string): string =>
  /^(?:Ja$|Med )/.test(value) ? "Ingår" : /^(?:Nej$|Utan )/.test(value) ? "Ingår inte" : value;

const inMail = (text: string): Shown => ({
  text: text.replaceAll(/\s+/g, " "),
  lines: text.split("\n").map((line) => {
    const [name = "", ...value] = line.replaceAll(/\s+/g, " ").trim().split(": ");
    return [name, value.join(": ")] as const;
  }),
});

async function confirmation(email: string): Promise<Shown> {
  let text: string | undefined;
  await expect
    .poll(
      async () =>
        (text = (await readInbox(inject("simulatorsUrl"), email)).find(({ subject }) =>
          /är beställd/.test(subject),
        )?.text),
      { timeout: ORDER_LIMIT_MS },
    )
    .toBeDefined();
  return inMail(text ?? "");
}

const yearlyFee = (card: Shown): string => `${/(\d[\d ]*?) ?kr ?\/år/.exec(card.text)?.[1] ?? "no fee"} kr`;

/** Every amount by which it is cheaper than today: a saving, or a lower price where a part of today's cover is not known. */
const savings = ({ text }: Shown): string[] =>
  [...text.matchAll(/spara[r]? (\d[\d ]*?) ?kr|(\d[\d ]*?) ?kr lägre (?:per år|\/år)/gi)].map(
    ([, saved, lower]) => `${saved ?? lower ?? ""} kr`,
  );

const cautionOf = ({ text }: Shown): string | undefined => /(?:Sämre|Okänt) i \d+ del(?:ar)?/.exec(text)?.[0];

/** The saving compared with today's fee, from the fee on the card. */
const savedAt = (fee: string): string => {
  const kr = FEE_TODAY_ORE / 100 - Number(fee.replaceAll(/\D/g, ""));
  return `${String(kr).replace(/\B(?=(\d{3})+$)/g, " ")} kr`;
};

/** The offer's own column, which is the first once it is pinned. */
async function compare(page: Page, provider: string): Promise<Shown> {
  await page.getByRole("link", { name: "Jämför", exact: true }).filter({ visible: true }).first().click();
  const dialog = page.getByRole("dialog", { name: /^Jämför/ });
  const table = dialog.getByRole("table");
  await table.getByRole("button", { name: `Fäst ${provider} först` }).click({ timeout: ORDER_LIMIT_MS });
  const { lines } = await read(table);
  const head = await read(table.getByRole("columnheader").nth(1));
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  // The lowest value of a row also has a text.
  return { text: head.text, lines: lines.map(([name, value]) => [name, value.replace(/ lägst$/, "")] as const) };
}

async function goOn(page: Page, provider: string): Promise<Locator> {
  await cardOf(page, provider)
    .getByRole("link", { name: `Gå vidare hos ${provider}` })
    .filter({ visible: true })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: `Teckna hos ${provider}` });
  await dialog.getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
  return dialog;
}

test.skipIf(signsAll()).each(WALKS.map((walk) => [walk.vertical.name, walk] as const))(
  "%s: card, details, comparison, checkout, order page, mail and my pages show the same cover, excess, price, saving and condition",
  async (name, { vertical, provider, given, notices, today }) => {
    const customer = await ordered().newCustomer("orderer");
    const searched = { ...given(), civicnumber: PERSONAL_NUMBER };
    const fetchDataId = today
      ? await ordered().fetchPolicy(customer, {
          ...today(searched),
          yearlyFeeOre: FEE_TODAY_ORE,
          renewalDate: null,
          personalNumber: PERSONAL_NUMBER,
        })
      : undefined;
    const { page, context } = await openPreparedSearch(vertical, searched, {
      width: 1440,
      fetchDataId,
      prepare: (opened) => becomeCustomer(opened, customer),
    });
    onTestFinished(() => context.close());
    const card = await read(cardOf(page, provider));
    const details = await read(cardOf(page, provider).locator("details"));
    const expected = details.lines.filter(([each]) => each !== "Försäkringens namn");
    // An empty card would match everything.
    expect(expected.length).toBeGreaterThan(2);
    const compared = await compare(page, provider);
    const dialog = await goOn(page, provider);
    const checkout = await readWith(dialog, expected);
    const email = `sanning-${name}-${Date.now()}@exempel.se`;
    await fillInPerson(dialog);
    await dialog.getByLabel("Mejladress").fill(email);
    await orderButton(page).click();
    await waitForOrder(page);
    const orderId = new URL(page.url()).searchParams.get("order") ?? "";
    const places = { checkout, order: await readWith(page.locator("main"), expected), mail: await confirmation(email) };
    await page.goto("/minasidor/ordrar/");
    const shown = { ...places, account: await read(page.locator(`article[id="${orderId}"]`)) };
    await page.goto("/minasidor/sparat/");
    // The person has switched to the same insurer in other journeys too.
    const switches = await page
      .getByRole("listitem")
      .filter({ hasText: `Bytte till ${provider}` })
      .allTextContents();

    for (const notice of notices) expect(card.text).toContain(notice);
    const fee = yearlyFee(card);
    const saved = today ? [savedAt(fee)] : [];
    for (const [where, place] of Object.entries({ card, comparison: compared, ...shown }))
      expect([where, ...savings(place)]).toEqual([where, ...saved]);
    const inList = saved[0] ?? "tidigare pris okänt";
    expect(switches.filter((text) => text.replaceAll(/\s+/g, " ").includes(inList)).length).toBeGreaterThan(0);
    expect(yearlyFee(compared)).toBe(fee);
    // What is worse or not known stands before the amount in both.
    expect(cautionOf(compared)).toBe(cautionOf(card));
    const inBoth = expected.filter(([line]) => valuesOf(compared, line).length > 0);
    expect(inBoth.length).toBeGreaterThan(1);
    for (const [line, value] of inBoth)
      expect([line, ...valuesOf(compared, line)], "comparison").toEqual([line, value]);
    for (const [where, place] of Object.entries(shown)) {
      for (const notice of notices) expect(place.text, where).toContain(notice);
      expect(place.text, where).toContain(fee);
      for (const [line, value] of expected) expect([line, ...valuesOf(place, line)], where).toEqual([line, value]);
    }
  },
);
