import { findVehicle } from "#simulators/world/vehicles.ts";

/** One active order per insured object and person: a test that orders takes an object that no other test orders for. */
const LETTERS = "BCDFGHJKLMNPRSTX";
const pick = (signs: string): string => signs.charAt(Math.floor(Math.random() * signs.length));

/**
 * A car that every insurer takes. No letters of the simulators' tables begin with Z, and no insurer has faults of its own for digits
 * that begin with 0. Whoever has signed is told when the register has another owner: a test that must not meet that says whose car it is.
 */
export function freshPlate(owner?: string): string {
  for (;;) {
    const [letters, digits] = [`Z${pick(LETTERS)}${pick(LETTERS)}`, `0${pick("123456789")}${pick(LETTERS)}`];
    const car = findVehicle(letters + digits);
    const isOrdinary = car?.status === "in-traffic" && car.modelYear >= 2012 && !car.isImported && !car.isSporty;
    const isTheirs = owner === undefined || car?.ownerPersonalNumber === owner;
    if (isOrdinary && isTheirs && car.powerKw <= 150) return `${letters} ${digits}`;
  }
}

/** An ordinary address on a street of no table. */
export const freshAddress = (): string => `Sparvvägen ${100 + Math.floor(Math.random() * 9_000)}`;
