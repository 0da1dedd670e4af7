import { expect, it } from "vitest";
import { formatAnswer } from "./format-answer.ts";

it("writes a number with its unit as it is read, on one line", () => {
  expect(formatAnswer({ kind: "number", suffix: "kWh" }, "12000")).toBe("12\u202F000\u00A0kWh");
  expect(formatAnswer({ kind: "number", suffix: "kvm" }, "62")).toBe("62\u00A0kvm");
  expect(formatAnswer({ kind: "float", suffix: "öre/kWh" }, "1101.5")).toBe("1\u202F101,5\u00A0öre/kWh");
});

it("leaves what is no number, and a number without a unit, as they are", () => {
  expect(formatAnswer({ kind: "number" }, "2014")).toBe("2014");
  expect(formatAnswer({ kind: "text", suffix: "kvm" }, "cirka 60")).toBe("cirka 60\u00A0kvm");
  expect(formatAnswer({ kind: "dropdown", options: [{ id: "a", label: "Garage" }] }, "a")).toBe("Garage");
});
