import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SERVICES, slugOf } from "#domain/service/services.ts";
import type { CoachBullet } from "#http/contract/coach.schema.ts";
import { CoachCard } from "./CoachCard.tsx";
import { DONE_ICON } from "./coach.ts";
import { readCoach } from "./read-coach.ts";
import { serviceIcon } from "./service-icon.ts";

afterEach(cleanup);

const step = (over: Partial<CoachBullet>): CoachBullet => ({
  Completed: false,
  TitleShort: "Hundvakt",
  Href: "/hund/",
  Tracking: "result hund",
  IconVue: "hund",
  IconColorClass: "todo",
  ...over,
});
const renderCard = (...Bullets: CoachBullet[]) =>
  render(<CoachCard coach={readCoach({ Title: "Mer", SubTitle: "Se efter.", Bullets })} />);

it("shows a title, a subtitle and steps, each with an icon [W-026]", () => {
  renderCard(step({}), step({ TitleShort: "Kattvakt", Completed: true, IconColorClass: "done" }));
  expect(screen.getByRole("heading", { name: "Mer" })).toBeTruthy();
  expect(screen.getByText("Se efter.")).toBeTruthy();
  const steps = within(screen.getByRole("navigation", { name: "Mer" })).getAllByRole("listitem");
  expect(steps.map((each) => each.querySelectorAll("svg").length)).toEqual([1, 1]);
});

it("a step that is completed is no link and says so; the others are, with what their click is told as [W-027]", () => {
  renderCard(
    step({ Completed: true, TitleShort: "Kattvakt", IconColorClass: "done" }),
    step({ Completed: true, TitleShort: "Hästvakt", IconColorClass: "now" }),
    step({}),
    step({ TitleShort: "Fisk", Href: "/fisk/", Tracking: "result fisk", IconColorClass: "later" }),
  );
  expect(screen.getAllByRole("listitem").map((each) => each.textContent)).toEqual([
    "Kattvakt, klar",
    "Hästvakt, pågår",
    "Hundvakt",
    "FiskKommer senare",
  ]);
  const told = screen
    .getAllByRole("link")
    .map((link) => [link.getAttribute("href"), link.dataset["track"], link.dataset["trackLabel"]]);
  expect(told).toEqual([
    ["/hund/", "coach_step", "result hund"],
    ["/fisk/", "coach_step", "result fisk"],
  ]);
});

it("whatever is compared has an icon of its own, and what is done a tick", () => {
  const compared = SERVICES.filter(({ kind }) => kind === "compared").map(slugOf);
  const icons = [...compared, DONE_ICON, "unheard-of"].map((name) => serviceIcon(name).Icon);
  expect(new Set(icons).size).toBe(icons.length);
});
