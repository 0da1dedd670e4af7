import { wholeMonths } from "#simulators/verticals/_shared/rounding.ts";
import type { CarInsurer } from "#simulators/verticals/car/rating/car-insurer.ts";
import { noFurtherThan, notAfter } from "#simulators/verticals/car/rating/refusals.ts";
import { kr, usualTerms } from "#simulators/verticals/car/rating/terms.ts";

/** Pay as you drive: a base fee and a price for each mil (shop id 1092). */
export const milvis: CarInsurer = {
  slug: "milvis",
  latency: { minMs: 100, maxMs: 600 },
  faults: [{ kind: "reset", share: 0.002 }],
  products: { full: "Milvis Hel", half: "Milvis Halv", traffic: "Milvis Trafik" },
  tariff: {
    level: { full: 0.97, half: 0.98, traffic: 0.98 },
    ageCurve: [
      [18, 1.8],
      [24, 1.4],
      [32, 1.05],
      [50, 0.98],
      [70, 0.98],
      [80, 1.1],
    ],
    bonusPerYear: 0.01,
    zoneWeight: 0.9,
    powerWeight: 1,
    valueWeight: 0.9,
    mileageWeight: 0,
    excess: { low: 1.1, high: 0.92 },
    fuel: { electric: 0.94, hybrid: 0.97 },
    noise: 0.06,
  },
  rounding: wholeMonths,
  payAsYouDrive: { baseShare: 0.42 },
  refusals: [noFurtherThan(4_000), notAfter(80)],
  terms: usualTerms({ GLASS: kr(1_500), MOTOR: kr(3_000, "Upp till 8 000 mil: 3 000 kr\n8 001–12 000 mil: 6 500 kr") }),
  standardExcessKr: 6_000,
  headline: "Betala bara för milen du kör.",
  benefits: ["Du betalar för milen du kör", "Kör snålt och få tillbaka", "Ingen bindningstid"],
  services: ["Körjournal i mobilen", "Hyrbil vid skada"],
  bindingMonths: 0,
  ratingPoints: 69,
  notice: "Priset är beräknat på den körsträcka du angav. Kör du längre eller kortare ändras det du betalar.",
};
