import { systemClock } from "#platform/clock.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import type { FaultWorld } from "./fault-world.ts";
import type { NodesWorld } from "./nodes-world.ts";
import type { Shop } from "./order-clients.ts";
import { TEST_VERTICAL } from "./test-orders.ts";

/** Where the customers of a run order. */
export const shopOf = ({ webUrls, env, simulatorsUrl }: FaultWorld): Shop => ({
  urls: webUrls,
  publicOrigin: env["SPARV_PUBLIC_ORIGIN"] ?? "",
  path: shopPath(),
  simulatorsUrl,
});

/** The same behind a balancer. */
export const balancedShopOf = ({ url, simulatorsUrl }: NodesWorld): Shop => ({
  urls: [url],
  publicOrigin: url,
  path: shopPath(),
  simulatorsUrl,
});

function shopPath(): string {
  const vertical = createServerVerticals(systemClock).find(({ description }) => description.name === TEST_VERTICAL);
  return vertical?.description.path ?? "/";
}
