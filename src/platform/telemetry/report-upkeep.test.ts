import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";
import { reportUpkeep } from "./report-upkeep.ts";

const folder = mkdtempSync(join(tmpdir(), "sparv-upkeep-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NOTHING = { certificates: {}, columnKeys: [], receiptKeys: [] };

async function seriesOf(metrics: ReturnType<typeof createMetrics>, name: string): Promise<string[]> {
  const { body } = await metrics.expose();
  return body.split("\n").filter((line) => line.startsWith(name));
}

const endOf = (file: string): number => Date.parse(new X509Certificate(readFileSync(file)).validTo) / 1000;

function makeCertificate(name: string, days: number): string {
  const key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
  const line = `req -x509 ${key} -days ${days} -subj /CN=${name} -keyout ${name}.key -out ${name}.crt`;
  execFileSync("openssl", line.split(" "), { cwd: folder, stdio: "pipe" });
  return join(folder, `${name}.crt`);
}

test("a certificate is shown with its end, and a file of several with the first end", async () => {
  const metrics = createMetrics();
  const [long, short] = [makeCertificate("long", 40), makeCertificate("short", 20)];
  const both = join(folder, "both.pem");
  writeFileSync(both, [long, short].map((file) => readFileSync(file, "utf8")).join("\n"));
  const certificates = { bankid: long, both, none: undefined, missing: join(folder, "missing.pem") };
  reportUpkeep(metrics, { ...NOTHING, certificates });
  expect(endOf(short)).toBeLessThan(endOf(long));
  expect(await seriesOf(metrics, "sparv_certificate_ends_timestamp_seconds{")).toEqual([
    `sparv_certificate_ends_timestamp_seconds{certificate="bankid"} ${endOf(long)}`,
    `sparv_certificate_ends_timestamp_seconds{certificate="both"} ${endOf(short)}`,
  ]);
});

test("a key is shown with the date of its id or its period, and one without a date as of an unknown age", async () => {
  const metrics = createMetrics();
  reportUpkeep(metrics, {
    ...NOTHING,
    columnKeys: [{ id: "k-2026-11-18" }, { id: "dev" }, { id: "k-2026-13-18" }],
    receiptKeys: [{ id: "r1", validFrom: "2026-01-01T00:00:00.000Z", validUntil: "2027-01-01T00:00:00.000Z" }],
  });
  expect(await seriesOf(metrics, "sparv_key_")).toEqual([
    `sparv_key_made_timestamp_seconds{use="column",key="k-2026-11-18"} ${Date.UTC(2026, 10, 18) / 1000}`,
    'sparv_key_made_timestamp_seconds{use="column",key="dev"} 0',
    'sparv_key_made_timestamp_seconds{use="column",key="k-2026-13-18"} 0',
    `sparv_key_made_timestamp_seconds{use="receipt",key="r1"} ${Date.UTC(2026, 0, 1) / 1000}`,
    `sparv_key_ends_timestamp_seconds{use="receipt",key="r1"} ${Date.UTC(2027, 0, 1) / 1000}`,
  ]);
});

test("the time of the last audit check is read when the figures are, and stays while it cannot be read", async () => {
  const metrics = createMetrics();
  const shown = () => seriesOf(metrics, "sparv_audit_checked_timestamp_seconds{");
  expect(await shown()).toEqual([]);
  const answers = [undefined, 5_000];
  metrics.watchAuditCheck(() => {
    if (answers.length === 0) return Promise.reject(new Error("down"));
    return Promise.resolve(answers.shift());
  });
  expect(await shown()).toEqual(['sparv_audit_checked_timestamp_seconds{by="npm run tool -- audit"} 0']);
  expect(await shown()).toEqual(['sparv_audit_checked_timestamp_seconds{by="npm run tool -- audit"} 5']);
  expect(await shown()).toEqual(['sparv_audit_checked_timestamp_seconds{by="npm run tool -- audit"} 5']);
});
