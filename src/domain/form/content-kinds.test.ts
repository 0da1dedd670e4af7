import { expect, it } from "vitest";
import { contentKinds } from "./content-kinds.ts";
import { isInputKind } from "./input-kinds.ts";

it("there are the ten content kinds of the spec, none of which is an input [V-004]", () => {
  expect(new Set(contentKinds).size).toBe(10);
  expect([...contentKinds].toSorted()).toEqual([
    "button",
    "divider",
    "fineprint",
    "headers",
    "injected-block",
    "label",
    "loading-button",
    "paragraph",
    "plain",
    "subheader",
  ]);
  expect(contentKinds.filter(isInputKind)).toEqual([]);
});
