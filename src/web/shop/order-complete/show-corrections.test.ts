import { expect, test } from "vitest";
import { sampleOrderData } from "../../../../gallery/samples/checkout-sample.texts.sv.ts";
import { showCorrections } from "./show-corrections.ts";

const row = (Id: string, Value: string) => ({ Id, Name: Id, Value });

test("a corrected value is shown in the place of the one that was ordered with", () => {
  const data = sampleOrderData();
  const { SubmittedOrderData: order } = data;
  const SummaryData = { ...order.SummaryData, customizeheader: [row("number", "1"), row("other", "2")] };
  const before = { ...data, SubmittedOrderData: { ...order, SummaryData } };
  expect(showCorrections(before, { number: "3" }).SubmittedOrderData.SummaryData.customizeheader).toEqual([
    row("number", "3"),
    row("other", "2"),
  ]);
  expect(showCorrections(before)).toEqual(before);
});
