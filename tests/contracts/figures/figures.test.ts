import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSearchStore } from "#adapters/postgres/search-store.ts";
import { searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import { productPath, resultPath } from "#domain/addresses/shop-paths.ts";
import { randomId } from "#platform/ids.ts";
import { type Customer, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { ROOT } from "#tools/processes/paths.ts";
import { privateLoanPlace } from "#verticals/privateloan/privateloan.place.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import {
  type AnsweredFees,
  type LenderTerms,
  loanOnSheet,
  mortgageOnSheet,
  paidOnSheet,
  savingsOnSheet,
  wholeKr,
} from "./sheets.ts";

/** docs/figures.md, the sheets and what the running product states are the same. Electricity has a test beside its calculation. */
const DOCUMENT = readFileSync(join(ROOT, "docs/figures.md"), "utf8");

/** The rows of the table below that heading, a text for each cell. */
function rowsBelow(heading: string): string[][] {
  const [, section = ""] = DOCUMENT.split(`## ${heading}\n`);
  const [table = ""] = section.split("\n## ");
  const rows = table.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** "3,900" in kronor, "31,4.99" never: a number of the document. */
const number = (cell = ""): number => Number(cell.replaceAll(",", ""));
/** "325.17" to öre, "3.05" to hundredths of a percent. */
const hundredths = (cell: string | undefined): number => Math.round(number(cell) * 100);
const kr = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ",");
const percent = (value: number): string => (value / 100).toFixed(2);

let stack: Stack;
let fixtures: OrderFixtures;
let customer: Customer;
beforeAll(async () => {
  stack = await openSharedStack();
  fixtures = openOrderFixtures(stack);
  customer = await fixtures.newCustomer();
});
afterAll(async () => {
  await fixtures?.close();
  await stack?.stop();
});

type WireOffer = Readonly<Record<string, unknown>> & {
  readonly ProviderName: string;
  readonly SubscriptionName: string;
};

/** A list as the call states it, its page as text, and what the providers had answered. */
async function list(vertical: string, changes: Readonly<Record<string, string>>) {
  const description = webVerticals.find((each) => each.description.name === vertical)?.description;
  const ordinary = simulatedVerticals.find(({ name }) => name === vertical)?.samples.ordinary;
  if (!description || !ordinary) throw new Error(vertical);
  const given = { ...ordinary, ...changes, tempsearchid: randomId() };
  const { body } = await customer.post(searchCallPath(description), given);
  const { SearchId, Ok } = body.Data.Result as { SearchId: string; Ok: readonly WireOffer[] };
  const stored = await createSearchStore(fixtures.stores).result(SearchId);
  return { offers: Ok, page: textOf(await pageAt(resultPath(description, SearchId))), stored: stored?.offers ?? [] };
}

const pageAt = async (path: string): Promise<string> => (await customer.get(path)).text();

/** Numbers without their spaces, everything else with one. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/(?<=\d)\u202F(?=\d{3})/g, "")
    .replaceAll(/\s+/g, " ");

const lenders = rowsBelow("The lenders").map(([name = "", least, most, from, to, setup, notice]): LenderTerms => ({
  name,
  leastKr: number(least),
  mostKr: number(most),
  from: hundredths(from),
  to: hundredths(to),
  setupKr: number(setup),
  noticeKr: number(notice),
}));

describe("twelve insurances", () => {
  const rows = rowsBelow("Twelve insurances");

  it("are written out, each with what the sheet makes of its answer", () => {
    expect(rows).toHaveLength(12);
    for (const [insurer, searched, monthStated, yearStated, ...stated] of rows) {
      const fees = { monthOre: hundredths(monthStated), yearOre: hundredths(yearStated) };
      const { month, twelve, atOnce, less } = paidOnSheet(fees);
      expect([insurer, searched, ...stated]).toEqual([insurer, searched, kr(month), kr(twelve), kr(atOnce), kr(less)]);
    }
  });

  const SEARCHES: Readonly<Record<string, readonly [vertical: string, changes: Readonly<Record<string, string>>]>> = {
    "car, half": ["car", { insurancetype: "half", excesscost: "" }],
    "car, full": ["car", {}],
    house: ["house", {}],
    "flat, cooperative": ["flat", {}],
    accident: ["accident", {}],
  };

  it.each(Object.entries(SEARCHES))(
    "%s: the list states what the sheet makes of each stored answer",
    async (searched, [vertical, changes]) => {
      const { offers, page, stored } = await list(vertical, changes);
      const { offers: offersAtOnce } = await list(vertical, { ...changes, payment: "yearly" });
      for (const [insurer] of rows.filter(([, of]) => of === searched)) {
        const offer = offers.find(({ ProviderName }) => ProviderName === insurer);
        const plans = stored.find(({ providerName }) => providerName === insurer)?.price.plans ?? [];
        const amountOf = (way: string) => plans.find((plan) => plan.way === way)?.parts[0]?.amountOre ?? 0;
        const fees: AnsweredFees = { monthOre: amountOf("monthly"), yearOre: amountOf("yearly") };
        const { month, twelve, atOnce, less } = paidOnSheet(fees);
        expect([insurer, offer?.["MonthlyFeeRaw"], offer?.["YearlyFeeRaw"]]).toEqual([insurer, month, twelve]);
        expect(page).toContain(`${twelve} kr/år`);
        const isShown = page.includes(`Hela året: ${less} kr mindre`);
        expect([insurer, isShown]).toEqual([insurer, less > 0]);
        expect(offersAtOnce.find(({ ProviderName }) => ProviderName === insurer)?.["YearlyFeeRaw"]).toBe(atOnce);
      }
      // Lowest first, by twelve months.
      const years = offers.map((offer) => Number(offer["YearlyFeeRaw"]));
      expect(years).toEqual(years.toSorted((a, b) => a - b));
    },
  );
});

describe("six loans", () => {
  const rows = rowsBelow("Six loans");

  it("are written out, and the product's page states them", async () => {
    expect([rows.length, lenders.length]).toEqual([6, 8]);
    for (const [amount, years, ...stated] of rows) {
      const loan = loanOnSheet(number(amount), number(years), lenders);
      const [month, cost, total] = [loan.monthOre, loan.costOre, loan.totalOre].map(wholeKr);
      const worked = [loan.lender, percent(loan.rate), kr(month ?? 0), kr(cost ?? 0), kr(total ?? 0)];
      expect([amount, years, ...stated]).toEqual([amount, years, ...worked, percent(loan.effective)]);
      const path = `${productPath(privateLoanPlace)}?amount=${number(amount)}&years=${years}`;
      const page = textOf(await pageAt(path));
      for (const shown of [`${month} kr/mån`, `${cost} kr`, `${total} kr`, percent(loan.effective).replace(".", ",")])
        expect(page, `${amount} ${years}`).toContain(shown);
    }
  });
});

describe("six mortgages", () => {
  const rows = rowsBelow("Six mortgages");

  it("are written out, and the list states them", async () => {
    expect(rows).toHaveLength(6);
    for (const [bank, loan, value, borrowers, months, rate, ...stated] of rows) {
      const asked = {
        loanKr: number(loan),
        valueKr: number(value),
        borrowers: number(borrowers),
        rate: hundredths(rate),
      };
      const cost = mortgageOnSheet(asked);
      const [year, relief, net, repaid] = [cost.yearOre, cost.reliefOre, cost.netOre, cost.repaidOre].map(wholeKr);
      const worked = [kr(year ?? 0), kr(relief ?? 0), kr(net ?? 0), kr(repaid ?? 0)];
      expect([bank, ...stated]).toEqual([bank, ...worked]);
      const { offers, page } = await list("mortgage", {
        loan: String(asked.loanKr),
        value: String(asked.valueKr),
        borrowers: borrowers ?? "",
        binding: months ?? "",
      });
      expect(offers.find(({ ProviderName }) => ProviderName === bank)).toMatchObject({
        Rate: number(rate),
        Interest: cost.interestOre / 100,
        InterestAfterRelief: cost.netOre / 100,
        Amortisation: cost.repaidOre / 100,
        MonthlyFeeRaw: net,
        YearlyFeeRaw: 12 * (net ?? 0),
      });
      // The month of the first bank is written out.
      expect(page).toContain(`${String(offers[0]?.["MonthlyFeeRaw"])} kr/mån`);
    }
  });
});

describe("six savings accounts", () => {
  const rows = rowsBelow("Six savings accounts");

  it("are written out, and the list states them", async () => {
    expect(rows).toHaveLength(6);
    for (const [bank, account, amount, rate, ...stated] of rows) {
      const gains = [1, 3, 5].map((years) => savingsOnSheet(number(amount), hundredths(rate), years));
      expect([bank, account, ...stated]).toEqual([bank, account, ...gains.map((ore) => kr(wholeKr(ore)))]);
      const { offers, page } = await list("deposit", { amount: String(number(amount)), time: "5" });
      const offer = offers.find(
        ({ ProviderName, SubscriptionName }) => ProviderName === bank && SubscriptionName === account,
      );
      const [Years1, Years3, Years5] = gains.map((ore) => ore / 100);
      expect(offer).toMatchObject({ Rate: number(rate), InterestAfterTax: { Years1, Years3, Years5 } });
      for (const ore of gains) expect(page, `${bank} ${account}`).toContain(`+ ${wholeKr(ore)} kr`);
    }
  });
});
