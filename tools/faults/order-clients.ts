import { acceptOrder, type AcceptOrderPorts } from "#journeys/order/accept-order.ts";
import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import { randomId } from "#platform/ids.ts";
import { askForQuote, orderOf, type TestQuote } from "./test-orders.ts";

/** What a customer was told. */
export interface AskedOrder {
  /** Undefined when nobody acknowledged it for as long as the customer tried. */
  readonly orderId: string | undefined;
  readonly quote: OrderableQuote;
  readonly waitedMs: number;
}

export interface OrderableQuote extends TestQuote {
  readonly isToBeRefused: boolean;
}

/** The letters ask the simulated provider for trouble with the order: refused, answer lost, fails once. */
const REGISTRATION_NUMBERS = ["SPV 24K", "SPV 24K", "SPV 24K", "SPV 24K", "LST 000", "OER 000", "REF 000"] as const;

export async function askForQuotes(gateway: ProviderGateway, slugs: readonly string[]): Promise<OrderableQuote[]> {
  const wanted = slugs.flatMap((slug) => REGISTRATION_NUMBERS.map((number) => ({ slug, number })));
  return Promise.all(
    wanted.map(async ({ slug, number }) => ({
      ...(await askForQuote(gateway, slug, { carregnumber: number })),
      isToBeRefused: number.startsWith("REF"),
    })),
  );
}

const CUSTOMER_GIVES_UP_MS = 60_000;
const CUSTOMER_TRIES_AGAIN_MS = 250;

/** Presses the button until somebody says that the order is taken. */
export async function orderUntilAcknowledged(ports: AcceptOrderPorts, quote: OrderableQuote): Promise<AskedOrder> {
  const { isToBeRefused: _known, ...plain } = quote;
  const order = orderOf(plain);
  const startedMs = performance.now();
  const waitedMs = () => performance.now() - startedMs;
  while (waitedMs() < CUSTOMER_GIVES_UP_MS) {
    try {
      // A new id each time, as our own call would make one: the checkout is what makes it the same order.
      const { orderId } = await acceptOrder(ports, { ...order, orderId: randomId() });
      return { orderId, quote, waitedMs: waitedMs() };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, CUSTOMER_TRIES_AGAIN_MS));
    }
  }
  return { orderId: undefined, quote, waitedMs: waitedMs() };
}
