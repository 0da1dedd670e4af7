import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CaseTimeline } from "./CaseTimeline.tsx";

const warn = vi.spyOn(console, "warn");

beforeEach(() => void warn.mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  warn.mockReset();
  vi.unstubAllEnvs();
});

const atMs = Date.parse("2026-11-15T09:00:00Z");
const events = [
  { atMs, kind: "mail.sent", detail: "order-confirmation" },
  { atMs, kind: "order.teleported", detail: "sideways" },
];
const lines = () => screen.getAllByRole("listitem").map((line) => line.lastElementChild?.textContent);

it("shows an event without a text by its key, and warns in development [F-121] [F-122]", () => {
  vi.stubEnv("DEV", true);
  render(<CaseTimeline events={events} />);
  expect(lines()).toEqual(["order.teleported: sideways", "Mejl skickat: orderbekräftelse"]);
  expect(warn.mock.calls).toEqual([["No alias found. order.teleported"], ["No alias found. sideways"]]);
});

it("does not warn in production [F-122]", () => {
  vi.stubEnv("DEV", false);
  render(<CaseTimeline events={events} />);
  expect(lines()[0]).toBe("order.teleported: sideways");
  expect(warn).not.toHaveBeenCalled();
});
