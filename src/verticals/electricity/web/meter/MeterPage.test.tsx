import { cleanup, configure, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { quartersOfDay } from "#domain/series/swedish-day.ts";
import type { ContractTerms } from "#verticals/electricity/calculation/contract-terms.ts";
import type { MeterPageData } from "#verticals/electricity/meter/meter-page-data.ts";
import { createMeterThread, type MeterMessage } from "#verticals/electricity/meter/meter-thread.ts";
import { MeterPage } from "./MeterPage.tsx";

// A year is read and priced; a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

/** jsdom has no workers: this one computes here, with what the real one runs. */
class WorkerHere extends EventTarget {
  readonly #receive = createMeterThread((data) => this.dispatchEvent(new MessageEvent("message", { data })));
  postMessage(message: MeterMessage) {
    void this.#receive(message);
  }
  terminate() {}
}

const asked: string[] = [];
/** Cheap nights and dear evenings in the whole year before. */
function pricesOf(url: string) {
  const { searchParams } = new URL(url, "https://sparv.example");
  const days: { Date: string; Values: number[] }[] = [];
  for (let day = searchParams.get("from") ?? ""; day <= (searchParams.get("to") ?? ""); day = addDays(day, 1)) {
    const count = quartersOfDay(day);
    days.push({
      Date: day,
      Values: Array.from({ length: count }, (_, at) => (at < 24 ? 1000 : at >= 64 && at < 80 ? 9000 : 5000)),
    });
  }
  return { Data: { Days: days, FetchedAt: null } };
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("Worker", WorkerHere);
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return Response.json(pricesOf(url));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const terms = (type: ContractTerms["type"], powerFeeKwh: number): ContractTerms => ({
  type,
  powerFeeKwh,
  certificateKwh: 0,
  markupKwh: 0,
  certificateAndMarkupKwh: 0,
  volumeFeeKwh: 0,
  environmentKwh: 0,
  yearlyFeeOre: 0,
  discounts: { yearlyFeeOre: 0, onceOre: 0, monthlyOre: 0, months: 12, kwh: 0 },
});
const contract = (id: string, providerName: string, label: string, own: ContractTerms) => ({
  id,
  providerName,
  name: `${label} avtal`,
  label,
  terms: own,
  orderHref: `/el/order/?resultid=${id}`,
});
const data: MeterPageData = {
  today: "2026-11-14",
  formHref: "/el/",
  list: {
    resultHref: "/el/jamfor/?searchid=s",
    area: "SE3",
    home: { housing: "house", heating: "other" },
    currentPriceKwh: 10_150,
    contracts: [
      contract("r1", "Dyrmyr", "Fast pris", terms("fixed", 9000)),
      contract("r2", "Vindila", "Kvarts/timpris", terms("hourly", 0)),
    ],
  },
};

/** Every hour of the last whole twelve months, 1 kWh. */
function hourlyFile(skip = 0): File {
  const rows = ["Datum;Tid;Förbrukning (kWh)"];
  for (let day = "2025-11-01"; day < "2026-11-01"; day = addDays(day, 1))
    for (let hour = 0; hour < 24; hour++) rows.push(`${day};${String(hour).padStart(2, "0")}:00;1,0`);
  rows.splice(1000, skip);
  return new File([rows.join("\n")], "forbrukning.csv", { type: "text/csv" });
}
const choose = async (file: File) => userEvent.upload(screen.getByLabelText("Välj fil"), file);

describe("a file that is chosen", () => {
  test("ranks the list by the visitor's own cost, with places moved and where to order", async () => {
    render(<MeterPage data={data} />);
    await choose(hourlyFile());
    await screen.findByRole("heading", { name: "Ny ordning för dig" });
    const rows = screen
      .getAllByRole("link", { name: /Gå vidare/ })
      .map((link) => link.closest("li")?.textContent ?? "");
    expect(rows[0]).toMatch(/^1Vindila.*Upp 1 plats/);
    expect(rows[1]).toMatch(/^2Dyrmyr.*Ner 1 plats/);
    // 8 760 kWh at 90 öre and VAT: a price that does not depend on the hour.
    expect(rows[1]).toMatch(/9\s?85[0-9]\s?kr/);
    expect(screen.getByRole("link", { name: /med Vindila/ }).getAttribute("href")).toBe("/el/order/?resultid=r2");
  });

  test("is sent nowhere: only the prices are asked for, before", async () => {
    render(<MeterPage data={data} />);
    expect(asked).toEqual(["/ajax/series/?source=spot&key=SE3&from=2025-11-01&to=2026-10-31"]);
    await choose(hourlyFile());
    await screen.findByText("forbrukning.csv");
    expect(asked).toHaveLength(1);
  });

  test("is worth more the more of the use is moved", async () => {
    render(<MeterPage data={data} />);
    await choose(hourlyFile());
    const choices = await screen.findByRole("group", { name: "Hur mycket flyttar du?" });
    const amount = () => Number(/([\d\s]+) kr lägre/.exec(document.body.textContent ?? "")?.[1]?.replaceAll(/\s/g, ""));
    expect(within(choices).getByRole("button", { pressed: true }).textContent).toBe("20\u00a0%");
    const atTwenty = amount();
    await userEvent.click(within(choices).getByRole("button", { name: /^10/ }));
    expect(amount()).toBeLessThan(atTwenty);
    expect(amount()).toBeGreaterThan(0);
    await userEvent.click(within(choices).getByRole("button", { name: /^0/ }));
    expect(screen.getByText(/Flyttar du ingen el/)).toBeTruthy();
  });

  // Five, and the hour that autumn has twice and the file once.
  test("with missing hours is used with a warning", async () => {
    render(<MeterPage data={data} />);
    await choose(hourlyFile(5));
    expect(await screen.findByText(/6 timmar saknas i filen/)).toBeTruthy();
  });

  test("of another kind is refused with what to do", async () => {
    render(<MeterPage data={data} />);
    await choose(new File(["hej\nhopp"], "brev.csv", { type: "text/csv" }));
    expect(await screen.findByText(/Vi känner inte igen filen/)).toBeTruthy();
    expect(screen.queryByText("Ny ordning för dig")).toBeNull();
  });

  test("may be dropped", async () => {
    render(<MeterPage data={data} />);
    const place = screen.getByText("Släpp filen här").closest("div")?.parentElement;
    fireEvent.drop(place as HTMLElement, { dataTransfer: { files: [hourlyFile()] } });
    expect(await screen.findByText("forbrukning.csv")).toBeTruthy();
  });
});

describe("twelve typed months", () => {
  test("are computed as well", async () => {
    render(<MeterPage data={data} />);
    for (const field of screen.getAllByRole("textbox", { hidden: true }))
      fireEvent.change(field, { target: { value: "1 000" } });
    fireEvent.click(screen.getByRole("button", { name: "Räkna på mina månader", hidden: true }));
    expect(await screen.findByText("Tolv månader som du har skrivit in")).toBeTruthy();
    expect(screen.getByText(/12\s000\skWh på ett år/)).toBeTruthy();
  });
  test("are all asked for", () => {
    render(<MeterPage data={data} />);
    fireEvent.click(screen.getByRole("button", { name: "Räkna på mina månader", hidden: true }));
    expect(screen.getByText("Skriv ett tal för varje månad.")).toBeTruthy();
  });
});

test("when no prices can be had, contracts of a fixed price are ranked and the others are named as missing", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new Error("down")));
  render(<MeterPage data={data} />);
  await choose(hourlyFile());
  expect(await screen.findByText(/kan vi inte räkna på 1 rörligt avtal/)).toBeTruthy();
  expect(await screen.findAllByRole("link", { name: /Gå vidare/ })).toHaveLength(1);
});

test("without script the page states why it needs it", () => {
  expect(renderToStaticMarkup(<MeterPage data={data} />)).toMatch(/<noscript>.*Sidan behöver JavaScript/);
});

test("without a list the page leads to the form", () => {
  render(<MeterPage data={{ ...data, list: undefined }} />);
  expect(screen.getByRole("link", { name: "Jämför elavtal" }).getAttribute("href")).toBe("/el/");
  expect(screen.queryByText("Släpp filen här")).toBeNull();
});
