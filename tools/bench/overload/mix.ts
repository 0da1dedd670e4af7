import type { CheckoutState } from "#http/contract/order.schema.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { openOrderFixtures } from "#tests/support/order-fixtures.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { createSampleSearches } from "#tools/bench/sample-searches.ts";
import { CONTACT, valuesOf } from "#tools/faults/order-clients.ts";
import type { LoadRequest, LoadStream } from "./load-plan.ts";

/** What visitors ask for, in shares of all requests. */
export interface Mix {
  /** Streams that together offer so many requests a second. */
  streams(perSecond: number): LoadStream[];
  close(): Promise<void>;
}

/** Mostly what an attack or a crowd asks for; an order is polled and submitted far less often. */
const SHARES = { unknown: 0.4, read: 0.35, search: 0.2, status: 0.04, submit: 0.01 } as const;
/** Connections that stay open, like those of a load balancer. */
const CONNECTIONS = { unknown: 150, read: 150, search: 100, status: 50, submit: 50 } as const;
const PAGES = ["/", "/forsakring/bil/", "/forsakring/villa/", "/om/", "/sa-rankar-vi/", "/legal/"];
const CAR = "/forsakring/bil/";
/** Open checkouts, each of another visitor: an order is submitted again from the same one. */
const CHECKOUTS = 12;

export async function prepareMix(stack: Stack): Promise<Mix> {
  const ordered = openOrderFixtures(stack);
  const customer = await ordered.newCustomer();
  const orderId = await ordered.place(customer);
  const visit = { "x-forwarded-for": "{ip}", accept: "text/html", "accept-encoding": "gzip, br" };
  const call = (token: string, path: string, fields: Readonly<Record<string, string>>): LoadRequest => ({
    method: "POST",
    path: CAR + path,
    headers: {
      origin: stack.url,
      cookie: `${VISITOR_COOKIE}=${token}`,
      "x-forwarded-for": "{ip}",
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(fields).toString().replaceAll("%7Bid%7D", "{id}"),
  });
  const asked = createSampleSearches("car");
  const requests: Readonly<Record<keyof typeof SHARES, readonly LoadRequest[]>> = {
    unknown: [{ method: "GET", path: "/{id}/{id}/", headers: visit }],
    read: PAGES.map((path) => ({ method: "GET", path, headers: visit })),
    search: Array.from({ length: 32 }, () => call("{id}", "jamfor/ajax", { ...asked.next(), tempsearchid: "{id}" })),
    status: [call(customer.visitorToken, "order/status", { orderid: orderId })],
    submit: [],
  };
  const submits: LoadRequest[] = [];
  for (let nth = 0; nth < CHECKOUTS; nth++) {
    const visitor = await ordered.newCustomer();
    const search = await visitor.post(`${CAR}jamfor/ajax`, {
      ...asked.next(),
      tempsearchid: `bench${nth}xxxxxxxxxxxxxxxx`.slice(0, 22),
    });
    const [offer] = search.body.Data.Result.Ok as readonly { readonly ResultId: string }[];
    const opened = await visitor.post(`${CAR}order/checkout`, { resultid: offer?.ResultId ?? "" });
    const fields = {
      ...valuesOf(opened.body.Data.Result as CheckoutState),
      ...CONTACT,
      email: `kund-${nth}@example.se`,
    };
    submits.push(call(visitor.visitorToken, "order/ajax", { ...fields, action: "calculate" }));
  }
  return {
    streams: (perSecond) =>
      (Object.keys(SHARES) as (keyof typeof SHARES)[]).map((name) => ({
        name,
        perSecond: perSecond * SHARES[name],
        connections: CONNECTIONS[name],
        requests: name === "submit" ? submits : requests[name],
      })),
    close: () => ordered.close(),
  };
}
