import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import type { LeadState } from "#domain/lead/lead.ts";
import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import type { Clock } from "#platform/clock.ts";
import { doublingWaitMs, type Durable } from "#platform/engine/durable.ts";
import type { LeadReading, ProviderLead } from "#verticals/_contract/provider.ts";
import type { LeadStore, StoredLead } from "./lead.port.ts";

export const LEAD_WORKFLOW = "lead";

export interface DeliverLeadPorts {
  readonly leads: Pick<LeadStore, "find" | "settle" | "planTry">;
  readonly gateway: ProviderGateway;
  /** Undefined for a provider that takes no requests. */
  readonly findLead: (vertical: string, providerSlug: string) => ProviderLead | undefined;
  readonly mail: QueueMailPorts;
  readonly clock: Pick<Clock, "nowMs">;
  readonly limits: LeadLimits;
}

export interface LeadLimits {
  readonly firstWaitMs: number;
  readonly maxWaitMs: number;
  readonly deadlineMs: number;
  /** After this the visitor is informed that the provider cannot be reached. */
  readonly giveUpMs: number;
}

export const LEAD_LIMITS: LeadLimits = {
  firstWaitMs: 5_000,
  maxWaitMs: HOUR_MS,
  deadlineMs: MINUTE_MS / 4,
  giveUpMs: 2 * DAY_MS,
};

/** What the engine may know. A request that the visitor has erased is over. */
type Tried = LeadState | "erased";

/** Delivers one request to its one provider. The steps return states alone: the engine stores them unencrypted. */
export async function deliverLead(durable: Durable, ports: DeliverLeadPorts): Promise<{ state: Tried }> {
  const { firstWaitMs, maxWaitMs } = ports.limits;
  for (let number = 1; ; number++) {
    const waitMs = doublingWaitMs(number, firstWaitMs, maxWaitMs);
    const state = await durable.run(`try-${number}`, () => tryOnce(ports, durable.key, waitMs));
    if (state !== "waiting") return { state };
    await durable.sleep(`wait-${number}`, waitMs);
  }
}

/** The reference is the provider's idempotency key, so a try whose answer was lost is repeated without harm. */
async function tryOnce(ports: DeliverLeadPorts, leadId: string, waitMs: number): Promise<Tried> {
  const lead = await ports.leads.find(leadId);
  if (!lead) return "erased";
  if (lead.state !== "waiting") return lead.state;
  const reading = await send(ports, lead);
  const state = stateOf(ports, lead, reading);
  if (state === "waiting") await ports.leads.planTry(leadId, new Date(ports.clock.nowMs() + waitMs));
  else await settle(ports, lead, state);
  return state;
}

async function send({ gateway, findLead, limits }: DeliverLeadPorts, lead: StoredLead): Promise<LeadReading> {
  const taker = findLead(lead.vertical, lead.providerSlug);
  if (!taker) return { kind: "refused" };
  const { contact, facts, consent } = lead;
  const sent = await gateway.send({
    slug: lead.providerSlug,
    request: taker.send({ reference: lead.leadId, contact, facts, consent }),
    deadlineMs: limits.deadlineMs,
    repeatable: true,
  });
  return sent.kind === "failed" ? { kind: "unreadable", why: sent.reason } : taker.readSent(sent.reply);
}

function stateOf({ clock, limits }: DeliverLeadPorts, lead: StoredLead, reading: LeadReading): LeadState {
  if (reading.kind === "received") return "delivered";
  if (reading.kind === "refused") return "refused";
  return clock.nowMs() - lead.askedAtMs > limits.giveUpMs ? "failed" : "waiting";
}

/** A repeated step finds the request settled: one mail. */
async function settle({ leads, mail }: DeliverLeadPorts, lead: StoredLead, state: LeadState): Promise<void> {
  const template = state === "delivered" ? "lead-delivered" : "lead-failed";
  const written = {
    mailId: mail.newId(),
    key: `${template}:${lead.leadId}`,
    template,
    to: lead.contact.email,
    variables: { vertical: lead.vertical, provider: lead.providerName },
  };
  if (await leads.settle(lead.leadId, state, written)) await startDelivery(mail, written.mailId);
}
