import { systemClock } from "#platform/clock.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import type { Simulators } from "#simulators/start.ts";
import type { EventOffer, EventOutcome, EventsCapability } from "#verticals/_contract/events.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#verticals/simulated-registry.ts";
import { askThrough } from "./exchange.ts";

/** One insurer's answer to a real search, and what its offer means at every event. */
export interface AnsweredEvents {
  readonly slug: string;
  readonly offer: EventOffer;
  readonly outcomes: Readonly<Record<string, EventOutcome | undefined>>;
}

export function findVertical(name: string) {
  const vertical = createServerVerticals(systemClock).find(({ description }) => description.name === name);
  if (!vertical?.events) throw new Error(`${name} knows no events`);
  return { vertical, capability: vertical.events };
}

/** The ordinary search of the vertical with these changes, asked of every insurer over HTTP. */
export async function outcomesOf(
  simulators: Simulators,
  name: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<AnsweredEvents[]> {
  const { vertical, capability } = findVertical(name);
  const ordinary = simulatedVerticals.find((each) => each.name === name)?.samples.ordinary;
  const search = vertical.parse({ ...ordinary, ...changes });
  if (!search.ok) throw new Error(`not a search of ${name}: ${JSON.stringify(search.errors)}`);
  const targets = (await controlSimulators(simulators.url).targets()).map(({ target }) => target);
  return Promise.all(
    vertical.providers.map(async (provider) => {
      const target = targets.find((each) => each.endsWith(`/${provider.slug}`)) ?? "";
      const { reading } = await askThrough(provider, `${simulators.url}/${target}`, search.value);
      const quoted = reading.kind === "answered" ? reading.offers[0] : undefined;
      if (!quoted) throw new Error(`${provider.slug} has no offer: ${JSON.stringify(reading)}`);
      const offer: EventOffer = { ...quoted, providerId: provider.providerId, providerName: provider.name };
      return { slug: provider.slug, offer, outcomes: outcomesAt(capability, offer, search.value) };
    }),
  );
}

const outcomesAt = ({ events, outcome }: EventsCapability, offer: EventOffer, search: unknown) =>
  Object.fromEntries(events.map(({ id }) => [id, outcome(id, offer, search)]));
