import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startBareProcess } from "./bare-process.ts";

function programOf(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), "sparv-bare-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "bare.mjs");
  writeFileSync(file, code);
  return file;
}

test("a server that dies before it answers ends the measurement with its message", async () => {
  const file = programOf(`console.error("no such list"); process.exit(3);`);
  await expect(startBareProcess(file)).rejects.toThrow(/ended with 3: no such list/);
});

test("a server that dies while it is measured ends the measurement too", async () => {
  const file = programOf(
    `process.send({ port: 1 }); setTimeout(() => { console.error("out of memory"); process.exit(1); }, 50);`,
  );
  const { died } = await startBareProcess(file);
  await expect(died).rejects.toThrow(/ended with 1: out of memory/);
});

test("one that answers gets its input, and can be stopped", async () => {
  const server = await startBareProcess(
    programOf(`process.once("message", ({ port }) => process.send({ port })); setInterval(() => {}, 1000);`),
    { input: { port: 4711 } },
  );
  expect(server.url).toBe("http://127.0.0.1:4711");
  await server.stop();
  await server.stop();
  await expect(server.died).rejects.toThrow(/SIGTERM/);
});
