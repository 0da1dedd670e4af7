import { expect, test } from "vitest";
import { countRequests } from "./request-counts.ts";

test("a fault of the server, a refusal for lack of room and no answer are failures; what the visitor asked wrongly is none", () => {
  const counter = countRequests();
  for (const status of [200, 302, 404, 429, 502, 502, undefined]) counter.count("page", status);
  expect(counter.read()).toEqual({
    requests: 7,
    failed: 4,
    kinds: { "page: 429": 1, "page: 502": 2, "page: no answer": 1 },
  });
});
