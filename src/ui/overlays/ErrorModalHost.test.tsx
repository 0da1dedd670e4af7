import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { openErrorModal } from "./error-modal-state.ts";
import { ErrorModalHost } from "./ErrorModalHost.tsx";

/** jsdom knows the element but cannot open it; the browser tests cover the opening. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

const phone = { number: "08-1", href: "tel:081" };

/** The promise itself is wrapped, or awaiting this function would wait for the visitor. */
function openHere(options = {}): { answer: Promise<boolean> } {
  const opened: { answer?: Promise<boolean> } = {};
  act(() => void (opened.answer = openErrorModal(options)));
  if (!opened.answer) throw new Error("The modal was not opened");
  return { answer: opened.answer };
}

test("the dialog is named by its title and describes what to do, by phone too", async () => {
  render(<ErrorModalHost phone={phone} />);
  const { answer } = openHere();
  expect(screen.getByRole("dialog", { name: "Något gick fel" }).textContent).toContain("Du kan också ringa 08-1.");
  fireEvent.click(screen.getByRole("button", { name: "Försök igen" }));
  await expect(answer).resolves.toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a fault that support can find has its reference", () => {
  render(<ErrorModalHost />);
  openHere({ reference: "F-4BF9-2F35-77B3" });
  expect(screen.getByRole("dialog").textContent).toContain("Ange referensen F-4BF9-2F35-77B3 om du kontaktar oss.");
  fireEvent.click(screen.getByRole("button", { name: "Försök igen" }));
});

test("the cross, the close button and Escape all close it", async () => {
  render(<ErrorModalHost />);
  for (const close of [
    () => fireEvent.click(screen.getAllByRole("button", { name: "Stäng" })[0] as Element),
    () => fireEvent.click(screen.getAllByRole("button", { name: "Stäng" })[1] as Element),
    () => fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" }),
  ]) {
    const { answer } = openHere();
    act(() => void close());
    await expect(answer).resolves.toBe(false);
  }
});

test("one that cannot be closed has one button, and shakes at Escape", async () => {
  render(<ErrorModalHost />);
  const { answer } = openHere({ canClose: false, buttonLabel: "Again" });
  act(() => void fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" }));
  expect(screen.getByRole("dialog").className).toContain("shaking");
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Again"]);
  fireEvent.click(screen.getByRole("button", { name: "Again" }));
  await expect(answer).resolves.toBe(true);
});
