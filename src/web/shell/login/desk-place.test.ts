import { expect, test } from "vitest";
import { deskLogin, readDeskPlace } from "./desk-place.ts";

test("a login leads from the staff start page through the login back to the requested page, and to no other place", () => {
  const login = deskLogin({ pathname: "/redaktion/arende/", search: "?id=a b" });
  const url = new URL(login, "http://localhost");
  expect([url.pathname, url.hash]).toEqual(["/minasidor/", "#logga-in"]);
  expect(readDeskPlace(url.searchParams)).toBe("/redaktion/arende/?id=a%20b");
  for (const place of [
    "",
    "/",
    "/minasidor/",
    "//elak.example/redaktion/",
    "https://elak.example/",
    "/redaktion/../om/",
  ])
    expect(readDeskPlace(new URLSearchParams({ vidare: place })), place).toBeUndefined();
});
