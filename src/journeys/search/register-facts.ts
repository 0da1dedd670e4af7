import type { VehicleFinding, VehicleRegistry } from "#journeys/lookup/registers.port.ts";
import type { Clock } from "#platform/clock.ts";
import {
  NOTHING_KNOWN,
  type RegisterFacts,
  type RegisterSubjects,
  type VehicleFacts,
} from "#verticals/_contract/register-facts.ts";
import { recentMap } from "./recent-map.ts";

export interface FactsPorts {
  readonly vehicles: VehicleRegistry;
  readonly clock: Clock;
}

export interface FactsSource {
  /** Never rejects and never takes long: a search continues with what is known. */
  find(subjects: RegisterSubjects | undefined): Promise<RegisterFacts>;
}

/** Longer than a slow register takes; a visitor hardly notices it in a search. */
const FACTS_DEADLINE_MS = 700;
/** The form has asked about the same vehicle a moment ago, and a visitor searches several times; owners change rarely. */
const REMEMBER_MS = 600_000;
const REMEMBERED_VEHICLES = 10_000;

/**
 * The population register is not asked: nothing in it decides a price, and a search that treated deceased or protected persons
 * differently would reveal them. The age follows from the personal number.
 */
export function createFactsSource({ vehicles, clock }: FactsPorts): FactsSource {
  const remembered = recentMap<string, { readonly finding: Promise<VehicleFinding>; readonly untilMs: number }>(
    REMEMBERED_VEHICLES,
  );

  function findVehicle(registrationNumber: string): Promise<VehicleFinding> {
    const known = remembered.get(registrationNumber);
    if (known && known.untilMs > clock.nowMs()) return known.finding;
    const finding = vehicles.find(registrationNumber, FACTS_DEADLINE_MS);
    remembered.set(registrationNumber, { finding, untilMs: clock.nowMs() + REMEMBER_MS });
    // A missing answer is not cached: the next search asks again.
    void finding.then(({ kind }) => {
      if (kind === "unavailable") remembered.delete(registrationNumber);
    });
    return finding;
  }

  return {
    async find(subjects) {
      if (subjects?.registrationNumber === undefined) return NOTHING_KNOWN;
      const finding = await findVehicle(subjects.registrationNumber);
      if (finding.kind !== "found") return NOTHING_KNOWN;
      const { ownerLookup: _, ...vehicle } = finding.vehicle;
      return { vehicle: vehicle satisfies VehicleFacts };
    },
  };
}
