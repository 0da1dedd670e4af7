import { isRegistrationNumber, normalizeRegistrationNumber } from "#domain/vehicle/registration-number.ts";
import type { RegisteredVehicle, VehicleRegistry } from "#journeys/lookup/registers.port.ts";
import type { LookupHash } from "#platform/crypto/lookup-hash.ts";
import type { Logger } from "#platform/logging/logger.ts";
import type { Outbound } from "#platform/outbound/outbound.ts";
import type { TargetSettings } from "#platform/outbound/target.ts";
import { readJsonRecord, readText } from "#verticals/_contract/wire/wire-reading.ts";
import { vehiclePath, type VehicleWire } from "./vehicle-registry.wire.ts";

export const VEHICLE_TARGET = "vehicle-registry";

export interface VehicleRegistryPorts {
  readonly outbound: Pick<Outbound, "send">;
  readonly apiKey: string;
  readonly lookupHash: LookupHash;
  readonly logger: Logger;
}

export function createVehicleRegistry({ outbound, apiKey, lookupHash, logger }: VehicleRegistryPorts): VehicleRegistry {
  const headers = { "x-api-key": apiKey, accept: "application/json" };
  return {
    async find(registrationNumber, deadlineMs) {
      // It becomes part of the URL.
      if (!isRegistrationNumber(registrationNumber)) return { kind: "not-found" };
      const request = { method: "GET", path: vehiclePath(registrationNumber), headers } as const;
      const outcome = await outbound.send(VEHICLE_TARGET, request, { deadlineMs, repeatable: true });
      if (outcome.kind === "failed") return { kind: "unavailable" };
      if (outcome.status === 404) return { kind: "not-found" };
      const vehicle = outcome.status === 200 ? readVehicle(outcome.body, registrationNumber, lookupHash) : undefined;
      if (vehicle) return { kind: "found", vehicle };
      logger.warn("register gave no answer", { target: VEHICLE_TARGET, status: outcome.status });
      return { kind: "unavailable" };
    },
  };
}

export const vehicleTarget = ({ vehicleRegistryUrl }: { readonly vehicleRegistryUrl: string }): TargetSettings => ({
  baseUrl: vehicleRegistryUrl,
  maxInFlight: 16,
  maxQueued: 32,
  maxBodyBytes: MAX_ANSWER_BYTES,
});

const MAX_ANSWER_BYTES = 128 * 1024;

/** The owner's number is hashed here and is not passed on. */
function readVehicle(body: string, registrationNumber: string, lookupHash: LookupHash): RegisteredVehicle | undefined {
  const wire = readJsonRecord(body) as { readonly [Field in keyof VehicleWire]?: unknown } | undefined;
  if (!wire || normalizeRegistrationNumber(readText(wire.licencePlate) ?? "") !== registrationNumber) return undefined;
  const make = readText(wire.manufacturer);
  if (make === undefined) return undefined;
  const owner = readText(wire.currentOwnerPersonalNumber);
  return {
    registrationNumber,
    make,
    model: readText(wire.tradeName) ?? "",
    modelYear: wholeWithin(wire.modelYear, 1886, 2100),
    colour: readText(wire.color) ?? "",
    powerKw: wholeWithin(wire.enginePowerKw, 1, 3_000),
    fuel: readText(wire.fuelCombination) ?? "",
    status: wire.deregistered === true ? "deregistered" : (STATUS.get(String(wire.status)) ?? "in-traffic"),
    ownerLookup: owner !== undefined && /^\d{12}$/.test(owner) ? lookupHash("person", owner) : undefined,
  };
}

const STATUS: ReadonlyMap<string, RegisteredVehicle["status"]> = new Map([
  ["ITRAFIK", "in-traffic"],
  ["AVSTALLD", "off-road"],
  ["AVREGISTRERAD", "deregistered"],
]);

const wholeWithin = (value: unknown, min: number, max: number): number | undefined =>
  typeof value === "number" && value >= min && value <= max ? Math.round(value) : undefined;
