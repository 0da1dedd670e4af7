import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { createTransport } from "nodemailer";
import { expect, it } from "vitest";
import { mailBounceCallPath } from "#domain/addresses/machine-paths.ts";
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

it("visitors find by their own address what the product finds by another, and the site is called where it is", async () => {
  const called = Promise.withResolvers<string>();
  const site = createServer((request, response) => {
    called.resolve(request.url ?? "");
    response.end();
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const simulators = await startSimulators({ host: "0.0.0.0", visitorUrl: "http://shop.example:4100", siteUrl });
  try {
    const { port } = new URL(simulators.url);
    const script = await fetch(`http://127.0.0.1:${port}/chat/widget/widget.js`);
    expect(await script.text()).toContain("http://shop.example:4100/chat/widget");
    await sendMail(Number(new URL(simulators.ownUrls["mail/smtp"] ?? "").port), "studs@exempel.se");
    expect(await called.promise).toBe(mailBounceCallPath());
  } finally {
    await simulators.close();
    site.close();
  }
});

const sendMail = (port: number, to: string) =>
  createTransport({ host: "127.0.0.1", port, secure: false }).sendMail({ from: "hej@sparv.example", to, text: "Hej" });
