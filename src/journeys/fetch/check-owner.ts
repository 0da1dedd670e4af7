import type { FetchStatus } from "#domain/fetch/fetch-status.ts";
import type { VehicleRegistry } from "#journeys/lookup/registers.port.ts";
import type { FetchDescription, FetchSubject } from "#verticals/_contract/fetching.ts";

export interface CheckOwnerPorts {
  readonly vehicles: VehicleRegistry;
  /** As the register's owners are hashed. */
  readonly hashPerson: (personalNumber: string) => string;
}

/** A person waits. */
const REGISTER_DEADLINE_MS = 4_000;

/** Spec 3 §6: only who owns the thing may fetch its insurance. Undefined when there is nothing against it. */
export async function checkOwner(
  { vehicles, hashPerson }: CheckOwnerPorts,
  { hasRegisteredOwner }: FetchDescription,
  { personalNumber, registrationNumber }: FetchSubject,
): Promise<FetchStatus | undefined> {
  if (!hasRegisteredOwner) return undefined;
  const finding = await vehicles.find(registrationNumber ?? "", REGISTER_DEADLINE_MS);
  // Nothing may be concluded from silence, so nobody is let through by it.
  if (finding.kind === "unavailable") return "GENERAL_ERROR";
  // Whose it is comes first: what stands still is told to its owner only.
  if (finding.kind === "not-found" || finding.vehicle.ownerLookup !== hashPerson(personalNumber)) return "NOT_OWNER";
  return finding.vehicle.status === "in-traffic" ? undefined : "VEHICLE_DEREGISTERED";
}
