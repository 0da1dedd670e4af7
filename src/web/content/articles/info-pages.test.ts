import { describe, expect, it } from "vitest";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { cookieList } from "#web/shell/consent/cookie-list.texts.sv.ts";
import { BANNER_STORAGE_KEY } from "#web/browser/banner-events.ts";
import type { InfoBlock } from "./info-page.ts";
import { findRelated, infoPages } from "./info-pages.ts";
import { linkTargets } from "./link-targets.ts";
import { splitInline } from "./split-inline.ts";

const textsOf = (block: InfoBlock): readonly string[] => {
  if (typeof block === "string") return [block];
  if ("list" in block) return block.list;
  if ("steps" in block) return block.steps;
  return block.terms.map(({ text }) => text);
};

describe.each(infoPages.map((page) => [page.path, page] as const))("%s", (path, { texts, extras }) => {
  it("links to further reading, and not to itself", () => {
    const related = findRelated(path);
    expect(related.length).toBeGreaterThan(0);
    expect(related.map((other) => other.path)).not.toContain(path);
  });

  it("has a title and a description that fit in a list of hits", () => {
    expect(texts.title.length).toBeLessThanOrEqual(50);
    expect(texts.description.length).toBeGreaterThan(50);
    expect(texts.description.length).toBeLessThanOrEqual(160);
  });

  it("has parts that can be linked to, each once, and no extra content for a missing part", () => {
    const ids = texts.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
    expect(Object.keys(extras ?? {}).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("links only to existing places", () => {
    const sentences = [texts.lead, ...texts.sections.flatMap(({ blocks }) => blocks.flatMap(textsOf))];
    const targets = sentences.flatMap(splitInline).flatMap((part) => (part.kind === "link" ? [part.target] : []));
    const unknown = targets.filter((target) => !(target in linkTargets) && !target.startsWith("https://"));
    expect(unknown).toEqual([]);
    // An unparsed mark would be read out.
    const plain = sentences.flatMap(splitInline).flatMap((part) => (part.kind === "text" ? [part.text] : []));
    expect(plain.filter((text) => /[[\]{}]/.test(text))).toEqual([]);
  });

  it("shows when it was last changed", () => {
    expect(texts.updated).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(texts.updated)).toBeLessThanOrEqual(Date.now());
  });
});

it("no two pages have the same title or description", () => {
  for (const field of ["title", "description"] as const) {
    const values = infoPages.map(({ texts }) => texts[field]);
    expect(new Set(values).size).toBe(values.length);
  }
});

it("the table of cookies lists what we store in a browser", () => {
  const names = cookieList.map(({ name }) => name);
  expect(names).toContain(VISITOR_COOKIE);
  expect(names).toContain(BANNER_STORAGE_KEY);
  expect(new Set(names).size).toBe(names.length);
});

it("a sentence is split at its links and its phone number, and nothing is lost", () => {
  expect(splitInline("Ring {phone}, {hours}, eller [läs mer](about).")).toEqual([
    { kind: "text", text: "Ring " },
    { kind: "phone" },
    { kind: "text", text: ", " },
    { kind: "hours" },
    { kind: "text", text: ", eller " },
    { kind: "link", text: "läs mer", target: "about" },
    { kind: "text", text: "." },
  ]);
  expect(splitInline("Inget särskilt.")).toEqual([{ kind: "text", text: "Inget särskilt." }]);
});
