import type { OutsideSystem } from "#simulators/kernel/system.ts";
import { portIn } from "#simulators/secure/listen-near.ts";
import { nameServer } from "./name-server.ts";
import { organisationRegister } from "./organisations.ts";
import { sparRegister } from "./spar.ts";
import { vehicleRegister } from "./vehicles.ts";

/** Those with a port of their own listen at the address in the product's settings. */
export const createRegisters = (settings: Readonly<Record<string, string | undefined>>): readonly OutsideSystem[] => [
  sparRegister(portIn(settings["SPARV_SPAR_URL"])),
  vehicleRegister,
  organisationRegister,
  nameServer(portIn(settings["SPARV_DNS_SERVER"])),
];
