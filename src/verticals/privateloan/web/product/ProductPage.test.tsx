import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { lenders } from "#verticals/_credit/lenders.ts";
import { ProductPage } from "./ProductPage.tsx";

afterEach(cleanup);

const data = { amountKr: 120_000, years: 5, lenderCount: Object.keys(lenders).length };
const textOf = () => (document.body.textContent ?? "").replaceAll(/[\u00a0\u202f]/g, " ");

it("states what the loan costs, with the effective rate, a representative example and the warning [P-001]", () => {
  render(<ProductPage data={data} />);
  expect(textOf()).toContain("En ansökan, åtta långivare.");
  expect(textOf()).toContain("Varning! Att låna pengar kostar pengar.");
  expect(textOf()).toContain("Räknat på 10,25 % ränta. Din ränta sätts efter din ekonomi, mellan 5,60 och 18,40 %.");
  expect(textOf()).toContain(
    "Lånar du 120 000 kr på 5 år med 10,25 % rörlig ränta och 495 kr i uppläggningsavgift blir den effektiva räntan 10,94 %.",
  );
  expect(screen.getByRole("link", { name: "Börja ansökan" }).getAttribute("href")).toBe(
    "/privatlan/ansokan/?amount=120000&years=5",
  );
});

it("follows the typed amount and the slider, and ignores what is no amount", () => {
  render(<ProductPage data={data} />);
  const amount = screen.getByRole("textbox", { name: "Hur mycket vill du låna?" });
  fireEvent.change(amount, { target: { value: "80 000" } });
  expect(textOf()).toContain("Att låna 80 000 kr i fem år kostar");
  fireEvent.change(amount, { target: { value: "mycket" } });
  expect(textOf()).toContain("Att låna 80 000 kr i fem år kostar");
  fireEvent.change(screen.getByRole("slider", { name: "Antal år, dra för att ändra" }), { target: { value: "3" } });
  expect(textOf()).toContain("Att låna 80 000 kr i tre år kostar");
  expect(textOf()).toContain("Två år i stället för tre sparar");
  expect(screen.getByRole("link", { name: "Börja ansökan" }).getAttribute("href")).toContain("amount=80000&years=3");
});

it("counts with what was typed before hydration", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<ProductPage data={data} />);
  const amount = screen.getByRole<HTMLInputElement>("textbox", { name: "Hur mycket vill du låna?" });
  amount.value = "80000";
  render(<ProductPage data={data} />, { container, hydrate: true });
  expect(amount.value).toBe("80000");
  expect(textOf()).toContain("Att låna 80 000 kr i fem år kostar");
});

it("has values for every amount and time that can be applied for", () => {
  for (const amountKr of [5_000, 50_000, 150_001, 600_000])
    for (const years of [1, 15]) {
      const html = renderToString(<ProductPage data={{ ...data, amountKr, years }} />);
      expect(html).toContain("Räkneexempel");
      expect(html).not.toMatch(/NaN|undefined|Infinity/);
    }
});

it("without script the typed fields are sent to the page itself, and the sliders are not", () => {
  const host = document.createElement("div");
  host.innerHTML = renderToString(<ProductPage data={data} />);
  const form = host.querySelector("form");
  expect(form?.method).toBe("get");
  expect([...new FormData(form ?? undefined).keys()]).toEqual(["amount", "years"]);
});
