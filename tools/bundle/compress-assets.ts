import { globSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A file that fits in one packet gains nothing. */
const LEAST_BYTES = 1_200;

const packAsBrotli = promisify(brotliCompress);
const packAsGzip = promisify(gzip);

/** Writes compressed variants beside each script, style sheet and drawing, at the highest level; the server sends what the browser accepts. */
export async function compressAssets(folder: string): Promise<void> {
  await Promise.all(globSync(`${folder}/*.{js,css,svg}`).map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, await packAsBrotli(bytes, { params }));
  writeFileSync(`${file}.gz`, await packAsGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
