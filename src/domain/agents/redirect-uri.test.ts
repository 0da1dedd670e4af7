import { expect, it } from "vitest";
import { isRedirectUri, matchesRedirectUri } from "./redirect-uri.ts";

it("a client may be answered by https or on the person's own machine, and nowhere else", () => {
  for (const good of [
    "https://agent.example/cb",
    "http://127.0.0.1:8080/cb",
    "http://localhost/cb",
    "http://[::1]:3/cb",
  ])
    expect(isRedirectUri(good), good).toBe(true);
  for (const bad of [
    "http://agent.example/cb",
    "javascript:alert(1)",
    "agent://cb",
    "https://someone@agent.example/cb",
    "https://agent.example/cb#part",
    "http://127.0.0.1.agent.example/cb",
    "https://agent.example/\u0000",
    "/cb",
    `https://agent.example/${"a".repeat(500)}`,
  ])
    expect(isRedirectUri(bad), bad).toBe(false);
});

it("an address must be the registered one; only the port of the person's own machine is free", () => {
  const web = ["https://agent.example/cb"];
  expect(matchesRedirectUri(web, "https://agent.example/cb")).toBe(true);
  for (const other of ["https://agent.example/cb/", "https://agent.example/cb?a=1", "https://agent.example:444/cb"])
    expect(matchesRedirectUri(web, other), other).toBe(false);
  const local = ["http://127.0.0.1/cb"];
  expect(matchesRedirectUri(local, "http://127.0.0.1:51234/cb")).toBe(true);
  for (const other of ["http://localhost:51234/cb", "http://127.0.0.1:51234/other", "https://127.0.0.1:51234/cb"])
    expect(matchesRedirectUri(local, other), other).toBe(false);
});
