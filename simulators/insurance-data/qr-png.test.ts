import readCode from "jsqr";
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { qrPng } from "./qr-png.ts";

it("the picture is a PNG that a phone reads", () => {
  const text =
    "bankid.67df3917-fa0d-44e5-b327-edcc928297f8.12.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8";
  const { data, width, height } = PNG.sync.read(Buffer.from(qrPng(text), "base64"));
  expect(readCode(new Uint8ClampedArray(data), width, height)?.data).toBe(text);
});
