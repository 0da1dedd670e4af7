import { describe, expect, it } from "vitest";
import { differingTables } from "./table-contents.ts";

const content = (digest: string) => ({ rows: 1, digest });

describe("tables of two databases", () => {
  it("are alike when every table has the same rows", () => {
    const one = new Map([["orders", content("a")]]);
    expect(differingTables(one, new Map(one))).toEqual([]);
  });

  it("differ by a changed, a missing and an additional table", () => {
    const expected = new Map([
      ["orders", content("a")],
      ["mails", content("b")],
    ]);
    const found = new Map([
      ["orders", content("c")],
      ["texts", content("d")],
    ]);
    expect(differingTables(expected, found)).toEqual(["mails", "orders", "texts"]);
  });
});
