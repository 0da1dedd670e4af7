/** What staff may turn in the simulated outside world, while it stands in for the real one. */
export interface SimulatorDesk {
  magic(): Promise<readonly MagicInputsOf[]>;
  targets(): Promise<readonly SimulatedTargetState[]>;
  /** False for a target or a fault that there is none of. Without a fault the target is well again. */
  setFault(target: string, kind: string | undefined): Promise<boolean>;
  clearFaults(): Promise<void>;
}

export interface MagicInputsOf {
  readonly vertical: string;
  readonly field: string;
  readonly inputs: readonly { readonly input: string; readonly effect: string }[];
  readonly order: readonly string[];
}

export interface SimulatedTargetState {
  readonly target: string;
  readonly faults: readonly { readonly kind: string; readonly share: number }[];
}
