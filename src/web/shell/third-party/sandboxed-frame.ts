import { CONNECT, SANDBOX } from "./frame-protocol.ts";

export interface SandboxedFrame<Sent> {
  readonly element: HTMLIFrameElement;
  /** Delivered in order, from when the frame's document has loaded. */
  send(message: Sent): void;
  /** Removes the frame and everything that runs in it. */
  close(): void;
}

export interface SandboxedFrameOptions<Word extends string> {
  /** One of our own frame documents. */
  readonly address: string;
  /** Its accessible name. */
  readonly title: string;
  /** The only messages that count; anything else the frame sends is ignored. */
  readonly events?: readonly Word[];
  readonly onEvent?: (word: Word) => void;
  /** The frame went to another document, or sent more than it has reason to, and was removed. */
  readonly onCutOff?: () => void;
}

/** A conversation opens, closes and reports a few times; a thousand is an attempt to keep the page busy. */
const MAX_MESSAGES = 1_000;

/**
 * A frame for third-party code: an opaque origin, no storage, no popups, no way to navigate the page. It is reached through a
 * port that only its first document is given, so that no other window can speak in its name or listen. The caller puts
 * `element` into the page, and never moves it: a moved frame loads again.
 */
export function createSandboxedFrame<Sent, Word extends string = never>(
  options: SandboxedFrameOptions<Word>,
): SandboxedFrame<Sent> {
  const { port1: port, port2: theirs } = new MessageChannel();
  const element = document.createElement("iframe");
  element.setAttribute("sandbox", SANDBOX);
  element.referrerPolicy = "no-referrer";
  element.title = options.title;
  element.src = options.address;
  let isConnected = false;
  let received = 0;
  const close = () => {
    port.close();
    element.remove();
  };
  const cutOff = () => {
    close();
    options.onCutOff?.();
  };
  element.addEventListener("load", () => {
    if (isConnected) return cutOff();
    isConnected = true;
    // An opaque origin cannot be named. The parent's policy lets nothing but our own documents load in the frame.
    element.contentWindow?.postMessage(CONNECT, "*", [theirs]);
  });
  port.addEventListener("message", ({ data }) => {
    received += 1;
    if (received > MAX_MESSAGES) return cutOff();
    const word = options.events?.find((known) => known === data);
    if (word !== undefined) options.onEvent?.(word);
  });
  port.start();
  return { element, send: (message) => port.postMessage(message), close };
}
