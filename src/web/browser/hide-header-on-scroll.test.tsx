import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { hideHeaderOnScroll } from "./hide-header-on-scroll.ts";

const header = () => document.documentElement.dataset["header"];

function scrollTo(px: number): void {
  vi.spyOn(window, "scrollY", "get").mockReturnValue(px);
  window.dispatchEvent(new Event("scroll"));
}

beforeAll(() => {
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(5_000);
  hideHeaderOnScroll();
});
beforeEach(() => {
  document.body.innerHTML = "<header data-site-header></header>";
  scrollTo(0);
});

it("hides on scrolling down and returns on scrolling up, wherever that starts", () => {
  expect(header()).toBe("shown");
  scrollTo(400);
  expect(header()).toBe("away");
  scrollTo(900);
  scrollTo(880);
  expect(header()).toBe("shown");
  scrollTo(1_000);
  expect(header()).toBe("away");
});

it("ignores a trembling finger", () => {
  scrollTo(400);
  for (const px of [395, 402, 398, 405]) scrollTo(px);
  expect(header()).toBe("away");
  scrollTo(380);
  for (const px of [386, 381, 388]) scrollTo(px);
  expect(header()).toBe("shown");
});

it("adds small steps in one direction up", () => {
  scrollTo(400);
  for (let px = 399; px > 380; px--) scrollTo(px);
  expect(header()).toBe("shown");
});

it("is shown at the top, and ignores the bounce at either end", () => {
  scrollTo(300);
  scrollTo(-40);
  expect(header()).toBe("shown");
  scrollTo(0);
  expect(header()).toBe("shown");
  const end = 5_000 - window.innerHeight;
  scrollTo(end);
  scrollTo(end + 60);
  scrollTo(end);
  expect(header()).toBe("away");
});

it("marks nothing on a page without such a header, so that the next page starts with it", () => {
  document.body.replaceChildren();
  scrollTo(900);
  expect(header()).toBe("shown");
});

it("uses nothing outside itself, because it is an inline script", () => {
  expect(String(hideHeaderOnScroll)).not.toMatch(/import|__vite|__vitest/);
});
