import { findVehicle } from "#simulators/world/vehicles.ts";

/** One active order per insured object and person: a test that orders uses an object of its own. */
const LETTERS = "BCDFGHJKLMNPRSTX";
const DIGITS = "123456789";
const PLATES = LETTERS.length ** 3 * DIGITS.length;

/** Consecutive from a random start: with independent random numbers, one in twenty runs of a file with forty orders got the same car twice. */
let place = Math.floor(Math.random() * PLATES);

function nextPlate(): { readonly letters: string; readonly digits: string } {
  place = (place + 1) % PLATES;
  const at = (signs: string, step: number): string => signs.charAt(Math.floor(place / step) % signs.length);
  const { length } = LETTERS;
  return {
    letters: `Z${at(LETTERS, 1)}${at(LETTERS, length)}`,
    digits: `0${at(DIGITS, length ** 3)}${at(LETTERS, length ** 2)}`,
  };
}

/**
 * A car that every insurer accepts. No letters in the simulators' tables begin with Z, and no insurer has its own faults for digits
 * that begin with 0. A customer who signs gets a notice when the register has another owner: a test without that notice passes the owner.
 */
export function freshPlate(owner?: string): string {
  for (;;) {
    const { letters, digits } = nextPlate();
    const car = findVehicle(letters + digits);
    const isOrdinary = car?.status === "in-traffic" && car.modelYear >= 2012 && !car.isImported && !car.isSporty;
    const isTheirs = owner === undefined || car?.ownerPersonalNumber === owner;
    if (isOrdinary && isTheirs && car.powerKw <= 150) return `${letters} ${digits}`;
  }
}

/** An ordinary address on a street without special rules. */
export const freshAddress = (): string => `Sparvvägen ${100 + Math.floor(Math.random() * 9_000)}`;
