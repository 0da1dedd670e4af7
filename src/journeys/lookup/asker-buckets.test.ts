import { expect, it } from "vitest";
import { splitAddress, subjectBuckets } from "./asker-buckets.ts";

it.each([
  ["192.0.2.17", "192.0.2.17", "192.0.2"],
  ["::ffff:192.0.2.17", "192.0.2.17", "192.0.2"],
  ["2001:db8:12:34:5:6:7:8", "2001:db8:12:34", "2001:db8:12"],
  ["2001:0DB8:0012:0034::1", "2001:db8:12:34", "2001:db8:12"],
  ["2001:db8::7", "2001:db8:0:0", "2001:db8:0"],
  ["::1", "0:0:0:0", "0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0", "fe80:0:0"],
])("%s is counted as %s within %s", (address, host, network) => {
  expect(splitAddress(address)).toEqual({ host, network });
});

it("a question counts for the visitor, the address, its network and everyone, the tightest first", () => {
  const buckets = subjectBuckets({ owner: "o", address: "192.0.2.17" }, "form");
  expect(buckets.map(({ limit }) => limit)).toEqual([5, 10, 60, 2_000]);
  const fetching = subjectBuckets({ owner: "o", address: "192.0.2.17" }, "fetch");
  expect(fetching.map(({ limit }) => limit)).toEqual([6, 40, 240, 10_000]);
  expect(new Set([...buckets, ...fetching].map(({ name }) => name)).size).toBe(8);
});
