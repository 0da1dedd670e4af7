import { expect, test } from "vitest";
import { identify } from "#domain/text/text-set.ts";
import { loadVerticals } from "#web/shell/verticals/find-vertical.ts";
import { listTextSets } from "#web/text-sets.ts";
import { editorTexts } from "./editors.texts.sv.ts";

test("every set of texts has a name of its own that editors know, and no name is left of a set that is gone", async () => {
  await loadVerticals();
  const ids = [...new Set((await listTextSets()).map((set) => identify(set).id))];
  expect(Object.keys(editorTexts.areas).toSorted()).toEqual(ids.toSorted());
  expect(ids).toContain("fetch");
  const names = Object.values(editorTexts.areas);
  expect(new Set(names).size).toBe(names.length);
});
