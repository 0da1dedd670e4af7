import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isServiceCategoryId, SERVICE_CATEGORIES } from "./service-categories.ts";
import { appliedVerticals, createServerVerticals } from "#verticals/server-registry.ts";
import { findServiceAt, SERVICES, slugOf } from "./services.ts";

/** Spec 1 §1 and §3; the last four are presented rather than compared. */
const DOCUMENTED = [
  "car",
  "house",
  "flat",
  "accident",
  "power",
  "broadband",
  "private-loan",
  "mortgage",
  "savings",
  "mobile",
  "pension",
  "fuel",
  "recycling",
];

const built = [...createServerVerticals({ nowMs: () => 0 }), ...appliedVerticals].map(({ description }) => description);

describe("the services", () => {
  it("are the thirteen of the documents, the last four presented rather than compared [F-004]", () => {
    expect(SERVICES.map(({ id }) => id).filter((id) => DOCUMENTED.includes(id))).toEqual(DOCUMENTED);
    expect(SERVICES.filter(({ kind }) => kind === "cross-sold").map(({ id }) => id)).toEqual(DOCUMENTED.slice(-4));
  });

  it("are besides those only what a vertical compares, and no vertical is without its service", () => {
    const others = SERVICES.filter(({ id }) => !DOCUMENTED.includes(id));
    for (const { path, id, kind, categoryIds } of others) {
      const vertical = built.find((description) => description.path === path);
      expect([id, kind, categoryIds], path).toEqual([vertical?.name, "compared", [vertical?.categoryId]]);
    }
    expect(built.filter(({ path }) => !findServiceAt(path)).map(({ name }) => name)).toEqual([]);
  });

  it("have five names in calls and tracking, and what can be compared has its own [F-010]", () => {
    const names = SERVICES.flatMap(({ serviceName }) => serviceName ?? []);
    expect(names).toEqual(["insurancecar", "insurancehouse", "insuranceflat", "insuranceaccident", "power"]);
    const compared = new Map(built.map(({ path, serviceName }) => [path, serviceName]));
    const documented = SERVICES.filter(({ id, group }) => group === "insurance" && DOCUMENTED.includes(id));
    for (const { path, serviceName } of documented) expect(compared.get(path)).toBe(serviceName);
  });

  it("have the path services bil, villa and hem and the result pages bil, villa, olycksfall and hem [F-011]", () => {
    expect(new Set(SERVICES.flatMap(({ pathService }) => pathService ?? []))).toEqual(new Set(["bil", "villa", "hem"]));
    expect(new Set(SERVICES.flatMap(({ resultPageName }) => resultPageName ?? []))).toEqual(
      new Set(["bil", "villa", "olycksfall", "hem"]),
    );
    const named = SERVICES.filter(({ resultPageName }) => resultPageName !== undefined);
    for (const { path, resultPageName } of named) expect(path).toContain(`/${resultPageName}/`);
  });

  it("are found by their address, which no two share", () => {
    for (const service of SERVICES) expect(findServiceAt(service.path)).toBe(service);
    expect(findServiceAt("/forsakring/bat/")).toBeUndefined();
    expect(new Set(SERVICES.map(slugOf)).size).toBe(SERVICES.length);
    expect(slugOf({ path: "/forsakring/villa/" })).toBe("villa");
  });

  it("have only category ids that exist", () => {
    expect(SERVICES.flatMap(({ categoryIds }) => categoryIds).filter((id) => !isServiceCategoryId(id))).toEqual([]);
  });
});

/** The requirement's own text: "7 private loan, 8 mortgage, …". Where it leaves "insurance" out, so may the table. */
function requiredCategories(row: string): [id: number, name: string][] {
  const line = readFileSync(new URL("../../../docs/requirements.csv", import.meta.url), "utf8")
    .split("\n")
    .find((text) => text.startsWith(`${row},`));
  const [, list = ""] = /:\s*(.+?)(?:; no other|\.?",)/.exec(line ?? "") ?? [];
  return list.split(", ").map((entry) => {
    const [, id = "", name = ""] = /^(\d+) (.+?)\.?$/.exec(entry) ?? [];
    return [Number(id), name];
  });
}

describe("the category ids", () => {
  const withoutInsurance = (name: string) => name.replace(/ insurance$/, "");

  it.each([
    ["F-013", 20],
    ["F-014", 28],
  ] as const)("%s lists %i of them, and the table has each", (row, count) => {
    const required = requiredCategories(row);
    expect(required).toHaveLength(count);
    const table: Readonly<Record<number, string>> = SERVICE_CATEGORIES;
    for (const [id, name] of required) expect(withoutInsurance(table[id] ?? "")).toBe(withoutInsurance(name));
  });

  it("from 7 to 30 are the documented ones and no others [F-013]", () => {
    const ids = requiredCategories("F-013").map(([id]) => id);
    expect(idsBetween(0, 30)).toEqual(ids);
  });

  it("from 31 to 65 are the documented ones, and the gaps are rejected [F-014]", () => {
    expect(idsBetween(31, 999)).toEqual(requiredCategories("F-014").map(([id]) => id));
    for (const gap of [9, 12, 21, 22, 33, 39, 40, 41, 44, 46, 47, 0, 66, 7.5])
      expect(isServiceCategoryId(gap)).toBe(false);
  });
});

const idsBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(isServiceCategoryId);
