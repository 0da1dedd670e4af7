import { expect, test } from "vitest";
import { type ArrivedMail, type JudgedSwitch, judgeSwitches } from "./switch-verdict.ts";

const mail = (template: string, mailId = template): ArrivedMail => ({ mailId, template, isRepeat: false });

const plain: JudgedSwitch = {
  orderId: "o",
  corrections: 0,
  orderState: "placed",
  state: "completed",
  date: "2027-01-15",
  confirmations: 1,
  supplier: { kind: "completed", date: "2027-01-15" },
  begun: 1,
  corrected: 0,
  mails: [mail("order-confirmation"), mail("delivery-confirmed"), mail("delivery-completed")],
};
const corrected: JudgedSwitch = {
  ...plain,
  corrections: 1,
  corrected: 1,
  mails: [...plain.mails, mail("delivery-correcting")],
};
const WELL = { lost: 0, doubled: 0, mailsMissing: 0, mailsDoubled: 0, uncertain: 0 };
const verdictOf = (...switches: JudgedSwitch[]) => judgeSwitches(switches, 0);
const withMail = (...mails: ArrivedMail[]): JudgedSwitch => ({ ...plain, mails: [...plain.mails, ...mails] });

test("switches that end as the supplier has them are well", () => {
  expect(verdictOf(plain, corrected)).toEqual(WELL);
  const moved = { ...withMail(mail("delivery-moved")), confirmations: 2 };
  expect(verdictOf(moved)).toEqual(WELL);
});

test("one that is not completed here, or not there, or on another day, is lost", () => {
  for (const state of [undefined, "pending", "confirmed", "correcting", "unclear", "refused", "ended"])
    expect(verdictOf({ ...plain, state }).lost).toBe(1);
  expect(verdictOf({ ...plain, supplier: { kind: "confirmed", date: plain.date } }).lost).toBe(1);
  expect(verdictOf({ ...plain, date: "2027-01-22" }).lost).toBe(1);
  expect(verdictOf({ ...plain, date: undefined, supplier: { kind: "completed", date: undefined } }).lost).toBe(1);
});

test("one without the customer's correction is lost", () => {
  expect(verdictOf({ ...corrected, corrected: 0 })).toMatchObject({ lost: 1, doubled: 0 });
});

test("each further order and correction is doubled, and an order that we do not know", () => {
  expect(verdictOf({ ...plain, begun: 3 }).doubled).toBe(2);
  expect(verdictOf({ ...corrected, corrected: 2 }).doubled).toBe(1);
  expect(verdictOf({ ...plain, corrected: 1 }).doubled).toBe(1);
  expect(judgeSwitches([plain], 2).doubled).toBe(2);
});

test("every event has one mail, and there is no other", () => {
  expect(verdictOf({ ...plain, mails: [] })).toMatchObject({ mailsMissing: 3, mailsDoubled: 0 });
  expect(verdictOf({ ...corrected, mails: plain.mails }).mailsMissing).toBe(1);
  expect(verdictOf(withMail(mail("delivery-completed", "another")))).toMatchObject({
    mailsMissing: 0,
    mailsDoubled: 1,
  });
  expect(verdictOf(withMail(mail("delivery-unclear"))).mailsDoubled).toBe(1);
});

test("a mail that arrives again must be marked as a repetition", () => {
  expect(verdictOf(withMail(mail("delivery-completed"))).mailsDoubled).toBe(1);
  expect(verdictOf(withMail({ ...mail("delivery-completed"), isRepeat: true })).mailsDoubled).toBe(0);
});

test("an order that a person must check has no switch yet", () => {
  const uncertain = { ...plain, orderState: "uncertain", state: undefined, mails: [mail("order-uncertain")] };
  expect(verdictOf(uncertain)).toEqual({ ...WELL, uncertain: 1 });
});
