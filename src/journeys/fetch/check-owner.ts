import type { FetchStatus } from "#domain/fetch/fetch-status.ts";
import type { VehicleRegistry } from "#journeys/lookup/registers.port.ts";
import type { FetchDescription, FetchSubject } from "#verticals/_contract/fetching.ts";

export interface CheckOwnerPorts {
  readonly vehicles: VehicleRegistry;
  /** The same hash as of the register's owners. */
  readonly hashPerson: (personalNumber: string) => string;
}

/** The visitor waits. */
const REGISTER_DEADLINE_MS = 4_000;

/** Spec 3 §6: only the owner of the vehicle may fetch its insurance. Undefined when there is no objection. */
export async function checkOwner(
  { vehicles, hashPerson }: CheckOwnerPorts,
  { hasRegisteredOwner }: FetchDescription,
  { personalNumber, registrationNumber }: FetchSubject,
): Promise<FetchStatus | undefined> {
  if (!hasRegisteredOwner) return undefined;
  const finding = await vehicles.find(registrationNumber ?? "", REGISTER_DEADLINE_MS);
  // A missing answer proves nothing, so the fetch is refused.
  if (finding.kind === "unavailable") return "GENERAL_ERROR";
  // Ownership is checked first: only the owner may learn that the vehicle is off the road.
  if (finding.kind === "not-found" || finding.vehicle.ownerLookup !== hashPerson(personalNumber)) return "NOT_OWNER";
  return finding.vehicle.status === "in-traffic" ? undefined : "VEHICLE_DEREGISTERED";
}
