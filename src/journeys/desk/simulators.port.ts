/** What staff may control in the simulators, while they replace the real providers. */
export interface SimulatorDesk {
  magic(): Promise<readonly MagicInputsOf[]>;
  targets(): Promise<readonly SimulatedTargetState[]>;
  /** False for an unknown target or fault. Without a fault the target works again. */
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
