import { expect, it } from "vitest";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { orderOf } from "#tools/faults/test-orders.ts";
import { confirmationOf } from "./order-mails.ts";
import type { OrderRow } from "./order.port.ts";

const quote = {
  vertical: "car",
  providerSlug: "rattvis",
  subscriptionId: "s",
  yearlyFeeOre: 306_000,
  monthlyFeeOre: 25_500,
  personalNumber: "199002012384",
};

const placed = (changes: Partial<OrderRow> = {}): OrderRow => ({
  ...orderOf(quote),
  state: "placed",
  providerOrderId: "RAT-1",
  message: undefined,
  messageField: undefined,
  interactionUrl: undefined,
  acceptedAt: new Date("2026-11-11T10:00:00Z"),
  settledAt: new Date("2026-11-11T10:00:05Z"),
  isWithdrawn: false,
  isPersons: true,
  attempts: 1,
  openAttemptAgeMs: undefined,
  ...changes,
});

it("a confirmation states what the order saves, and nothing for an order that costs as much as before", () => {
  const former = (yearlyFeeOre: number) => ({ former: { providerName: "Granskog Försäkring", yearlyFeeOre } });
  const feeOf = (changes: Partial<OrderRow>) =>
    (confirmationOf(placed(changes), "https://sparv.example/")["fee"] ?? "").replaceAll(/\s/g, " ");
  expect(feeOf(former(430_800))).toBe("3 060 kr om året. Du sparar 1 248 kr om året jämfört med Granskog Försäkring");
  expect(feeOf(former(306_000))).toBe("3 060 kr om året");
  expect(feeOf({})).toBe("3 060 kr om året");
  const fee = { label: "fee", every: "month" } as const;
  const campaign = [
    { ...fee, amountOre: 210_00, fromMonth: 0, months: 6 },
    { ...fee, amountOre: 300_00, fromMonth: 6 },
  ];
  const plan = { way: "monthly", parts: campaign } as const;
  expect(feeOf({ offer: { ...orderOf(quote).offer, plan } })).toBe("3 060 kr första året");
});

it("a confirmation states what, when, at what price, why, and how and until when it can be withdrawn", () => {
  const made = orderOf(quote);
  const orderId = "ajUr-hdUxKq0Zr9uT3mWb1LcV5s";
  const order = placed({
    orderId,
    startDate: "2027-01-18",
    needs: {
      ...made.needs,
      title: "Krav och behov",
      statement: "Du vill försäkra en bil.",
      items: [{ id: "insurancetype", name: "Försäkring", value: "Halv" }],
      factSheet: { name: "Faktablad", url: "https://rattvis.example/ipid.pdf" },
    },
  });
  expect(confirmationOf(order, "https://sparv.example/forsakring/bil/order/klar/?order=abc")).toMatchObject({
    startDate: "18 januari 2027",
    orderNumber: formatOrderNumber(orderId),
    providerOrderNumber: "RAT-1",
    needs: "Du vill försäkra en bil.\nFörsäkring: Halv",
    documents: "Faktablad: https://rattvis.example/ipid.pdf",
    lastWithdrawalDay: "25 november 2026",
    withdrawUrl: "https://sparv.example/forsakring/bil/order/angra/?order=abc",
  });
});
