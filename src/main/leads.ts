import { createLeadStore } from "#adapters/postgres/lead-store.ts";
import { createSearchOfResult } from "#adapters/postgres/search-of-result.ts";
import { createProviderGateway } from "#adapters/providers/provider-gateway.ts";
import type { LeadPages } from "#http/contract/lead-services.ts";
import { presentRequestLead } from "#http/presenters/measured.ts";
import { perRequestOre } from "#journeys/commission/commission-of.ts";
import type { ConsentJourney } from "#journeys/consent/consent-journey.ts";
import { deliverLead, LEAD_LIMITS, LEAD_WORKFLOW } from "#journeys/leads/deliver-lead.workflow.ts";
import { findLeadIn } from "#journeys/leads/find-lead.ts";
import { createLeadJourney } from "#journeys/leads/lead-journey.ts";
import { sweepLeads } from "#journeys/leads/sweep-leads.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import { randomId } from "#platform/ids.ts";
import type { Lookups } from "./lookups.ts";
import type { Mailing } from "./mail.ts";
import { ORDER_REMEMBERED_MS } from "./order-memory.ts";
import type { Resources } from "./resources.ts";
import type { Jobs, Reader } from "./subject.ts";

type LeadResources = Pick<
  Resources,
  "pool" | "cipher" | "lookupHash" | "verticals" | "starter" | "outbound" | "clock" | "logger"
>;

interface LeadUses {
  readonly searches: { readonly journey: Pick<SearchJourney, "find"> };
  readonly lookups: Pick<Lookups, "journey">;
  readonly consents: { readonly journey: Pick<ConsentJourney, "chosen"> };
}

/** Joins requests to providers to get in touch. */
export function createLeads(resources: Omit<LeadResources, "outbound">, { searches, lookups, consents }: LeadUses) {
  const leads = createLeadStore(resources);
  const { verticals } = resources;
  const journey = createLeadJourney({
    searches: searches.journey,
    searchOfResult: createSearchOfResult(resources.pool),
    leads,
    isGoodEmail: (typed) => lookups.journey.isGoodEmail(typed),
    starter: resources.starter,
    startFailed: (leadId, error) =>
      resources.logger.warn("lead not started, left to the sweep", { workflowId: leadId, error }),
    newId: randomId,
    commissionOre: perRequestOre,
    clock: resources.clock,
  });
  return {
    pages: ({ visitor, device }: Reader): LeadPages => ({
      leads: {
        see: (vertical, resultId) => journey.see(vertical, visitor.owner(), resultId),
        send: (vertical, resultId, typed) => journey.send(vertical, visitor.owner(), resultId, typed),
        async follow(vertical, leadId) {
          const sent = await journey.follow(visitor.owner(), leadId);
          const description = verticals.find((each) => each.description.name === vertical)?.description;
          if (!sent || !description) return undefined;
          const measured = presentRequestLead(
            description,
            sent.contact,
            consents.journey.chosen(device.header("cookie")),
          );
          // Without consent nothing is claimed: it may be given later.
          const isFirst = measured !== null && (await leads.claimMeasuring(leadId));
          return { ...sent, measured: isFirst ? measured : null };
        },
        erase: (leadId) => journey.erase(visitor.owner(), leadId),
      },
    }),
  };
}

export function createLeadJobs(resources: LeadResources, mail: Mailing): Jobs {
  const { verticals, starter, clock, outbound } = resources;
  const leads = createLeadStore(resources);
  const ports = {
    leads,
    gateway: createProviderGateway(outbound),
    findLead: findLeadIn(verticals),
    mail,
    clock,
    limits: LEAD_LIMITS,
  };
  return {
    workflow: {
      name: LEAD_WORKFLOW,
      remembersMs: ORDER_REMEMBERED_MS,
      body: (durable) => deliverLead(durable, ports),
    },
    sweeps: [{ job: "sweepLeads", run: () => sweepLeads({ leads, starter, clock }) }],
  };
}
