import { createHash, type KeyObject, sign, verify } from "node:crypto";

/** What a statement is about. An image has a media type; everything else is a file beside the statement. */
export interface Subject {
  readonly name: string;
  readonly digest: { readonly sha256: string };
  readonly mediaType?: string;
}

/** What happened, for the predicate. */
export interface BuildFacts {
  readonly version: string;
  readonly commit: string;
  readonly lockFileSha256: string;
  readonly isWithImages: boolean;
  /** By an earlier step, and not by the release. */
  readonly isBuiltBefore: boolean;
  readonly commands: readonly string[];
  readonly programs: Readonly<Record<string, string>>;
  readonly startedAt: Date;
  readonly finishedAt: Date;
}

/** in-toto Statement v1 with the predicate of SLSA provenance v1. */
export interface Statement {
  readonly _type: string;
  readonly subject: readonly Subject[];
  readonly predicateType: string;
  readonly predicate: unknown;
}

export const STATEMENT_TYPE = "https://in-toto.io/Statement/v1";
export const PREDICATE_TYPE = "https://slsa.dev/provenance/v1";
export const IMAGE_TYPE = "application/vnd.oci.image.manifest.v1+json";
const PAYLOAD_TYPE = "application/vnd.in-toto+json";

export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

export const makeStatement = (subject: readonly Subject[], facts: BuildFacts): Statement => ({
  _type: STATEMENT_TYPE,
  subject,
  predicateType: PREDICATE_TYPE,
  predicate: {
    buildDefinition: {
      buildType: "urn:sparv:release:v1",
      externalParameters: {
        version: facts.version,
        isWithImages: facts.isWithImages,
        isBuiltBefore: facts.isBuiltBefore,
      },
      internalParameters: { commands: facts.commands, programs: facts.programs },
      resolvedDependencies: [
        { name: "repository", digest: { gitCommit: facts.commit } },
        { name: "package-lock.json", digest: { sha256: facts.lockFileSha256 } },
      ],
    },
    runDetails: {
      builder: { id: "urn:sparv:npm-run-release" },
      metadata: {
        invocationId: `${facts.version}-${facts.commit}`,
        startedOn: facts.startedAt.toISOString(),
        finishedOn: facts.finishedAt.toISOString(),
      },
    },
  },
});

/** A signed statement, as DSSE v1 defines it. */
export interface Envelope {
  readonly payloadType: string;
  readonly payload: string;
  readonly signatures: readonly { readonly keyid: string; readonly sig: string }[];
}

export function signStatement(payload: Uint8Array, key: { readonly secret: KeyObject; readonly id: string }): Envelope {
  const sig = sign(null, authenticatedBytes(payload), key.secret).toString("base64");
  return {
    payloadType: PAYLOAD_TYPE,
    payload: Buffer.from(payload).toString("base64"),
    signatures: [{ keyid: key.id, sig }],
  };
}

export const isSignedBy = ({ payload, payloadType, signatures }: Envelope, publicKey: KeyObject): boolean =>
  payloadType === PAYLOAD_TYPE &&
  signatures.some(({ sig }) =>
    verify(null, authenticatedBytes(Buffer.from(payload, "base64")), publicKey, Buffer.from(sig, "base64")),
  );

/** DSSE signs the type too, each part after its length, so that no other document has the same bytes. */
function authenticatedBytes(payload: Uint8Array): Buffer {
  const head = `DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}
