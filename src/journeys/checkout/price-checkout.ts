import type { FieldError } from "#domain/validation/checked.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import { disclosedFields } from "#journeys/my-data/disclosed-fields.ts";
import type { DisclosureLog } from "#journeys/my-data/disclosures.port.ts";
import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import { askProvider } from "#journeys/search/ask-provider.ts";
import type { FactsSource } from "#journeys/search/register-facts.ts";
import type { Clock } from "#platform/clock.ts";
import type { PriceReading, Provider, ProviderOrdering, QuotedOffer } from "#verticals/_contract/provider.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { CheckoutQuote } from "./checkout.port.ts";
import { toPriceQuestion } from "#journeys/order/price-question.ts";

export interface PricePorts {
  readonly gateway: ProviderGateway;
  readonly facts: FactsSource;
  readonly clock: Clock;
  readonly disclosures?: DisclosureLog | undefined;
}

export interface PricedQuestion {
  readonly resultId: string;
  /** Undefined where the search does not ask for it. */
  readonly personalNumber: string | undefined;
  readonly vertical: AnyVerticalServer;
  readonly provider: Provider<unknown>;
  /** The original search and its offer. */
  readonly search: unknown;
  readonly offer: QuotedOffer<Record<string, unknown>>;
  readonly values: Readonly<Record<string, string>>;
  readonly payment: Payment;
  readonly startDate: string;
}

export type PriceOutcome =
  | { readonly kind: "priced"; readonly quote: CheckoutQuote }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "unavailable" };

/** The visitor waits for it beside a spinner. */
const QUOTE_WITHIN_MS = 8_000;
const PRICE_WITHIN_MS = 5_000;

/** The price of the choices. A quote that has expired, or that the choices have changed, is requested again. */
export async function priceCheckout(ports: PricePorts, question: PricedQuestion): Promise<PriceOutcome> {
  const { vertical, provider, search } = question;
  const { ordering } = provider;
  if (!ordering || !vertical.checkout) return { kind: "unavailable" };
  recordPriced(ports, question);
  const wanted = vertical.checkout.withChoices(search, question.values);
  const isSameRisk = vertical.ratedFacts(wanted) === vertical.ratedFacts(search);
  const first = isSameRisk ? question.offer : await askAnew(ports, question, wanted);
  if ("kind" in first) return first;
  const reading = await askPrice(ports, ordering, question, first);
  if (reading.kind !== "outdated") return outcomeOf(question, first, reading);
  const second = await askAnew(ports, question, wanted);
  return "kind" in second ? second : outcomeOf(question, second, await askPrice(ports, ordering, question, second));
}

/** Once per offer: a visitor who tries choices asks the same company about the same person. */
function recordPriced({ disclosures }: PricePorts, question: PricedQuestion): void {
  const { vertical, provider, resultId, personalNumber, search } = question;
  if (personalNumber === undefined) return;
  const content = { parties: [provider.name], fields: disclosedFields(vertical, search) };
  const about = { personalNumber, purpose: "checkout", vertical: vertical.description.name } as const;
  disclosures?.record([{ ...about, id: `checkout:${resultId}`, content }]);
}

async function askAnew(ports: PricePorts, { vertical, provider, offer: { plan } }: PricedQuestion, search: unknown) {
  const registers = await ports.facts.find(vertical.facts?.questions(search));
  const answer = await askProvider(ports, provider, search, QUOTE_WITHIN_MS, vertical.facts?.read(registers));
  if (answer.kind === "answered")
    return answer.offers.find((each) => each.plan === plan) ?? ({ kind: "refused", message: "" } as const);
  const { reason, message } = answer.withoutOffer;
  return reason === "declined"
    ? ({ kind: "refused", message: message ?? "" } as const)
    : ({ kind: "unavailable" } as const);
}

async function askPrice(
  { gateway }: PricePorts,
  ordering: ProviderOrdering,
  { provider, values, payment, startDate }: PricedQuestion,
  offer: QuotedOffer<Record<string, unknown>>,
): Promise<PriceReading> {
  const question = toPriceQuestion({ quoteId: offer.subscriptionId, startDate, payment, choices: values });
  const sent = await gateway.send({
    slug: provider.slug,
    request: ordering.price(question),
    deadlineMs: PRICE_WITHIN_MS,
    repeatable: true,
  });
  return sent.kind === "replied" ? ordering.readPriced(sent.reply, question) : { kind: "unreadable", why: sent.reason };
}

function outcomeOf(
  { payment }: PricedQuestion,
  offer: QuotedOffer<Record<string, unknown>>,
  reading: PriceReading,
): PriceOutcome {
  switch (reading.kind) {
    case "priced": {
      const { kind: _, ...price } = reading;
      return { kind: "priced", quote: { offer, ...price, payment, isConfirmed: true } };
    }
    case "invalid":
      return { kind: "invalid", errors: [{ field: reading.field, message: reading.message }] };
    case "refused":
      return { kind: "refused", message: reading.message };
    case "outdated":
    case "unreadable":
      return { kind: "unavailable" };
  }
}
