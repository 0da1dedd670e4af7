import { render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fieldId } from "#ui/inputs/parts/field-ids.ts";
import { revealField } from "./reveal-field.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a wrong field below the screen has focus at once, and is scrolled to in 600 ms [V-014]", () => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { container } = render(
    <div data-field="name">
      <input id={fieldId("name")} />
    </div>,
  );
  const field = container.firstElementChild as Element;
  vi.spyOn(field, "getBoundingClientRect").mockReturnValue({ top: 3_000, height: 60 } as DOMRect);
  const page = document.documentElement;
  page.scrollTop = 0;
  revealField("name");
  expect(document.activeElement?.id).toBe(fieldId("name"));
  vi.advanceTimersByTime(500);
  expect(page.scrollTop).toBeGreaterThan(2_000);
  expect(page.scrollTop).toBeLessThan(2_850);
  vi.advanceTimersByTime(120);
  expect(page.scrollTop).toBe(2_850);
});
