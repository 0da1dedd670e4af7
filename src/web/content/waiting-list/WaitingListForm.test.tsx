import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { WaitingListForm } from "./WaitingListForm.tsx";

afterEach(cleanup);

const form = (asked?: { state: "done" | "wrong"; typed: string }) =>
  render(<WaitingListForm product="elavtal" action="/el/" answer={asked} />);

test("the form states what the address is for, and is posted to the page itself", () => {
  const { container } = form();
  screen.getByText(/Vill du veta när du kan jämföra elavtal här/);
  const field = screen.getByRole("textbox", { name: "Din mejladress", description: /inget annat/ });
  expect(field).toMatchObject({ name: "email", type: "email" });
  expect(container.querySelector("form")?.getAttribute("action")).toBe("/el/");
});

test("a wrong address shows its message, and a right one a confirmation", () => {
  const { unmount } = form({ state: "wrong", typed: "anna@" });
  const field = screen.getByRole("textbox", { description: /Vänligen ange en giltig mejladress/ });
  expect(field).toMatchObject({ value: "anna@", ariaInvalid: "true" });
  unmount();
  form({ state: "done", typed: "" });
  expect(screen.getByRole("status").textContent).toMatch(/^Tack! Vi mejlar dig/);
  expect(screen.queryByRole("textbox")).toBeNull();
});
