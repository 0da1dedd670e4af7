import { execFile } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { freePorts } from "./free-port.ts";

const HERE = new URL("./free-port.ts", import.meta.url).href;

test("no port is given twice, in one process or in several at once", async () => {
  const script = `const { freePorts } = await import(${JSON.stringify(HERE)}); console.log(JSON.stringify(await freePorts(200)));
    await new Promise((resolve) => setTimeout(resolve, 1500));`;
  const others = Array.from({ length: 3 }, () =>
    promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]),
  );
  const mine = [...(await freePorts(200)), ...(await freePorts(200))];
  const theirs = (await Promise.all(others)).flatMap(({ stdout }) => JSON.parse(stdout) as number[]);
  expect(new Set([...mine, ...theirs]).size).toBe(1_000);
}, 30_000);

test("a reserved port can be listened on later", async () => {
  const [port = 0] = await freePorts(1);
  const server = createServer();
  const listening = new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
  expect(await listening).toBe(port);
  await new Promise((resolve) => server.close(resolve));
});
