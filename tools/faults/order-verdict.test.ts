import { expect, test } from "vitest";
import { type JudgedOrder, judgeOrders } from "./order-verdict.ts";

const placed: JudgedOrder = {
  orderId: "o",
  isAcknowledged: true,
  isToBeRefused: false,
  state: "placed",
  providerOrderId: "P-1",
  placedNumbers: ["P-1"],
  reportedState: "placed",
  mails: 1,
  mailsDue: 1,
};
const refused: JudgedOrder = {
  ...placed,
  isToBeRefused: true,
  state: "refused",
  providerOrderId: undefined,
  placedNumbers: [],
  reportedState: "refused",
  mails: 1,
};
const WELL = { lost: 0, doubled: 0, wrong: 0, mailsMissing: 0, mailsDoubled: 0, uncertain: 0, unanswered: 0 };
const verdictOf = (...orders: JudgedOrder[]) => judgeOrders(orders, orders.length);

test("orders that both sides agree on are well", () => {
  expect(verdictOf(placed, refused)).toEqual({ ...WELL, answeredShare: 1 });
});

test("an acknowledged order that the provider never got is lost, whatever our state is", () => {
  for (const state of ["accepted", "placing", "placed", "uncertain", undefined] as const) {
    expect(verdictOf({ ...placed, state, placedNumbers: [] }).lost).toBe(1);
  }
  expect(verdictOf({ ...placed, state: undefined, isAcknowledged: false, placedNumbers: [] }).lost).toBe(0);
});

test("a refusal that no provider gave is lost and wrong", () => {
  expect(verdictOf({ ...refused, isToBeRefused: false })).toMatchObject({ lost: 1, wrong: 1 });
});

test("each further placement counts as doubled", () => {
  expect(verdictOf({ ...placed, placedNumbers: ["P-1", "P-2", "P-3"] })).toMatchObject({ doubled: 2, lost: 0 });
});

test("a state that differs from the provider's book is wrong", () => {
  expect(verdictOf({ ...placed, providerOrderId: "P-9" }).wrong).toBe(1);
  expect(verdictOf({ ...placed, placedNumbers: [] }).wrong).toBe(1);
  expect(verdictOf({ ...refused, placedNumbers: ["P-1"] }).wrong).toBe(1);
  expect(verdictOf({ ...placed, state: "uncertain", providerOrderId: undefined }).wrong).toBe(1);
  expect(verdictOf({ ...placed, state: "placing", providerOrderId: undefined }).wrong).toBe(1);
});

test("the answered share is of all orders asked for; uncertain orders are counted apart from unanswered ones", () => {
  expect(verdictOf(placed, refused, { ...placed, state: "uncertain" }, { ...placed, state: undefined })).toMatchObject({
    answeredShare: 0.5,
    uncertain: 1,
    unanswered: 1,
  });
});

test("an order in the provider's book that we do not know is wrong", () => {
  const unknown = {
    ...placed,
    isAcknowledged: false,
    state: undefined,
    providerOrderId: undefined,
    reportedState: undefined,
    mails: 0,
    mailsDue: 0,
  };
  expect(judgeOrders([placed, unknown], 1)).toEqual({ ...WELL, wrong: 1, answeredShare: 1 });
});

test("a customer's answer that differs from the provider's book is wrong", () => {
  expect(verdictOf({ ...placed, state: "uncertain", providerOrderId: undefined, placedNumbers: [] }).wrong).toBe(1);
  expect(verdictOf({ ...placed, reportedState: "refused" }).wrong).toBe(1);
});

test("each order that is placed or has failed has one mail", () => {
  expect(verdictOf({ ...placed, mails: 2, mailsDue: 2 })).toMatchObject({ mailsMissing: 0, mailsDoubled: 0 });
  expect(verdictOf({ ...placed, mails: 0 })).toMatchObject({ mailsMissing: 1, mailsDoubled: 0 });
  expect(verdictOf({ ...placed, mails: 3 })).toMatchObject({ mailsMissing: 0, mailsDoubled: 2 });
  expect(verdictOf({ ...refused, mails: 2 })).toMatchObject({ mailsMissing: 0, mailsDoubled: 1 });
  expect(verdictOf({ ...refused, mails: 0 })).toMatchObject({ mailsMissing: 1, mailsDoubled: 0 });
});
