import { X509Certificate } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { DAY_MS } from "#simulators/world/calendar.ts";
import { ensureCertificates } from "./certificates.ts";

const root = mkdtempSync(join(tmpdir(), "sparv-certificates-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => new X509Certificate(readFileSync(file));

describe("the sandbox's certificates", () => {
  const files = ensureCertificates(join(root, "first"));

  it("are signed by an issuer of their own, for this machine and for a container", () => {
    const issuer = read(files.issuer);
    expect(issuer.ca).toBe(true);
    for (const file of [files.server, files.client]) {
      const certificate = read(file);
      expect(certificate.ca).toBe(false);
      expect(certificate.checkIssued(issuer)).toBe(true);
      expect(certificate.verify(issuer.publicKey)).toBe(true);
    }
    expect(read(files.server).checkIP("127.0.0.1")).toBe("127.0.0.1");
    for (const name of ["localhost", "simulators"]) expect(read(files.server).checkHost(name)).toBe(name);
    expect(read(files.server).checkIP("127.0.0.2")).toBeUndefined();
  });

  it("keep their keys to their owner", () => {
    for (const file of [files.serverKey, files.clientKey]) expect(statSync(file).mode & 0o077).toBe(0);
  });

  it("are reused while they are valid, and created again in time or when one is missing", () => {
    const serial = () => read(files.issuer).serialNumber;
    const first = serial();
    ensureCertificates(files.folder);
    expect(serial()).toBe(first);
    ensureCertificates(files.folder, Date.now() + 680 * DAY_MS);
    expect(serial()).not.toBe(first);
    ensureCertificates(files.folder);
    const third = serial();
    rmSync(files.client);
    ensureCertificates(files.folder);
    expect(serial()).not.toBe(third);
  });

  it("are created again when a clock that was ahead made them", () => {
    const { issuer, folder } = ensureCertificates(join(root, "ahead"), Date.now() + 400 * DAY_MS);
    const { serialNumber } = read(issuer);
    ensureCertificates(folder);
    expect(read(issuer).serialNumber).not.toBe(serialNumber);
    expect(read(issuer).validFromDate.getTime()).toBeLessThan(Date.now());
    rmSync(folder, { recursive: true });
  });

  it("are made over what an interrupted start left, and leave nothing beside them", () => {
    const folder = join(root, "second");
    writeFileSync(ensureCertificates(folder).server, readFileSync(files.server));
    rmSync(join(folder, "client.key"));
    ensureCertificates(folder);
    expect(readdirSync(folder).toSorted()).toEqual([
      "client.crt",
      "client.key",
      "issuer.crt",
      "server.crt",
      "server.key",
    ]);
    expect(readdirSync(root).toSorted()).toEqual(["first", "second"]);
  });
});
