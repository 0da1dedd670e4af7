import { readFileSync } from "node:fs";
import { FAILED_HINTS, PENDING_HINTS } from "./hint-codes.ts";
import {
  jsonReply,
  type MountedSystem,
  type Operation,
  type SystemReply,
  type SystemRequest,
} from "#simulators/kernel/system.ts";
import { findPerson, listPeople } from "#simulators/world/people.ts";
import { fetchPeople } from "#simulators/world/fetch-people.ts";
import { readyMade } from "#simulators/world/ready-made.ts";
import { staffPerson } from "#simulators/world/staff-person.ts";
import { approveOrder } from "./approve-order.ts";
import { type ErrorQueue, isOperation } from "./error-queue.ts";
import { bankIdMarks } from "./marked-people.ts";
import type { Order, OrderBook } from "./order-book.ts";

/**
 * Everybody's phone with the BankID app, at `/bankid/phone/`: a page for a person, the same calls as JSON for a test.
 * An order is named by its autostart token, as the app knows it.
 */
export function phone(book: OrderBook, errors: ErrorQueue): MountedSystem {
  const page = readFileSync(new URL("./phone.html", import.meta.url), "utf8");
  const act = (name: string, answer: (body: Body) => SystemReply): Operation => ({
    name,
    method: "POST",
    path: `/${name}`,
    latencyShare: 0,
    answer: (request) => answer(readBody(request)),
  });
  const onOrder = (name: string, answer: (order: Order, body: Body) => SystemReply): Operation =>
    act(name, (body) => {
      const order = book.byAutoStart(text(body, "order"));
      return order ? answer(order, body) : refuse("no such order");
    });
  return {
    kind: "mounted",
    target: "bankid/phone",
    latency: { minMs: 0, maxMs: 0 },
    operations: [
      {
        name: "page",
        method: "GET",
        path: "/",
        latencyShare: 0,
        answer: () => ({ status: 200, body: page, contentType: "text/html; charset=utf-8" }),
      },
      {
        name: "look",
        method: "GET",
        path: "/look",
        latencyShare: 0,
        answer: () => jsonReply(200, { people: PEOPLE, failures: FAILED_HINTS, orders: book.all().map(present) }),
      },
      // A code is read from a screen, a link is opened on the device itself.
      act("scan", (body) => openOrder(book, "qr", book.byQr(text(body, "qr")), body)),
      // The page cannot see another screen; the simulator can.
      act("scan-screen", (body) => openOrder(book, "qr", book.byAutoStart(text(body, "order")), body)),
      act("open", (body) => openOrder(book, "autostart", book.byAutoStart(tokenIn(text(body, "autostart"))), body)),
      onOrder("approve", (order, body) => approveOrder(book, order, body)),
      onOrder("hint", (order, body) => {
        const hintCode = text(body, "hintCode");
        if (order.state.kind !== "pending") return refuse("the order has ended");
        if (!PENDING_HINTS.includes(hintCode) && !hintCode.startsWith("unknown")) return refuse("no such hint");
        book.move(order, { kind: "pending", hintCode });
        return jsonReply(200, present(order));
      }),
      onOrder("fail", (order, body) => {
        const hintCode = text(body, "hintCode");
        if (order.state.kind !== "pending") return refuse("the order has ended");
        if (!FAILED_HINTS.includes(hintCode) && !hintCode.startsWith("unknown")) return refuse("no such hint");
        book.move(order, { kind: "failed", hintCode, atMs: book.nowMs() });
        return jsonReply(200, present(order));
      }),
      act("next-error", (body) => {
        const operation = body["operation"];
        if (!isOperation(operation)) return refuse("operation is auth, sign, collect or cancel");
        errors.add(operation, text(body, "errorCode"), Number(body["count"] ?? 1));
        return jsonReply(200, {});
      }),
      act("clear-errors", () => {
        errors.clear();
        return jsonReply(200, {});
      }),
    ],
  };
}

type Body = Readonly<Record<string, unknown>>;

function readBody({ body }: SystemRequest): Body {
  try {
    return JSON.parse(body) as Body;
  } catch {
    return {};
  }
}

const text = (body: Body, key: string): string => (typeof body[key] === "string" ? body[key] : "");

/** The token alone, or a link that holds it. */
const tokenIn = (link: string): string => /autostarttoken=([\w-]+)/.exec(link)?.[1] ?? link;

const refuse = (error: string): SystemReply => jsonReply(409, { error });

function openOrder(book: OrderBook, by: "qr" | "autostart", order: Order | undefined, body: Body): SystemReply {
  const [personalNumber, device] = [text(body, "personalNumber"), text(body, "device")];
  if (order?.state.kind !== "pending") return refuse("the code or link is not good, or no longer");
  if (order.opened) return refuse("another phone has it");
  if (!findPerson(personalNumber)) return refuse("no such person");
  const required = order.request.requirement?.personalNumber;
  if (required !== undefined && required !== personalNumber) return refuse("the order is for another person");
  // A person's phone has one order at a time: the previous one is cancelled.
  for (const other of book.all()) {
    const { opened } = other;
    if (opened?.personalNumber === personalNumber && opened.device === device && other.state.kind === "pending")
      book.move(other, { kind: "failed", hintCode: "cancelled", atMs: book.nowMs() });
  }
  order.opened = { by, personalNumber, device };
  const mark = bankIdMarks[personalNumber];
  if (mark === "blocked") book.move(order, { kind: "failed", hintCode: "certificateErr", atMs: book.nowMs() });
  else if (mark === "old-app" && by === "autostart" && order.request.returnUrl !== undefined)
    book.move(order, { kind: "failed", hintCode: "notSupportedByUserApp", atMs: book.nowMs() });
  else book.move(order, { kind: "pending", hintCode: "userSign" });
  return jsonReply(200, present(order));
}

/** All there is to know about an order: this is the simulator's own side, where nothing is secret. */
const present = ({ state, request, ...order }: Order) => ({
  order: order.autoStartToken,
  kind: order.kind,
  tokens: {
    orderRef: order.orderRef,
    autoStartToken: order.autoStartToken,
    qrStartToken: order.qrStartToken,
    qrStartSecret: order.qrStartSecret,
  },
  startedAtMs: order.startedAtMs,
  opened: order.opened ?? null,
  status: state.kind,
  hintCode: state.kind === "complete" ? null : state.hintCode,
  text: Buffer.from(request.userVisibleData ?? "", "base64").toString("utf8"),
  request,
  /** Where the app leads to when it is done, if it was opened by a link. */
  returnUrl: (order.opened?.by === "autostart" ? request.returnUrl : undefined) ?? null,
});

export type SeenOrder = ReturnType<typeof present>;

const describePerson = (personalNumber: string, what: string) => {
  const person = findPerson(personalNumber);
  return { personalNumber, name: `${person?.firstName ?? ""} ${person?.lastName ?? ""}`, what };
};

/** Those with something to show first, then everyone. */
const PEOPLE = [
  ...readyMade.map(({ personalNumber }) => describePerson(personalNumber, "")),
  describePerson(staffPerson.personalNumber, "arbetar på Sparv"),
  ...fetchPeople.map(({ personalNumber, registrationNumber }) => describePerson(personalNumber, registrationNumber)),
  describePerson("194102033877", "spärrat BankID"),
  describePerson("194203109147", "hög risk"),
  describePerson("194206178420", "gammal app"),
  describePerson("194208272395", "förhöjd risk, annat nätverk"),
  ...listPeople()
    .slice(20, 60)
    .map(({ personalNumber }) => describePerson(personalNumber, "")),
];
