import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { WireAssistantAnswer } from "#http/contract/ask-assistant.schema.ts";
import { closeNotification, notifications } from "#ui/messages/notification-state.ts";
import { NotificationArea } from "#ui/messages/NotificationArea.tsx";
import { lockPageScroll } from "#ui/overlays/page-scroll-lock.ts";
import { render } from "@testing-library/react";
import { chooseProvider } from "./choose-provider.ts";
import { useAssistant } from "./use-assistant.ts";

const answer: WireAssistantAnswer = { suggestions: [], explanation: "", source: "rules" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  closeNotification();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function ask(reply: () => Promise<WireAssistantAnswer | undefined>, searchId = "s1") {
  const hook = renderHook(({ id }) => useAssistant(id, reply), { initialProps: { id: searchId } });
  const send = (...events: Parameters<(typeof hook.result.current)[1]>[0][]) =>
    act(() => {
      for (const event of events) hook.result.current[1](event);
    });
  send({ type: "toggled", key: "low", exclusive: [] });
  send({ type: "submitted" });
  return { hook, send, step: () => hook.result.current[0].step };
}

describe("time", () => {
  test("brings the first message after 0.5 s, the next 1.5 s later, and the result 1.5 s after that [C-091]", async () => {
    const { step } = ask(() => Promise.resolve(answer));
    const stageAfter = async (ms: number) => {
      await pass(ms);
      const now = step();
      return now.kind === "loading" ? now.stage : now.kind;
    };
    expect([await stageAfter(499), await stageAfter(1)]).toEqual([0, 1]);
    expect([await stageAfter(1_499), await stageAfter(1)]).toEqual([1, 2]);
    expect([await stageAfter(1_499), await stageAfter(1)]).toEqual([2, "success"]);
  });

  test("shows a late result when it arrives", async () => {
    let give: (found: WireAssistantAnswer) => void = () => undefined;
    const { step } = ask(() => new Promise((resolve) => (give = resolve)));
    await pass(10_000);
    expect(step()).toMatchObject({ kind: "loading", stage: 3 });
    await act(async () => give(answer));
    expect(step().kind).toBe("success");
  });

  test("a failure is shown at once; a retry sends the question again", async () => {
    const reply = vi.fn(() => Promise.resolve<WireAssistantAnswer | undefined>(undefined));
    const { send, step } = ask(reply);
    await pass(0);
    expect(step().kind).toBe("error");
    reply.mockResolvedValueOnce(answer);
    send({ type: "submitted" });
    await pass(3_500);
    expect([step().kind, reply.mock.calls.length]).toEqual(["success", 2]);
  });

  test("another search id starts from the beginning, and the answer to the old one is ignored", async () => {
    const { hook, step } = ask(() => Promise.resolve(answer));
    hook.rerender({ id: "s2" });
    await pass(5_000);
    expect(step().kind).toBe("init");
    expect(hook.result.current[0]).toMatchObject({ searchId: "s2", selected: [], history: [] });
  });
});

describe("a chosen provider", () => {
  const chosen = { resultId: "r1", title: "Förslag från AI: Tuvull", reason: "Ingen bindningstid.", linkText: "Igen" };
  const shown = () => (notifications.read().kind === "shown" ? "shown" : "hidden");

  test("closes the modal, and is selected once the page can scroll [C-095]", async () => {
    const unlock = lockPageScroll();
    const selectProvider = vi.fn();
    const close = vi.fn(unlock);
    chooseProvider(chosen, { close, selectProvider });
    expect([close.mock.calls.length, selectProvider.mock.calls.length]).toEqual([1, 0]);
    await pass(299);
    expect(selectProvider).not.toHaveBeenCalled();
    await pass(1);
    expect(selectProvider).toHaveBeenCalledExactlyOnceWith("r1");
  });

  test("is shown in a notice 400 ms later, for 30 s [C-042]", async () => {
    render(<NotificationArea />);
    chooseProvider(chosen, { close: () => undefined, selectProvider: () => undefined });
    await pass(399);
    expect(shown()).toBe("hidden");
    await pass(1);
    expect(shown()).toBe("shown");
    await pass(29_999);
    expect(shown()).toBe("shown");
    await pass(1);
    expect(shown()).toBe("hidden");
  });
});
