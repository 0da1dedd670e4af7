import { expect, test } from "vitest";
import { type CpuProfile, groupProfile } from "./profile.ts";

const node = (id: number, functionName: string, url: string) => ({
  id,
  callFrame: { functionName, url, lineNumber: 4 },
});

const PROFILE: CpuProfile = {
  nodes: [
    node(1, "(idle)", ""),
    node(2, "(garbage collector)", ""),
    node(3, "query", "file:///app/node_modules/pg/lib/client.js"),
    node(4, "parse", "file:///app/node_modules/pg/lib/result.js"),
    node(5, "load", "file:///app/src/adapters/postgres/order-store.ts"),
    node(6, "write", "node:internal/streams/writable"),
  ],
  samples: [1, 2, 3, 4, 5, 6, 3],
  timeDeltas: [900, 100, 300, 100, 200, 50, 300],
};

test("time is counted by package and folder, the largest first, without idle time", () => {
  const parts = groupProfile(PROFILE, 10);
  expect(parts.map(({ where, usPerOp }) => [where, usPerOp])).toEqual([
    ["pg", 70],
    ["src/adapters/postgres/order-store.ts", 20],
    ["(garbage collector)", 10],
    ["node:internal/streams", 5],
  ]);
  expect(parts[0]?.most).toEqual(["query:5 60", "parse:5 10"]);
});
