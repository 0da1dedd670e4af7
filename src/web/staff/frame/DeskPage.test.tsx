import { cleanup, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { StaffRole } from "#domain/session/session.ts";
import { countForDesk, type DeskCounts } from "./count-for-desk.ts";
import { type DeskSection, DeskPage } from "./DeskPage.tsx";

afterEach(cleanup);

function show(section: DeskSection, roles: readonly StaffRole[], isProduction = false, deskCounts?: DeskCounts) {
  const session = { firstName: "Maria", lastName: "Ek", expiresAtMs: 0, nowMs: 0, roles };
  const root = { session, deskCounts, ...(isProduction ? {} : { tools: { needsScript: false } }) };
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => root,
      HydrateFallback: () => null,
      Component: () => <DeskPage section={section}>Innehåll</DeskPage>,
    },
  ]);
  render(<Stub hydrationData={{ loaderData: { root } }} />);
  screen.getByText("Innehåll");
}

const ways = () =>
  within(screen.getByRole("navigation", { name: "Redaktionen" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

test("the staff frame has the links that the role permits, and nothing of the public site", () => {
  show("cases", ["support"]);
  expect(ways()).toEqual(["Beställningar och ärenden", "Simulatorer"]);
  expect(screen.getByRole("link", { current: "page" }).getAttribute("href")).toBe("/redaktion/arenden/");
  expect(screen.getByText("Maria Ek")).toBeDefined();
  expect(screen.queryByRole("contentinfo")).toBeNull();
  cleanup();
  show("texts", ["editor"]);
  expect(ways()).toEqual(["Frågor till experterna", "Nyhetsbrevet", "Texter"]);
  cleanup();
  show("cases", ["support", "editor"], true);
  expect(ways()).not.toContain("Simulatorer");
});

test("each link shows the number of waiting items, and none for zero", () => {
  show("letters", ["support", "editor"], true, { cases: 4, questions: 0 });
  expect(ways()).toEqual(["Beställningar och ärenden4 väntar", "Frågor till experterna", "Nyhetsbrevet", "Texter"]);
});

test("a section's figure is only for those who may open it, on staff pages only, and a page works without", async () => {
  const services = {
    desk: { countWaiting: () => Promise.resolve(4) },
    expert: { countOpen: () => Promise.reject(new Error("no database")) },
  };
  const at = (pathname: string, roles: readonly StaffRole[]) => countForDesk(services, { roles }, { pathname });
  expect(await at("/redaktion/arenden/", ["support", "editor"])).toEqual({ deskCounts: { cases: 4 } });
  expect(await at("/redaktion/arenden/", ["editor"])).toEqual({ deskCounts: {} });
  expect(await at("/", ["support"])).toEqual({});
  expect(await countForDesk(services, undefined, { pathname: "/redaktion/" })).toEqual({});
});

test("support searches from every page, by post: the search text must not be in a log", () => {
  show("letters", ["support", "editor"]);
  const field = within(screen.getByRole("search")).getByRole<HTMLInputElement>("textbox", {
    name: "Ordernummer, mejladress, personnummer eller felreferens",
  });
  expect([field.form?.method, field.form?.getAttribute("action"), field.name]).toEqual([
    "post",
    "/redaktion/arenden/",
    "sok",
  ]);
  cleanup();
  show("letters", ["editor"]);
  expect(screen.queryByRole("search")).toBeNull();
});
