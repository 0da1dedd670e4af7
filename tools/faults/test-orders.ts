import { yearlyPlan } from "./payment-plans.ts";
import { addDays, utcDate } from "#domain/calendar/day-arithmetic.ts";
import { type Fees, feesOf } from "#domain/offer/price.ts";
import type { NewOrder } from "#journeys/order/order.port.ts";
import { toPriceQuestion } from "#journeys/order/price-question.ts";
import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import { askProvider } from "#journeys/search/ask-provider.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import type { Provider } from "#verticals/_contract/provider.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";

/** A price that can be ordered, from a simulated provider. */
export interface TestQuote extends Fees {
  readonly vertical: string;
  readonly providerSlug: string;
  readonly subscriptionId: string;
  readonly personalNumber: string;
}

export const TEST_VERTICAL = "car";

const QUOTE_WITHIN_MS = 10_000;

/** Asks a provider for a price the way a search does. The parameters lie over those of the vertical's ordinary sample. */
export async function askForQuote(
  gateway: ProviderGateway,
  providerSlug: string,
  parameters: Readonly<Record<string, string>> = {},
  verticalName: string = TEST_VERTICAL,
): Promise<TestQuote> {
  const vertical = createServerVerticals(systemClock).find(({ description }) => description.name === verticalName);
  const sample = simulatedVerticals.find(({ name }) => name === verticalName)?.samples.ordinary;
  const provider = vertical?.providers.find(({ slug }) => slug === providerSlug);
  if (!vertical || !sample || !provider) throw new Error(`no ${verticalName} provider ${providerSlug}`);
  const given = { ...sample, ...parameters };
  const parsed = vertical.parse(given);
  if (!parsed.ok) throw new Error(`the sample does not parse: ${JSON.stringify(parsed.errors)}`);
  const outcome = await askProvider({ gateway, clock: systemClock }, provider, parsed.value, QUOTE_WITHIN_MS);
  const [offer] = outcome.kind === "answered" ? outcome.offers : [];
  if (!offer) throw new Error(`${providerSlug} gave no price: ${JSON.stringify(outcome)}`);
  const { subscriptionId, price } = offer;
  const personalNumber = given["civicnumber"] ?? "";
  const fees = (await askForFees(gateway, provider, subscriptionId)) ?? feesOf(price, "yearly");
  return { vertical: verticalName, providerSlug, subscriptionId, ...fees, personalNumber };
}

/** As the provider states them to a checkout: an order holds these, and a list may round them. */
async function askForFees(
  gateway: ProviderGateway,
  { slug, ordering }: Pick<Provider<unknown>, "slug" | "ordering">,
  quoteId: string,
): Promise<Fees | undefined> {
  if (!ordering) return undefined;
  const question = toPriceQuestion({ quoteId, startDate: startDate(), payment: "yearly", choices: {} });
  const sent = await gateway.send({
    slug,
    request: ordering.price(question),
    deadlineMs: QUOTE_WITHIN_MS,
    repeatable: true,
  });
  const reading = sent.kind === "replied" ? ordering.readPriced(sent.reply, question) : undefined;
  if (reading?.kind !== "priced") throw new Error(`${slug} prices no order: ${JSON.stringify(reading ?? sent)}`);
  return { yearlyFeeOre: reading.yearlyFeeOre, monthlyFeeOre: reading.monthlyFeeOre };
}

const startDate = (): string => addDays(utcDate(Date.now()), 14);

/** A checkout of its own for the price, which may be ordered any number of times. */
export const orderOf = ({ personalNumber, ...quote }: TestQuote): NewOrder => ({
  ...quote,
  orderId: randomId(),
  owner: "test-owner",
  searchId: randomId(),
  quoteId: quote.subscriptionId,
  payment: "yearly",
  choices: {},
  offer: {
    providerId: 0,
    shopId: 0,
    providerName: quote.providerSlug,
    subscriptionName: "test",
    insuranceType: undefined,
    description: undefined,
    plan: yearlyPlan(quote.yearlyFeeOre),
    quoted: { yearlyFeeOre: quote.yearlyFeeOre, monthlyFeeOre: quote.monthlyFeeOre },
  },
  needs: {
    title: "test",
    statement: "test",
    items: [],
    factSheet: undefined,
    remuneration: "test",
    ranking: "test",
    textVersion: "test",
  },
  summary: { additional: [], customize: [], personal: [], subscription: [] },
  resultId: randomId(),
  checkoutVersion: 1,
  startDate: startDate(),
  personal: { personalNumber, email: "kund@exempel.se" },
  fields: { carregnumber: "SPV24K" },
});
