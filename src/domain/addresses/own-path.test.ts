import { expect, it } from "vitest";
import { isOwnPath } from "./own-path.ts";

it.each(["/", "/minasidor/", "/forsakring/bil/jamfor/?searchid=Ab-3_&vanta=1", "/%C3%A5/"])(
  "%s is a path of ours",
  (path) => {
    expect(isOwnPath(path)).toBe(true);
    expect(new URL(path, "https://sparv.example").origin).toBe("https://sparv.example");
  },
);

it.each([
  "",
  "minasidor/",
  "//elsewhere.example/",
  "/\\elsewhere.example/",
  "/\t/elsewhere.example/",
  "/a\\b",
  "https://elsewhere.example/",
  "javascript:alert(1)",
  "/a\r\nset-cookie: a=b",
  "/ /",
  "/minasidor/#part",
])("%j is not", (path) => {
  expect(isOwnPath(path)).toBe(false);
});
