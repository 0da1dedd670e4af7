import { expect, test } from "vitest";
import type { StoredSeries } from "#domain/series/stored-series.ts";
import type { OwnPageSources } from "#verticals/_contract/own-pages.ts";
import { loadTodayPage } from "./today-page.ts";

const TODAY = "2026-11-14";
const NOW_MS = Date.parse("2026-11-14T13:32:00Z");
const series: StoredSeries = {
  source: "spot",
  key: "SE1",
  days: [{ date: TODAY, values: Array.from({ length: 96 }, (_, quarter) => quarter * 10) }],
  readAtMs: NOW_MS,
};

function ask(query: string) {
  const questions: string[] = [];
  const sources: OwnPageSources<never> = {
    series: async (question) => {
      questions.push(question);
      return question === "spot/SE1" ? series : undefined;
    },
    offer: async () => undefined,
    list: async () => undefined,
  };
  const request = { params: {}, query: new URLSearchParams(query), today: TODAY, nowMs: NOW_MS };
  return { questions, data: loadTodayPage(request, sources) };
}

test("the area is that of the address", async () => {
  const { questions, data } = ask("omrade=SE1");
  expect(await data).toMatchObject({ area: "SE1", view: { now: { at: 58, value: 580 } } });
  expect(questions).toEqual(["spot/SE1"]);
});

test("an area that does not exist, or none, is SE3", async () => {
  for (const query of ["", "omrade=SE9", "omrade=../x"]) {
    const { questions, data } = ask(query);
    expect(await data).toMatchObject({ area: "SE3", view: { shown: undefined, now: undefined } });
    expect(questions).toEqual(["spot/SE3"]);
  }
});

test("the page gets days and months, never the whole series", async () => {
  expect(JSON.stringify(await ask("omrade=SE1").data).length).toBeLessThan(4000);
});
