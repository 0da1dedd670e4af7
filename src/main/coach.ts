import { createOwnedOrders, type OwnedOrdersPorts } from "#adapters/postgres/owned-orders.ts";
import type { CoachData } from "#http/contract/coach.schema.ts";
import { type CoachedVisit, presentCoach } from "#http/presenters/coach.ts";
import type { Asker } from "#journeys/identity/asker.port.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { comparedElsewhere } from "./compared-elsewhere.ts";

export interface CoachSetup extends OwnedOrdersPorts {
  readonly verticals: readonly AnyVerticalServer[];
}

export interface Coaching {
  /** What a coach says on a page of this vertical's; undefined when there is nothing else to go to. */
  see(path: string, place: CoachedVisit["place"], asker: () => Promise<Asker>): Promise<CoachData | undefined>;
}

/** What somebody has ordered is known from the orders themselves: nothing is kept for the coach's sake. */
export function createCoach({ verticals, ...ports }: CoachSetup): Coaching {
  const owned = createOwnedOrders(ports);
  const elsewhere = comparedElsewhere(verticals);
  const pathOf = (name: string) => verticals.find(({ description }) => description.name === name)?.description.path;
  return {
    async see(path, place, asker) {
      // A page stands also when nobody can be asked what was ordered.
      const names = await asker()
        .then((known) => owned.placedIn(known))
        .catch(() => []);
      return presentCoach(elsewhere, { place, path, ordered: new Set(names.flatMap((name) => pathOf(name) ?? [])) });
    },
  };
}
