import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { DAY_MS } from "#simulators/world/calendar.ts";
import {
  bits,
  boolean,
  type Der,
  explicit,
  implicit,
  integer,
  octets,
  oid,
  sequence,
  set,
  utcTime,
  utf8,
} from "./der.ts";

/** A certificate and its key, both as PEM text. */
export interface Issued {
  readonly certificate: string;
  readonly key: string;
}

export interface Issuer extends Issued {
  issue(name: string, use: "server" | "client"): Issued;
}

/** Long enough that no one has to renew it within a year's work. */
const LIFE_MS = 700 * DAY_MS;

/** Under which the simulators are reached between containers (compose.yaml). */
const CONTAINER_NAME = "simulators";

/** An issuer of certificates for this machine alone. Written out here so that no program has to be installed for it. */
export function createIssuer(name: string, nowMs: number): Issuer {
  const own = newKeys();
  const certify = (subject: string, publicKey: KeyObject, extensions: readonly Der[]): string =>
    toPem("CERTIFICATE", certificate({ issuer: name, subject, publicKey, extensions, nowMs, signer: own.privateKey }));
  return {
    certificate: certify(name, own.publicKey, ISSUER_EXTENSIONS),
    key: own.pem,
    issue(subject, use) {
      const { publicKey, pem } = newKeys();
      return {
        certificate: certify(subject, publicKey, use === "server" ? SERVER_EXTENSIONS : CLIENT_EXTENSIONS),
        key: pem,
      };
    },
  };
}

function newKeys() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { publicKey, privateKey, pem: privateKey.export({ type: "pkcs8", format: "pem" }) as string };
}

interface Contents {
  readonly issuer: string;
  readonly subject: string;
  readonly publicKey: KeyObject;
  readonly extensions: readonly Der[];
  readonly nowMs: number;
  readonly signer: KeyObject;
}

const SIGNED_WITH = sequence(oid("1.2.840.10045.4.3.2"));
/** A clock that is a little behind must not find the certificate too young. */
const BACKDATED_MS = 3_600_000;

function certificate({ issuer, subject, publicKey, extensions, nowMs, signer }: Contents): Der {
  const body = sequence(
    explicit(0, integer(Buffer.from([2]))),
    integer(serialNumber()),
    SIGNED_WITH,
    nameOf(issuer),
    sequence(utcTime(nowMs - BACKDATED_MS), utcTime(nowMs + LIFE_MS)),
    nameOf(subject),
    publicKey.export({ type: "spki", format: "der" }),
    explicit(3, sequence(...extensions)),
  );
  return sequence(body, SIGNED_WITH, bits(sign("sha256", body, signer)));
}

/** Never zero in front, which DER would not allow. */
function serialNumber(): Buffer {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes;
}

const nameOf = (commonName: string): Der => sequence(set(sequence(oid("2.5.4.3"), utf8(commonName))));

const extension = (id: string, isCritical: boolean, value: Der): Der =>
  sequence(oid(id), ...(isCritical ? [boolean(true)] : []), octets(value));

const constraints = (isIssuer: boolean): Der =>
  extension("2.5.29.19", true, sequence(...(isIssuer ? [boolean(true)] : [])));
const keyUsage = (flags: number, unusedBits: number): Der =>
  extension("2.5.29.15", true, bits(Buffer.from([flags]), unusedBits));
const use = (id: string): Der => extension("2.5.29.37", false, sequence(oid(id)));

/** May sign certificates and revocation lists, and nothing else. */
const ISSUER_EXTENSIONS = [constraints(true), keyUsage(0x06, 1)];
const SIGNING = [constraints(false), keyUsage(0x80, 7)];
const CLIENT_EXTENSIONS = [...SIGNING, use("1.3.6.1.5.5.7.3.2")];
const SERVER_EXTENSIONS = [
  ...SIGNING,
  use("1.3.6.1.5.5.7.3.1"),
  extension(
    "2.5.29.17",
    false,
    sequence(
      implicit(2, Buffer.from("localhost")),
      implicit(2, Buffer.from(CONTAINER_NAME)),
      implicit(7, Buffer.from([127, 0, 0, 1])),
    ),
  ),
];

function toPem(label: string, bytes: Uint8Array): string {
  const lines =
    Buffer.from(bytes)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ""].join("\n");
}
