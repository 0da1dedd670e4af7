import { amount, type Cover, type CoverPart, type Excess, findPart, isIncluded } from "#domain/cover/cover.ts";
import type { PricedChoice } from "#verticals/_contract/provider.ts";
import { withoutCovers } from "#verticals/_insurance/offer-notices.ts";
import { serviceParts } from "#verticals/_insurance/service-parts.ts";
import { CASES, type CaseType, EXCESS_TYPES, type ExcessType } from "#verticals/car/car.offer.ts";
import type { CarCover } from "#verticals/car/car.search.ts";
import { caseNames, excessNames } from "#verticals/car/car.texts.sv.ts";
import { addOnExcess, contradicts, excessIn } from "./car-clauses.ts";
import type { Clause, ReadTerms } from "./car-terms/read-terms.ts";
import type { ReadExcess } from "./excess-rows.ts";

/** What is known of a car insurance, an offer or today's, when its cover is described. */
export interface KnownCarCover {
  readonly kind: CarCover;
  /** What is not among them is not included. */
  readonly excesses: ReadonlyMap<ExcessType, StatedExcess>;
  readonly services?: readonly string[];
  readonly addOns?: readonly PricedChoice[];
  readonly terms: ReadTerms | undefined;
  /** Of the document of the terms. */
  readonly url?: string | undefined;
  /** What the visitor has asked for, of an offer. */
  readonly asked?: AskedCar;
}

export interface AskedCar {
  readonly cover: CarCover;
  readonly excessKr: number | undefined;
}

/** `unknown`: no source states whether it is included. Without a cost it is, and no source states at what excess. */
export type StatedExcess = Partial<ReadExcess> | "unknown";

export function describeCarCover(known: KnownCarCover): Cover {
  const { services = [], addOns = [] } = known;
  const damages = EXCESS_TYPES.map((type) => damagePart(known, type));
  const cases = CASES.map((type) => casePart(known, type, damages));
  const others = addOns.filter((addOn) => caseOf(addOn.name) === undefined);
  return [...damages, ...cases, ...serviceParts(withoutCovers(services, Object.values(caseNames)), others)];
}

/** What insurances with the cover usually have: without it, a lower price is for less. */
export const usualIn = (type: ExcessType, kind: CarCover): boolean => USUAL[kind].includes(type);

const HALF: readonly ExcessType[] = ["FIRE_DAMAGE", "GLASS", "THEFT", "RESCUE", "LEGAL_PROTECTION", "MOTOR"];

const USUAL: Readonly<Record<CarCover, readonly ExcessType[]>> = {
  traffic: ["TRAFFIC_DAMAGE"],
  half: ["TRAFFIC_DAMAGE", "STONE_CHIP", ...HALF],
  full: ["TRAFFIC_DAMAGE", "STONE_CHIP", ...HALF, "VEHICLE_DAMAGE"],
};

function damagePart(known: KnownCarCover, type: ExcessType): CoverPart {
  const { kind, excesses, terms } = known;
  const row = { type, name: excessNames[type], table: "excess", ...askedOf(type, known.asked) } as const;
  const read = excesses.get(type);
  // The sentences about what a cover lacks are about what such covers usually lack.
  if (!read) return { ...row, state: "excluded", ...sourceOf(known, usualIn(type, kind) ? undefined : lacking(known)) };
  if (read === "unknown") return { ...row, state: "unknown" };
  const { cost, note } = read;
  const clause = terms?.excesses[type];
  return {
    ...row,
    state: "included",
    ...(cost ? { terms: { excess: cost } } : {}),
    ...(note === undefined ? {} : { notes: note.split("\n") }),
    ...sourceOf(known, clause && cost && contradicts(clause, cost) ? undefined : clause),
  };
}

/** Damage to the car: the whole of it is the last that a larger cover adds, and the only part with an excess to choose. */
const WHOLE = "VEHICLE_DAMAGE";

function askedOf(type: ExcessType, asked: AskedCar | undefined): Pick<CoverPart, "asked"> {
  if (!asked || !usualIn(type, asked.cover)) return {};
  return { asked: type === WHOLE && asked.excessKr !== undefined ? { excess: amount(asked.excessKr * 100) } : {} };
}

function casePart(known: KnownCarCover, type: CaseType, damages: Cover): CoverPart {
  const base = { ...baseOf(known, type, damages), within: WHOLE };
  const row = type === "ANIMAL_COLLISION" ? ({ ...base, table: "covers" } as const) : base;
  const bought = known.addOns?.find(({ name }) => caseOf(name) === type);
  if (!bought) return row;
  const excess = addOnExcess(bought.description);
  const addOn = {
    id: bought.id,
    name: bought.name,
    yearlyOre: bought.yearlyFeeOre,
    terms: excess ? { excess } : {},
  };
  return { ...row, state: isIncluded(row) ? "included" : "add-on", addOn };
}

function baseOf(known: KnownCarCover, type: CaseType, damages: Cover): CoverPart {
  const { kind, terms, services = [] } = known;
  const part = { type, name: caseNames[type] };
  const whole = findPart(damages, WHOLE);
  if (whole?.state === "unknown") return { ...part, state: "unknown" };
  if (whole && isIncluded(whole)) {
    const instead = terms?.instead?.[type];
    const excess = whole.terms?.excess;
    const own = instead && (instead.pays === "nothing" ? amount(0) : excess && halfOf(excess));
    const cost = own ?? excess;
    return {
      ...part,
      state: "included",
      ...(cost ? { terms: { excess: cost } } : {}),
      ...(instead ? sourceOf(known, instead) : whole.source ? { source: whole.source } : {}),
    };
  }
  const clause = kind === "half" ? terms?.inHalf?.[type] : undefined;
  // All insurers begin with the same name; another name counts as not included rather than as a guess.
  if (kind === "half" && (clause || services.some((service) => caseOf(service) === type))) {
    const excess = clause && excessIn(clause);
    return { ...part, state: "included", ...(excess ? { terms: { excess } } : {}), ...sourceOf(known, clause) };
  }
  return { ...part, state: "excluded", ...sourceOf(known, lacking(known)) };
}

const halfOf = (excess: Excess): Excess | undefined =>
  excess.kind === "amount" ? amount(Math.round(excess.ore / 2)) : undefined;

const caseOf = (name: string): CaseType | undefined =>
  CASES.find((type) => name.toLowerCase().startsWith(caseNames[type].toLowerCase()));

const lacking = ({ kind, terms }: KnownCarCover): Clause | undefined =>
  kind === "full" ? undefined : terms?.lacking[kind];

const sourceOf = ({ terms, url }: KnownCarCover, clause: Clause | undefined): Pick<CoverPart, "source"> =>
  terms && clause
    ? {
        source: {
          quote: clause.quote,
          document: terms.document,
          place: clause.place,
          ...(url === undefined ? {} : { url }),
        },
      }
    : {};
