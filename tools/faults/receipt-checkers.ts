import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { receiptPath } from "#domain/addresses/verifiable-paths.ts";
import { launchChromium } from "#tools/browser/chromium.ts";
import { NODE, ROOT } from "#tools/processes/paths.ts";

/** Checks files as a person without our trust would, and reports which of them are accepted. */
export interface ReceiptChecker {
  /** In the order of the files. */
  accepts(files: readonly Uint8Array[]): Promise<boolean[]>;
  close(): Promise<void>;
}

/** Command lines are limited. */
const FILES_PER_PROCESS = 2_000;

/** The verifier that needs no network, each time as a process of its own. */
export function createOfflineChecker(keys: string): ReceiptChecker {
  const folder = mkdtempSync(join(tmpdir(), "sparv-receipts-"));
  const keyFile = join(folder, "keys.json");
  writeFileSync(keyFile, keys);
  const check = async (files: readonly Uint8Array[]): Promise<boolean[]> => {
    const paths = files.map((file, index) => {
      const path = join(folder, `${index}.json`);
      writeFileSync(path, file);
      return path;
    });
    const { stdout, stderr } = await run(["tools/verify-receipt.ts", ...paths, "--keys", keyFile]);
    const lines = stdout.trim().split("\n");
    if (lines.length !== files.length)
      throw new Error(`the verifier reported ${lines.length} of ${files.length} files: ${stderr}`);
    return lines.map((line) => line.includes(": verified, "));
  };
  return {
    async accepts(files) {
      const accepted: boolean[] = [];
      for (let at = 0; at < files.length; at += FILES_PER_PROCESS)
        accepted.push(...(await check(files.slice(at, at + FILES_PER_PROCESS))));
      return accepted;
    },
    close: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  };
}

const run = (args: readonly string[]): Promise<{ readonly stdout: string; readonly stderr: string }> =>
  new Promise((resolve) =>
    execFile(NODE, args, { cwd: ROOT, maxBuffer: 64 * 1_024 * 1_024 }, (_error, stdout, stderr) =>
      resolve({ stdout, stderr }),
    ),
  );

export interface BrowserChecker extends ReceiptChecker {
  /** What the page of a receipt finally states. */
  readPage(searchId: string): Promise<string>;
}

/** The same code as the page of a receipt loads, in Chromium, with the keys as the browser fetches them. */
export async function createBrowserChecker(origin: string, keysPath: string): Promise<BrowserChecker> {
  const script = await bundleVerifier();
  const browser = await launchChromium();
  const page = await browser.newPage();
  // Any page of the site: signatures can be verified on one that was loaded securely only.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(script);
  await page.evaluate(async (path) => {
    const { readKeys, verifyReceiptFile } = globalThis.receiptVerifier;
    const keys = readKeys(await (await fetch(path)).text());
    if (!keys) throw new Error("no keys");
    globalThis.acceptsReceipt = async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      return (await verifyReceiptFile(bytes, keys)).fault === undefined;
    };
  }, keysPath);
  return {
    accepts: (files) =>
      page.evaluate(
        async (given) => {
          const accepted: boolean[] = [];
          for (const file of given) accepted.push(await globalThis.acceptsReceipt(file));
          return accepted;
        },
        files.map((file) => Buffer.from(file).toString("base64")),
      ),
    async readPage(searchId) {
      const shown = await browser.newPage();
      await shown.goto(`${origin}${receiptPath(searchId)}`);
      const title = shown.getByRole("heading", { level: 1 });
      await shown.waitForFunction(() => !document.querySelector("h1")?.textContent?.startsWith("Kontrollera"));
      const text = (await title.textContent()) ?? "";
      await shown.close();
      return text;
    },
    close: () => browser.close(),
  };
}

interface Verifier {
  readKeys(text: string): readonly unknown[] | undefined;
  verifyReceiptFile(file: Uint8Array, keys: readonly unknown[]): Promise<{ readonly fault: string | undefined }>;
}

declare global {
  // Only `var` adds a name to the global object.
  var receiptVerifier: Verifier;
  var acceptsReceipt: (base64: string) => Promise<boolean>;
}

async function bundleVerifier(): Promise<string> {
  const entry = join(ROOT, "tools/faults/receipt-verifier.ts");
  const built = await build({
    configFile: false,
    logLevel: "error",
    root: ROOT,
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "receiptVerifier" } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("the verifier was not built");
  return `${chunk.code}\nglobalThis.receiptVerifier = receiptVerifier;`;
}
