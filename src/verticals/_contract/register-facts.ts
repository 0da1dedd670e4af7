/**
 * What the outside registers know of what is to be insured: passed to every provider as far as it is known. Never who owns it, nor
 * whether the visitor does: a price that depends on it would reveal the owner to anyone who tries numbers.
 */
export interface RegisterFacts {
  /** Undefined when there is none, or when the register gave no answer in time. */
  readonly vehicle: VehicleFacts | undefined;
}

/** A type, not an interface: it is stored and sent as a plain record. */
export type VehicleFacts = {
  readonly registrationNumber: string;
  readonly make: string;
  readonly model: string;
  readonly modelYear: number | undefined;
  readonly colour: string;
  readonly powerKw: number | undefined;
  readonly fuel: string;
  readonly status: "in-traffic" | "off-road" | "deregistered";
};

/** What in a search a register can be asked about. */
export interface RegisterSubjects {
  /** Six characters without space. */
  readonly registrationNumber?: string;
  /** Twelve digits. */
  readonly personalNumber?: string;
  readonly home?: HomePlace;
}

export interface HomePlace {
  readonly address: string;
  /** Five digits. */
  readonly postalCode: string;
}

export const NOTHING_KNOWN: RegisterFacts = { vehicle: undefined };
