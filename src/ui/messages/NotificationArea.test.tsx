import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FAVOURITE_NOTIFICATION_MS } from "#ui/pieces/ui-timings.ts";
import {
  closeNotification,
  NO_NOTIFICATION,
  type Notification,
  notifications,
  reduceNotification,
  showNotification,
} from "./notification-state.ts";
import { NotificationArea } from "./NotificationArea.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(closeNotification);
  vi.useRealTimers();
  cleanup();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const show = (notification: Notification) => act(() => showNotification(notification));
const isShown = () => screen.queryByText("Saved") !== null;

test("showing sets it visible, and a timer runs only when a duration is given [F-081]", () => {
  expect(reduceNotification(NO_NOTIFICATION, { type: "shown", notification: { title: "Saved" } })).toMatchObject({
    kind: "shown",
    notification: { title: "Saved" },
  });
  render(<NotificationArea />);
  show({ title: "Saved" });
  expect(vi.getTimerCount()).toBe(0);
  pass(3_600_000);
  expect(isShown()).toBe(true);
  show({ title: "Saved", durationMs: 2000 });
  pass(1999);
  expect(isShown()).toBe(true);
  pass(1);
  expect(isShown()).toBe(false);
});

test("closing hides it, and so does its close button [F-082]", () => {
  render(<NotificationArea />);
  show({ title: "Saved", durationMs: 2000 });
  act(closeNotification);
  expect([notifications.read().kind, isShown()]).toEqual(["hidden", false]);
  show({ title: "Saved" });
  fireEvent.click(screen.getByRole("button", { name: "Stäng" }));
  expect([notifications.read().kind, isShown()]).toEqual(["hidden", false]);
});

test("a notification of a favourite lasts 10 s [F-086]", () => {
  render(<NotificationArea />);
  show({ title: "Saved", durationMs: FAVOURITE_NOTIFICATION_MS });
  pass(9999);
  expect(isShown()).toBe(true);
  pass(1);
  expect(isShown()).toBe(false);
});

test("showing another restarts the time, and a pointer on it stops the time", () => {
  render(<NotificationArea />);
  show({ title: "First", durationMs: 2000 });
  pass(1500);
  show({ title: "Saved", durationMs: 2000 });
  pass(1500);
  expect(isShown()).toBe(true);
  const box = screen.getByRole("button", { name: "Stäng" }).parentElement as Element;
  fireEvent.pointerEnter(box);
  pass(60_000);
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(box);
  pass(500);
  expect(isShown()).toBe(false);
});
