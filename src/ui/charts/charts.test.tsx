import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { BarComparison } from "./BarComparison.tsx";
import { ChartFigure } from "./ChartFigure.tsx";
import { ColumnChart } from "./ColumnChart.tsx";
import { StepChart } from "./StepChart.tsx";

afterEach(cleanup);

const POINTS = [30, 10, 12, 80, 90, 40].map((value, index) => ({
  name: `0${index}:00–0${index + 1}:00`,
  value,
  text: `${value} st`,
}));

const steps = (
  <StepChart
    label="Besök per timme"
    points={POINTS}
    ranges={[
      { from: 1, to: 3, paint: "saving", name: "Lugnast", text: "01–03" },
      { from: 3, to: 5, paint: "dearest", name: "Mest", text: "03–05" },
    ]}
    now={{ at: 2, text: "Nu 12" }}
    ticks={[{ at: 0, text: "00:00", shortText: "00" }]}
    formatTick={String}
    pageStep={2}
  />
);

describe("a chart of steps", () => {
  test("starts at now and is read with the arrow keys", async () => {
    render(steps);
    const slider = screen.getByRole("slider", { name: "Besök per timme" });
    expect(slider.getAttribute("aria-valuetext")).toBe("02:00–03:00, 12 st");
    slider.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(slider.getAttribute("aria-valuetext")).toBe("03:00–04:00, 80 st");
    expect(screen.getByText("03:00–04:00, 80 st")).toBeTruthy();
    await userEvent.keyboard("{End}{ArrowRight}");
    expect(slider.getAttribute("aria-valuenow")).toBe("6");
    await userEvent.keyboard("{PageDown}");
    expect(slider.getAttribute("aria-valuenow")).toBe("4");
  });

  test("is read with a pointer", () => {
    render(steps);
    const slider = screen.getByRole("slider");
    slider.getBoundingClientRect = () => new DOMRect(100, 0, 600, 200);
    fireEvent.pointerMove(slider, { clientX: 450 });
    expect(slider.getAttribute("aria-valuetext")).toBe("03:00–04:00, 80 st");
  });

  test("has a pattern for each range beside its colour, and its name at it", () => {
    const { container } = render(steps);
    const fills = [...container.querySelectorAll("rect[fill^='url(#']")].map((rect) => rect.getAttribute("fill") ?? "");
    expect(new Set(fills).size).toBe(2);
    for (const fill of fills) expect(container.querySelector(fill.slice(4, -1))).not.toBeNull();
    expect(screen.getByText("Lugnast")).toBeTruthy();
    expect(screen.getByText("Nu 12")).toBeTruthy();
  });

  test("is a named picture without script", () => {
    const html = renderToStaticMarkup(steps);
    expect(html).toContain('role="img"');
    expect(html).toContain('aria-label="Besök per timme"');
    expect(html).not.toContain("slider");
    expect(html.match(/<rect x=/g)).toHaveLength(POINTS.length);
  });

  test("draws a value below zero from the base line down", () => {
    const { container } = render(
      <StepChart
        label="Plus och minus"
        points={[10, -10].map((value) => ({ name: "x", value, text: String(value) }))}
        ticks={[]}
        formatTick={String}
        pageStep={1}
      />,
    );
    const [above, below] = [...container.querySelectorAll("rect[x]")];
    const end = Number(above?.getAttribute("y")) + Number(above?.getAttribute("height"));
    expect(Number(below?.getAttribute("y"))).toBeCloseTo(end, 0);
    expect(Number(below?.getAttribute("height"))).toBeGreaterThan(0);
  });
});

describe("a chart of columns", () => {
  const columns = [
    { name: "januari 2026", shortName: "jan", initial: "J", values: [20, 25] },
    { name: "februari 2026", shortName: "feb", initial: "F", values: [undefined, 5] },
  ];
  const show = (count: 1 | 2) =>
    render(
      <ColumnChart
        label="Per månad"
        columns={columns}
        series={(
          [
            { name: "A", paint: "price" },
            { name: "B", paint: "fixed" },
          ] as const
        ).slice(0, count)}
        format={(value) => `${value} kr`}
        formatShort={String}
        unknown="okänt"
      />,
    );

  test("reads every series of a column", async () => {
    show(2);
    const slider = screen.getByRole("slider", { name: "Per månad" });
    expect(slider.getAttribute("aria-valuetext")).toBe("januari 2026, A 20 kr, B 25 kr");
    slider.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(slider.getAttribute("aria-valuetext")).toBe("februari 2026, A okänt, B 5 kr");
  });

  test("draws nothing where nothing is known", () => {
    const { container } = show(2);
    expect(container.querySelectorAll("rect[x]")).toHaveLength(3);
  });
});

test("compared bars are a list in which every amount is written", () => {
  const { container } = render(
    <BarComparison
      label="Pris per år"
      bars={[
        { name: "Tuvull", note: "Hel", value: 200, text: "200 kr", paint: "price" },
        { name: "Du idag", value: 400, text: "400 kr", paint: "yours" },
      ]}
    />,
  );
  const rows = within(screen.getByRole("list", { name: "Pris per år" })).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual(["TuvullHel200 kr", "Du idag400 kr"]);
  const [low, high] = [...container.querySelectorAll("rect[x]")].map((rect) =>
    Number.parseFloat(rect.getAttribute("width") ?? ""),
  );
  expect((low ?? 0) * 2).toBeCloseTo(high ?? 0, 1);
});

test("a figure has the answer, and has its values in a table that opens without script", () => {
  render(
    <ChartFigure
      heading="Besök"
      answer="Flest kom klockan tre."
      table={{ caption: "Besök per timme", head: ["Tid", "Besök"], rows: [["03:00", "80"]] }}
    >
      {null}
    </ChartFigure>,
  );
  expect(screen.getByRole("figure", { name: "Besök" }).textContent).toContain("Flest kom klockan tre.");
  expect(screen.getByText("Visa som tabell").closest("details")).not.toBeNull();
  const table = screen.getByRole("table", { name: "Besök per timme", hidden: true });
  expect(within(table).getByRole("rowheader", { name: "03:00", hidden: true })).toBeTruthy();
});
