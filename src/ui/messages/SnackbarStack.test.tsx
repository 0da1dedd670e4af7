import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showSnackbar, snackbars } from "./snackbar-state.ts";
import { SnackbarStack } from "./SnackbarStack.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => {
    for (const { key } of snackbars.read()) snackbars.send({ type: "dismissed", key });
  });
  vi.useRealTimers();
  cleanup();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const show = (item: Partial<Parameters<typeof showSnackbar>[0]>) =>
  act(() => showSnackbar({ key: "k", text: "Ten chars!", autoDismiss: true, ...item }));

test("it leaves by itself, but not while someone points at it", () => {
  render(<SnackbarStack />);
  show({});
  pass(3999);
  fireEvent.pointerEnter(screen.getByText("Ten chars!").parentElement as Element);
  pass(60_000);
  expect(screen.getByText("Ten chars!")).toBeDefined();
  fireEvent.pointerLeave(screen.getByText("Ten chars!").parentElement as Element);
  pass(1);
  expect(screen.queryByText("Ten chars!")).toBeNull();
});

test("focus in it holds it too, and focus comes back when its action takes it away", () => {
  const onClick = vi.fn();
  render(
    <>
      <button type="button">Before</button>
      <SnackbarStack />
    </>,
  );
  show({ action: { text: "Undo", onClick } });
  const before = screen.getByRole("button", { name: "Before" });
  act(() => before.focus());
  act(() => screen.getByRole("button", { name: "Undo" }).focus());
  pass(60_000);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Ten chars!")).toBeNull();
  expect(document.activeElement).toBe(before);
});

test("one that does not leave by itself can be closed", () => {
  render(<SnackbarStack />);
  show({ autoDismiss: false });
  pass(60_000);
  fireEvent.click(screen.getByRole("button", { name: "Stäng" }));
  expect(screen.queryByText("Ten chars!")).toBeNull();
});

test("the region that is read aloud is there before the first message", () => {
  render(<SnackbarStack />);
  const region = screen.getByRole("region", { name: "Meddelanden" }).firstElementChild;
  expect(region?.getAttribute("aria-live")).toBe("polite");
  show({});
  expect(region?.textContent).toContain("Ten chars!");
});
