import type { ChatMessage, ChatFrameEvent, ReviewFrameEvent, TagMessage } from "./frame-protocol.ts";

/* Run inside the frames, beside the third party's script. Inline scripts of their documents: none may use anything outside itself. */

export interface FrameTools {
  readonly port: MessagePort;
  /** Loads the third party's script; resolves with whether it loaded. */
  load(): Promise<boolean>;
}

/** Waits for the page to hand over the port, then starts. Runs before the third party's script, which therefore never sees the port. */
export function connectFrame(connect: string, scriptUrl: string, start: (tools: FrameTools) => void): void {
  interface TrustedTypes {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string };
  }
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("sparv-frame", { createScriptURL: (url) => url });
  const load = () =>
    new Promise<boolean>((resolve) => {
      const script = document.createElement("script");
      script.async = true;
      script.src = policy?.createScriptURL(scriptUrl) ?? scriptUrl;
      script.addEventListener("load", () => resolve(true));
      script.addEventListener("error", () => resolve(false));
      document.head.append(script);
    });
  const take = (event: MessageEvent): void => {
    const [port] = event.ports;
    if (event.source !== parent || event.data !== connect || !port) return;
    removeEventListener("message", take);
    start({ port, load });
    port.start();
  };
  addEventListener("message", take);
}

/** Provides the data layer that the tag manager's script expects, filled by the page. */
export function runTagFrame({ port, load }: FrameTools): void {
  const layer: unknown[] = [];
  Object.assign(window, { dataLayer: layer });
  // Tags distinguish a command from an event by its type: an arguments object.
  function command(..._command: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  port.addEventListener("message", ({ data }: MessageEvent<TagMessage>) => {
    if (data.kind === "command") command(...data.command);
    if (data.kind === "event") layer.push(data.event);
    if (data.kind === "start") void load();
  });
}

/** Between the page's messages and the chat company's interface, which is available some time after its script. */
export function runChatFrame({ port, load }: FrameTools, lookEveryMs: number): void {
  interface Widget {
    open(): void;
    minimize(): void;
    setVisitor(visitor: unknown): void;
    setCart(lines: unknown): void;
  }
  const send = (event: ChatFrameEvent): void => port.postMessage(event);
  const find = () => (window as { chatWidget?: Widget }).chatWidget;
  let isReady = false;
  const look = () => {
    if (isReady || !find()) return;
    isReady = true;
    clearInterval(timer);
    send("ready");
  };
  const timer = setInterval(look, lookEveryMs);
  addEventListener("chatwidget:opened", () => {
    look();
    send("opened");
  });
  addEventListener("chatwidget:minimized", () => send("minimized"));
  port.addEventListener("message", ({ data }: MessageEvent<ChatMessage>) => {
    const widget = find();
    if (data.kind === "open") widget?.open();
    if (data.kind === "minimize") widget?.minimize();
    if (data.kind === "visitor") widget?.setVisitor(data.visitor);
    if (data.kind === "cart") widget?.setCart(data.lines);
  });
  void load().then((isLoaded) => send(isLoaded ? "loaded" : "failed"));
}

/** Provides an element with its settings to the review company's script, over the whole of the frame. */
export function runReviewFrame({ port, load }: FrameTools, attributes: Readonly<Record<string, string>>): void {
  interface Widget {
    loadFromElement(element: HTMLElement): void;
  }
  const element = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  const send = (event: ReviewFrameEvent): void => port.postMessage(event);
  void load().then(() => {
    const widget = (window as { reviewWidget?: Widget }).reviewWidget;
    widget?.loadFromElement(element);
    send(widget ? "loaded" : "failed");
  });
}
