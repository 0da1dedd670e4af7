import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { listMenu } from "#web/shell/frame/menu.ts";
import { PhoneMenu } from "#web/shell/frame/PhoneMenu.tsx";
import { WideMenu } from "#web/shell/frame/WideMenu.tsx";
import { openMenusOnHover } from "./open-menus-on-hover.ts";

const phones = { salesPhone: "08-465 004 10", customerServicePhone: "08-465 004 00" };
let isLarge = true;

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: isLarge }));
  openMenusOnHover({ openLargeMs: 400, openSmallMs: 0, largeMinPx: 760 });
});
beforeEach(() => {
  vi.useFakeTimers();
  isLarge = true;
  render(<PhoneMenu phones={phones} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const menu = () => screen.getByRole<HTMLDetailsElement>("group");
const button = () => menu().querySelector("summary") as HTMLElement;
const number = () => screen.getByText(phones.salesPhone);

function openByHover(): void {
  fireEvent.pointerOver(button(), { pointerType: "mouse" });
  vi.advanceTimersByTime(400);
  expect(menu().open).toBe(true);
}

it("the header's phone popover closes 200 ms after the mouse has left it, and not sooner [F-062]", () => {
  openByHover();
  fireEvent.pointerOut(button(), { pointerType: "mouse", relatedTarget: document.body });
  vi.advanceTimersByTime(199);
  expect(menu().open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(menu().open).toBe(false);
});

it("a mouse that moves on to the panel, or comes back in time, keeps it open", () => {
  openByHover();
  fireEvent.pointerOut(button(), { pointerType: "mouse", relatedTarget: number() });
  vi.advanceTimersByTime(1_000);
  expect(menu().open).toBe(true);
  fireEvent.pointerOut(number(), { pointerType: "mouse", relatedTarget: document.body });
  vi.advanceTimersByTime(150);
  fireEvent.pointerOver(button(), { pointerType: "mouse" });
  vi.advanceTimersByTime(1_000);
  expect(menu().open).toBe(true);
});

it("a mouse that passes by opens nothing on a large screen; on a small one it opens at once", () => {
  fireEvent.pointerOver(button(), { pointerType: "mouse" });
  vi.advanceTimersByTime(399);
  fireEvent.pointerOut(button(), { pointerType: "mouse", relatedTarget: document.body });
  vi.advanceTimersByTime(1_000);
  expect(menu().open).toBe(false);
  isLarge = false;
  fireEvent.pointerOver(button(), { pointerType: "mouse" });
  vi.advanceTimersByTime(0);
  expect(menu().open).toBe(true);
});

it("what a press opened is not closed by the mouse, and a press just after a hover does not close", () => {
  openByHover();
  const notUndone = fireEvent.click(button());
  expect(notUndone).toBe(false);
  fireEvent.pointerOut(button(), { pointerType: "mouse", relatedTarget: document.body });
  vi.advanceTimersByTime(1_000);
  expect(menu().open).toBe(true);
});

it("a finger does not hover, and focus inside keeps the menu open", () => {
  fireEvent.pointerOver(button(), { pointerType: "touch" });
  vi.advanceTimersByTime(1_000);
  expect(menu().open).toBe(false);
  openByHover();
  number().closest("a")?.focus();
  fireEvent.pointerOut(number(), { pointerType: "mouse", relatedTarget: document.body });
  vi.advanceTimersByTime(1_000);
  expect(menu().open).toBe(true);
});

describe("the menus of the wide header", () => {
  beforeEach(() => {
    cleanup();
    render(
      <MemoryRouter>
        <WideMenu menu={listMenu()} />
      </MemoryRouter>,
    );
  });

  const menus = () => screen.getAllByRole<HTMLDetailsElement>("group").slice(0, 2);
  const opened = () => menus().map(({ open }) => open);
  const enter = (index: number) =>
    fireEvent.pointerOver(menus()[index]?.firstElementChild as Element, { pointerType: "mouse" });
  const leave = (index: number) =>
    fireEvent.pointerOut(menus()[index]?.firstElementChild as Element, {
      pointerType: "mouse",
      relatedTarget: document.body,
    });

  it("open when a mouse has rested on them for 250 ms, and hide 50 ms after it has left [F-091]", () => {
    enter(0);
    vi.advanceTimersByTime(249);
    expect(opened()).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect(opened()).toEqual([true, false]);
    leave(0);
    vi.advanceTimersByTime(49);
    expect(opened()).toEqual([true, false]);
    vi.advanceTimersByTime(1);
    expect(opened()).toEqual([false, false]);
  });

  it("that are left close, also when the mouse only passes the next one", () => {
    enter(0);
    vi.advanceTimersByTime(250);
    leave(0);
    enter(1);
    vi.advanceTimersByTime(50);
    expect(opened()).toEqual([false, false]);
    leave(1);
    vi.advanceTimersByTime(1_000);
    expect(opened()).toEqual([false, false]);
  });

  it("open in time under a mouse that moves inside the button", () => {
    enter(0);
    vi.advanceTimersByTime(200);
    fireEvent.pointerOver(menus()[0]?.querySelector("svg") as Element, {
      pointerType: "mouse",
      relatedTarget: menus()[0]?.firstElementChild,
    });
    vi.advanceTimersByTime(50);
    expect(opened()).toEqual([true, false]);
  });
});

it("uses nothing outside itself, because it is written into pages as text", () => {
  expect(String(openMenusOnHover)).not.toMatch(/import|__vite|__vitest/);
});
