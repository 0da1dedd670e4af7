import type { EventOutcome, EventPolicy, EventsCapability, InsuredEvent } from "#verticals/_contract/events.ts";
import { TERMS_LINK } from "#verticals/_insurance/terms-link.texts.sv.ts";
import type { CarDetail, ExcessCost, ExcessType } from "#verticals/car/car.offer.ts";
import { type CarCover, CAR_COVERS, type CarSearch } from "#verticals/car/car.search.ts";
import { coverToday } from "./car-cover.ts";
import { carEventTexts } from "./car-events.texts.sv.ts";
import { CAR_TERMS_READ_ON, carTermsOf } from "./car-terms.ts";
import type { Clause, ReadTerms } from "./car-terms/read-terms.ts";
import { REPORTED_AS } from "./reported-excesses.ts";

type EventId = keyof typeof carEventTexts;

interface CarEvent extends Pick<InsuredEvent, "icon" | "damageOre"> {
  /** The kind of damage whose excess is paid. */
  readonly excess: ExcessType;
  /** The smallest cover that usually has it. */
  readonly needs: CarCover;
}

/** The amounts are those of the examples in the texts. No public source states how often each happens to one car. */
const EVENTS: Readonly<Record<EventId, CarEvent>> = {
  glass: { icon: "glass", excess: "GLASS", needs: "half", damageOre: 9_000_00 },
  parking: { icon: "parking", excess: "VEHICLE_DAMAGE", needs: "full", damageOre: 18_000_00 },
  theft: { icon: "key", excess: "THEFT", needs: "half", damageOre: 120_000_00 },
  crash: { icon: "vehicle", excess: "VEHICLE_DAMAGE", needs: "full", damageOre: 45_000_00 },
  animal: { icon: "animal", excess: "VEHICLE_DAMAGE", needs: "full", damageOre: 30_000_00 },
};

export const carEvents: EventsCapability<CarSearch> = {
  events: Object.entries(EVENTS).map(([id, { icon, damageOre }]) => ({
    id,
    ...carEventTexts[id as EventId],
    ...(icon && { icon }),
    damageOre,
  })),
  readOn: CAR_TERMS_READ_ON,
  outcome(eventId, { providerId, detail }) {
    const event = eventOf(eventId);
    // Offers are read as they were stored, by the same version.
    const { cover, excesses, links } = detail as CarDetail;
    const row = excesses.find(({ type }) => type === event?.excess);
    if (!event || !row) return undefined;
    const url = links.find(({ name }) => name === TERMS_LINK)?.url;
    const terms = carTermsOf((insurer) => insurer.providerId === providerId);
    return row.cost
      ? paidOutcome(eventId, event, row.cost, { terms, url })
      : lackingOutcome(event, cover, { terms, url });
  },
  outcomeToday(eventId, today) {
    const event = eventOf(eventId);
    const { insuranceName, deductibles } = today;
    const cover = coverToday({ insuranceName, deductibles });
    if (!event || !cover) return undefined;
    const terms = carTermsOf(({ name }) => name === today.providerName);
    if (isSmaller(cover, event.needs)) return lackingOutcome(event, cover, { terms });
    const cost = costToday(event, today);
    return cost && paidOutcome(eventId, event, cost, { terms });
  },
};

const eventOf = (eventId: string): CarEvent | undefined =>
  Object.hasOwn(EVENTS, eventId) ? EVENTS[eventId as EventId] : undefined;

/** The largest is first. */
const isSmaller = (cover: CarCover, than: CarCover): boolean => CAR_COVERS.indexOf(cover) > CAR_COVERS.indexOf(than);

function costToday({ excess }: CarEvent, { deductibles }: EventPolicy): ExcessCost | undefined {
  const reported = deductibles.find(({ name }) => REPORTED_AS[excess].test(name));
  return reported && { kind: "amount", ore: reported.amountOre };
}

interface Source {
  readonly terms: ReadTerms | undefined;
  readonly url?: string | undefined;
}

function paidOutcome(eventId: string, event: CarEvent, cost: ExcessCost, source: Source): EventOutcome {
  const instead = source.terms?.instead?.[eventId];
  const excessOre = excessOf(cost, event.damageOre);
  if (instead) return outcomeOf(event, instead.pays === "half" ? Math.round(excessOre / 2) : 0, source, instead);
  const clause = source.terms?.excesses[event.excess];
  return outcomeOf(event, excessOre, source, clause && contradicts(clause, cost) ? undefined : clause);
}

function lackingOutcome({ damageOre }: CarEvent, cover: CarCover, source: Source): EventOutcome {
  const clause = cover === "full" ? undefined : source.terms?.lacking[cover];
  return { isCovered: false, ownOre: damageOre, insurerOre: 0, ...citationOf(source, clause) };
}

function outcomeOf(
  { damageOre }: CarEvent,
  excessOre: number,
  source: Source,
  clause: Clause | undefined,
): EventOutcome {
  const ownOre = Math.min(excessOre, damageOre);
  return { isCovered: true, ownOre, insurerOre: damageOre - ownOre, ...citationOf(source, clause) };
}

const citationOf = ({ terms, url }: Source, clause: Clause | undefined): Pick<EventOutcome, "citation"> =>
  terms && clause
    ? { citation: { quote: clause.quote, document: terms.document, place: clause.place, ...(url ? { url } : {}) } }
    : {};

const excessOf = (cost: ExcessCost, damageOre: number): number =>
  cost.kind === "amount" ? cost.ore : Math.max(Math.round((damageOre * cost.percent) / 100), cost.minimumOre);

/** A sentence that states another amount than the offer is of other terms than those that the visitor would get. */
function contradicts({ quote }: Clause, cost: ExcessCost): boolean {
  const stated = /(\d[\d ]*) kr/.exec(quote)?.[1]?.replaceAll(" ", "");
  const ore = cost.kind === "amount" ? cost.ore : cost.minimumOre;
  return stated !== undefined && Number(stated) * 100 !== ore;
}
