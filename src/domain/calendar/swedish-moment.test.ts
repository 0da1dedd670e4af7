import { expect, it } from "vitest";
import { writeMoment, writeShortMoment } from "./swedish-moment.ts";

it.each([
  ["2026-11-15T09:03:00Z", "15 november 2026 kl. 10:03"],
  ["2027-07-01T22:30:00Z", "2 juli 2027 kl. 00:30"],
])("%s is %s in Sweden", (moment, written) => {
  expect(writeMoment(Date.parse(moment))).toBe(written);
});

it("is also written for a narrow column", () => {
  expect(writeShortMoment(Date.parse("2026-11-15T09:03:00Z"))).toBe("15\u00a0nov.\u00a02026 10:03");
});
