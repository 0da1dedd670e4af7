import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NativeDialog } from "#ui/overlays/NativeDialog.tsx";
import { stepIntoDialogs } from "./step-into-dialogs.ts";

const routerSees = vi.fn();

stepIntoDialogs();
window.addEventListener("popstate", routerSees);

/** jsdom knows dialogs, but neither modal ones nor their toggle event. */
const turn = (dialog: HTMLDialogElement, isOpen: boolean) => {
  dialog.open = isOpen;
  dialog.dispatchEvent(new Event("toggle"));
};

const dialog = () => document.getElementById("regler") as HTMLDialogElement;

beforeEach(() => {
  routerSees.mockClear();
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    turn(this, false);
  };
  history.replaceState({ key: "of-the-router" }, "");
  render(
    <NativeDialog id="regler" title="Regler">
      Text
    </NativeDialog>,
  );
});
afterEach(cleanup);

it("back closes a dialog that the browser has opened, and stays on the page", async () => {
  const steps = history.length;
  turn(dialog(), true);
  expect(history.length).toBe(steps + 1);
  expect(history.state).toEqual({ key: "of-the-router", dialog: "regler" });
  history.back();
  await vi.waitFor(() => expect(dialog().open).toBe(false));
  expect(screen.getByText("Text")).toBeTruthy();
  expect(history.state).toEqual({ key: "of-the-router" });
  expect(routerSees).not.toHaveBeenCalled();
});

it("closed by its button it removes its step; the router does not see that step, but sees the next one", async () => {
  history.pushState({ key: "next" }, "");
  turn(dialog(), true);
  turn(dialog(), false);
  await vi.waitFor(() => expect(history.state).toEqual({ key: "next" }));
  expect(routerSees).not.toHaveBeenCalled();
  history.back();
  await vi.waitFor(() => expect(routerSees).toHaveBeenCalledOnce());
});

it("uses nothing outside itself, because it is an inline script", () => {
  expect(String(stepIntoDialogs)).not.toMatch(/import|__vite|__vitest/);
});
