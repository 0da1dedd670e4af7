import { assistantCallPath, progressCallPath, searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import { feesOf } from "#domain/offer/price.ts";
import type { AskAssistantData } from "#http/contract/ask-assistant.schema.ts";
import type { ProgressData, SearchData } from "#http/contract/search.schema.ts";
import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import { askProvider } from "#journeys/search/ask-provider.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import type { Browser } from "./browser.ts";
import { ask, type Site } from "./visits.ts";

/** A search, and the prices that the providers give for it when they are asked past the product. */
export interface SearchPlan {
  readonly vertical: { readonly name: string; readonly path: string };
  readonly fields: Readonly<Record<string, string>>;
  /** Yearly fees in kronor, by provider. */
  readonly fees: ReadonlyMap<number, readonly number[]>;
  readonly hasAssistant: boolean;
}

const QUOTE_WITHIN_MS = 10_000;
const POLL_EVERY_MS = 800;
const GIVES_UP_MS = 20_000;
const CHANGED_SHARE = 0.35;

/** The vertical's ordinary search with some of it otherwise, and its prices. */
export async function planSearch(
  gateway: ProviderGateway,
  name: string,
  random: () => number,
  changes: Readonly<Record<string, string>> = {},
): Promise<SearchPlan> {
  const samples = simulatedVerticals.find((each) => each.name === name)?.samples;
  const vertical = createServerVerticals(systemClock).find(({ description }) => description.name === name);
  if (!samples || !vertical) throw new Error(`no vertical ${name}`);
  const other = Object.entries(samples.otherRated).filter(() => random() < CHANGED_SHARE);
  const fields = { ...samples.ordinary, ...Object.fromEntries(other), ...changes };
  const parsed = vertical.parse(fields);
  if (!parsed.ok) throw new Error(`no valid search: ${JSON.stringify(parsed.errors)}`);
  const answers = await Promise.all(
    vertical.providers.map(async (provider) => {
      const ports = { gateway, clock: systemClock };
      const outcome = await askProvider(ports, provider, parsed.value, QUOTE_WITHIN_MS);
      const offers = outcome.kind === "answered" ? outcome.offers : [];
      return [provider.providerId, offers.map(({ price }) => feesOf(price).yearlyFeeOre / 100)] as const;
    }),
  );
  return {
    vertical: { name, path: vertical.description.path },
    fields,
    fees: new Map(answers.filter(([, fees]) => fees.length > 0)),
    hasAssistant: vertical.assistant !== undefined,
  };
}

/** Searches as the page does: one request, and polls until the end when it gets no answer. Returns the providers with an offer. */
export async function search(site: Site, who: Browser, plan: SearchPlan): Promise<ReadonlySet<number>> {
  const tempsearchid = randomId();
  const call = searchCallPath(plan.vertical);
  const answer = await ask<SearchData>(site, who, call, { ...plan.fields, tempsearchid });
  const result = answer?.body?.Data?.Result;
  if (!result) {
    await followProgress(site, who, plan, tempsearchid);
    return new Set();
  }
  if (result.Ok.length === 0) site.book.declined(call);
  for (const { ProviderId, ProviderName, YearlyFeeRaw } of result.Ok) {
    const fees = plan.fees.get(ProviderId) ?? [];
    if (!fees.includes(YearlyFeeRaw))
      site.book.wrong(`${plan.vertical.name}: ${ProviderName} ${YearlyFeeRaw} kr instead of ${fees.join(" or ")} kr`);
  }
  if (plan.hasAssistant && result.Ok.length > 0) await askAssistant(site, who, plan, result);
  return new Set(result.Ok.map(({ ProviderId }) => ProviderId));
}

async function followProgress(site: Site, who: Browser, plan: SearchPlan, tempsearchid: string): Promise<void> {
  const giveUpMs = performance.now() + GIVES_UP_MS;
  while (performance.now() < giveUpMs) {
    const answer = await ask<ProgressData>(site, who, progressCallPath(plan.vertical), { tempsearchid });
    if (answer?.body?.Data?.Result.Done === true) return;
    if (answer?.status === 200 && !answer.body?.Success) site.book.declined(progressCallPath(plan.vertical));
    await systemClock.sleep(POLL_EVERY_MS);
  }
}

/** A suggestion is one of the offers of the list. */
async function askAssistant(site: Site, who: Browser, plan: SearchPlan, result: SearchData["Result"]): Promise<void> {
  const fields = { "preferences[0]": "lowexcesscost", searchid: result.SearchId };
  const answer = await ask<AskAssistantData>(site, who, assistantCallPath(plan.vertical), fields);
  const listed = new Set(result.Ok.map(({ ResultId }) => ResultId));
  for (const { resultid } of answer?.body?.Data?.Result.suggestions ?? [])
    if (!listed.has(resultid)) site.book.wrong("the assistant suggests what is not in the list");
}
