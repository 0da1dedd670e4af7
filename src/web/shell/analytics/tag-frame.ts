import type { TagMessage } from "#web/shell/third-party/frame-protocol.ts";
import { createSandboxedFrame, type SandboxedFrame } from "#web/shell/third-party/sandboxed-frame.ts";
import { frameTitles } from "#web/shell/third-party/third-party.texts.sv.ts";
import { dataLayer } from "./data-layer.ts";
import { followDataLayer } from "./push-entry.ts";

/*
 * The tag manager runs in a frame of its own (decision 44), and is sent what is pushed to the data layer. A page measures
 * something by `track` (`track.ts`), which checks consent and payload; nothing else writes to the data layer.
 */

let frame: SandboxedFrame<TagMessage> | undefined;
/** How much of the data layer an earlier frame has been sent: it is not measured twice. */
let sent = 0;

export const isTagFrameOpen = (): boolean => frame !== undefined;

export function openTagFrame(address: string | undefined): void {
  if (address === undefined || frame) return;
  const opened = createSandboxedFrame<TagMessage>({ address, title: frameTitles.tags, onCutOff: closeTagFrame });
  frame = opened;
  opened.element.hidden = true;
  const [first, ...rest] = dataLayer();
  for (const entry of [first, ...rest.slice(Math.max(0, sent - 1))]) opened.send(toMessage(entry));
  opened.send({ kind: "start" });
  followDataLayer((entry) => opened.send(toMessage(entry)));
  document.body.append(opened.element);
}

export function closeTagFrame(): void {
  if (!frame) return;
  followDataLayer(undefined);
  sent = dataLayer().length;
  frame.close();
  frame = undefined;
}

/** An arguments object does not survive being sent. */
const toMessage = (entry: unknown): TagMessage =>
  Object.prototype.toString.call(entry) === "[object Arguments]"
    ? { kind: "command", command: [...(entry as ArrayLike<unknown> & Iterable<unknown>)] }
    : { kind: "event", event: entry };
