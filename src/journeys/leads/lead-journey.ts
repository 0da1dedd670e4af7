import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { checkForm, type FormValues } from "#domain/form/check-form.ts";
import { fieldTexts } from "#domain/form/kinds/field.texts.sv.ts";
import { onServer } from "#domain/form/server-checks.ts";
import { leadForm } from "#domain/lead/lead-form.ts";
import { leadFormTexts } from "#domain/lead/lead-form.texts.sv.ts";
import type { LeadView, SentLead } from "#domain/lead/lead.ts";
import { cleanWritten } from "#domain/text/written-text.ts";
import { type Checked, failed, passed } from "#domain/validation/checked.ts";
import { type FoundSearch, usableOffers } from "#journeys/search/found-search.ts";
import type { Clock } from "#platform/clock.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { LEAD_WORKFLOW } from "./deliver-lead.workflow.ts";
import type { LeadStore } from "./lead.port.ts";

export interface LeadPorts {
  readonly searches: {
    find(vertical: string, owner: string, searchId: string): Promise<FoundSearch | undefined>;
  };
  /** Undefined also when the offer belongs to another visitor. */
  readonly searchOfResult: (resultId: string, owner: string) => Promise<string | undefined>;
  readonly leads: Pick<LeadStore, "add" | "findOwn" | "erase">;
  readonly isGoodEmail: (typed: string) => Promise<boolean>;
  readonly starter: Pick<WorkflowStarter, "start" | "outcome">;
  /** The engine did not accept the start; the sweep repeats it. */
  readonly startFailed: (leadId: string, error: unknown) => void;
  readonly newId: () => string;
  /** What the provider pays us for a request, whole öre. */
  readonly commissionOre: (providerSlug: string) => number;
  readonly clock: Pick<Clock, "nowMs">;
}

export interface LeadJourney {
  /** Undefined when the visitor has no such offer, or its provider takes no requests. */
  see(vertical: string, owner: string, resultId: string): Promise<LeadView | undefined>;
  /** The id of the request. Sent again for the same offer it is the same request. */
  send(vertical: string, owner: string, resultId: string, typed: FormValues): Promise<Checked<string> | undefined>;
  follow(owner: string, leadId: string): Promise<SentLead | undefined>;
  erase(owner: string, leadId: string): Promise<boolean>;
}

const RECEIPT_WAIT_MS = 1_500;

/** To whom a request goes, and with what, comes from the stored offer: nothing of it is in the request of the browser. */
export function createLeadJourney(ports: LeadPorts): LeadJourney {
  const find = async (vertical: string, owner: string, resultId: string) => {
    const searchId = await ports.searchOfResult(resultId, owner);
    const found = searchId === undefined ? undefined : await ports.searches.find(vertical, owner, searchId);
    const offer = found && usableOffers(found).find((each) => each.resultId === resultId);
    const provider = found?.vertical.providers.find(({ providerId }) => providerId === offer?.providerId);
    if (!offer || !provider?.lead) return undefined;
    const { product } = found.vertical.description.texts;
    return {
      searchId: found.searchId,
      provider,
      facts: provider.lead.facts(offer.detail),
      product,
    };
  };
  return {
    async see(vertical, owner, resultId) {
      const found = await find(vertical, owner, resultId);
      if (!found) return undefined;
      const { searchId, provider, facts, product } = found;
      const { name: providerName, slug } = provider;
      return { searchId, providerName, slug, commissionOre: ports.commissionOre(slug), facts, product };
    },
    async send(vertical, owner, resultId, typed) {
      const found = await find(vertical, owner, resultId);
      if (!found) return undefined;
      const name = cleanWritten(typed["name"] ?? "").replaceAll(/\s+/g, " ");
      const checked = checkForm(leadForm, { ...typed, name }, onServer(swedishDate(ports.clock.nowMs())));
      if (!checked.ok) return checked;
      const { phone = "", email = "" } = checked.value;
      if (!(await ports.isGoodEmail(email))) return failed([{ field: "email", message: fieldTexts.email }]);
      const { provider, facts, product } = found;
      const leadId = await ports.leads.add({
        leadId: ports.newId(),
        resultId,
        owner,
        vertical,
        providerSlug: provider.slug,
        providerName: provider.name,
        contact: { name, phone, email },
        facts,
        consent: leadFormTexts.consent(provider.name, product),
      });
      try {
        await ports.starter.start(LEAD_WORKFLOW, leadId, {});
        // Most providers answer at once: the receipt can then state it.
        await ports.starter.outcome(LEAD_WORKFLOW, leadId, RECEIPT_WAIT_MS);
      } catch (error) {
        ports.startFailed(leadId, error);
      }
      return passed(leadId);
    },
    async follow(owner, leadId) {
      const lead = await ports.leads.findOwn(leadId, owner);
      if (!lead) return undefined;
      const { providerName, state, askedAtMs, contact, facts, consent } = lead;
      return { providerName, state, sentAtMs: askedAtMs, contact, facts, consent };
    },
    erase: (owner, leadId) => ports.leads.erase(leadId, owner),
  };
}
