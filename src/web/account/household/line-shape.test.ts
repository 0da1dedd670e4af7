import { expect, test } from "vitest";
import { lineShape, monthStarts } from "./line-shape.ts";

const span = { today: "2026-11-15", until: "2027-11-15" };
const contract = {
  heldId: "a",
  source: "entered",
  vertical: "other",
  product: "avtal",
  providerName: "Bolag",
  knownOn: "2026-11-15",
} as const;

test("a line is agreed until it renews, and goes on after that", () => {
  const { from, agreedTo, to } = lineShape({ ...contract, renewsOn: "2027-05-16" }, span);
  expect([from, agreedTo, to]).toEqual([0, 182 / 365, 1]);
});

test("a line that begins later, or ends, has nothing before or after", () => {
  expect(lineShape({ ...contract, startsOn: "2027-11-15" }, span).from).toBe(1);
  expect(lineShape({ ...contract, endsOn: "2027-05-16" }, span).to).toBe(182 / 365);
});

test("a line without a day is not agreed for any time", () => {
  expect(lineShape(contract, span)).toEqual({ from: 0, agreedTo: 0, to: 1 });
});

test("the months on the line are the twelve that begin on it", () => {
  const months = monthStarts(span);
  expect([months.length, months[0], months.at(-1)]).toEqual([12, "2026-12-01", "2027-11-01"]);
});
