import { cleanup, render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { addDays } from "#domain/calendar/day-arithmetic.ts";
import type { SeriesDay } from "#domain/series/stored-series.ts";
import { viewToday } from "#verticals/electricity/today/today-view.ts";
import { TodayPage } from "./TodayPage.tsx";
import { formatOre } from "./today.texts.sv.ts";

afterEach(cleanup);

const TODAY = "2026-11-14";
const NOW_MS = Date.parse("2026-11-14T13:32:00Z");
/** Cheap at 01:30–04:30, dear at 16:30–19:30, half of that from 22:00. */
const price = (quarter: number): number => {
  if (quarter >= 6 && quarter < 18) return 1500;
  if (quarter >= 66 && quarter < 78) return 11_070;
  return quarter >= 88 ? 3000 : 5790;
};
const day = (date: string, less = 0): SeriesDay => ({
  date,
  values: Array.from({ length: 96 }, (_, quarter) => price(quarter) - less),
});
const pageOf = (days: readonly SeriesDay[]) => (
  <TodayPage
    data={{ area: "SE3", view: viewToday({ source: "spot", key: "SE3", days, readAtMs: NOW_MS }, TODAY, NOW_MS) }}
  />
);
const factOf = (name: string) => screen.getByText(name).closest("div")?.textContent;

describe("with today's and tomorrow's prices", () => {
  const page = pageOf([day("2026-10-05"), day(TODAY), day(addDays(TODAY, 1), 500)]);

  test("answers when it is cheapest, what it costs now and when it is dearest", () => {
    render(page);
    expect(factOf("Billigaste tre timmarna framåt")).toBe(
      "Billigaste tre timmarna framåt01:30–04:30Imorgon, i snitt 10,0\u00a0öre",
    );
    expect(factOf("Just nu")).toBe("Just nu57,9öre14:30–14:45");
    expect(factOf("Dyrast idag")).toBe("Dyrast idag110,7öre16:30–16:45");
  });

  test("has a sentence and a table of all quarters for each day", () => {
    render(page);
    const today = screen.getByRole("figure", { name: "Idag, lördag 14 november" });
    expect(today.textContent).toContain("Dyrast 16:30–19:30. Kan det vänta till efter 22:00 blir det under hälften.");
    expect(within(today).getAllByRole("rowheader", { hidden: true })).toHaveLength(96);
    const tomorrow = screen.getByRole("figure", { name: "Imorgon, söndag 15 november" });
    expect(tomorrow.textContent).toContain("I snitt 5,0\u00a0öre billigare än idag.");
  });

  test("names the best time of each chore", () => {
    render(page);
    const chores = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(chores).toContain("Tvätta, 2\u00a0timmarImorgon 01:30–03:3010,0\u00a0öre");
    expect(chores.some((chore) => chore?.startsWith("Ladda bilen, 6\u00a0timmar"))).toBe(true);
  });

  test("states what the price contains and when it was read", () => {
    render(page);
    expect(screen.getByText(/utan påslag, moms och skatt\. .*Morgondagens priser har kommit/).textContent).toContain(
      "14 november 2026 kl. 14:32",
    );
  });

  test("chooses the area by links, without script", () => {
    render(page);
    const areas = screen.getByRole("navigation", { name: "Elområde" });
    expect(within(areas).getByRole("link", { current: "page" }).textContent).toBe("SE3");
    expect(within(areas).getByRole("link", { name: "SE1" }).getAttribute("href")).toBe("?omrade=SE1");
    expect(renderToStaticMarkup(page)).toContain("Visa alla 96 kvartar som tabell");
  });
});

test("before tomorrow's prices have come, the page states when they usually do", () => {
  render(pageOf([day(TODAY)]));
  expect(screen.getAllByText(/Morgondagens priser brukar komma efter klockan 13/)).toHaveLength(2);
  expect(screen.queryByText(/har kommit/)).toBeNull();
});

test("after days without prices the last known day is shown with its date, and no price of now", () => {
  render(pageOf([day("2026-11-12")]));
  expect(screen.getByText(/priserna för 12 november 2026, den senaste dag vi känner till/)).toBeTruthy();
  expect(screen.getByRole("figure", { name: "Senast kända dag, torsdag 12 november" })).toBeTruthy();
  expect(factOf("Just nu")).toBe("Just nuInte käntPriset just nu är inte känt.");
  expect(factOf("Dyrast idag")).not.toMatch(/\d/);
  expect(screen.queryByText(/^Nu /)).toBeNull();
});

test("without any price none is shown", () => {
  render(pageOf([]));
  expect(screen.getByText("Vi har inga elpriser just nu")).toBeTruthy();
  expect(screen.queryByRole("figure")).toBeNull();
  expect(document.body.textContent).not.toMatch(/\d öre/);
});

test("öre have one decimal", () => {
  expect([5790, -12, -5, 4, 123_456].map(formatOre)).toEqual(["57,9", "−0,1", "−0,1", "0,0", "1\u202f234,6"]);
});
