import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomFillSync } from "node:crypto";

/** Encrypts single values for storage: AES-256-GCM with the key's id in the value, so that keys can be changed. */
export interface ColumnCipher {
  encrypt(cell: Cell, plain: string): string;
  /** Throws UnreadableCell when the value was altered, moved from another cell, or its key is gone. */
  decrypt(cell: Cell, stored: string): string;
  /** True when the value was encrypted with another key than the current one. */
  needsRotation(stored: string): boolean;
}

/** Where a value lives. It is bound into the value: copied to another row, it cannot be read. */
export interface Cell {
  /** `table.column`. */
  readonly column: string;
  readonly rowId: string;
}

export interface CipherKey {
  readonly id: string;
  readonly key: Uint8Array;
}

export class UnreadableCell extends Error {
  override readonly name = "UnreadableCell";

  /** Names the cell, never the value. */
  constructor(cell: Cell, why: "format" | "unknown-key" | "altered") {
    super(`${cell.column} of ${cell.rowId} cannot be read: ${why}`);
  }
}

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
/**
 * 96 random bits, the length GCM is made for. Two equal nonces under one key would break it: change the key well before
 * 2^32 values (NIST SP 800-38D §8.3).
 */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The first part of every stored value, so that another format can be recognised. */
const FORMAT = "1";

/** The first key encrypts; all keys decrypt. */
export function createColumnCipher(keys: readonly [CipherKey, ...CipherKey[]]): ColumnCipher {
  const byId = new Map(keys.map(({ id, key }) => [id, secretOf(key)]));
  const [{ id: currentId, key: currentBytes }] = keys;
  const current = secretOf(currentBytes);
  const currentPrefix = `${FORMAT}.${currentId}.`;
  const nextNonce = nonceSource();

  return {
    encrypt(cell, plain) {
      const nonce = nextNonce();
      const cipher = createCipheriv(ALGORITHM, current, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(placeOf(cell, currentPrefix));
      const sealed = Buffer.concat([nonce, cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return currentPrefix + sealed.toString("base64url");
    },
    decrypt(cell, stored) {
      const [format, keyId, sealedText] = stored.split(".");
      if (format !== FORMAT || keyId === undefined || sealedText === undefined)
        throw new UnreadableCell(cell, "format");
      const key = byId.get(keyId);
      if (!key) throw new UnreadableCell(cell, "unknown-key");
      const sealed = Buffer.from(sealedText, "base64url");
      if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new UnreadableCell(cell, "format");
      return unseal(cell, key, `${FORMAT}.${keyId}.`, sealed);
    },
    needsRotation: (stored) => !stored.startsWith(currentPrefix),
  };
}

function unseal(cell: Cell, key: KeyObject, prefix: string, sealed: Buffer): string {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(placeOf(cell, prefix));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const opened = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([opened, decipher.final()]).toString("utf8");
  } catch {
    throw new UnreadableCell(cell, "altered");
  }
}

/** A column's name holds no colon, so no two cells share a place. */
const placeOf = (cell: Cell, prefix: string): Buffer => Buffer.from(`${prefix}:${cell.column}:${cell.rowId}`, "utf8");

/** A KeyObject is checked and unpacked once; handing over the raw bytes each time costs six times as much. */
function secretOf(key: Uint8Array): KeyObject {
  if (key.length !== KEY_BYTES) throw new Error(`a column key has ${KEY_BYTES} bytes, not ${key.length}`);
  return createSecretKey(key);
}

const NONCES_PER_BATCH = 512;

/** Generates random bytes for many nonces at once and returns each slice once; a slice must be used before the next call. */
function nonceSource(): () => Buffer {
  const generated = Buffer.alloc(NONCE_BYTES * NONCES_PER_BATCH);
  let used = generated.length;
  return () => {
    if (used === generated.length) {
      randomFillSync(generated);
      used = 0;
    }
    used += NONCE_BYTES;
    return generated.subarray(used - NONCE_BYTES, used);
  };
}
