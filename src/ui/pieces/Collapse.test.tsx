import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { Collapse } from "./Collapse.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const details = () => screen.getByRole<HTMLDetailsElement>("group");

test("a press on the line opens and closes it", () => {
  const onToggle = vi.fn();
  render(
    <Collapse heading="Line" onToggle={onToggle}>
      Inside
    </Collapse>,
  );
  expect(details().open).toBe(false);
  fireEvent.click(screen.getByText("Line"));
  expect(details().open).toBe(true);
  fireEvent.click(screen.getByText("Line"));
  expect(details().open).toBe(false);
  expect(onToggle.mock.calls).toEqual([[true], [false]]);
});

test("the parent may hold it open, as for a wrong field inside", () => {
  const { rerender } = render(
    <Collapse heading="Line" isOpen={false}>
      Inside
    </Collapse>,
  );
  fireEvent.click(screen.getByText("Line"));
  expect(details().open).toBe(false);
  rerender(
    <Collapse heading="Line" isOpen>
      Inside
    </Collapse>,
  );
  expect(details().open).toBe(true);
});

test("opened before hydration it stays open, and the next press closes it", async () => {
  const line = <Collapse heading="Line">Inside</Collapse>;
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(line);
  details().open = true;
  render(line, { container: host, hydrate: true });
  expect([details().open, details().dataset["shown"]]).toEqual([true, "true"]);
  fireEvent.click(screen.getByText("Line"));
  expect(details().open).toBe(false);
});

test("closed while it is opening it stays closed, also when the browser's toggle event comes late", () => {
  const animate = vi.fn(() => ({ cancel: () => undefined, finished: new Promise(() => undefined) }));
  const { prototype } = HTMLElement;
  Object.assign(prototype, { animate });
  onTestFinished(() => void Reflect.deleteProperty(prototype, "animate"));
  render(<Collapse heading="Line">Inside</Collapse>);
  fireEvent.click(screen.getByText("Line"));
  fireEvent.click(screen.getByText("Line"));
  // It is visible until it has closed.
  expect([details().open, details().dataset["shown"]]).toEqual([true, "false"]);
  fireEvent(details(), new Event("toggle"));
  expect(details().dataset["shown"]).toBe("false");
  expect(animate).toHaveBeenCalledTimes(2);
});
