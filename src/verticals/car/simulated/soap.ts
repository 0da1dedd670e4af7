import type { SimulatedLine } from "#verticals/_contract/simulated.ts";
import { readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import type { Wire } from "#verticals/_insurance/simulated/line.ts";
import { lineBySoap, type SoapQuirks, type SoapOffer } from "#verticals/_insurance/simulated/soap.ts";
import type { ExcessType } from "#verticals/car/car.offer.ts";
import { CAR_COVERS, type CarCover } from "#verticals/car/car.search.ts";
import type {
  SoapAnswerWire,
  SoapCoverWire,
  SoapDamageWire,
  SoapExcessWire,
} from "#verticals/car/server/protocols/soap.wire.ts";
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

/** Its number names the insurer in the magic registration numbers. */
export const carLineBySoap = (insurer: CarInsurer, insurerNumber: number, quirks?: SoapQuirks): SimulatedLine =>
  lineBySoap(
    {
      insurer,
      lineName: "bil",
      ...carExtras(insurer),
      read: toQuestion,
      rate: (question, desk) => rateCar(insurer, insurerNumber, question, desk),
      documents: ({ cover }) => carDocuments(cover),
      write: (shared, rated, { cover }, writeKr) => write(insurer, shared, rated, cover, writeKr),
    },
    quirks,
  );

type WriteKr = (ore: number) => string;

const write = (
  { products, notice, ratingPoints }: CarInsurer,
  shared: SoapOffer,
  { terms }: OfferedCar,
  cover: CarCover,
  writeKr: WriteKr,
): Extract<SoapAnswerWire, { Offert: object }>["Offert"] => ({
  ...shared,
  Produktnamn: products[cover],
  Omfattning: wireByCover[cover],
  Sjalvrisker: { Sjalvrisk: terms.map((term) => toExcess(term, writeKr)) },
  ...(notice === undefined ? {} : { Upplysning: notice }),
  ...(ratingPoints === undefined ? {} : { Omdome: { Poang: ratingPoints, Av: RATING.outOf, Anmarkning: RATING.note } }),
});

/** Every value of a SOAP question is a text. */
function toQuestion(wire: Wire): CarQuestion | undefined {
  const cover = CAR_COVERS.find((each) => wireByCover[each] === wire["Omfattning"]);
  if (!cover) return undefined;
  return {
    personalNumber: String(wire["Personnummer"]),
    registrationNumber: String(wire["Regnr"]),
    cover,
    yearlyMil: Number(wire["KorstrackaMil"]),
    postalCode: String(wire["Postnummer"]),
    excessKr: wire["SjalvriskVagnskada"] === undefined ? undefined : Number(wire["SjalvriskVagnskada"]),
    ...readSentVehicle(readRecord(wire["Fordon"]), SOAP_NAMES),
    isOwner: wire["ArAgare"] !== "false",
  };
}

const SOAP_NAMES = { make: "Fabrikat", model: "Modell", modelYear: "Arsmodell", powerKw: "EffektKw" } as const;

const toExcess = ({ type, cost, note }: CarTerm & { type: ExcessType }, writeKr: WriteKr): SoapExcessWire => ({
  Moment: damages[type],
  ...(cost.kind === "amount"
    ? { Belopp: writeKr(cost.ore) }
    : { Procent: cost.percent, Lagst: writeKr(cost.minimumOre) }),
  ...(note === undefined ? {} : { Anmarkning: note.split("\n") }),
});

const wireByCover: Readonly<Record<CarCover, SoapCoverWire>> = { full: "HEL", half: "HALV", traffic: "TRAFIK" };

const damages: Readonly<Record<ExcessType, SoapDamageWire>> = {
  TRAFFIC_DAMAGE: "TRAFIK",
  FIRE_DAMAGE: "BRAND",
  GLASS: "GLAS",
  STONE_CHIP: "STENSKOTT",
  THEFT: "STOLD",
  RESCUE: "RADDNING",
  LEGAL_PROTECTION: "RATTSSKYDD",
  VEHICLE_DAMAGE: "VAGNSKADA",
  MOTOR: "MASKIN",
};
