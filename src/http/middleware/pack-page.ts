import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { encodePage } from "./encode-page.ts";

export interface PackedPage {
  readonly body: Buffer;
  readonly encoding: "br" | "gzip";
}

/** What is smaller fits into the first packets as it is. */
const MIN_CHARS = 2_000;
/** The quickest of each: more costs twice the processor and saves a seventh. */
const BROTLI_QUALITY = 1;
const GZIP_LEVEL = 1;

/** A page compressed for its browser; undefined when it is sent unchanged. Runs outside the event loop. */
export async function packPage(html: string, accepted: string | undefined): Promise<PackedPage | undefined> {
  if (html.length < MIN_CHARS) return undefined;
  const encodings = readEncodings(accepted);
  if (encodings.has("br"))
    return {
      encoding: "br",
      body: await packBrotli(encodePage(html), { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    };
  return encodings.has("gzip")
    ? { encoding: "gzip", body: await packGzip(encodePage(html), { level: GZIP_LEVEL }) }
    : undefined;
}

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

export const acceptsGzip = (accepted: string | undefined): boolean => readEncodings(accepted).has("gzip");

/** RFC 9110 12.5.3: one with the quality nought is not accepted. */
const readEncodings = (accepted = ""): ReadonlySet<string> =>
  new Set(
    accepted
      .toLowerCase()
      .split(",")
      .map((each) => each.trim().split(/\s*;\s*/))
      .filter(([, quality = ""]) => !/^q=0(\.0*)?$/.test(quality))
      .map(([name = ""]) => name),
  );
