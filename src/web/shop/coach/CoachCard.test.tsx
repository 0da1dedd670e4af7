import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SERVICES, slugOf } from "#domain/service/services.ts";
import type { CoachBullet } from "#http/contract/coach.schema.ts";
import { CoachCard } from "./CoachCard.tsx";
import { DONE_ICON } from "./coach.ts";
import { readCoach } from "./read-coach.ts";
import { coachIcon } from "./coach-icon.ts";

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

it("a completed step is no link and has a status text; the others are links with a tracking label [W-027]", () => {
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
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.getAttribute("href"), link.dataset["track"], link.dataset["trackLabel"]]);
  expect(links).toEqual([
    ["/hund/", "coach_step", "result hund"],
    ["/fisk/", "coach_step", "result fisk"],
  ]);
});

it("each compared service has its own icon, and a completed step has a tick", () => {
  const compared = SERVICES.filter(({ kind }) => kind === "compared").map(slugOf);
  const icons = [...compared, DONE_ICON, "unheard-of"].map((name) => coachIcon(name).Icon);
  expect(new Set(icons).size).toBe(icons.length);
});
