import { expect, test } from "vitest";
import { type Chat, locksScroll, startChat, stepChat } from "./chat.ts";

const opened = { kind: "window-opened", isByVisitor: false, isSmallScreen: false } as const;
const loading = (memory: Chat["memory"]): Chat => stepChat(startChat(memory), { kind: "load-asked" });

test("the chat is on standby until it is asked for, then loads [F-146] [F-147]", () => {
  expect(startChat(undefined).state).toBe("standby");
  expect(loading(undefined).state).toBe("loading");
  const open = stepChat(loading(undefined), opened);
  expect(stepChat(open, { kind: "load-asked" })).toBe(open);
});

test.for([
  ["undefined", false, "opened"],
  ["minimized", false, "minimized"],
  ["opened", false, "opened"],
  ["opened", true, "minimized"],
] as const)(
  "a window that comes by itself, last %s, on a small screen %s, is %s [F-148]",
  ([last, isSmallScreen, state]) => {
    const memory = last === "undefined" ? undefined : last;
    expect(stepChat(loading(memory), { ...opened, isSmallScreen }).state).toBe(state);
  },
);

test("what the visitor opens is open, whatever it was before [F-148]", () => {
  const minimized = stepChat(loading("minimized"), opened);
  expect(stepChat(minimized, { ...opened, isByVisitor: true, isSmallScreen: true }).state).toBe("opened");
  expect(stepChat(loading("minimized"), { ...opened, isByVisitor: true }).state).toBe("opened");
});

test("minimizing makes it small and is remembered [F-149] [F-151]", () => {
  const open = stepChat(loading(undefined), opened);
  expect(open.memory).toBe("opened");
  expect(stepChat(open, { kind: "minimized" })).toEqual({ state: "minimized", memory: "minimized" });
});

test("a minimized chat that has been idle is on standby and is forgotten; an open one is not [F-150]", () => {
  const open = stepChat(loading(undefined), opened);
  const small = stepChat(open, { kind: "minimized" });
  expect(stepChat(small, { kind: "idle-ended" })).toEqual({ state: "standby", memory: undefined });
  expect(stepChat(open, { kind: "idle-ended" })).toBe(open);
});

test("only an open chat on a small screen holds the page still [F-152]", () => {
  const open = stepChat(loading(undefined), opened);
  expect(locksScroll(open, true)).toBe(true);
  expect(locksScroll(open, false)).toBe(false);
  expect(locksScroll(stepChat(open, { kind: "minimized" }), true)).toBe(false);
});
