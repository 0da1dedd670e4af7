import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { verifyPortableFile } from "#domain/portable/portable-file.ts";
import { readKeys } from "#domain/signed/published-keys.ts";

/**
 * `npm run tool -- verify-offers sparv-lista.json… --keys nycklar.json`: checks files that visitors have taken along without a network, by a
 * saved copy of `/.well-known/sparv-ranking-keys.json`. Ends with code 0 when every file passes, otherwise with 1.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { keys: { type: "string" } } });

process.exitCode = await verifyAll();

async function verifyAll(): Promise<number> {
  const keys = values.keys === undefined ? undefined : readKeys(read(values.keys).toString("utf8"));
  if (!keys || positionals.length === 0) {
    console.error("usage: npm run tool -- verify-offers <file>… --keys <saved copy of sparv-ranking-keys.json>");
    return 1;
  }
  let failed = 0;
  for (const file of positionals) {
    const { fault, document } = await verifyPortableFile(read(file), keys);
    if (fault) failed += 1;
    console.log(
      fault ? `${file}: REJECTED, ${fault}` : `${file}: verified, ${document?.offers.length} offers, ${document?.time}`,
    );
  }
  return failed === 0 ? 0 : 1;
}

/** A file that is missing is as little verified as one that was altered. */
function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
