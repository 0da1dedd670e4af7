import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { Disclosure } from "#ui/layout/Disclosure.tsx";
import { closeMenusOnEscape } from "./close-menus-on-escape.ts";

afterEach(cleanup);

it("closes the open menu on Escape and gives focus back to what opened it", async () => {
  closeMenusOnEscape();
  render(
    <Disclosure group="menu" panel="float" summary="Jämför">
      <a href="/somewhere/">Någonstans</a>
    </Disclosure>,
  );
  const menu = screen.getByRole<HTMLDetailsElement>("group");
  menu.open = true;
  screen.getByRole("link").focus();
  await userEvent.keyboard("a");
  expect(menu.open).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(menu.open).toBe(false);
  expect(document.activeElement?.textContent).toBe("Jämför");
});

it("uses nothing outside itself, because it is written into pages as text", () => {
  expect(String(closeMenusOnEscape)).not.toMatch(/import|__vite|__vitest/);
});
