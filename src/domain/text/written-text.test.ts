import { expect, it } from "vitest";
import { cleanWritten } from "./written-text.ts";

it("what was written preserves its line breaks and loses invisible characters", () => {
  expect(cleanWritten("  Hej!\r\nVad gäller\u202E för\u0000 hyrbil?\n ")).toBe("Hej!\nVad gäller för hyrbil?");
});
