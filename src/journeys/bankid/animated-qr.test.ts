import { expect, it } from "vitest";
import { animatedQr } from "./animated-qr.ts";

/** BankID's own published example. */
const seed = {
  qrStartToken: "67df3917-fa0d-44e5-b327-edcc928297f8",
  qrStartSecret: "d28db9a7-4cde-429e-a983-359be676944c",
};

it.each([
  [0, "0", "dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8"],
  [1_000, "1", "949d559bf23403952a94d103e67743126381eda00f0b3cbddbf7c96b1adcbce2"],
  [2_000, "2", "a9e5ec59cb4eee4ef4117150abc58fad7a85439a6a96ccbecc3668b41795b3f3"],
])("after %d ms the code is the published one of second %s", (elapsedMs, second, proof) => {
  expect(animatedQr(seed, elapsedMs)).toBe(`bankid.${seed.qrStartToken}.${second}.${proof}`);
});

it("changes when a second has passed, not before, and never holds the secret", () => {
  expect(animatedQr(seed, 999)).toBe(animatedQr(seed, 0));
  expect(animatedQr(seed, 1_999)).toBe(animatedQr(seed, 1_000));
  expect(animatedQr(seed, 2_000)).not.toBe(animatedQr(seed, 1_999));
  expect(animatedQr(seed, 3_000)).not.toContain(seed.qrStartSecret);
});

it("counts from zero when the nodes' clocks disagree", () => {
  expect(animatedQr(seed, -400)).toBe(animatedQr(seed, 0));
});
