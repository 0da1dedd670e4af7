import type { BrowserContext, Page } from "playwright-core";
import { inject, onTestFinished } from "vitest";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { randomId } from "#platform/ids.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { type Customer, type GivenOrder, openOrderFixtures, type OrderFixtures } from "./order-fixtures.ts";
import { newVisitor, type VisitorOptions } from "./visitor.ts";

/** One for all the files of a process, like the browser, and closed with it. */
let opened: OrderFixtures | undefined;

/** Orders in the stack that all journeys share. */
export const ordered = (): OrderFixtures =>
  (opened ??= openOrderFixtures({
    url: inject("stackUrl"),
    env: developmentEnvironment({
      SPARV_PUBLIC_ORIGIN: inject("stackUrl"),
      SPARV_DATABASE_URL: inject("databaseUrl"),
      SPARV_PROVIDERS_URL: `${inject("simulatorsUrl")}/insurers`,
    }),
  }));

/** A browser with the customer's cookies. */
export async function openAs(customer: Customer, options: VisitorOptions = {}): Promise<BrowserContext> {
  const context = await newVisitor({ ...options, prepare: (opened) => becomeCustomer(opened, customer) });
  onTestFinished(() => context.close());
  return context;
}

/** Gives a browser the customer's cookies. */
export async function becomeCustomer(context: BrowserContext, customer: Customer): Promise<void> {
  const domain = new URL(inject("stackUrl")).hostname;
  const cookies = { [VISITOR_COOKIE]: customer.visitorToken, [SESSION_COOKIE]: customer.sessionToken };
  await context.addCookies(
    Object.entries(cookies).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value, domain, path: "/", secure: true, httpOnly: true }],
    ),
  );
}

/** A search of the customer, made like by a page; gives the first offer that can be ordered. */
export async function searchAs(customer: Customer, changes: Readonly<Record<string, string>> = {}): Promise<string> {
  const ordinary = simulatedVerticals.find(({ name }) => name === "car")?.samples.ordinary;
  const { body } = await customer.post("/forsakring/bil/jamfor/ajax", {
    ...ordinary,
    ...changes,
    tempsearchid: randomId(),
  });
  return (body as { Data: { Result: { Ok: { ResultId: string }[] } } }).Data.Result.Ok[0]?.ResultId ?? "";
}

export interface OpenedOrder {
  readonly page: Page;
  readonly customer: Customer;
  readonly orderId: string;
}

export const orderPath = (orderId: string): string => `/forsakring/bil/order/klar/?order=${orderId}`;
export const withdrawPath = (orderId: string): string => `/forsakring/bil/order/angra/?order=${orderId}`;

/** A person with a placed order; `prepare` runs before they open it. */
export async function openOrder(
  given: GivenOrder & { readonly browser?: VisitorOptions } = {},
  prepare: (customer: Customer) => Promise<unknown> = () => Promise.resolve(),
): Promise<OpenedOrder> {
  const customer = await ordered().newCustomer();
  const orderId = await ordered().place(customer, given);
  await prepare(customer);
  const page = await (await openAs(customer, given.browser)).newPage();
  await page.goto(orderPath(orderId));
  return { page, customer, orderId };
}
