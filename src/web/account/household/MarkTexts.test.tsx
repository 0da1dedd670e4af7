import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { HeldContract } from "#domain/household/held-contract.ts";
import { MarkTexts } from "./MarkTexts.tsx";

afterEach(cleanup);

const contract: HeldContract = {
  heldId: "held",
  source: "entered",
  vertical: "alarm",
  product: "hemlarm",
  providerName: "Väktarna",
  knownOn: "2026-11-17",
};
const textOf = (held: HeldContract) => render(<MarkTexts contract={held} marks={[]} />).container.textContent;

it("distinguishes a day that no one knows from one that is more than a year away", () => {
  expect(textOf(contract)).toBe("Inget datum känt.");
  expect(textOf({ ...contract, boundUntil: "2028-03-01" })).toBe("Inget datum de närmaste tolv månaderna.");
});
