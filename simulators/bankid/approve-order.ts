import type { CompletionWire } from "#adapters/bankid/bankid.wire.ts";
import { jsonReply, type SystemReply } from "#simulators/kernel/system.ts";
import { findPerson } from "#simulators/world/people.ts";
import { bankIdMarks } from "./marked-people.ts";
import type { Order, OrderBook } from "./order-book.ts";

type Risk = NonNullable<CompletionWire["risk"]>;

/** Address of a phone that read a code from another device's screen, or on which another person opened the app. */
const PHONE_ADDRESS = "192.0.2.66";

/**
 * The person types their code. A test may set `risk`, `ipAddress` and `personalNumber`: a risk or a person set so is reported whatever
 * the order requires, as BankID never would.
 */
export function approveOrder(book: OrderBook, order: Order, wanted: Readonly<Record<string, unknown>>): SystemReply {
  const { opened, request } = order;
  const other = typeof wanted["personalNumber"] === "string" ? wanted["personalNumber"] : undefined;
  const person = opened && findPerson(other ?? opened.personalNumber);
  if (order.state.kind !== "pending" || !person) return jsonReply(409, { error: "nothing to approve" });
  const atMs = book.nowMs();
  const mark = bankIdMarks[person.personalNumber];
  const risk: Risk = mark === "risky" ? "high" : mark === "unusual" ? "moderate" : "low";
  if (risk === "high" && request.requirement?.risk !== undefined) {
    book.move(order, { kind: "failed", hintCode: "transactionRiskBlocked", atMs });
    return jsonReply(200, { status: "failed", hintCode: "transactionRiskBlocked", returnUrl: null });
  }
  const isLink = opened.by === "autostart";
  const ipAddress = typeof wanted["ipAddress"] === "string" ? wanted["ipAddress"] : undefined;
  const completion: CompletionWire = {
    user: {
      personalNumber: person.personalNumber,
      name: `${person.firstName} ${person.lastName}`,
      givenName: person.firstName,
      surname: person.lastName,
    },
    device: {
      ipAddress: ipAddress ?? (isLink && mark !== "unusual" ? request.endUserIp : PHONE_ADDRESS),
      uhi: "OZvYM9VvyiAmG7NA5jU5zqGcVpo=",
    },
    bankIdIssueDate: "2024-05-01Z",
    signature: base64(signedXml(order)),
    ocspResponse: base64("no real certificate authority has signed this"),
    ...(request.returnRisk ? { risk: isRisk(wanted["risk"]) ? wanted["risk"] : risk } : {}),
  };
  book.move(order, { kind: "complete", completion, atMs });
  return jsonReply(200, { status: "complete", hintCode: null, returnUrl: (isLink && request.returnUrl) || null });
}

/** Holds what was shown and what was not, as BankID's own does; it cannot be verified. */
const signedXml = ({ orderRef, request }: Order): string =>
  `<Signature><orderRef>${orderRef}</orderRef><usrVisibleData charset="UTF-8">${request.userVisibleData ?? ""}</usrVisibleData>` +
  `<usrNonVisibleData>${request.userNonVisibleData ?? ""}</usrNonVisibleData></Signature>`;

const base64 = (text: string): string => Buffer.from(text, "utf8").toString("base64");

const isRisk = (value: unknown): value is Risk => value === "low" || value === "moderate" || value === "high";
