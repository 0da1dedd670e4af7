import { expect, test } from "vitest";
import { parseMarkdown } from "./site-pages.ts";

test("headings have the ids of a repository's host, and a repeated one has a number", () => {
  const { title, headings } = parseMarkdown("# All `of` it\n\n## What, and why?\n\n## What, and why?\n", "a.md");
  expect(title).toBe("All of it");
  expect(headings.map(({ depth, id }) => [depth, id])).toEqual([
    [1, "all-of-it"],
    [2, "what-and-why"],
    [2, "what-and-why-1"],
  ]);
});

test("links and pictures have the line where they are written, also in lists and tables", () => {
  const text = [
    "# Title",
    "",
    "A [first](a.md) and",
    "a [second](b.md).",
    "",
    "- one",
    "  - [third](c.md)",
    "",
    "| a | b |",
    "| - | - |",
    "| ![x](d.png) | [same](a.md) |",
    "| [same](a.md) | |",
  ].join("\n");
  expect(parseMarkdown(text, "a.md").references).toEqual([
    { href: "a.md", line: 3 },
    { href: "b.md", line: 4 },
    { href: "c.md", line: 7 },
    { href: "d.png", line: 11 },
    { href: "a.md", line: 11 },
    { href: "a.md", line: 12 },
  ]);
});

test("a link in a code block is none", () => {
  expect(parseMarkdown("# T\n\n```\n[no](gone.md)\n```\n\nand `[no](gone.md)`\n", "a.md").references).toEqual([]);
});
