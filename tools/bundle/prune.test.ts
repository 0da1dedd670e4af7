import { describe, expect, it } from "vitest";
import { prune } from "./prune.ts";

describe("prune", () => {
  it("empties a function, and removes the methods of what it made", () => {
    const source = "function Old() { helper(); }\nOld.prototype.run = function () {};\nfunction used() { return Old; }";
    expect(prune(source, { functions: { Old: "{}" } })).toBe("function Old() {}\n\nfunction used() { return Old; }");
  });

  it("writes a value where it is read, and not where it is named or given", () => {
    const source = "let isOld = !1;\nfunction f({ isOld }) { isOld = read(); return a.isOld || isOld; }";
    expect(prune(source, { values: { isOld: "!1" } })).toBe(
      "let isOld = !1;\nfunction f({ isOld }) { read(); return a.isOld || (!1); }",
    );
  });

  it("writes the value of an expression as it is written", () => {
    expect(prune("if (init.old) f();", { values: { "init.old": "void 0" } })).toBe("if ((void 0)) f();");
  });

  it("removes the case of a tag, and still reaches its body from the case before", () => {
    const source =
      "switch (fiber.tag) { case 30: a(); case 5: b(); break; case 31: c(); }\n31 === x.tag || 30 !== x.tag;";
    expect(prune(source, { tags: [30, 31] })).toBe(
      "switch (fiber.tag) { case void 0: a(); case 5: b(); break;  c(); }\n!1 || !0;",
    );
  });

  it("leaves numbers that are no tags", () => {
    const source = "switch (status) { case 30: a(); }\n30 === x.tags; 30 === x.tag;";
    expect(prune(source, { tags: [30] })).toBe("switch (status) { case 30: a(); }\n30 === x.tags; !1;");
  });

  it("removes an export, and replaces a call without an effect", () => {
    const source = "exports.old = function () {};\nexports.used = 1;\nwarning(a, `b`); old.map(f);";
    expect(prune(source, { exports: ["old"], calls: { warning: "void 0", "old.map": "[]" } })).toBe(
      "\nexports.used = 1;\n(void 0); ([]);",
    );
  });

  it("leaves the condition of an assertion, without its text", () => {
    expect(prune('invariant(a.b, "long");', { explained: ["invariant"] })).toBe('invariant(a.b, "");');
  });

  it("stops when the library has changed", () => {
    expect(() => prune("function f() {}", { functions: { g: "{}" }, values: { "a.b": "1" }, tags: [4] })).toThrow(
      "not found in the library: g, a.b, 4",
    );
  });
});
