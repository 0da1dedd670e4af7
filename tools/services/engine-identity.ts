import { generateKeyPairSync } from "node:crypto";

/** A key that an engine signs its calls to the worker with. */
export interface EngineIdentity {
  /** The private half, for the engine's file. */
  readonly pem: string;
  /** The public half, as the engine writes it to its log and as SPARV_RESTATE_IDENTITY_KEYS names it. */
  readonly name: string;
}

export function newEngineIdentity(): EngineIdentity {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const raw = publicKey.export({ type: "spki", format: "der" }).subarray(-32);
  return {
    pem: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    name: `publickeyv1_${base58(raw)}`,
  };
}

const SIGNS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

function base58(bytes: Uint8Array): string {
  let number = BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
  let text = "";
  for (; number > 0n; number /= 58n) text = SIGNS.charAt(Number(number % 58n)) + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return "1".repeat(zeros) + text;
}
