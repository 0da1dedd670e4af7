import { X509Certificate } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DAY_MS } from "#simulators/world/calendar.ts";
import { createIssuer } from "./issue-certificate.ts";

/** The certificates of the simulated world, as files: the product gets their paths, like any other certificate's. */
export interface CertificateFiles {
  readonly folder: string;
  /** Signs the others; what the product trusts. */
  readonly issuer: string;
  /** For every simulated system on this machine. */
  readonly server: string;
  readonly serverKey: string;
  /** The product's own. */
  readonly client: string;
  readonly clientKey: string;
}

const CERTIFICATES_FOLDER = resolve(import.meta.dirname, "../../.services/certificates/sandbox");

/** Created when they are missing, about to expire or not valid yet. Several programs may do this at once. */
export function ensureCertificates(folder = CERTIFICATES_FOLDER, nowMs = Date.now()): CertificateFiles {
  const files = filesIn(folder);
  if (isUsable(files, nowMs)) return files;
  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  writeCertificates(filesIn(fresh), nowMs);
  if (!isUsable(files, nowMs)) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    // Another process was quicker; its certificates are as good.
    if (!isUsable(files, nowMs)) throw error;
  }
  return files;
}

function filesIn(folder: string): CertificateFiles {
  const at = (name: string): string => join(folder, name);
  return {
    folder,
    issuer: at("issuer.crt"),
    server: at("server.crt"),
    serverKey: at("server.key"),
    client: at("client.crt"),
    clientKey: at("client.key"),
  };
}

/** Renewed this long before the end, so that no run sees it. */
const MARGIN_MS = 30 * DAY_MS;

function isUsable(files: CertificateFiles, nowMs: number): boolean {
  if (!existsSync(files.clientKey) || !existsSync(files.serverKey)) return false;
  return [files.issuer, files.server, files.client].every((file) => {
    if (!existsSync(file)) return false;
    const { validFromDate, validToDate } = new X509Certificate(readFileSync(file));
    return validFromDate.getTime() <= nowMs && validToDate.getTime() - nowMs > MARGIN_MS;
  });
}

function writeCertificates(files: CertificateFiles, nowMs: number): void {
  const issuer = createIssuer("Sparv sandbox", nowMs);
  const server = issuer.issue("sparv-simulators", "server");
  const client = issuer.issue("sparv", "client");
  writeFileSync(files.issuer, issuer.certificate);
  writeFileSync(files.server, server.certificate);
  writeFileSync(files.serverKey, server.key, { mode: 0o600 });
  writeFileSync(files.client, client.certificate);
  writeFileSync(files.clientKey, client.key, { mode: 0o600 });
}
