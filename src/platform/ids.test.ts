import { expect, test } from "vitest";
import { isId, randomId } from "./ids.ts";

test("ids are unguessable, different and fit in an address as they are", () => {
  const ids = Array.from({ length: 1000 }, randomId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) {
    expect(id).toHaveLength(27);
    expect(encodeURIComponent(id)).toBe(id);
    expect(isId(id)).toBe(true);
  }
});

test.each(["", "short", "a".repeat(65), "199001011239", "../../etc/passwd/../../etc", `${"a".repeat(26)}\n`])(
  "%j is no id",
  (value) => {
    expect(isId(value)).toBe(false);
  },
);
