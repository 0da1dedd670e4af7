import type { FastifyInstance } from "fastify";
import { createCalendarLinkStore } from "#adapters/postgres/calendar-link-store.ts";
import { createEnteredContractStore } from "#adapters/postgres/entered-contract-store.ts";
import { createFindSearched } from "#adapters/postgres/searched-verticals.ts";
import { accountHouseholdPath, calendarFeedPath } from "#domain/addresses/household-paths.ts";
import type { HouseholdPages } from "#http/contract/household-services.ts";
import { registerCalendar } from "#http/routes/calendar.route.ts";
import { createCalendarJourney } from "#journeys/household/calendar-journey.ts";
import { createHouseholdJourney } from "#journeys/household/household-journey.ts";
import { randomId, randomToken } from "#platform/ids.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createHeldPorts, type HeldResources } from "./held-contracts.ts";
import type { Mailing } from "./mail.ts";

/** What the household has, and its calendar. */
export function createHousehold(resources: HeldResources, { mailing }: { readonly mailing: Mailing }) {
  const { pool, config } = resources;
  const held = createHeldPorts(resources);
  const journey = createHouseholdJourney({
    ...held,
    entered: createEnteredContractStore(resources),
    findSearched: createFindSearched(pool),
    newId: randomId,
  });
  const calendar = createCalendarJourney({
    ...held,
    links: createCalendarLinkStore(resources),
    householdUrl: `${config.publicOrigin}${accountHouseholdPath()}`,
    newId: randomId,
    newToken: randomToken,
    mailing,
  });
  return {
    addReturn: (server: FastifyInstance, { rateLimiter }: { readonly rateLimiter: RateLimiter }) =>
      registerCalendar(server, { journey: calendar, rateLimiter }),
    pages: (): HouseholdPages => ({
      household: ({ personId }) => ({
        see: () => journey.see(personId),
        form: (contractId) => journey.form(personId, contractId),
        save: (contractId, typed) => journey.save(personId, contractId, typed),
        remove: (contractId) => journey.remove(personId, contractId),
        calendar: {
          find: () => calendar.find(personId),
          create: async () => `${config.publicOrigin}${calendarFeedPath(await calendar.create(personId))}`,
          revoke: () => calendar.revoke(personId),
        },
      }),
    }),
  };
}
