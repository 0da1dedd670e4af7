import type { Vehicle } from "#domain/vehicle/vehicle.ts";

/** The outside registers, for any journey. None of these rejects for a fault of the other side. */

export interface PersonRegister {
  /** Twelve digits. The deadline covers the whole call. */
  find(personalNumber: string, deadlineMs: number): Promise<RegisteredPerson>;
}

export type RegisteredPerson =
  | { readonly kind: "found"; readonly firstName: string; readonly lastName: string }
  /** Marked secret or with protected registration: no name and no address may be disclosed. */
  | { readonly kind: "protected" }
  | { readonly kind: "deceased" }
  | { readonly kind: "unknown" }
  | Unavailable;

export interface VehicleRegistry {
  /** As normalised by the domain: six characters, upper case. */
  find(registrationNumber: string, deadlineMs: number): Promise<VehicleFinding>;
}

export type VehicleFinding = { readonly kind: "found"; readonly vehicle: RegisteredVehicle } | NotFound | Unavailable;

export type RegisteredVehicle = Vehicle & {
  /** Keyed hash of the owner's personal number; undefined when a company owns it or the register does not report it. */
  readonly ownerLookup: string | undefined;
};

export interface OrganisationRegistry {
  /** Ten digits; never a sole trader's, which is a personal number. */
  find(organisationNumber: string, deadlineMs: number): Promise<OrganisationFinding>;
}

export type OrganisationFinding =
  | { readonly kind: "found"; readonly name: string; readonly isActive: boolean }
  | NotFound
  | Unavailable;

export interface PostalCodes {
  /** Five digits. In memory. */
  find(postalCode: string): PostalArea | undefined;
}

export interface PostalArea {
  readonly cityName: string;
  readonly countyName: string;
  readonly powerArea: PowerArea;
}

export type PowerArea = "SE1" | "SE2" | "SE3" | "SE4";

export interface MailDomains {
  /** Whether mail can be sent to the domain; only the domain is sent to the name server, never the address. */
  canReceive(domain: string): Promise<"yes" | "no" | "unknown">;
}

/** The register has answered, and has no entry for that number. */
export interface NotFound {
  readonly kind: "not-found";
}

/** The register gave no usable answer in time. Nothing may be concluded from it. */
export interface Unavailable {
  readonly kind: "unavailable";
}
