import { describe, expect, it } from "vitest";
import type { ChangedTexts } from "#domain/text/resolve-texts.ts";
import { defineTexts, type TextSetIdentity } from "#domain/text/text-set.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import { loadVerticals } from "#web/shell/verticals/find-vertical.ts";
import { textsForPage } from "./texts-for-page.ts";

const frame = defineTexts("frame-of-test", { a: "a" });
const own = defineTexts("own-of-test", { a: "a" });
await loadVerticals();
const [first] = webVerticals;
if (!first) throw new Error("No vertical to try with");
const { path, categoryId } = first.description;

const CHANGED = { "0:own-of-test.a": "b" };

/** Returns also what was requested. */
function ask(pathname: string, page: object, changed: ChangedTexts = CHANGED, isEditing = false) {
  let asked: readonly TextSetIdentity[] | "all" | "nothing" = "nothing";
  const texts = {
    changed: (sets: readonly TextSetIdentity[] | "all") => {
      asked = sets;
      return changed;
    },
    marked: () => ({ marked: "yes" }),
    editedBy: () => {
      throw new Error("no page edits while it is read");
    },
  };
  return { sent: textsForPage({ texts }, pathname, [{ texts: [frame] }, page], isEditing), asked };
}

describe("the editors' changes that a page receives", () => {
  it("are none when nothing is changed", () => {
    expect(ask("/", { texts: [own] }, {}).sent).toEqual({});
  });

  it("are those in the frame's sets and its own", () => {
    const { sent, asked } = ask("/x/", { texts: [own] });
    expect(asked).toEqual([
      { id: "frame-of-test", serviceId: "0" },
      { id: "own-of-test", serviceId: "0" },
    ]);
    expect(sent).toEqual({ texts: CHANGED });
  });

  it("include those of its vertical, below the vertical's address", () => {
    const { asked } = ask(`${path}jamfor/`, { texts: [] });
    expect(asked).toContainEqual({ id: "form", serviceId: String(categoryId) });
    expect(asked).toContainEqual({ id: "vertical", serviceId: String(categoryId) });
  });

  it("are all of them for a page that lists no sets, or that gets no script", () => {
    expect(ask("/x/", {}).asked).toBe("all");
    expect(ask("/x/", { isStatic: true, texts: [own] }).asked).toBe("all");
    expect(ask("/x/", { isStatic: () => true, texts: [own] }).asked).not.toBe("all");
  });

  it("are every text with its mark for an editor who edits, and for no one else", () => {
    expect(ask("/x/", { texts: [own] }, CHANGED, true).sent).toEqual({ texts: { marked: "yes" } });
    expect(ask("/x/", { texts: [own] }, CHANGED, false).sent).toEqual({ texts: CHANGED });
  });
});
