import type { SimulatedLine } from "#verticals/_contract/simulated.ts";
import { readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import type { Wire } from "#verticals/_insurance/simulated/line.ts";
import { type JobQuirks, type JobOffer, lineByJob } from "#verticals/_insurance/simulated/order-then-poll.ts";
import type { ExcessType } from "#verticals/car/car.offer.ts";
import { CAR_COVERS, type CarCover } from "#verticals/car/car.search.ts";
import type {
  JobAnswerWire,
  JobCoverWire,
  JobDamageWire,
  JobExcessWire,
} from "#verticals/car/server/protocols/order-then-poll.wire.ts";
import {
  carDocuments,
  type CarInsurer,
  type CarQuestion,
  type CarTerm,
  type OfferedCar,
  rateCar,
  RATING,
} from "./rating/car-insurer.ts";
import { carExtras } from "./extras.ts";
import { readSentVehicle } from "./sent-vehicle.ts";

type Covers = Readonly<Record<CarCover, JobCoverWire>>;

/** Its number names the insurer in the magic registration numbers. */
export const carLineByJob = (
  insurer: CarInsurer,
  insurerNumber: number,
  { covers = USUAL_COVERS, ...quirks }: JobQuirks & { readonly covers?: Covers } = {},
): SimulatedLine =>
  lineByJob(
    {
      insurer,
      lineName: "bil",
      ...carExtras(insurer),
      read: (wire) => toQuestion(wire, covers),
      rate: (question, desk) => rateCar(insurer, insurerNumber, question, desk),
      documents: ({ cover }) => carDocuments(cover),
      write: (shared, rated, { cover }) => ({
        ...write(insurer, shared, rated),
        produkt: insurer.products[cover],
        omfattning: covers[cover],
      }),
    },
    quirks,
  );

type OfferedWire = Extract<JobAnswerWire, { utfall: "offert" }>;

const write = (
  { notice, ratingPoints }: CarInsurer,
  shared: JobOffer,
  { terms }: OfferedCar,
): Omit<OfferedWire, "produkt" | "omfattning"> => ({
  ...shared,
  sjalvrisker: Object.fromEntries(terms.map((term) => [damages[term.type], toExcess(term)])),
  ...(notice === undefined ? {} : { upplysning: notice }),
  ...(ratingPoints === undefined ? {} : { omdome: { poang: ratingPoints, av: RATING.outOf, anm: RATING.note } }),
});

function toQuestion(wire: Wire, covers: Covers): CarQuestion | undefined {
  const cover = CAR_COVERS.find((each) => covers[each] === wire["omfattning"]);
  if (!cover) return undefined;
  return {
    personalNumber: String(wire["personnummer"]),
    registrationNumber: String(wire["regnr"]),
    cover,
    yearlyMil: Number(wire["milPerAr"]),
    postalCode: String(wire["postnr"]).replace(" ", ""),
    excessKr: typeof wire["sjalvriskVagnOre"] === "number" ? wire["sjalvriskVagnOre"] / 100 : undefined,
    ...readSentVehicle(readRecord(wire["fordon"]), JOB_NAMES),
    isOwner: wire["agare"] !== false,
  };
}

const JOB_NAMES = { make: "fabrikat", model: "modell", modelYear: "arsmodell", powerKw: "effektKw" } as const;

const toExcess = ({ cost, note }: CarTerm): JobExcessWire => ({
  ...(cost.kind === "amount" ? { ore: cost.ore } : { procent: cost.percent, lagstOre: cost.minimumOre }),
  ...(note === undefined ? {} : { anm: note }),
});

const USUAL_COVERS: Covers = { full: "hel", half: "halv", traffic: "trafik" };

const damages: Readonly<Record<ExcessType, JobDamageWire>> = {
  TRAFFIC_DAMAGE: "trafik",
  FIRE_DAMAGE: "brand",
  GLASS: "glas",
  STONE_CHIP: "stenskott",
  THEFT: "stold",
  RESCUE: "raddning",
  LEGAL_PROTECTION: "rattsskydd",
  VEHICLE_DAMAGE: "vagnskada",
  MOTOR: "maskin",
};
