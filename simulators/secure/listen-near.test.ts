import { expect, it } from "vitest";
import { listenNear, portIn } from "./listen-near.ts";

it.each([
  ["https://127.0.0.1:4101/2021.1", 4101],
  ["127.0.0.1:4102", 4102],
  ["https://spar.example/2021.1", 0],
  ["", 0],
  [undefined, 0],
])("the port in %j is %i", (address, port) => {
  expect(portIn(address)).toBe(port);
});

it("a taken port is left to its owner; another failure is reported", async () => {
  const failing = (code: string) => (port: number) =>
    port === 0 ? Promise.resolve(50_000) : Promise.reject(Object.assign(new Error(code), { code }));
  expect(await listenNear("registers/x", 4101, failing("EADDRINUSE"))).toBe(50_000);
  await expect(listenNear("registers/x", 4101, failing("EACCES"))).rejects.toThrow("EACCES");
});
