import type { SigningState } from "#http/contract/signing.schema.ts";
import type { Signing } from "./signing.ts";

/** The wire's words to ours. */
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
  text: state.Text.map((words) => words.map(({ Text, Strong }) => ({ text: Text, isStrong: Strong }))),
});
