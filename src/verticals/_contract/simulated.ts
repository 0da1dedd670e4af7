/** What a vertical brings to the simulated outside world. */
export interface SimulatedVertical {
  /** As in the vertical's description. */
  readonly name: string;
  readonly lines: readonly SimulatedLine[];
  readonly samples: SampleSearches;
}

/** Search parameters by their wire names, for tests that any vertical must pass. Personal numbers are test numbers. */
export interface SampleSearches {
  /** Every provider gives a price. All fields are filled in. */
  readonly ordinary: Readonly<Record<string, string>>;
  /** Every provider declines. */
  readonly declined: Readonly<Record<string, string>>;
  /** For each parameter that decides the price, another value that is as good. */
  readonly otherRated: Readonly<Record<string, string>>;
  /** For each parameter that does not, another value that is as good. */
  readonly otherUnrated: Readonly<Record<string, string>>;
  /** For each parameter, a value that must be refused. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** One provider's line of business: how it rates and refuses. Pure, like the real provider's tables. */
export interface SimulatedLine {
  readonly slug: string;
  readonly protocol: SimulatedProtocol;
  /** What the provider calls the line in its own addresses. */
  readonly lineName: string;
  readonly latency: LatencyRange;
  /** Reads the question and writes the answer in the provider's own form. */
  quote(question: unknown, desk: QuoteDesk): SimulatedQuote;
}

export type SimulatedProtocol = "json-at-once" | "order-then-poll";

export interface LatencyRange {
  readonly minMs: number;
  readonly maxMs: number;
}

/** What the provider's own systems know when a question comes in. */
export interface QuoteDesk {
  readonly nowMs: number;
  /** The date in Sweden. */
  readonly today: string;
  readonly validUntilMs: number;
  vehicle(registrationNumber: string): RegisteredVehicle | undefined;
  /** From 0 up to 1; the same for the same key, provider and seed. */
  draw(key: string): number;
  /** Numbers a quote so that an order for it can be checked later, also after a restart. */
  issueQuoteId(quote: { yearlyFeeOre: number; key: string; orderTrouble: OrderTrouble | undefined }): string;
}

export interface RegisteredVehicle {
  readonly registrationNumber: string;
  readonly make: string;
  readonly model: string;
  readonly modelYear: number;
  readonly powerKw: number;
  readonly fuel: "petrol" | "diesel" | "electric" | "hybrid";
  readonly colour: string;
  readonly status: "in-traffic" | "off-road";
  readonly ownerPersonalNumber: string;
}

export interface SimulatedQuote {
  readonly kind: "offered" | "declined" | "malformed";
  readonly body: object;
  /** Asked for by what the visitor typed, so that anyone can see a failure without a tool. */
  readonly trouble?: QuoteTrouble;
}

export type QuoteTrouble = "slow" | "hang" | "reset" | "garbage" | "truncate" | "5xx" | "duplicate-answer";

/** What befalls an order for the quote. `answer-lost`: it is placed, and nobody is told. */
export type OrderTrouble = "refused" | "answer-lost" | "5xx";
