import { createPublicKey } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Envelope,
  isSignedBy,
  PREDICATE_TYPE,
  sha256Of,
  type Statement,
  STATEMENT_TYPE,
  type Subject,
} from "./provenance.ts";
import { ENVELOPE_FILE, STATEMENT_FILE } from "./release-files.ts";

export interface Verified {
  readonly faults: readonly string[];
  /** What was compared, and what was not. */
  readonly notes: readonly string[];
}

/** Compares the files of a release with its statement, and the statement with its signature when a key is given. */
export function verifyRelease(folder: string, publicKeyFile: string | undefined): Verified {
  if (!existsSync(join(folder, STATEMENT_FILE))) return { faults: [`${folder} has no ${STATEMENT_FILE}`], notes: [] };
  const bytes = readFileSync(join(folder, STATEMENT_FILE));
  const { _type, predicateType, subject } = JSON.parse(bytes.toString("utf8")) as Statement;
  if (_type !== STATEMENT_TYPE || predicateType !== PREDICATE_TYPE)
    return { faults: [`${STATEMENT_FILE} is no statement of provenance`], notes: [] };
  const files = subject.filter(({ mediaType }) => mediaType === undefined);
  const images = subject.length - files.length;
  return {
    faults: [
      ...files.flatMap((each) => faultsOfFile(folder, each)),
      ...findUnnamed(folder, files),
      ...faultsOfSignature(folder, bytes, publicKeyFile),
    ],
    notes: [
      `${files.length} files compared`,
      ...(images > 0 ? [`${images} images not compared: compare the digest of each with the registry's`] : []),
      publicKeyFile === undefined ? "signature not checked: no --public-key" : "signature checked",
    ],
  };
}

function faultsOfFile(folder: string, { name, digest }: Subject): string[] {
  if (!existsSync(join(folder, name))) return [`${name} is missing`];
  return sha256Of(readFileSync(join(folder, name))) === digest.sha256
    ? []
    : [`${name} is not the file that was released`];
}

const findUnnamed = (folder: string, files: readonly Subject[]): string[] =>
  readdirSync(folder)
    .filter((name) => name !== STATEMENT_FILE && name !== ENVELOPE_FILE && !files.some((file) => file.name === name))
    .map((name) => `${name} is not part of the release`);

function faultsOfSignature(folder: string, statement: Buffer, publicKeyFile: string | undefined): string[] {
  const file = join(folder, ENVELOPE_FILE);
  if (!existsSync(file)) return publicKeyFile === undefined ? [] : ["the statement is not signed"];
  const envelope = JSON.parse(readFileSync(file, "utf8")) as Envelope;
  if (!Buffer.from(envelope.payload, "base64").equals(statement)) return [`${ENVELOPE_FILE} signs another statement`];
  if (publicKeyFile === undefined) return [];
  return isSignedBy(envelope, createPublicKey(readFileSync(publicKeyFile))) ? [] : ["the signature is not of this key"];
}
