import { storePrices } from "#tests/support/electricity/store-prices.ts";
import { openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import { startStack } from "#tools/processes/stack.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { startTlsFront } from "./tls-front.ts";

/** The product as it is built, behind TLS, with simulated providers. */
export interface BrowserWorld {
  readonly origin: string;
  readonly simulatorsUrl: string;
  /** For what has happened before a journey begins. */
  readonly orders: OrderFixtures;
  nextVisitor(): void;
  stop(): Promise<void>;
}

export async function startBrowserWorld({ canOrder }: { readonly canOrder: boolean }): Promise<BrowserWorld> {
  const [port = 0] = await freePorts(1);
  const origin = `https://localhost:${port}`;
  const stack = await startStack({
    topic: "browsers",
    // What is shown is the browsers: a provider that is too slow on a busy machine would be missing in the list.
    speed: "instant",
    workers: canOrder ? 1 : 0,
    ...(canOrder ? { fillsSeries: true, prepare: storePrices } : {}),
    env: { SPARV_PUBLIC_ORIGIN: origin },
  });
  const front = await startTlsFront(port, stack.url);
  const orders = openOrderFixtures(stack);
  return {
    origin,
    simulatorsUrl: stack.simulatorsUrl,
    orders,
    nextVisitor: () => front.nextVisitor(),
    async stop() {
      await orders.close();
      await front.close();
      await stack.stop();
    },
  };
}
