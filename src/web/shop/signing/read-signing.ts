import type { SigningState } from "#http/contract/signing.schema.ts";
import type { Signing } from "./signing.ts";

/** Maps the wire format to the page's model. */
export const readSigning = (state: SigningState): Signing => ({
  signingId: state.SigningId,
  status: state.Status,
  device: state.Device,
  message: state.Message,
  qrSvg: state.QrSvg ?? undefined,
  autostart: state.Autostart ?? undefined,
  pollAfterMs: state.PollAfterMs,
  canRetry: state.CanRetry,
  name: state.Name,
  text: state.Text.map((parts) => parts.map(({ Text, Strong }) => ({ text: Text, isStrong: Strong }))),
});
