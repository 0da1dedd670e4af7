import type { CaseLine, CaseNote, CaseRecord } from "#journeys/desk/desk.port.ts";
import type { SeenFault } from "#journeys/faults/seen-fault.port.ts";
import type { MagicInputsOf, SimulatedTargetState, SimulatorDesk } from "#journeys/desk/simulators.port.ts";

export type DeskLine = CaseLine;
export type DeskCase = CaseRecord;
export type DeskNote = CaseNote;
export type DeskFault = SeenFault;

/** The simulated outside world; there is none in production. */
export type SimulatorServices = SimulatorDesk;
export type MagicList = MagicInputsOf;
export type SimulatedTarget = SimulatedTargetState;

export const SIMULATED_FAULTS = [
  "slow",
  "hang",
  "reset",
  "garbage",
  "truncate",
  "5xx",
  "duplicate-answer",
  "answer-lost",
] as const;
