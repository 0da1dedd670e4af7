import fc from "fast-check";
import { expect, it } from "vitest";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import { listOfReceipt } from "#domain/receipt/receipt-id.ts";
import { verifyReceiptFile, writeReceiptFile } from "#domain/receipt/signed-receipt.ts";
import type { FinishedList } from "#journeys/search/found-search.ts";
import { sampleSigner } from "#tests/support/sample-receipt.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";
import type { OtherEstimate } from "#verticals/_contract/vertical.ts";
import { contract } from "#tests/support/electricity/samples.ts";
import type { ContractCost } from "#verticals/electricity/electricity.contract.ts";
import { electricityPrice } from "#verticals/electricity/electricity-price.ts";
import { composeInOrder, composeReceipt } from "./compose-receipt.ts";

const SEARCH_ID = "day-20261119-abcdefghijklmnop";

const offerOf = (providerId: number, yearlyKr: number, monthlyKr: number): RankedOffer => ({
  providerId,
  shopId: providerId,
  providerName: `Bolag ${providerId}`,
  subscriptionId: "s",
  subscriptionName: "Hel",
  price: insurancePrice({ yearlyFeeOre: yearlyKr * 100, monthlyFeeOre: monthlyKr * 100 }, "ore-month"),
  validUntil: "2027-01-01T00:00:00.000Z",
  detail: {},
  resultId: `r${providerId}`,
  position: 0,
});

const listOf = (offers: readonly RankedOffer[]): FinishedList =>
  ({
    found: {
      searchId: SEARCH_ID,
      schemaVersion: 1,
      parameters: {},
      vertical: {
        schemaVersion: 1,
        personalFields: [],
        description: { name: "sample", form: { sections: [], submit: "" } },
      },
    },
    result: { offers, withoutOffer: [] },
    finishedAt: new Date("2026-11-14T13:31:07.000Z"),
  }) as unknown as FinishedList;

async function verified(list: FinishedList, payment?: Payment) {
  const receipt = composeReceipt(list, payment);
  if (!receipt) throw new Error("no receipt");
  const file = writeReceiptFile({ receipt, signature: sampleSigner.signDocument(receipt, receipt.time) });
  const { fault } = await verifyReceiptFile(new TextEncoder().encode(file), sampleSigner.publishedKeys);
  return { receipt, fault };
}

const NORDKAJ = offerOf(1, 3_779, 325);
const TUVULL = offerOf(2, 3_852, 321);

it("a list has a receipt for each way of paying, each with its own order and rule, and both are verified", async () => {
  const list = listOf([TUVULL, NORDKAJ]);
  const monthly = await verified(list);
  const yearly = await verified(list, "yearly");
  expect([monthly.fault, yearly.fault]).toEqual([undefined, undefined]);
  expect(monthly.receipt.rule).toEqual({ name: "cost", version: 2, parameters: { payment: "monthly" } });
  expect(yearly.receipt.rule).toEqual({ name: "cost", version: 2, parameters: { payment: "yearly" } });
  expect(monthly.receipt.offers.map(({ providerId, ore }) => [providerId, ore])).toEqual([
    [2, 3_852_00],
    [1, 3_900_00],
  ]);
  expect(yearly.receipt.offers.map(({ providerId, ore }) => [providerId, ore])).toEqual([
    [1, 3_779_00],
    [2, 3_852_00],
  ]);
  expect([monthly, yearly].map(({ receipt }) => listOfReceipt(receipt.id))).toEqual([
    { searchId: SEARCH_ID, payment: "monthly" },
    { searchId: SEARCH_ID, payment: "yearly" },
  ]);
});

it("the order of one way under the rule of the other is found to be wrong", async () => {
  const { receipt } = await verified(listOf([TUVULL, NORDKAJ]), "yearly");
  const swapped = receipt.offers.toReversed().map((offer, at) => ({ ...offer, position: at + 1 }));
  const file = writeReceiptFile({
    receipt: { ...receipt, offers: swapped },
    signature: sampleSigner.signDocument({ ...receipt, offers: swapped }, receipt.time),
  });
  const { fault } = await verifyReceiptFile(new TextEncoder().encode(file), sampleSigner.publishedKeys);
  expect(fault).toBe("order");
});

