import { describe, expect, it } from "vitest";
import type { StaffRole } from "#domain/session/session.ts";
import { findTools } from "./find-tools.ts";

interface Asked {
  readonly isProduction?: boolean;
  readonly roles?: readonly StaffRole[];
  readonly cookie?: string;
  /** After the first slash. */
  readonly query?: string;
}

function ask(given: Asked) {
  const person = given.roles && { personId: "p", firstName: "A", lastName: "B", expiresAtMs: 0, roles: given.roles };
  const headers = new Headers(given.cookie ? { cookie: given.cookie } : {});
  return findTools(
    { isProduction: given.isProduction ?? false },
    person,
    { headers },
    new URL(`http://localhost/${given.query ?? ""}`),
  );
}

describe("the tools of a page", () => {
  it("are absent in production, for everyone", () => {
    const all = { roles: ["editor"], cookie: "__Host-sparv-redigera=on", query: "?debug=true" } as const;
    expect(ask({ ...all, isProduction: true })).toBeUndefined();
    expect(ask(all)).toEqual({ editing: "on", needsScript: true });
  });

  it("have no editing for a visitor who is no editor, whatever the cookie", () => {
    const cookie = "__Host-sparv-redigera=on";
    expect(ask({ cookie })).toEqual({ needsScript: false });
    expect(ask({ cookie, roles: ["support"] })).toEqual({ needsScript: false });
  });

  it.each([
    ["a=1; __Host-sparv-redigera=on", "on"],
    ["__Host-sparv-redigera=on; b=2", "on"],
    ["__Host-sparv-redigera=off", "off"],
    ["x-__Host-sparv-redigera=on", "off"],
    ["__Host-sparv-redigera=online", "off"],
  ])("are turned on by the switch's own cookie alone: %s", (cookie, editing) => {
    expect(ask({ cookie, roles: ["editor"] })).toEqual({ editing, needsScript: true });
  });

  it("have no editing on staff pages, whose texts are not the site's", () => {
    const cookie = "__Host-sparv-redigera=on";
    expect(ask({ cookie, roles: ["editor"], query: "redaktion/" })).toEqual({ needsScript: false });
    expect(ask({ cookie, roles: ["editor"], query: "redaktion/arende/?id=1" })).toEqual({ needsScript: false });
  });

  it("add script to a page without any when debug mode is requested", () => {
    expect(ask({ query: "?debug=true" })).toEqual({ needsScript: true });
    expect(ask({ query: "?debug=false" })).toEqual({ needsScript: false });
  });
});
