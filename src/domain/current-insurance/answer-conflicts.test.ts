import { describe, expect, it } from "vitest";
import { mergeFetched } from "./answer-conflicts.ts";

const typed = { buildyear: "1985", biarea: "20", zip: "12345", civicnumber: "198502102380" };
const fetched = { buildyear: "1972", biarea: "38", zip: "123 45", civicnumber: "199001012385", purchaseyear: null };
const withheldFields = ["civicnumber"];

describe("what was fetched over what was typed [H-031]", () => {
  const first = mergeFetched({ stored: typed, fetched, withheldFields });

  it("uses the insurer's answer, and preserves what it contradicts", () => {
    expect(first.parameters).toMatchObject({ buildyear: "1972", biarea: "38", civicnumber: "199001012385" });
    expect(first.conflicts).toEqual({
      buildyear: { typed: "1985", fetched: "1972", isTypedPreferred: false },
      biarea: { typed: "20", fetched: "38", isTypedPreferred: false },
    });
  });

  it("uses the visitor's answer where they have chosen it, also when the search is changed later", () => {
    const again = { stored: first.parameters, conflicts: first.conflicts, fetched, withheldFields };
    const chosen = mergeFetched({ ...again, given: { buildyear: "1985", biarea: "38" } });
    expect(chosen.parameters).toMatchObject({ buildyear: "1985", biarea: "38" });
    expect(chosen.conflicts).toMatchObject({
      buildyear: { isTypedPreferred: true },
      biarea: { isTypedPreferred: false },
    });
    const changed = mergeFetched({
      stored: chosen.parameters,
      conflicts: chosen.conflicts,
      given: { ownfault: "yes" },
      fetched,
      withheldFields,
    });
    expect(changed).toEqual({ ...chosen, parameters: { ...chosen.parameters, ownfault: "yes" } });
  });

  it("returns to the insurer's answer, and remembers what was typed", () => {
    const decided = { buildyear: { typed: "1985", fetched: "1972", isTypedPreferred: true } };
    const { parameters, conflicts } = mergeFetched({
      stored: typed,
      given: { buildyear: "1972" },
      fetched: { buildyear: "1972" },
      conflicts: decided,
      withheldFields,
    });
    expect(parameters["buildyear"]).toBe("1972");
    expect(conflicts).toEqual({ buildyear: { typed: "1985", fetched: "1972", isTypedPreferred: false } });
  });

  it("overrides what a page without the conflict sends", () => {
    expect(mergeFetched({ given: { buildyear: "1985" }, fetched, withheldFields }).parameters["buildyear"]).toBe(
      "1972",
    );
  });

  it("has no conflict where nothing was fetched or nothing typed", () => {
    expect(mergeFetched({ stored: typed, conflicts: first.conflicts, withheldFields }).conflicts).toEqual({});
    expect(mergeFetched({ stored: { biarea: "" }, fetched, withheldFields }).conflicts).toEqual({});
  });
});
