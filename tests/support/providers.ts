import { COMPANY_PREFIX } from "#adapters/insurance-data/insurance-data.wire.ts";
import { systemClock } from "#platform/clock.ts";
import { companies } from "#simulators/insurance-data/companies.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";

const verticals = createServerVerticals(systemClock);

const providersOf = (vertical: string) =>
  verticals.find(({ description }) => description.name === vertical)?.providers ?? [];

/** How many providers sell it: a test that states the number fails when one more does. */
export const countProviders = (vertical: string): number => providersOf(vertical).length;

/** Those that the aggregator has an agreement with. */
export const countFetchable = (vertical: string): number =>
  providersOf(vertical).filter(({ slug }) => companies.some(({ company }) => company === COMPANY_PREFIX + slug)).length;

/** The heading of a result: "12 priser på halvförsäkring". */
export const priceHeading = (count: number): RegExp => new RegExp(`^${count} priser`);
