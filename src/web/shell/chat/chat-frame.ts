import type { CartLine } from "#domain/chat/chat-cart.ts";
import { thirdPartyFramePath } from "#domain/addresses/site-paths.ts";
import {
  CHAT_EVENTS,
  type ChatMessage,
  type ChatVisitor,
  type ChatFrameEvent,
} from "#web/shell/third-party/frame-protocol.ts";
import { createSandboxedFrame } from "#web/shell/third-party/sandboxed-frame.ts";
import { frameTitles } from "#web/shell/third-party/third-party.texts.sv.ts";

/** The other company's interface, as its script offers it some time after it has loaded. */
export interface ChatWidget {
  open(): void;
  minimize(): void;
  setVisitor(visitor: ChatVisitor): void;
  setCart(lines: readonly CartLine[]): void;
}

export interface ChatFrame {
  readonly element: HTMLIFrameElement;
  /** Rejects when the other company's script did not load. */
  readonly loaded: Promise<void>;
  /** Undefined until the interface is available. */
  findWidget(): ChatWidget | undefined;
  close(): void;
}

/** A filter that never answers may block the document or its script. */
const LOAD_LIMIT_MS = 15_000;

/** The chat in a frame of its own: it sends one of five events, and sees only the messages it is sent. */
export function openChatFrame(onMoved: (moved: "opened" | "minimized") => void, onCutOff: () => void): ChatFrame {
  const { promise: loaded, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(reject, LOAD_LIMIT_MS, new Error("the chat did not come"));
  let isReady = false;
  const onEvent = (event: ChatFrameEvent) => {
    if (event === "opened" || event === "minimized") return onMoved(event);
    if (event === "ready") isReady = true;
    else if (event === "failed") reject(new Error("the chat's script did not come"));
    else {
      clearTimeout(timer);
      resolve();
    }
  };
  const frame = createSandboxedFrame<ChatMessage, ChatFrameEvent>({
    address: thirdPartyFramePath("chatt"),
    title: frameTitles.chat,
    events: CHAT_EVENTS,
    onEvent,
    onCutOff,
  });
  const widget: ChatWidget = {
    open: () => frame.send({ kind: "open" }),
    minimize: () => frame.send({ kind: "minimize" }),
    setVisitor: (visitor) => frame.send({ kind: "visitor", visitor }),
    setCart: (lines) => frame.send({ kind: "cart", lines }),
  };
  return {
    element: frame.element,
    loaded,
    findWidget: () => (isReady ? widget : undefined),
    close() {
      clearTimeout(timer);
      frame.close();
    },
  };
}
