import { afterEach, beforeAll, expect, it } from "vitest";
import { keepEarlyPresses, takeEarlyPress } from "./keep-early-presses.ts";

beforeAll(() => keepEarlyPresses());
afterEach(() => document.body.replaceChildren());

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

it("a press is kept by the button that asks for it, until it is taken", () => {
  document.body.innerHTML = '<button data-keep-press><i>x</i></button><button id="other"></button>';
  find("i").click();
  find("#other").click();
  expect(takeEarlyPress(find("#other"))).toBe(false);
  expect(takeEarlyPress(find("[data-keep-press]"))).toBe(true);
  expect(takeEarlyPress(find("[data-keep-press]"))).toBe(false);
});

it("uses nothing outside itself, because it is written into pages as text", () => {
  expect(String(keepEarlyPresses)).not.toMatch(/import|__vite|__vitest/);
});
