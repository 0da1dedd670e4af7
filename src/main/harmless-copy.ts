import { MAX_FILE_BYTES } from "#domain/application/supplied-file.ts";
import { renderPdf } from "#platform/pdf/render-pdf.ts";
import { writeImagePdf } from "#platform/pdf/write-image-pdf.ts";
import type { HarmlessCopy } from "#journeys/applications/supply-files.ts";

/** More than a year's statements of a bank have; a longer file is not for a lender. */
const MAX_PAGES = 40;
const TIMEOUT_MS = 20_000;
const MEMORY_BYTES = 400 * 1_024 * 1_024;
/** Each takes a processor for a second or more. */
const AT_ONCE = 1;

/** Of a PDF its pages as images, without scripts, actions, links, attachments and layers. A photo is not changed. */
export function createHarmlessCopy(): HarmlessCopy {
  let free = AT_ONCE;
  const waiting: (() => void)[] = [];
  const takeTurn = (): Promise<void> => {
    free -= 1;
    return free >= 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
  };
  return async (file) => {
    if (file.contentType !== "application/pdf") return file;
    await takeTurn();
    try {
      const limits = {
        maxPages: MAX_PAGES,
        maxBytes: MAX_FILE_BYTES,
        timeoutMs: TIMEOUT_MS,
        memoryBytes: MEMORY_BYTES,
      };
      const pages = await renderPdf(file.content, limits);
      return pages && { ...file, content: new Uint8Array(writeImagePdf(pages)) };
    } finally {
      free += 1;
      waiting.shift()?.();
    }
  };
}
