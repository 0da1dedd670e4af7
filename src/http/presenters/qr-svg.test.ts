import { expect, it } from "vitest";
import { readQrSvg } from "#tests/support/read-qr-svg.ts";
import { qrSvg } from "./qr-svg.ts";

it.each([
  "bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8",
  "bankid.67df3917-fa0d-44e5-b327-edcc928297f8.29.949d559bf23403952a94d103e67743126381eda00f0b3cbddbf7c96b1adcbce2",
])("the picture decodes to its text: %s", (text) => {
  expect(readQrSvg(qrSvg(text))).toBe(text);
});

it("the picture does not contain the text itself", () => {
  expect(qrSvg("bankid.67df3917")).not.toContain("67df3917");
});
