// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { connectedPort } from "#tests/support/sandboxed-port.ts";
import { createSandboxedFrame } from "./sandboxed-frame.ts";

afterEach(() => document.body.replaceChildren());

function openFrame() {
  const received: string[] = [];
  const cutOff = vi.fn();
  const frame = createSandboxedFrame<unknown, "opened" | "minimized">({
    address: "/ram/chatt/",
    title: "Chatt",
    events: ["opened", "minimized"],
    onEvent: (event) => void received.push(event),
    onCutOff: cutOff,
  });
  document.body.append(frame.element);
  return { frame, received, cutOff };
}

const received = (port: MessagePort) => {
  const messages: unknown[] = [];
  port.addEventListener("message", ({ data }) => messages.push(data));
  port.start();
  return messages;
};

test("the frame has scripts and an opaque origin, a name, and no referrer", () => {
  const { element } = openFrame().frame;
  expect(element.getAttribute("sandbox")).toBe("allow-scripts");
  expect(element.getAttribute("src")).toBe("/ram/chatt/");
  expect(element.title).toBe("Chatt");
  expect(element.referrerPolicy).toBe("no-referrer");
});

test("messages sent before it has loaded arrive in order", async () => {
  const { frame } = openFrame();
  frame.send(1);
  frame.send({ kind: "cart" });
  const messages = received(await connectedPort(frame.element));
  frame.send(3);
  await vi.waitFor(() => expect(messages).toEqual([1, { kind: "cart" }, 3]));
});

test("only the known events are received, and only through the port", async () => {
  const { frame, received } = openFrame();
  const port = await connectedPort(frame.element);
  for (const message of ["opened", "closed", { kind: "opened" }, ["opened"], null, 7, "minimized"])
    port.postMessage(message);
  window.dispatchEvent(new MessageEvent("message", { data: "opened" }));
  await vi.waitFor(() => expect(received).toEqual(["opened", "minimized"]));
});

test("a frame that loads another document is removed, and its events are ignored", async () => {
  const { frame, received, cutOff } = openFrame();
  const port = await connectedPort(frame.element);
  frame.element.dispatchEvent(new Event("load"));
  port.postMessage("opened");
  expect(document.querySelector("iframe")).toBeNull();
  expect(cutOff).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(received).toEqual([]);
});

test("a flood of messages ends the frame", async () => {
  const { frame, cutOff } = openFrame();
  const port = await connectedPort(frame.element);
  for (let at = 0; at < 1_001; at++) port.postMessage("noise");
  await vi.waitFor(() => expect(cutOff).toHaveBeenCalledOnce());
  expect(document.querySelector("iframe")).toBeNull();
});
