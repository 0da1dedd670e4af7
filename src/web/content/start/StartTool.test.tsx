import { cleanup, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it } from "vitest";
import { appliedEntries, webVerticals } from "#verticals/web-registry.ts";
import { listAnnounced } from "#web/shell/services/announced-services.ts";
import { startTexts } from "./start.texts.sv.ts";
import { StartTool } from "./StartTool.tsx";

afterEach(cleanup);

it("an announced service has its place in the row, is marked, and leads to its own page", async () => {
  // As if nothing were built: whichever services are, those that are not look like this.
  const announced = listAnnounced([]).slice(-2);
  expect(announced).toHaveLength(2);
  const verticals = await Promise.all(webVerticals.map((entry) => entry.load()));
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => <StartTool verticals={verticals} today="2026-11-16" companyCounts={{}} announced={announced} />,
    },
  ]);
  const { container } = render(<Stub />);
  const links = [...container.querySelectorAll("a[data-announced]")];
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    announced.map(({ names, service }) => [`${names.menu}Kommer`, service.path]),
  );
  for (const { description, menuLabel } of appliedEntries)
    expect(screen.getByRole("link", { name: menuLabel }).getAttribute("href")).toBe(description.path);
  // A service that can be compared is a choice, and is not marked as announced.
  const choices = within(screen.getByRole("group", { name: startTexts.choose })).getAllByRole("radio");
  expect(choices.map((radio) => radio.closest("label")?.textContent)).toEqual(
    webVerticals.map(({ menuLabel }) => menuLabel),
  );
});
