import { CONNECT } from "#web/shell/third-party/frame-protocol.ts";

/** For tests in jsdom, which loads no frames: fires the frame's load event, and gives the port that its document would get. */
export async function connectedPort(frame: HTMLIFrameElement | undefined): Promise<MessagePort> {
  const given = Promise.withResolvers<MessagePort>();
  const postMessage = (data: unknown, origin: string, [port]: MessagePort[]) => {
    if (data === CONNECT && origin === "*" && port) given.resolve(port);
  };
  Object.defineProperty(frame, "contentWindow", { configurable: true, value: { postMessage } });
  frame?.dispatchEvent(new Event("load"));
  return given.promise;
}
