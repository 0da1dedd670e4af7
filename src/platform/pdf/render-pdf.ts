import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface RenderLimits {
  readonly maxPages: number;
  /** Of all pages together. */
  readonly maxBytes: number;
  readonly timeoutMs: number;
  readonly memoryBytes: number;
}

/** A page as it looks: a JPEG, and its size in pixels. */
export interface RenderedPage {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Undefined for what cannot be rendered within the limits: no PDF, locked, too many pages, or made to cost too much. */
export type RenderPdf = (content: Uint8Array, limits: RenderLimits) => Promise<readonly RenderedPage[] | undefined>;

/**
 * Poppler's pdftoppm in a process of its own, with limits on its time, its memory and what it may write, without our environment and in a folder that is
 * removed. It runs no script of a PDF, opens no file that one names, and Debian builds it without a client for the network.
 */
export const renderPdf: RenderPdf = async (content, limits) => {
  const folder = await mkdtemp(join(tmpdir(), "sparv-pdf-"));
  try {
    await writeFile(join(folder, "in.pdf"), content, { mode: 0o600 });
    if (!(await run(folder, limits))) return undefined;
    return await readPages(folder, limits);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Enough to read a payslip by, and to print it. */
const LONGEST_SIDE_PX = 1_600;

function run(folder: string, { maxPages, maxBytes, timeoutMs, memoryBytes }: RenderLimits): Promise<boolean> {
  const limits = [
    "prlimit",
    `--as=${memoryBytes}`,
    `--cpu=${Math.ceil(timeoutMs / 1_000)}`,
    `--fsize=${maxBytes}`,
    "--core=0",
  ];
  const [command, ...args] = [
    // Only Linux has the command that sets limits, and only development runs elsewhere.
    ...(process.platform === "linux" ? limits : []),
    "pdftoppm",
    "-q",
    "-jpeg",
    "-scale-to",
    String(LONGEST_SIDE_PX),
    // One more than is taken: a longer file is not cut off unseen.
    "-l",
    String(maxPages + 1),
    "in.pdf",
    "page",
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(command ?? "", args, {
      cwd: folder,
      env: { PATH: "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin" },
      stdio: "ignore",
      timeout: timeoutMs,
      killSignal: "SIGKILL",
    });
    child.once("error", reject);
    child.once("close", (code) => resolve(code === 0));
  });
}

async function readPages(folder: string, { maxPages, maxBytes }: RenderLimits): Promise<RenderedPage[] | undefined> {
  // The tool pads the numbers of pages, so that their names are in their order.
  const names = (await readdir(folder)).filter((name) => name.endsWith(".jpg")).toSorted();
  if (names.length === 0 || names.length > maxPages) return undefined;
  const pages: RenderedPage[] = [];
  let bytes = 0;
  for (const name of names) {
    const jpeg = await readFile(join(folder, name));
    const size = sizeOf(jpeg);
    bytes += jpeg.length;
    if (!size || bytes > maxBytes) return undefined;
    pages.push({ jpeg, ...size });
  }
  return pages;
}

/** From the frame header, the first segment between C0 and CF that is no table. */
function sizeOf(jpeg: Buffer): { width: number; height: number } | undefined {
  for (let at = 2; at + 9 < jpeg.length && jpeg[at] === 0xff; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
  }
  return undefined;
}
