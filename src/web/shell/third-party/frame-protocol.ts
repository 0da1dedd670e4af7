import type { CartLine } from "#domain/chat/chat-cart.ts";

/** Scripts and nothing else: without `allow-same-origin` the document has an opaque origin. Also set by the frame's own policy. */
export const SANDBOX = "allow-scripts";

/** The only message that is not sent through the port: it transfers the port. */
export const CONNECT = "sparv-connect";

/** To the tag manager's frame. A command and an event are different things in a data layer. */
export type TagMessage =
  | { readonly kind: "command"; readonly command: readonly unknown[] }
  | { readonly kind: "event"; readonly event: unknown }
  /** The data layer so far has been sent: the script may run. */
  | { readonly kind: "start" };

/** To the chat's frame, as the company's own interface has it. */
export type ChatMessage =
  | { readonly kind: "open" | "minimize" }
  | { readonly kind: "visitor"; readonly visitor: ChatVisitor }
  | { readonly kind: "cart"; readonly lines: readonly CartLine[] };

export interface ChatVisitor {
  readonly reference: string;
  readonly civicnumber?: string;
}

/** From the chat's frame; the tag manager's sends none. */
export const CHAT_EVENTS = ["loaded", "failed", "ready", "opened", "minimized"] as const;
export type ChatFrameEvent = (typeof CHAT_EVENTS)[number];

export const REVIEW_EVENTS = ["loaded", "failed"] as const;
export type ReviewFrameEvent = (typeof REVIEW_EVENTS)[number];
