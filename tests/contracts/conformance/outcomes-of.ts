import { systemClock } from "#platform/clock.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import type { Simulators } from "#simulators/start.ts";
import type { Cover } from "#domain/cover/cover.ts";
import { type CoverOutcome, outcomeOf } from "#domain/cover/outcome.ts";
import type { EventsCapability } from "#verticals/_contract/events.ts";
import { NOT_READ, type ReadTerms } from "#verticals/_insurance/terms/read-terms.ts";
import { accidentTerms } from "#verticals/accident/server/accident-terms/accident-terms.texts.sv.ts";
import { flatTerms } from "#verticals/flat/server/flat-terms/flat-terms.texts.sv.ts";
import { houseTerms } from "#verticals/house/server/house-terms/house-terms.texts.sv.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { askThrough } from "./exchange.ts";

/** One insurer's answer to a real search, and what its offer means at every event. */
export interface AnsweredEvents {
  readonly slug: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly cover: Cover;
  readonly outcomes: Readonly<Record<string, CoverOutcome | undefined>>;
}

export function findVertical(name: string) {
  const vertical = createServerVerticals(systemClock).find(({ description }) => description.name === name);
  if (!vertical?.events) throw new Error(`${name} knows no events`);
  return { vertical, capability: vertical.events };
}

/** By the slug of the insurer: a new one sells before its terms are read, and then nothing of them is stated. */
const READ_TERMS: Readonly<Record<string, ReadTerms<string>["documents"]>> = {
  house: houseTerms.documents,
  flat: flatTerms.documents,
  accident: accidentTerms.documents,
};

export const listRead = (name: string): readonly string[] =>
  Object.entries(READ_TERMS[name] ?? {})
    .filter(([, document]) => document !== NOT_READ)
    .map(([slug]) => slug);

/** The ordinary search of the vertical with these changes, asked over HTTP of every insurer whose terms are read. */
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
    vertical.providers
      .filter(({ slug }) => listRead(name).includes(slug))
      .map(async (provider) => {
        const target = targets.find((each) => each.endsWith(`/${provider.slug}`)) ?? "";
        const { reading } = await askThrough(provider, `${simulators.url}/${target}`, search.value);
        const quoted = reading.kind === "answered" ? reading.offers[0] : undefined;
        if (!quoted) throw new Error(`${provider.slug} has no offer: ${JSON.stringify(reading)}`);
        const { detail } = quoted;
        const cover = vertical.describeOffer?.(detail).cover ?? [];
        return { slug: provider.slug, detail, cover, outcomes: outcomesAt(capability, cover) };
      }),
  );
}

const outcomesAt = ({ events }: EventsCapability, cover: Cover) =>
  Object.fromEntries(events.map((event) => [event.id, outcomeOf(cover, event)]));
