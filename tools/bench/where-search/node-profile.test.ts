import { expect, test } from "vitest";
import { groupOf, summarizeProfile } from "./node-profile.ts";
import { countCommands } from "./process-use.ts";

const frame = (functionName: string, url: string) => ({ functionName, url, lineNumber: 0, columnNumber: 0 });

test.each([
  [frame("parse", ""), "", "JSON"],
  [frame("writev", ""), "", "writes to sockets"],
  [frame("(garbage collector)", ""), "", "garbage collection"],
  [frame("Hash", "node:internal/crypto/hash"), "node:internal/crypto/hash", "node: crypto"],
  [frame("dispatch", "file:///a"), "node_modules/undici/lib/pool.js", "undici"],
  [frame("get", "file:///a"), "node_modules/x/node_modules/@fastify/formbody/index.js", "@fastify/formbody"],
  [frame("rank", "file:///a"), "src/journeys/search/run-search.ts", "src/journeys/search"],
  [frame("byRank", "file:///a"), "src/domain/offer/offer.ts", "src/domain"],
])("%j is of its group", (given, file, group) => {
  expect(groupOf(given, file)).toBe(group);
});

test("shares are of the time in which the process worked, each sample until the next", () => {
  const profile = {
    nodes: [
      { id: 1, callFrame: frame("(idle)", "") },
      { id: 2, callFrame: frame("parse", "") },
      { id: 3, callFrame: frame("rank", "file:///a") },
    ],
    samples: [2, 1, 3, 1],
    timeDeltas: [0, 30, 1_000, 10],
  };
  expect(summarizeProfile(profile, () => "src/journeys/search/run-search.ts").groups).toEqual([
    { group: "JSON", share: 0.75 },
    { group: "src/journeys/search", share: 0.25 },
  ]);
});

test("the commands of the measurement itself are not counted", () => {
  expect(
    countCommands("cmdstat_get:calls=3,usec=1\ncmdstat_info:calls=9,usec=1\ncmdstat_config|get:calls=2,usec=1"),
  ).toBe(5);
});
