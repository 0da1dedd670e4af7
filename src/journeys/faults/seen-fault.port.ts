import type { SeenFaultKind } from "#domain/support/seen-fault.ts";

/** A fault of ours that a visitor has seen: what answered and how, and nothing of what was asked or by whom. */
export interface SeenFault {
  /** Random; the visitor sees its beginning as the reference of the fault. */
  readonly traceId: string;
  readonly kind: SeenFaultKind;
  /** The pattern of the address. */
  readonly route: string;
  readonly status: number;
  readonly happenedAtMs: number;
}

export interface SeenFaultStore {
  add(faults: readonly SeenFault[]): Promise<void>;
  /** Those whose trace begins so, the latest first. */
  byBeginning(beginning: string, limit: number): Promise<SeenFault[]>;
}
