import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packPage } from "./pack-page.ts";

const PAGE = `<!DOCTYPE html><html lang="sv"><title>Jämför</title>${"<p>Åtta öre</p>".repeat(500)}</html>`;

test.for(["gzip, deflate, br, zstd", "br;q=0.5, gzip", "BR"])("%s is given brotli", async (accepted) => {
  const packed = await packPage(PAGE, accepted);
  expect(packed?.encoding).toBe("br");
  expect(brotliDecompressSync(packed?.body ?? "").toString()).toBe(PAGE);
  expect(packed?.body.length).toBeLessThan(PAGE.length / 10);
});

test.for(["gzip", "deflate, gzip;q=0.8", "br;q=0, gzip"])("%s is given gzip", async (accepted) => {
  const packed = await packPage(PAGE, accepted);
  expect(packed?.encoding).toBe("gzip");
  expect(gunzipSync(packed?.body ?? "").toString()).toBe(PAGE);
});

test.for([undefined, "", "identity", "deflate", "gzip;q=0, br;q=0.000"])(
  "%s is given the page as it is",
  async (accepted) => {
    expect(await packPage(PAGE, accepted)).toBeUndefined();
  },
);

test("a small page is not compressed", async () => {
  expect(await packPage("<p>Hej</p>", "br")).toBeUndefined();
});
