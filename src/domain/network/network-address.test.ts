import fc from "fast-check";
import { expect, it } from "vitest";
import { readNetworkAddress } from "./network-address.ts";

it.each([
  ["192.0.2.17", "192.0.2.17", "192.0.2.17", "192.0.2"],
  ["192.0.2.17:50123", "192.0.2.17", "192.0.2.17", "192.0.2"],
  [" 192.0.2.17 ", "192.0.2.17", "192.0.2.17", "192.0.2"],
  ["::ffff:192.0.2.17", "192.0.2.17", "192.0.2.17", "192.0.2"],
  ["::FFFF:c000:0211", "192.0.2.17", "192.0.2.17", "192.0.2"],
  ["[::ffff:192.0.2.17]:443", "192.0.2.17", "192.0.2.17", "192.0.2"],
  ["[2001:db8:12:34:5:6:7:8]:50123", "2001:db8:12:34:5:6:7:8", "2001:db8:12:34", "2001:db8:12"],
  ["[2001:db8::7]", "2001:db8:0:0:0:0:0:7", "2001:db8:0:0", "2001:db8:0"],
  ["2001:0DB8:0012:0034::1", "2001:db8:12:34:0:0:0:1", "2001:db8:12:34", "2001:db8:12"],
  ["::1", "0:0:0:0:0:0:0:1", "0:0:0:0", "0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0:0:0:0:1", "fe80:0:0:0", "fe80:0:0"],
])("%s is %s, counted as %s within %s", (text, address, host, network) => {
  expect(readNetworkAddress(text)).toEqual({ address, host, network });
});

it.each([
  "",
  "unknown",
  "_hidden",
  "256.1.1.1",
  "1.2.3",
  "1.2.3.4.5",
  "010.1.1.1",
  "1.2.3.4:port",
  "1.2.3.4:123456",
  "[1.2.3.4",
  "2001:db8::1::2",
  "2001:db8:1",
  "1:2:3:4:5:6:7:8:9",
  "12345::",
  "1.2.3.4::",
  "fe80::1%",
  "evil.example",
  "' or 1=1 --",
  "1.2.3.4, 5.6.7.8",
])("%j is no address", (text) => {
  expect(readNetworkAddress(text)).toBeUndefined();
});

it("a port never makes a new asker", () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.nat(65_535), (address, port) => {
      expect(readNetworkAddress(`${address}:${port}`)).toEqual(readNetworkAddress(address));
    }),
  );
  fc.assert(
    fc.property(fc.ipV6(), fc.nat(65_535), (address, port) => {
      expect(readNetworkAddress(`[${address}]:${port}`)).toEqual(readNetworkAddress(address));
      expect(readNetworkAddress(address)).toBeDefined();
    }),
  );
});
