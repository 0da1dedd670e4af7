import { expect, test } from "vitest";
import { ORDER_MAILS } from "#domain/order/order-state.ts";
import { LOST_MAIL_STATES } from "./mail-state.ts";
import { isSentAtMostOnce, isTyped, MAIL_TRIGGERS, TYPED_TEMPLATES } from "./mail-triggers.ts";

test("a stranger can cause six kinds of mail, by typing an address", () => {
  expect(TYPED_TEMPLATES).toEqual([
    "expert-confirm",
    "household-invitation",
    "lead-delivered",
    "lead-failed",
    "newsletter-confirm",
    "waiting-list-receipt",
  ]);
  for (const template of TYPED_TEMPLATES) expect(isTyped(template)).toBe(true);
});

test("every other mail is caused by its recipient, those of an order among them", () => {
  const others = Object.entries(MAIL_TRIGGERS).filter(([template]) => !TYPED_TEMPLATES.includes(template));
  expect(new Set(others.map(([, trigger]) => trigger))).toEqual(new Set(["own"]));
  expect(others.map(([template]) => template)).toEqual(expect.arrayContaining([...ORDER_MAILS]));
  for (const [template] of others) expect(isTyped(template)).toBe(false);
});

test("of a watch one mail too few is better than two, and of nothing else", () => {
  const once = Object.keys(MAIL_TRIGGERS).filter(isSentAtMostOnce);
  expect(once).toEqual([
    "watch-cheaper",
    "watch-cheaper-monthly",
    "watch-not-cheaper",
    "watch-not-cheaper-monthly",
    "watch-reminder",
  ]);
});

test("a mail that failed and one without an answer may be lost", () => {
  expect(LOST_MAIL_STATES).toEqual(["failed", "uncertain"]);
});
