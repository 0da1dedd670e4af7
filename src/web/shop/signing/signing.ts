import type { ShownBankIdStatus } from "#domain/bankid/bankid-order-state.ts";
import type { AutostartLinks, Device } from "#web/shell/bankid/bankid.ts";

/** An order that waits for its customer's signature, as the server last described it. */
export interface Signing {
  readonly signingId: string;
  readonly status: ShownBankIdStatus;
  readonly device: Device;
  readonly message: string;
  readonly qrSvg: string | undefined;
  readonly autostart: AutostartLinks | undefined;
  readonly pollAfterMs: number;
  readonly canRetry: boolean;
  readonly name: string;
  readonly text: readonly (readonly SignedTextRun[])[];
}

export interface SignedTextRun {
  readonly text: string;
  readonly isStrong: boolean;
}
