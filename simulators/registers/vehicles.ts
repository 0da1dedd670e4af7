import { vehiclePath, type VehicleWire } from "#adapters/vehicle-registry/vehicle-registry.wire.ts";
import { jsonReply, type MountedSystem, type SystemReply } from "#simulators/kernel/system.ts";
import { findVehicle } from "#simulators/world/vehicles.ts";
import { rememberLookup } from "./looked-up.ts";

const API_KEY = "sparv-sandbox-vehicles";

/** The vehicle register through its reseller: JSON, by number plate, with a key. */
export const vehicleRegister: MountedSystem = {
  kind: "mounted",
  target: "registers/vehicles",
  latency: { minMs: 30, maxMs: 160 },
  operations: [
    {
      name: "find",
      method: "GET",
      path: vehiclePath(":plate"),
      latencyShare: 1,
      answer: ({ parameters, headers }) =>
        headers["x-api-key"] === API_KEY ? find(parameters["plate"] ?? "") : jsonReply(401, { error: "api key" }),
    },
  ],
};

function find(plate: string): SystemReply {
  const vehicle = findVehicle(plate);
  if (!vehicle) return jsonReply(404, { error: "not found" });
  rememberLookup(plate);
  const found: VehicleWire & Record<string, unknown> = {
    id: `se-${plate.toLowerCase()}`,
    licencePlate: plate,
    manufacturer: vehicle.make,
    tradeName: vehicle.model,
    vehicleName: `${vehicle.make} ${vehicle.model}`,
    modelYear: vehicle.modelYear,
    color: vehicle.colour,
    fuelCombination: vehicle.fuel,
    enginePowerKw: vehicle.powerKw,
    status: vehicle.status === "in-traffic" ? "ITRAFIK" : "AVSTALLD",
    deregistered: false,
    onLease: false,
    currentOwnerCompanyId: null,
    currentOwnerPersonalNumber: vehicle.ownerPersonalNumber,
  };
  return jsonReply(200, found);
}
