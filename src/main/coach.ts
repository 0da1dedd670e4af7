import { createOwnedOrders } from "#adapters/postgres/owned-orders.ts";
import type { StorePorts } from "#adapters/postgres/store-ports.ts";
import type { CoachData } from "#http/contract/coach.schema.ts";
import { type CoachedVisit, presentCoach } from "#http/presenters/coach.ts";
import type { Asker } from "#journeys/identity/asker.port.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { comparedElsewhere } from "./compared-elsewhere.ts";

export interface CoachSetup extends StorePorts {
  readonly verticals: readonly AnyVerticalServer[];
}

export interface Coaching {
  /** The coach's text on a page of this vertical; undefined when no other service can be suggested. */
  see(path: string, place: CoachedVisit["place"], asker: () => Promise<Asker>): Promise<CoachData | undefined>;
}

/** The orders themselves show what a visitor has ordered: nothing is stored for the coach. */
export function createCoach({ verticals, ...ports }: CoachSetup): Coaching {
  const owned = createOwnedOrders(ports);
  const elsewhere = comparedElsewhere(verticals);
  const pathOf = (name: string) => verticals.find(({ description }) => description.name === name)?.description.path;
  return {
    async see(path, place, asker) {
      // A page is rendered also when the orders cannot be read.
      const names = await asker()
        .then((known) => owned.placedIn(known))
        .catch(() => []);
      return presentCoach(elsewhere, { place, path, ordered: new Set(names.flatMap((name) => pathOf(name) ?? [])) });
    },
  };
}
