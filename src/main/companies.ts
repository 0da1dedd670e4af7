import { findServiceAt } from "#domain/service/services.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { createCompanyJourney, type CompanyJourney } from "#journeys/companies/company-journey.ts";
import type { LookupJourney } from "#journeys/lookup/lookup-journey.ts";
import type { QueueMailPorts } from "#journeys/mail/queue-mail.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { listAnnounced } from "#web/shell/services/announced-services.ts";

export interface CompanySetup {
  readonly config: Config;
  readonly clock: Clock;
  readonly queueing: QueueMailPorts;
  readonly lookups: Pick<LookupJourney, "organisation" | "isGoodEmail">;
  readonly verticals: readonly AnyVerticalServer[];
}

/** Joins the requests of companies for the program that answers visitors. */
export function createCompanies({ config, clock, queueing, lookups, verticals }: CompanySetup): CompanyJourney {
  const lookupHash = createLookupHash(config.lookupKey);
  const built = verticals.flatMap(({ description }) => {
    const service = findServiceAt(description.path);
    return service ? [{ id: service.id, label: capitalize(description.texts.product) }] : [];
  });
  const announced = listAnnounced().map(({ service, names }) => ({ id: service.id, label: capitalize(names.product) }));
  return createCompanyJourney({
    ...queueing,
    organisation: (typed) => lookups.organisation(typed),
    isGoodEmail: (typed) => lookups.isGoodEmail(typed),
    hashOf: (request) => lookupHash("company-request", request),
    staffAddress: config.staffMail,
    services: [...built, ...announced],
    clock,
  });
}
