import { jsonReply, type Operation, type SystemReply } from "#simulators/kernel/system.ts";
import type { OrderDesk } from "./order-desk.ts";

/** The insurer's own page for an order that must be paid first: one button pays, the other gives up. */
export const paymentOperations = (slug: string, orders: OrderDesk): Operation[] => [
  {
    name: "payment-page",
    method: "GET",
    path: "/betalning/:reference",
    latencyShare: 0,
    answer: ({ parameters }) => showPage(slug, orders, parameters["reference"] ?? ""),
  },
  {
    name: "pay",
    method: "POST",
    path: "/betalning/:reference",
    latencyShare: 0,
    answer: ({ parameters, body }) =>
      sendBack(orders.finish(parameters["reference"] ?? "", new URLSearchParams(body).get("val") !== "avbryt")),
  },
];

export const paymentUrl = (slug: string, host: string | undefined, reference: string): string =>
  `http://${host ?? "127.0.0.1"}/insurers/${slug}/betalning/${encodeURIComponent(reference)}`;

function showPage(slug: string, orders: OrderDesk, reference: string): SystemReply {
  if (orders.find(reference).kind === "none") return jsonReply(404, { error: "no such payment" });
  return {
    status: 200,
    contentType: "text/html; charset=utf-8",
    body: `<!doctype html><html lang="sv"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Betalsida</title><h1>Betalsida hos ${slug}</h1><p>Simulerad: inga pengar flyttas.</p>
<form method="post"><button name="val" value="betala">Betala</button> <button name="val" value="avbryt">Avbryt</button></form></html>`,
  };
}

/** Only to the address in the order, and only to a web address. */
const sendBack = (returnUrl: string | undefined): SystemReply =>
  returnUrl !== undefined && /^https?:\/\//.test(returnUrl)
    ? { status: 303, body: "", contentType: "text/plain", headers: { location: returnUrl } }
    : { status: 200, body: "Klart.", contentType: "text/plain; charset=utf-8" };
