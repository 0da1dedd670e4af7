import { expect, test } from "vitest";
import { maskPersonalNumber } from "./masked-personal-number.ts";

test.for(["198502102380", "19850210-2380", "19850210-••••"])(
  "%s is rendered without its last four digits",
  (written) => {
    expect(maskPersonalNumber(written)).toBe("19850210-••••");
  },
);
