import { expect, it } from "vitest";
import { cleanWritten } from "./written-text.ts";

it("what was written keeps its line breaks and loses what nobody sees", () => {
  expect(cleanWritten("  Hej!\r\nVad gäller\u202E för\u0000 hyrbil?\n ")).toBe("Hej!\nVad gäller för hyrbil?");
});