it("receipts of both ways are verified, whatever the insurers answer", async () => {
  const fees = fc.record({
    yearlyKr: fc.integer({ min: 500, max: 9_000 }),
    monthlyKr: fc.integer({ min: 40, max: 900 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fees, { minLength: 1, maxLength: 12 }), async (given) => {
      const list = listOf(given.map(({ yearlyKr, monthlyKr }, at) => offerOf(at + 1, yearlyKr, monthlyKr)));
      const faults = await Promise.all([verified(list), verified(list, "yearly")]);
      expect(faults.map(({ fault }) => fault)).toEqual([undefined, undefined]);
    }),
    { numRuns: 500 },
  );
});

const marketOffer = (providerId: number, yearKr: number, comparisonOre: number): RankedOffer => ({
  ...offerOf(providerId, yearKr, 100),
  price: electricityPrice({
    terms: contract("monthly"),
    cost: { yearOre: yearKr * 100, discountOre: 0, comparisonKwh: comparisonOre } as ContractCost,
  }),
  detail: { comparisonOre },
});

const marketListOf = (offers: readonly RankedOffer[]): FinishedList => {
  const list = listOf(offers);
  const other: OtherEstimate<unknown> = {
    estimatedBy: "spot-last-month",
    ore: ({ detail }) => Number(detail["comparisonOre"]),
  };
  const vertical = { ...list.found.vertical, otherEstimates: { jamforpris: other } };
  return { ...list, found: { ...list.found, vertical } };
};

async function verifiedInOrder(list: FinishedList) {
  const receipt = composeInOrder(list, "jamforpris");
  if (!receipt) throw new Error("no receipt");
  const file = writeReceiptFile({ receipt, signature: sampleSigner.signDocument(receipt, receipt.time) });
  const { fault } = await verifyReceiptFile(new TextEncoder().encode(file), sampleSigner.publishedKeys);
  return { receipt, fault };
}

it("a list whose amounts follow a market names what they are estimated by, and has a receipt of the other order", async () => {
  const list = marketListOf([marketOffer(1, 15_041, 9_780_00), marketOffer(2, 15_480, 9_700_00)]);
  const byYear = await verified(list);
  const byMonth = await verifiedInOrder(list);
  expect([byYear.fault, byMonth.fault]).toEqual([undefined, undefined]);
  expect(byYear.receipt.rule).toEqual({ name: "cost", version: 1, parameters: { estimatedBy: "spot-12-months" } });
  expect(byMonth.receipt.rule).toEqual({ name: "cost", version: 1, parameters: { estimatedBy: "spot-last-month" } });
  expect(byYear.receipt.offers.map(({ providerId, ore }) => [providerId, ore])).toEqual([
    [1, 15_041_00],
    [2, 15_480_00],
  ]);
  expect(byMonth.receipt.offers.map(({ providerId, ore }) => [providerId, ore])).toEqual([
    [2, 9_700_00],
    [1, 9_780_00],
  ]);
  expect(listOfReceipt(byMonth.receipt.id)).toMatchObject({ searchId: SEARCH_ID, orderId: "jamforpris" });
  expect(composeInOrder(list, "constructor")).toBeUndefined();
});

it("receipts of 1,000 lists are verified under both orders", async () => {
  const amounts = fc.record({
    year: fc.integer({ min: 500, max: 30_000 }),
    month: fc.integer({ min: 500, max: 900_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(amounts, { minLength: 1, maxLength: 8 }), async (given) => {
      const list = marketListOf(given.map(({ year, month }, at) => marketOffer(at + 1, year, month)));
      const faults = [(await verified(list)).fault, (await verifiedInOrder(list)).fault];
      expect(faults).toEqual([undefined, undefined]);
    }),
    { numRuns: 1_000 },
  );
}, 60_000);
