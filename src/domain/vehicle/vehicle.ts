/** A vehicle as its register describes it. A type, not an interface: it is sent as a plain record. */
export type Vehicle = {
  readonly registrationNumber: string;
  readonly make: string;
  readonly model: string;
  readonly modelYear: number | undefined;
  readonly colour: string;
  readonly powerKw: number | undefined;
  readonly fuel: string;
  readonly status: "in-traffic" | "off-road" | "deregistered";
};
