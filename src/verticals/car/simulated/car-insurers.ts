import type { CarInsurer, CarTerm } from "./car-insurer.ts";

const kr = (amountKr: number, note?: string): CarTerm => ({
  cost: { kind: "amount", ore: amountKr * 100 },
  ...(note === undefined ? {} : { note }),
});

const share = (percent: number, minimumKr: number): CarTerm => ({
  cost: { kind: "share", percent, minimumOre: minimumKr * 100 },
});

/** Cheap for the settled, dear for the young and the fast. */
export const tuvull: CarInsurer = {
  slug: "tuvull",
  latency: { minMs: 80, maxMs: 450 },
  products: { full: "Tuvull Hel", half: "Tuvull Halv", traffic: "Tuvull Trafik" },
  tariff: {
    level: { full: 0.97, half: 0.95, traffic: 0.98 },
    ageWeight: 1.1,
    zoneWeight: 1.1,
    powerWeight: 1.2,
    mileageWeight: 0.9,
    noise: 0.04,
  },
  refusals: [
    ({ cover, ageYears }) => (cover === "full" && ageYears < 20 ? "Vi tecknar helförsäkring från 20 år." : undefined),
    ({ vehicle }) => (vehicle.powerKw > 260 ? "Vi försäkrar inte bilar med mer än 260 kW." : undefined),
  ],
  terms: {
    TRAFFIC_DAMAGE: kr(0),
    FIRE_DAMAGE: kr(3_000),
    GLASS: kr(2_000),
    STONE_CHIP: kr(200, "Laga i stället för att byta ruta"),
    THEFT: kr(3_000),
    RESCUE: kr(1_500),
    LEGAL_PROTECTION: share(25, 2_000),
    VEHICLE_DAMAGE: kr(6_000),
    MOTOR: kr(3_500, "Upp till 8 000 mil: 3 500 kr\n8 001–12 000 mil: 7 000 kr"),
  },
  standardExcessKr: 6_000,
  headline: "Priset är låst hela första året.",
  benefits: ["Priset är låst i tolv månader", "Bärgning dygnet runt i hela Norden", "Ingen avgift för månadsbetalning"],
  bindingMonths: 12,
};

/** Even-handed about age and place; looks at how far the visitor drives. */
export const rattvis: CarInsurer = {
  slug: "rattvis",
  latency: { minMs: 250, maxMs: 900 },
  products: { full: "Rattvis Hel", half: "Rattvis Halv", traffic: "Rattvis Trafik" },
  tariff: {
    level: { full: 1.03, half: 1.05, traffic: 1.02 },
    ageWeight: 0.85,
    zoneWeight: 0.8,
    powerWeight: 0.9,
    mileageWeight: 1.3,
    noise: 0.03,
  },
  refusals: [
    ({ ageYears }) => (ageYears > 85 ? "Vi tecknar inte nya försäkringar efter 85 år." : undefined),
    ({ cover, vehicleAgeYears }) =>
      cover === "full" && vehicleAgeYears > 25 ? "Vi tecknar inte helförsäkring för bilar äldre än 25 år." : undefined,
  ],
  terms: {
    TRAFFIC_DAMAGE: kr(0),
    FIRE_DAMAGE: kr(1_500),
    GLASS: kr(1_500),
    STONE_CHIP: kr(0, "Laga i stället för att byta ruta"),
    THEFT: kr(1_500),
    RESCUE: kr(1_500),
    LEGAL_PROTECTION: share(20, 1_500),
    VEHICLE_DAMAGE: kr(6_000),
    MOTOR: kr(2_500, "Upp till 8 000 mil: 2 500 kr\n8 001–12 000 mil: 6 000 kr"),
  },
  standardExcessKr: 6_000,
  headline: "Säg upp när du vill, en månad i taget.",
  benefits: [
    "Ingen bindningstid, avslutas när du vill",
    "Skadeanmälan dygnet runt i mobilen",
    "10 % lägre pris om du har två bilar",
  ],
  bindingMonths: 0,
};
