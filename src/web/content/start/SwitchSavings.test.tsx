import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { webVerticals } from "#verticals/web-registry.ts";
import { SwitchSavings } from "./SwitchSavings.tsx";

const MONTHS = { firstMonth: "2025-11", lastMonth: "2026-10" };
const names = webVerticals.map(({ description }) => description.name);

test("with too few switches there is no section at all", () => {
  const { container } = render(<SwitchSavings {...MONTHS} savings={[]} />);
  expect(container.innerHTML).toBe("");
});

test("each service has its median and a bar beside the largest, and the section names the population", () => {
  const savings = names
    .slice(0, 2)
    .map((vertical, index) => ({ vertical, medianOre: 200_000 / (index + 1), switches: 20 }));
  render(<SwitchSavings {...MONTHS} savings={[...savings, { vertical: "gone", medianOre: 1, switches: 20 }]} />);
  screen.getByText(/hämtade sin försäkring och bytte via Sparv, november 2025 till oktober 2026/);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.querySelector("i")?.style.width)).toEqual(["100%", "50%"]);
  expect(links[0]?.textContent.replaceAll(/\s/g, " ")).toContain("2 000 kr");
});
