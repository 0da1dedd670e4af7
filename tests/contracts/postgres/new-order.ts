import type { NewOrder } from "#journeys/order/order.port.ts";
import { randomId } from "#platform/ids.ts";
import { newSearchId } from "./search-id.ts";

export const PERSONAL_NUMBER = "199001012385";

export const newOrder = (changes: Partial<NewOrder> = {}): NewOrder => ({
  orderId: randomId(),
  owner: "owner-hash",
  vertical: "car",
  resultId: newSearchId(),
  checkoutVersion: 1,
  providerSlug: "milvis",
  searchId: "search",
  offer: {
    providerId: 132,
    shopId: 1092,
    providerName: "Milvis",
    subscriptionName: "Milvis Stor",
    insuranceType: "full",
    description: undefined,
    plan: { way: "monthly", parts: [{ label: "premium", amountOre: 34_400, every: "month", fromMonth: 0 }] },
    quoted: { yearlyFeeOre: 412_300, monthlyFeeOre: 34_400 },
  },
  quoteId: "quoted",
  subscriptionId: "full",
  yearlyFeeOre: 412_300,
  monthlyFeeOre: 34_400,
  payment: "monthly",
  choices: { payment: "monthly" },
  needs: {
    title: "Krav och behov",
    statement: "s",
    items: [],
    factSheet: undefined,
    remuneration: "r",
    ranking: "k",
    textVersion: "1",
  },
  summary: {
    additional: [],
    customize: [],
    personal: [{ id: "name", name: "Namn", value: "Åsa Öberg" }],
    subscription: [],
  },
  startDate: "2026-12-01",
  personal: { personalNumber: PERSONAL_NUMBER, name: "Åsa Öberg" },
  fields: { regnumber: "ABC123" },
  ...changes,
});
