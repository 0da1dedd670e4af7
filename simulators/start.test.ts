import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { controlSimulators } from "./control-client.ts";
import { startSimulators } from "./start.ts";

const program = new URL("../src/main/simulators.ts", import.meta.url).pathname;

it("the program prints one line when it is ready, and ends cleanly on SIGTERM, even with a call hanging", async () => {
  const child = spawn(process.execPath, [program, "--port", "0", "--seed", "7"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  await once(reader, "line");
  const url = lines[0]?.match(/^simulators ready on (http:\/\/127\.0\.0\.1:\d+)$/)?.[1] ?? "";
  const control = controlSimulators(url);
  expect(await control.health()).toMatchObject({ seed: 7, speed: "real" });
  await control.setFaults("insurers/tuvull", { kind: "hang" });
  const hanging = fetch(`${url}/insurers/tuvull/v1/orders?reference=x`).catch(() => "cut");
  await expect.poll(async () => (await control.counters("insurers/tuvull")).faults).toEqual({ hang: 1 });
  child.kill("SIGTERM");
  const [code] = (await once(child, "exit")) as [number | null];
  expect(code).toBe(0);
  expect(await hanging).toBe("cut");
  expect(lines).toHaveLength(1);
});

it.each([
  ["--port", "no"],
  ["--speed", "warp"],
  ["--sed", "1"],
])("the program refuses %s %s", async (...args) => {
  const child = spawn(process.execPath, [program, ...args], { stdio: "ignore" });
  const [code] = (await once(child, "exit")) as [number | null];
  expect(code).toBe(1);
});

it("a port that is taken is reported at once", async () => {
  const first = await startSimulators();
  await expect(startSimulators({ port: Number(new URL(first.url).port) })).rejects.toThrow("EADDRINUSE");
  await first.close();
});
