import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchChromium } from "#tools/browser/chromium.ts";
import { takeShots } from "#tools/browser/take-shots.ts";

let server: Server;
let browser: Browser;
let base: string;
const folder = mkdtempSync(join(tmpdir(), "sparv-shots-"));

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end('<!doctype html><body style="margin:0;height:2000px"><button>Visa</button>');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
});

test("every screen is pictured whole, at both widths and in the themes asked for", async () => {
  const prepared: string[] = [];
  const screen = { name: "start", path: "/", prepare: async () => void prepared.push("start") };
  const files = await takeShots(browser, [screen], { base, folder, themes: ["light", "dark"] });
  expect(files.map((file) => basename(file))).toEqual([
    "start-390.png",
    "start-390-dark.png",
    "start-1440.png",
    "start-1440-dark.png",
  ]);
  expect(files.map(sizeOf)).toEqual([390, 390, 1440, 1440].map((width) => ({ width, height: 2000 })));
  expect(prepared).toHaveLength(4);
});

test("a screen is pictured at the widths asked for", async () => {
  const setup = { base, folder, themes: ["light"] as const, widths: [320, 2560] };
  const files = await takeShots(browser, [{ name: "start", path: "/" }], setup);
  expect(files.map((file) => [basename(file), sizeOf(file).width])).toEqual([
    ["start-320.png", 320],
    ["start-2560.png", 2560],
  ]);
});

test("a screen that cannot be prepared is named", async () => {
  const screen = { name: "broken", path: "/x/", prepare: () => Promise.reject(new Error("no button")) };
  await expect(takeShots(browser, [screen], { base, folder, themes: ["light"] })).rejects.toThrow(
    "broken (/x/) at 390 px",
  );
});

/** A PNG's width and height are at fixed offsets of its first chunk. */
function sizeOf(file: string): { width: number; height: number } {
  const bytes = readFileSync(file);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
