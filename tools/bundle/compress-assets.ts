import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg)$/;
/** A file that fits in one packet gains nothing. */
const LEAST_BYTES = 1_200;

/** Writes compressed variants beside each script and style sheet, at the highest level; the server sends what the browser accepts. */
export const compressAssets = (): Plugin => ({
  name: "sparv:compress-assets",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle({ dir = "" }, bundle) {
    const files = Object.keys(bundle).filter((file) => TEXT.test(file));
    await Promise.all(files.map((file) => compressFile(join(dir, file))));
  },
});

const packAsBrotli = promisify(brotliCompress);
const packAsGzip = promisify(gzip);

/** Writes the compressed variants of one file beside it. */
export async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, await packAsBrotli(bytes, { params }));
  writeFileSync(`${file}.gz`, await packAsGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
