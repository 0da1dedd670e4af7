import type { CompanyPages } from "#http/contract/page-services.ts";
import { createCompanyJourney } from "#journeys/companies/company-journey.ts";
import { listCompanyServices } from "#journeys/companies/company-services.ts";
import { listAnnounced } from "#web/shell/services/announced-services.ts";
import type { Lookups } from "./lookups.ts";
import type { Mailing } from "./mail.ts";
import type { Resources } from "./resources.ts";

/** Joins the requests of companies. */
export function createCompanies(
  { config, clock, lookupHash, verticals }: Pick<Resources, "config" | "clock" | "lookupHash" | "verticals">,
  { mailing, lookups }: { readonly mailing: Mailing; readonly lookups: Pick<Lookups, "journey"> },
) {
  const companies = createCompanyJourney({
    ...mailing,
    organisation: (typed) => lookups.journey.organisation(typed),
    isGoodEmail: (typed) => lookups.journey.isGoodEmail(typed),
    hashOf: (request) => lookupHash("company-request", request),
    staffAddress: config.staffMail,
    services: listCompanyServices(verticals, listAnnounced()),
    clock,
  });
  return { pages: (): CompanyPages => ({ companies }) };
}
