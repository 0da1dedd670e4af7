import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { afterPress } from "./after-press.ts";

afterEach(cleanup);

test("what a field does on being left waits for the press that left it, and comes after its click", async () => {
  const happened: string[] = [];
  render(
    <>
      <input onBlur={() => afterPress(() => happened.push("left"))} />
      <button type="button" onClick={() => happened.push("clicked")}>
        Press
      </button>
    </>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("textbox"));
  await user.pointer({ target: screen.getByRole("button"), keys: "[MouseLeft>]" });
  expect(happened).toEqual([]);
  await user.pointer("[/MouseLeft]");
  await vi.waitFor(() => expect(happened).toEqual(["clicked", "left"]));
});

test("by keyboard nothing waits", async () => {
  const left = vi.fn();
  render(
    <>
      <input onBlur={() => afterPress(left)} />
      <button type="button">Press</button>
    </>,
  );
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  expect(left).toHaveBeenCalledTimes(1);
});

test("a press that is called off lets go too", async () => {
  const run = vi.fn();
  fireEvent.pointerDown(document.body);
  afterPress(run);
  fireEvent.pointerCancel(document.body);
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
});
