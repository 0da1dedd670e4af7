import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { NoOfferReason, ProviderWithoutOffer } from "#domain/offer/offer.ts";
import type { ProviderGateway, ProviderSendOutcome } from "#journeys/providers/provider-gateway.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Asked, Provider, ProviderReading, ProviderReply, QuotedOffer } from "#verticals/_contract/provider.ts";
import { MAX_ASKS, MAX_OFFERS } from "./search-limits.ts";

export type AskOutcome =
  /** At least one offer, each with its own plan. */
  | { readonly kind: "answered"; readonly offers: readonly QuotedOffer<Record<string, unknown>>[] }
  | { readonly kind: "no-offer"; readonly withoutOffer: ProviderWithoutOffer };

interface AskPorts {
  readonly gateway: ProviderGateway;
  readonly clock: Clock;
}

/** Asks one provider until it has answered or its time is up. Never rejects. */
export async function askProvider<Search>(
  ports: AskPorts,
  provider: Provider<Search>,
  search: Search,
  deadlineMs: number,
  facts?: unknown,
): Promise<AskOutcome> {
  const dueMs = ports.clock.nowMs() + deadlineMs;
  let request = provider.prepare(search, facts);
  for (let ask = 0; ask < MAX_ASKS; ask++) {
    // A clock that was set back in between gives no more time.
    const leftMs = Math.min(dueMs - ports.clock.nowMs(), deadlineMs);
    if (leftMs <= 0) break;
    const sent = await ports.gateway.send({ slug: provider.slug, request, deadlineMs: leftMs, repeatable: true });
    if (sent.kind === "failed") return noOffer(provider, noOfferReasonOf(sent.reason));
    const reading = readSafely(provider, sent.reply, {
      search,
      facts,
      today: swedishDate(ports.clock.nowMs()),
    });
    if (reading.kind === "answered") return checkOffers(provider, reading.offers);
    if (reading.kind === "declined") return noOffer(provider, "declined", reading.message);
    if (reading.kind === "unreadable") return noOffer(provider, "unreadable");
    if (ports.clock.nowMs() + reading.afterMs >= dueMs) break;
    await ports.clock.sleep(reading.afterMs);
    request = reading.request;
  }
  return noOffer(provider, "no-answer");
}

/** Two offers of one plan could not be distinguished when the provider is asked again. */
function checkOffers(provider: Provider<never>, offers: readonly QuotedOffer<Record<string, unknown>>[]): AskOutcome {
  if (offers.length === 0) return noOffer(provider, "declined");
  const plans = new Set(offers.map(({ plan }) => plan));
  return plans.size === offers.length && offers.length <= MAX_OFFERS
    ? { kind: "answered", offers }
    : noOffer(provider, "unreadable");
}

/** A reader that throws is our own mistake, but one provider's reply must not end the search. */
function readSafely<Search>(provider: Provider<Search>, reply: ProviderReply, asked: Asked<Search>): ProviderReading {
  try {
    return provider.read(reply, asked);
  } catch {
    return { kind: "unreadable", why: "reader threw" };
  }
}

function noOffer(provider: Provider<never>, reason: NoOfferReason, message?: string): AskOutcome {
  const { providerId, shopId, name: providerName } = provider;
  return {
    kind: "no-offer",
    withoutOffer: { providerId, shopId, providerName, reason, ...(message ? { message } : {}) },
  };
}

const noOfferReasonOf = (reason: (ProviderSendOutcome & { kind: "failed" })["reason"]): NoOfferReason =>
  reason === "timeout" ? "no-answer" : reason === "too-large" ? "unreadable" : "unavailable";
