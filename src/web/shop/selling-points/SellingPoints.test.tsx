import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SellingPoints } from "./SellingPoints.tsx";

afterEach(cleanup);

const lines = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

it("has three lines [C-174]", () => {
  render(<SellingPoints />);
  expect(lines()).toEqual(["14 dagars ångerrätt", "Samma pris som hos bolaget", "Du väljer själv startdatum"]);
});

it("variant 3 has another third line, and no other variant has it [C-175]", () => {
  const { unmount } = render(<SellingPoints variant={3} />);
  expect(lines()[2]).toBe("Köp idag och undvik prishöjningar");
  unmount();
  render(<SellingPoints variant={2} />);
  expect(lines()[2]).toBe("Du väljer själv startdatum");
});
