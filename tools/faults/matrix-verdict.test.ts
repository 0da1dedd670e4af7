import { expect, test } from "vitest";
import type { JudgedFetch } from "#tools/faults/fetch-verdict.ts";
import type { JudgedOrder } from "#tools/faults/order-verdict.ts";
import { faultsOfRow, judgeRow, type RowFacts } from "./matrix-verdict.ts";

const order: JudgedOrder = {
  orderId: "o1",
  isAcknowledged: true,
  isToBeRefused: false,
  state: "placed",
  providerOrderId: "p1",
  placedNumbers: ["p1"],
  reportedState: "placed",
  mails: 1,
  mailsDue: 1,
};
const fetch: JudgedFetch = {
  fetchId: "f1",
  expected: "SUCCESS",
  status: "SUCCESS",
  thing: "HMT001",
  shownThing: "HMT001",
  collections: 1,
  isVisibleToStranger: false,
};
const mail = { to: "a@example.se", isAcknowledged: true, arrived: 1 };
const watch = { watchId: "w1", findings: 1, mailsDue: 1, mails: 1 };
const day = { day: "2026-11-18", isStored: true, isSame: true };
const good: RowFacts = {
  answers: { requests: 10, answered: 8, declined: 1, unanswered: 1, wrong: [], kinds: {} },
  ordersAsked: 1,
  orders: [order],
  mails: [mail],
  watches: [watch],
  fetches: [fetch],
  days: [day],
  recoveredMs: 900,
};

test("a row without a fault has none, and its shares are of all requests", () => {
  expect(judgeRow("web", "kill", good)).toEqual({
    part: "web",
    failure: "kill",
    requests: 10,
    answeredShare: 0.8,
    declinedShare: 0.1,
    orders: 1,
    ordersEnded: 1,
    mails: 3,
    lost: 0,
    doubled: 0,
    wrong: 0,
    recoveredMs: 900,
  });
});

test.each<[string, Partial<RowFacts>]>([
  [
    "an order",
    { orders: [{ ...order, state: "accepted", placedNumbers: [], reportedState: "open", mailsDue: 0, mails: 0 }] },
  ],
  ["the mail about an order", { orders: [{ ...order, mails: 0 }] }],
  ["a mail", { mails: [{ ...mail, arrived: 0 }] }],
  ["a watch", { watches: [{ ...watch, findings: 0, mailsDue: 0, mails: 0 }] }],
  ["the mail of a watch", { watches: [{ ...watch, mails: 0 }] }],
  ["a fetch", { fetches: [{ ...fetch, status: undefined, shownThing: undefined }] }],
  ["a day of prices", { days: [{ ...day, isStored: false, isSame: false }] }],
])("%s that is lost is found", (_, change) => {
  expect(judgeRow("web", "kill", { ...good, ...change })).toMatchObject({ lost: 1, doubled: 0, wrong: 0 });
});

test.each<[string, Partial<RowFacts>]>([
  ["an order", { orders: [{ ...order, placedNumbers: ["p1", "p2"] }] }],
  ["the mail about an order", { orders: [{ ...order, mails: 2 }] }],
  ["a mail", { mails: [{ ...mail, arrived: 2 }] }],
  ["a mail that was not acknowledged", { mails: [{ ...mail, isAcknowledged: false, arrived: 2 }] }],
  ["a finding of a watch", { watches: [{ ...watch, findings: 2 }] }],
  ["the mail of a watch", { watches: [{ ...watch, mails: 2 }] }],
  ["a collection", { fetches: [{ ...fetch, collections: 2 }] }],
])("%s that is doubled is found", (_, change) => {
  expect(judgeRow("web", "kill", { ...good, ...change })).toMatchObject({ lost: 0, doubled: 1, wrong: 0 });
});

test.each<[string, Partial<RowFacts>]>([
  ["the state of an order", { orders: [{ ...order, providerOrderId: "another" }] }],
  ["an insurance of another thing", { fetches: [{ ...fetch, shownThing: "HMT002" }] }],
  ["an insurance shown to a stranger", { fetches: [{ ...fetch, isVisibleToStranger: true }] }],
  ["a success that no insurer reported", { fetches: [{ ...fetch, expected: "OTHER_ERROR" }] }],
  ["a price of a series", { days: [{ ...day, isSame: false }] }],
  ["an answer", { answers: { ...good.answers, wrong: ["4 000 kr instead of 3 000 kr"] } }],
  ["a part that does not recover", { recoveredMs: undefined }],
])("%s that is wrong is found", (_, change) => {
  expect(judgeRow("web", "kill", { ...good, ...change })).toMatchObject({ lost: 0, doubled: 0, wrong: 1 });
});

test("what the visitor was not promised may be missing", () => {
  const facts = {
    ...good,
    mails: [{ ...mail, isAcknowledged: false, arrived: 0 }],
    orders: [
      {
        ...order,
        isAcknowledged: false,
        state: undefined,
        providerOrderId: undefined,
        placedNumbers: [],
        reportedState: undefined,
        mails: 0,
        mailsDue: 0,
      },
    ],
    fetches: [{ ...fetch, fetchId: "", status: undefined, shownThing: undefined, collections: 0 }],
  };
  expect(faultsOfRow(facts)).toEqual({ lost: [], doubled: [], wrong: [] });
});

test("a fetch that fails and states so is no fault", () => {
  const facts = { ...good, fetches: [{ ...fetch, status: "OTHER_ERROR", shownThing: undefined }] };
  expect(faultsOfRow(facts)).toEqual({ lost: [], doubled: [], wrong: [] });
});
