import { expect, it } from "vitest";
import { isPrivateHost } from "./private-host.ts";

it.each([
  "localhost",
  "127.0.0.1",
  "[::1]",
  "10.1.2.3",
  "192.168.7.1",
  "172.16.0.9",
  "172.31.255.1",
  "100.64.0.1",
  "[fd12:3456::1]",
  "restate",
  "restate.sparv.svc",
  "restate.sparv.svc.cluster.local",
  "engine.internal",
])("%s is on a private network", (host) => {
  expect(isPrivateHost(host)).toBe(true);
});

it.each([
  "0.0.0.0",
  "[::]",
  "8.8.8.8",
  "172.32.0.1",
  "100.128.0.1",
  "169.254.169.254",
  "[2001:db8::1]",
  "engine.sparv.se",
  "internal.sparv.se",
])("%s is not", (host) => {
  expect(isPrivateHost(host)).toBe(false);
});
