import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { connectedPort } from "#tests/support/sandboxed-port.ts";
import type { ChatState } from "#domain/chat/chat.ts";
import type { ChatFrameEvent } from "#web/shell/third-party/frame-protocol.ts";
import { createChatBridge } from "./chat-bridge.ts";

beforeEach(() => {
  // Messages from the frame arrive in real time.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  sessionStorage.clear();
});

async function openChat() {
  const states: ChatState[] = [];
  const bridge = createChatBridge({ isLegacyPiiSharingOn: false });
  const stop = bridge.follow((state) => states.push(state));
  const place = document.createElement("div");
  document.body.append(place);
  const loading = bridge.load(place, { isByVisitor: true });
  const port = await connectedPort(place.querySelector("iframe") ?? undefined);
  const send = async (event: ChatFrameEvent, until: ChatState) => {
    port.postMessage(event);
    while (states.at(-1) !== until) await new Promise((resolve) => setImmediate(resolve));
  };
  port.postMessage("loaded");
  await loading;
  await send("opened", "opened");
  return { states, send, stop };
}

test("a chat that is minimized in its own window ends twenty minutes after that [F-150]", async () => {
  const { states, send, stop } = await openChat();
  vi.advanceTimersByTime(15 * MINUTE_MS);
  await send("minimized", "minimized");
  vi.advanceTimersByTime(20 * MINUTE_MS - 1);
  expect(states.at(-1)).toBe("minimized");
  vi.advanceTimersByTime(1);
  expect(states.at(-1)).toBe("standby");
  stop();
});

test("a chat that was open longer than that still ends after it has been minimized [F-150]", async () => {
  const { states, send, stop } = await openChat();
  vi.advanceTimersByTime(45 * MINUTE_MS);
  expect(states.at(-1)).toBe("opened");
  await send("minimized", "minimized");
  vi.advanceTimersByTime(20 * MINUTE_MS);
  expect(states.at(-1)).toBe("standby");
  stop();
});
