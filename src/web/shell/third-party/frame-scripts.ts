import type { ChatMessage, ChatFrameEvent, ReviewFrameEvent, TagMessage } from "./frame-protocol.ts";

/* Run inside the frames, beside the third party's script. Written into their documents as text: none may use anything outside itself. */

export interface FrameTools {
  readonly port: MessagePort;
  /** Loads the third party's script; resolves with whether it came. */
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

/** Gives the tag manager's script the data layer that it expects, filled by the page. */
export function runTagFrame({ port, load }: FrameTools): void {
  const layer: unknown[] = [];
  Object.assign(window, { dataLayer: layer });
  // A command is told from an event by being an arguments object.
  function command(..._words: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  port.addEventListener("message", ({ data }: MessageEvent<TagMessage>) => {
    if (data.kind === "command") command(...data.command);
    if (data.kind === "event") layer.push(data.event);
    if (data.kind === "start") void load();
  });
}

/** Between the page's messages and the chat company's interface, which comes some time after its script. */
export function runChatFrame({ port, load }: FrameTools, lookEveryMs: number): void {
  interface Widget {
    open(): void;
    minimize(): void;
    setVisitor(visitor: unknown): void;
    setCart(lines: unknown): void;
  }
  const tell = (word: ChatFrameEvent): void => port.postMessage(word);
  const find = () => (window as { chatWidget?: Widget }).chatWidget;
  let isReady = false;
  const look = () => {
    if (isReady || !find()) return;
    isReady = true;
    clearInterval(timer);
    tell("ready");
  };
  const timer = setInterval(look, lookEveryMs);
  addEventListener("chatwidget:opened", () => {
    look();
    tell("opened");
  });
  addEventListener("chatwidget:minimized", () => tell("minimized"));
  port.addEventListener("message", ({ data }: MessageEvent<ChatMessage>) => {
    const widget = find();
    if (data.kind === "open") widget?.open();
    if (data.kind === "minimize") widget?.minimize();
    if (data.kind === "visitor") widget?.setVisitor(data.visitor);
    if (data.kind === "cart") widget?.setCart(data.lines);
  });
  void load().then((isLoaded) => tell(isLoaded ? "loaded" : "failed"));
}

/** Gives the review company's script an element with its settings, over the whole of the frame. */
export function runReviewFrame({ port, load }: FrameTools, attributes: Readonly<Record<string, string>>): void {
  interface Widget {
    loadFromElement(element: HTMLElement): void;
  }
  const element = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  const tell = (word: ReviewFrameEvent): void => port.postMessage(word);
  void load().then(() => {
    const widget = (window as { reviewWidget?: Widget }).reviewWidget;
    widget?.loadFromElement(element);
    tell(widget ? "loaded" : "failed");
  });
}
