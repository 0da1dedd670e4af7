import { MINUTE_MS, DAY_MS } from "#domain/calendar/durations.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { formatClock } from "#domain/calendar/format-date.ts";
import { emailRules } from "#domain/form/kinds/email.ts";
import { fieldTexts } from "#domain/form/kinds/field.texts.sv.ts";
import { formatOrderNumber, readOrderNumber } from "#domain/order/order-number.ts";
import { type Checked, failed, type FieldError, passed } from "#domain/validation/checked.ts";
import { padTime } from "#journeys/lookup/pad-time.ts";
import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { Clock } from "#platform/clock.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { guestWithdrawalTexts as texts } from "./guest-withdrawal.texts.sv.ts";
import type { CodedOrder, OpenedCode, WithdrawalCodes } from "./withdrawal-code.port.ts";

export interface GuestWithdrawalPorts extends Pick<QueueMailPorts, "starter" | "startFailed" | "newId"> {
  readonly codes: WithdrawalCodes;
  readonly verticals: readonly AnyVerticalServer[];
  readonly clock: Clock;
  /** 256 random bits. */
  readonly newToken: () => string;
  /** Six digits. */
  readonly newCode: () => string;
}

/** What a customer who is not logged in knows of the order. */
export interface StatedPurchase {
  readonly name: string;
  readonly orderNumber: string;
  readonly email: string;
}

/** Withdrawing on another device than the one that ordered, without a login. Nothing shows a stranger whether an order exists. */
export interface GuestWithdrawal {
  /** Sends a code to the order's own address when all that is stated fits. The answer is the same when it does not. */
  ask(stated: StatedPurchase): Promise<Checked<{ readonly token: string }>>;
  /** "14:56"; undefined for a token that no one was given. */
  validUntil(token: string): Promise<string | undefined>;
  /** The order that this browser may withdraw now; undefined for a code that is wrong, used, too old or tried too often. */
  open(token: string, typedCode: string, owner: string): Promise<OpenedCode | undefined>;
}

/** As long as a mail may take to arrive and be read. */
export const CODE_VALID_MS = 10 * MINUTE_MS;
/** Of a million codes. */
export const CODE_TRIES = 5;
/** More than a customer needs who loses one, too few to fill a box. */
export const CODES_PER_ORDER_AND_DAY = 3;
/** Longer than finding, storing and mailing take: the time of the answer does not show which of them was done. */
const ANSWER_STEP_MS = 400;

export function createGuestWithdrawal(ports: GuestWithdrawalPorts): GuestWithdrawal {
  const { codes, clock } = ports;
  return {
    async ask(stated) {
      const errors = findProblems(stated, swedishDate(clock.nowMs()));
      if (errors.length > 0) return failed(errors);
      return passed({ token: await padTime(clock, ANSWER_STEP_MS, () => askFor(ports, stated)) });
    },
    async validUntil(token) {
      const untilMs = token === "" ? undefined : await codes.validUntil(token);
      return untilMs === undefined ? undefined : formatClock(untilMs);
    },
    async open(token, typedCode, owner) {
      const code = typedCode.replaceAll(/\s/g, "");
      if (token === "" || !/^\d{6}$/.test(code)) return undefined;
      return codes.open({ token, code, owner, nowMs: clock.nowMs(), mostTries: CODE_TRIES });
    },
  };
}

async function askFor(ports: GuestWithdrawalPorts, stated: StatedPurchase): Promise<string> {
  const { codes, clock, newToken } = ports;
  const beginning = readOrderNumber(stated.orderNumber);
  const found = beginning === undefined ? [] : await codes.ordersBeginning(beginning);
  const order = found.find((each) => isSamePurchase(each, stated));
  const askedAtMs = clock.nowMs();
  const token = newToken();
  const expiresAtMs = askedAtMs + CODE_VALID_MS;
  const match = order && matchOf(ports, order, expiresAtMs);
  const since = new Date(askedAtMs - DAY_MS);
  const isSent = await codes.ask(
    { codeId: ports.newId(), token, askedAtMs, expiresAtMs, match },
    since,
    CODES_PER_ORDER_AND_DAY,
  );
  if (match && isSent) await startDelivery(ports, match.mail.mailId);
  return token;
}

function matchOf({ newId, newCode, verticals }: GuestWithdrawalPorts, order: CodedOrder, expiresAtMs: number) {
  const code = newCode();
  const mailId = newId();
  const vertical = verticals.find(({ description }) => description.name === order.vertical);
  const mail = {
    mailId,
    key: `withdrawal-code:${order.orderId}:${mailId}`,
    template: "withdrawal-code",
    to: order.personal["email"] ?? "",
    variables: {
      vertical: order.vertical,
      product: vertical?.description.texts.product ?? "",
      reference: formatOrderNumber(order.orderId),
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
      until: formatClock(expiresAtMs),
    },
  };
  return { orderId: order.orderId, code, mail };
}

/** The number and the address decide. Of the name one word is enough: people have more of them than they order with. */
function isSamePurchase({ personal }: CodedOrder, { name, email }: StatedPurchase): boolean {
  const ordered = namesIn(personal["name"] ?? "");
  return same(personal["email"] ?? "") === same(email) && namesIn(name).some((each) => ordered.includes(each));
}

const same = (text: string): string => text.trim().normalize("NFC").toLocaleLowerCase("sv");
const namesIn = (name: string): string[] => same(name).split(/[\s-]+/);

function findProblems({ name, orderNumber, email }: StatedPurchase, today: string): FieldError[] {
  const problems: [string, string | undefined][] = [
    ["name", name.trim() === "" ? fieldTexts.missing : undefined],
    ["orderNumber", orderNumberProblem(orderNumber)],
    ["email", emailRules.findProblem(email.trim(), {}, today)],
  ];
  return problems.flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));
}

function orderNumberProblem(typed: string): string | undefined {
  if (typed.trim() === "") return fieldTexts.missing;
  return readOrderNumber(typed) === undefined ? texts.orderNumberInvalid : undefined;
}
