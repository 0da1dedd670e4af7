import type { OwnedOrders } from "#journeys/after-order/owned-order.port.ts";
import type { Asker } from "#journeys/identity/asker.port.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export interface OrderedPathPorts {
  readonly orders: Pick<OwnedOrders, "placedIn">;
  readonly verticals: readonly AnyVerticalServer[];
}

/** The addresses of the services that a visitor has ordered. The orders themselves show it: nothing is stored for the coach. */
export const createOrderedPaths =
  ({ orders, verticals }: OrderedPathPorts) =>
  async (asker: () => Promise<Asker>): Promise<ReadonlySet<string>> => {
    // A page is rendered also when the orders cannot be read.
    const names = await asker()
      .then((known) => orders.placedIn(known))
      .catch((): string[] => []);
    const ordered = verticals.filter(({ description }) => names.includes(description.name));
    return new Set(ordered.map(({ description }) => description.path));
  };
