import { afterEach, describe, expect, it, vi } from "vitest";
import { isDebugOn, readDebugMode } from "./debug-mode.ts";

describe("debug mode", () => {
  it("is on through the query parameter, whatever the flag is [F-126]", () => {
    expect(readDebugMode({ search: "?debug=true", flag: null })).toBe(true);
    expect(readDebugMode({ search: "?searchid=x&debug=true", flag: "false" })).toBe(true);
  });

  it("is on through the local-storage flag [F-126]", () => {
    expect(readDebugMode({ search: "", flag: "true" })).toBe(true);
    expect(readDebugMode({ search: "?searchid=x", flag: "true" })).toBe(true);
  });

  it("is off through the query parameter, although the flag is set", () => {
    expect(readDebugMode({ search: "?debug=false", flag: "true" })).toBe(false);
  });

  it.each(["?debug=other", "?debug=", "?debug=1"])("is left to the flag by %s", (search) => {
    expect(readDebugMode({ search, flag: "true" })).toBe(true);
    expect(readDebugMode({ search, flag: null })).toBe(false);
  });
});

describe("a page", () => {
  afterEach(() => vi.unstubAllGlobals());

  const showPage = (dataset: Record<string, string>) => {
    vi.stubGlobal("document", { documentElement: { dataset } });
    vi.stubGlobal("location", { search: "?debug=true" });
    vi.stubGlobal("localStorage", { getItem: () => "true" });
  };

  it("is in debug mode where its host sends debug fields", () => {
    showPage({ debuggable: "" });
    expect(isDebugOn()).toBe(true);
  });

  it("ignores query and flag where its host does not", () => {
    showPage({});
    expect(isDebugOn()).toBe(false);
  });

  it("works when the browser refuses its storage", () => {
    showPage({ debuggable: "" });
    vi.stubGlobal("location", { search: "" });
    vi.stubGlobal("localStorage", {
      getItem() {
        throw new Error("denied");
      },
    });
    expect(isDebugOn()).toBe(false);
  });
});
