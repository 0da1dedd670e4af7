import { formatRegistrationNumber } from "#domain/vehicle/registration-number.ts";
import type { WireTables } from "#verticals/_insurance/protocols/insurance-provider.ts";
import {
  divided,
  flag,
  kronor,
  money,
  oneOf,
  part,
  personalNumber,
  postalCode,
  text,
  whole,
} from "#verticals/_insurance/protocols/wire-kinds.ts";
import type { WireKind, WireNames } from "#verticals/_insurance/protocols/wire-table.ts";
import type { ExcessType } from "#verticals/car/car.offer.ts";
import type { CarCover } from "#verticals/car/car.search.ts";
import { excessesBy, type ReadExcess } from "./excess-rows.ts";

/** A question freed from its protocol's form. */
export interface CarQuestion {
  readonly personalNumber: string;
  readonly registrationNumber: string;
  readonly cover: CarCover;
  readonly yearlyMil: number;
  readonly postalCode: string;
  readonly excessKr: number | undefined;
  /** What the request states about the vehicle; the insurer's own register knows the rest. */
  readonly vehicle?: SentVehicle | undefined;
  /** Undefined counts as the owner; we never send it. */
  readonly isOwner?: boolean;
}

export interface SentVehicle {
  readonly make?: string;
  readonly model?: string;
  readonly modelYear?: number | undefined;
  readonly powerKw?: number | undefined;
  readonly fuel?: string | undefined;
}

/** What only a car quote states. */
export interface CarAnswer {
  readonly cover: CarCover;
  /** What is not in it is not covered. */
  readonly excesses: ReadonlyMap<ExcessType, ReadExcess>;
  readonly disclaimer: string | undefined;
  readonly rating: { readonly points: number; readonly outOf: number; readonly note: string } | undefined;
  /** Only where the price follows the distance: what a year costs before the first mil, and each mil (10 km). */
  readonly baseOre?: number;
  readonly perMilOre?: number;
  readonly yearlyKm?: number;
}

type CoverCodes = Readonly<Record<CarCover, WireNames>>;

const USUAL_COVERS: CoverCodes = {
  full: ["FULL", "hel", "HEL"],
  half: ["HALF", "halv", "HALV"],
  traffic: ["TRAFFIC", "trafik", "TRAFIK"],
};

const OWN_COVERS: Readonly<Record<string, CoverCodes>> = {
  akerbar: {
    full: ["FULL", "stor", "HEL"],
    half: ["HALF", "mellan", "HALV"],
    traffic: ["TRAFFIC", "liten", "TRAFIK"],
  },
};

/** Insurers that answer at once want kilometres, the others Swedish miles. */
const distance: WireKind<number> = {
  write: (mil, { protocol }) => (protocol === "json-at-once" ? mil * 10 : mil),
  read(raw, style) {
    const read = whole.read(raw, style);
    return read !== undefined && style.protocol === "json-at-once" ? read / 10 : read;
  },
};

/** Numbers may come as texts. */
const above = (least: number): WireKind<number> => ({
  write: (value) => value,
  read: (raw) => (Number(raw) > least ? Number(raw) : undefined),
});

const ownerUnlessDenied: WireKind<boolean> = { ...flag, read: (raw, style) => flag.read(raw, style) !== false };

const distanceFee = money({ minOre: 0, maxOre: 200_000_00 });

/** Only insurers that answer at once sell by distance. */
const atOnce = (name: string): WireNames => [name, name, name];

/** The whole of what car insurers are asked and answer; `car.wire.test.ts` states the messages. */
export function carTables(slug: string): WireTables<CarQuestion, CarAnswer> {
  const cover = oneOf(OWN_COVERS[slug] ?? USUAL_COVERS);
  return {
    lineNames: ["car", "bil", "bil"],
    questions: {
      personalNumber: { wire: ["ssn", "personnummer", "Personnummer"], kind: personalNumber },
      registrationNumber: { wire: ["regNo", "regnr", "Regnr"], kind: divided(formatRegistrationNumber) },
      cover: { wire: ["cover", "omfattning", "Omfattning"], kind: cover },
      yearlyMil: { wire: ["yearlyKm", "milPerAr", "KorstrackaMil"], kind: distance },
      postalCode: { wire: ["postalCode", "postnr", "Postnummer"], kind: postalCode },
      excessKr: {
        wire: ["collisionExcess", "sjalvriskVagnOre", "SjalvriskVagnskada"],
        kind: kronor,
        isOptional: true,
      },
      vehicle: {
        wire: ["vehicle", "fordon", "Fordon"],
        kind: part<SentVehicle>({
          make: { wire: ["make", "fabrikat", "Fabrikat"], kind: text, isOptional: true },
          model: { wire: ["model", "modell", "Modell"], kind: text, isOptional: true },
          modelYear: { wire: ["modelYear", "arsmodell", "Arsmodell"], kind: above(1_885), isOptional: true },
          powerKw: { wire: ["powerKw", "effektKw", "EffektKw"], kind: above(0), isOptional: true },
          fuel: { wire: ["fuel", "drivmedel", "Drivmedel"], kind: text, isOptional: true, isUnrated: true },
        }),
        isOptional: true,
      },
      isOwner: { wire: ["isOwner", "agare", "ArAgare"], kind: ownerUnlessDenied },
    },
    answers: {
      cover: { wire: ["cover", "omfattning", "Omfattning"], kind: cover },
      excesses: {
        wire: ["excesses", "sjalvrisker", "Sjalvrisker.Sjalvrisk"],
        kind: excessesBy({
          TRAFFIC_DAMAGE: ["TRAFFIC", "trafik", "TRAFIK"],
          FIRE_DAMAGE: ["FIRE", "brand", "BRAND"],
          GLASS: ["GLASS", "glas", "GLAS"],
          STONE_CHIP: ["CHIP", "stenskott", "STENSKOTT"],
          THEFT: ["THEFT", "stold", "STOLD"],
          RESCUE: ["RESCUE", "raddning", "RADDNING"],
          LEGAL_PROTECTION: ["LEGAL", "rattsskydd", "RATTSSKYDD"],
          VEHICLE_DAMAGE: ["COLLISION", "vagnskada", "VAGNSKADA"],
          MOTOR: ["ENGINE", "maskin", "MASKIN"],
        }),
      },
      disclaimer: { wire: ["notice", "upplysning", "Upplysning"], kind: text },
      rating: {
        wire: ["rating", "omdome", "Omdome"],
        kind: part({
          points: { wire: ["points", "poang", "Poang"], kind: whole },
          outOf: { wire: ["outOf", "av", "Av"], kind: whole },
          note: { wire: ["note", "anm", "Anmarkning"], kind: text },
        }),
      },
      baseOre: { wire: atOnce("premium.basePerYear"), kind: distanceFee },
      perMilOre: { wire: atOnce("premium.perMil"), kind: distanceFee },
      yearlyKm: { wire: atOnce("premium.yearlyKm"), kind: whole },
    },
  };
}
