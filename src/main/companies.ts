import type { CompanyPages } from "#http/contract/page-services.ts";
import { createCompanyJourney } from "#journeys/companies/company-journey.ts";
import { listCompanyServices } from "#journeys/companies/company-services.ts";
import { listRemunerations } from "#journeys/commission/list-remunerations.ts";
import { listAnnounced } from "#web/shell/services/announced-services.ts";
import type { Lookups } from "./lookups.ts";
import type { Mailing } from "./mail.ts";
import type { Resources } from "./resources.ts";

type CompanyResources = Pick<Resources, "config" | "clock" | "lookupHash" | "verticals" | "applied">;

/** Joins the requests of companies. */
export function createCompanies(
  { config, clock, lookupHash, verticals, applied }: CompanyResources,
  { mailing, lookups }: { readonly mailing: Mailing; readonly lookups: Pick<Lookups, "journey"> },
) {
  const companies = createCompanyJourney({
    ...mailing,
    organisation: (typed) => lookups.journey.organisation(typed),
    isGoodEmail: (typed) => lookups.journey.isGoodEmail(typed),
    hashOf: (request) => lookupHash.oldest("company-request", request),
    staffAddress: config.staffMail,
    services: listCompanyServices([...verticals, ...applied], listAnnounced()),
    clock,
  });
  const remunerations = listRemunerations([...verticals, ...applied.map(({ apply }) => apply)]);
  return { pages: (): CompanyPages => ({ companies, remunerations }) };
}
