import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { isSignedBy, makeStatement, sha256Of, signStatement } from "./provenance.ts";

const facts = {
  version: "1.0.0",
  commit: "c".repeat(40),
  lockFileSha256: "d".repeat(64),
  isWithImages: false,
  isBuiltBefore: false,
  commands: ["npm sbom"],
  programs: { node: "v24" },
  startedAt: new Date(0),
  finishedAt: new Date(1_000),
};

test("a statement has the fields that in-toto and SLSA require", () => {
  const subject = [{ name: "a", digest: { sha256: sha256Of(Buffer.from("a")) } }];
  expect(makeStatement(subject, facts)).toMatchObject({
    _type: "https://in-toto.io/Statement/v1",
    subject: [{ name: "a", digest: { sha256: "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb" } }],
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: { buildType: expect.any(String) as string, externalParameters: { version: "1.0.0" } },
      runDetails: {
        builder: { id: expect.any(String) as string },
        metadata: { startedOn: "1970-01-01T00:00:00.000Z" },
      },
    },
  });
});

test("a signature holds for its bytes and its key alone", () => {
  const [ours, other] = [generateKeyPairSync("ed25519"), generateKeyPairSync("ed25519")];
  const envelope = signStatement(Buffer.from("{}"), { secret: ours.privateKey, id: "k" });
  expect(isSignedBy(envelope, ours.publicKey)).toBe(true);
  expect(isSignedBy(envelope, other.publicKey)).toBe(false);
  expect(isSignedBy({ ...envelope, payload: Buffer.from("[]").toString("base64") }, ours.publicKey)).toBe(false);
  expect(isSignedBy({ ...envelope, payloadType: "text/plain" }, ours.publicKey)).toBe(false);
  expect(isSignedBy({ ...envelope, signatures: [] }, ours.publicKey)).toBe(false);
});
