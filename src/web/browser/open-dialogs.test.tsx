import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NativeDialog, opensDialog } from "#ui/overlays/NativeDialog.tsx";
import { openDialogs } from "./open-dialogs.ts";

const showModal = vi.fn();

beforeEach(() => {
  showModal.mockClear();
  HTMLDialogElement.prototype.showModal = showModal;
  render(
    <>
      <button type="button" {...opensDialog("regler")}>
        <span>Så funkar det</span>
      </button>
      <button type="button">Något annat</button>
      <NativeDialog id="regler" title="Regler">
        Text
      </NativeDialog>
    </>,
  );
});
afterEach(cleanup);

it("leaves it to the browser when that knows commands, and opens the named dialog when it does not", () => {
  Object.defineProperty(HTMLButtonElement.prototype, "commandForElement", { value: null, configurable: true });
  openDialogs();
  screen.getByText("Så funkar det").click();
  expect(showModal).not.toHaveBeenCalled();
  Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
  openDialogs();
  screen.getByText("Något annat").click();
  expect(showModal).not.toHaveBeenCalled();
  screen.getByText("Så funkar det").click();
  expect(showModal).toHaveBeenCalledOnce();
  expect(showModal.mock.contexts).toEqual([document.getElementById("regler")]);
});

it("uses nothing outside itself, because it is written into pages as text", () => {
  expect(String(openDialogs)).not.toMatch(/import|__vite|__vitest/);
});
