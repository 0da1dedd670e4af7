import { readFileSync } from "node:fs";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Modal, type ModalProps } from "./Modal.tsx";
import { afterStep } from "./use-history-step.ts";

afterEach(cleanup);

function Page(props: Partial<ModalProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Modal title="Title" isOpen={isOpen} onClose={() => setIsOpen(false)} {...props}>
        <input aria-label="Field" />
      </Modal>
    </>
  );
}

test("each of the seven sizes has its width, and sm is the default [F-092]", () => {
  const css = readFileSync(`${import.meta.dirname}/Modal.module.css`, "utf8");
  const widthOf = (name: string | undefined) =>
    new RegExp(`\\.${name ?? "none"} \\{\\s*--modal-width: ([^;]+);`).exec(css)?.[1];
  const widths = ([undefined, "xs", "sm", "md", "base", "lg", "xl", "full"] as const).map((size) => {
    render(
      <Modal title="Title" isOpen onClose={() => undefined} {...(size ? { size } : {})}>
        Inside
      </Modal>,
    );
    const sizeClass = /size-[a-z]+/.exec(document.body.innerHTML)?.[0];
    cleanup();
    return widthOf(sizeClass);
  });
  expect(widths).toEqual(["480px", "360px", "480px", "600px", "720px", "960px", "1160px", "100%"]);
});

test("focus goes in, stays in and comes back", async () => {
  const user = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Open" });
  await user.click(opener);
  const dialog = screen.getByRole("dialog", { name: "Title" });
  expect(dialog.contains(document.activeElement)).toBe(true);
  for (let turn = 0; turn < 4; turn += 1) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

test("a modal that must finish first cannot be closed", async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(
    <Modal title="Title" isOpen onClose={onClose} canClose={false}>
      Wait
    </Modal>,
  );
  expect(screen.queryByRole("button", { name: "Stäng" })).toBeNull();
  await user.keyboard("{Escape}");
  const scrim = screen.getByRole("dialog").parentElement?.parentElement as HTMLElement;
  act(() => {
    fireEvent.pointerDown(scrim);
    fireEvent.click(scrim);
  });
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole("dialog").parentElement?.className).toContain("shaking");
});

test("a modal opened as a history step is closed by back, which stays on the page", async () => {
  const user = userEvent.setup();
  const leftPage = vi.fn();
  render(<Page isStep />);
  window.addEventListener("popstate", leftPage);
  const stepsBefore = history.length;
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(history.length).toBe(stepsBefore + 1);
  act(() => history.back());
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // The router does not see the step either when the modal is closed by its own button.
  await user.click(screen.getByRole("button", { name: "Open" }));
  const stateOpen: unknown = history.state;
  await user.keyboard("{Escape}");
  await vi.waitFor(() => expect(history.state).not.toEqual(stateOpen));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(leftPage).not.toHaveBeenCalled();
  window.removeEventListener("popstate", leftPage);
});

test("a change of address while it is open is applied after it closes, and the next modal is a step of its own", async () => {
  const user = userEvent.setup();
  render(<Page isStep />);
  const before = location.href;
  await user.click(screen.getByRole("button", { name: "Open" }));
  afterStep(() => history.replaceState(history.state, "", "#fetched"));
  expect(location.href).toBe(before);
  const stepsOpen = history.length;
  await user.keyboard("{Escape}");
  // At once, before the browser has gone back.
  const second = render(
    <Modal title="Second" isOpen onClose={() => second.unmount()} isStep>
      Text
    </Modal>,
  );
  await vi.waitFor(() => expect(location.hash).toBe("#fetched"));
  await vi.waitFor(() => expect(history.state).toHaveProperty("step"));
  expect(history.length).toBe(stepsOpen);
  expect(screen.getByRole("dialog", { name: "Second" })).toBeTruthy();
  act(() => history.back());
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  afterStep(() => history.replaceState(null, "", before));
  expect(location.href).toBe(before);
});
