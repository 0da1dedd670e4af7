import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";

/** One purpose per use, so that hashes of different tables cannot be matched. */
export type LookupPurpose = StoredPurpose | CodePurpose | UnchangedPurpose | PassingPurpose;

/** Of rows, which may have been stored under a former key. */
export type StoredPurpose = "person" | "email" | "insured-object" | "share-vote";

/** Of codes in mails and links that live for years: they are made from random ids. */
export type CodePurpose =
  | "newsletter-confirm"
  | "newsletter-end"
  | "waiting-list-end"
  | "expert-confirm"
  | "watch-end"
  | "share-link";

/** Of ids that must not change when the key is replaced. What is hashed has a random id in it, or cannot be guessed as a whole. */
export type UnchangedPurpose = "company-request" | "case-note" | "held-contract" | "watch-owner" | "key-proof";

/** Of what may begin anew: caches, counters, challenges of an hour, and ids that are valid for a day. */
export type PassingPurpose = "visitor" | "risk" | "assistant" | "address-search" | "proof-of-work";

/** Finds an encrypted value again without storing it: equal values give equal hashes, for those who have the key. */
export interface LookupHash {
  /** The hash that is stored now. To find a row, use `all`. */
  (purpose: Exclude<LookupPurpose, UnchangedPurpose>, value: string): string;
  /** Every hash under which a row may be stored: more than one while the key is being replaced. The one to store comes first. */
  all(purpose: StoredPurpose | "proof-of-work", value: string): readonly string[];
  /** The hash of the oldest key, whichever is in use: an id, or the name of a lock that nodes of different settings share. */
  oldest(purpose: UnchangedPurpose | StoredPurpose, value: string): string;
  /** Whether a code was made with one of the keys. Compared in constant time. */
  isCode(purpose: CodePurpose, value: string, code: string): boolean;
  /** The code that was made with one of the keys and fits; undefined when none does. */
  codeThat(purpose: CodePurpose, value: string, fits: (code: string) => boolean): string | undefined;
  /** A stored hash under the newest key: the value itself is not needed. Undefined for what is no hash of ours. */
  newest(stored: string): string | undefined;
  readonly keys: LookupKeys;
  /** One for each key, to recognise it by. */
  readonly proofs: readonly string[];
}

export interface LookupKeys {
  /** Oldest first. Each is a layer over the one before, so that none of them can be left out. */
  readonly keys: readonly Uint8Array[];
  /** By number, from 1: the first is stored, and rows of all are found. */
  readonly generations: readonly number[];
}

/**
 * Keyed, because personal numbers are few enough to try them all against a plain hash. Base64url of 256 bits. With several keys each one
 * hashes the result of the one before, and the second and later results begin with their number. So a stored hash can be moved to the
 * next key without the value, and is then as safe as that key, even when the former one has leaked.
 */
export function createLookupHash(given: LookupKeys | Uint8Array): LookupHash {
  const keys = given instanceof Uint8Array ? { keys: [given], generations: [1] } : given;
  const layers = keys.keys.map((key) => createSecretKey(key));
  const [stored = layers.length] = keys.generations;
  const over = (generation: number, hash: string): string => {
    const layer = layers[generation - 1];
    if (!layer) throw new Error(`there is no lookup key ${generation}`);
    const digest = createHmac("sha256", layer).update(hash, "utf8").digest("base64url");
    return generation === 1 ? digest : `${generation}-${digest}`;
  };
  const hashOf = (generation: number, purpose: LookupPurpose, value: string): string => {
    let hash = over(1, `${purpose}:${value}`);
    for (let next = 2; next <= generation; next++) hash = over(next, hash);
    return hash;
  };
  const codesOf = (purpose: CodePurpose, value: string): string[] =>
    layers.map((_, at) => hashOf(at + 1, purpose, value));
  return Object.assign((purpose: LookupPurpose, value: string) => hashOf(stored, purpose, value), {
    all: (purpose: LookupPurpose, value: string) =>
      keys.generations.map((generation) => hashOf(generation, purpose, value)),
    oldest: (purpose: LookupPurpose, value: string) => hashOf(1, purpose, value),
    isCode: (purpose: CodePurpose, value: string, code: string) =>
      codesOf(purpose, value).reduce((isOne, known) => isEqual(known, code) || isOne, false),
    codeThat: (purpose: CodePurpose, value: string, fits: (code: string) => boolean) =>
      codesOf(purpose, value).findLast(fits),
    newest(hash: string) {
      let generation = generationOf(hash);
      if (generation === undefined || generation > layers.length) return undefined;
      let moved = hash;
      while (generation < layers.length) moved = over(++generation, moved);
      return moved;
    },
    keys,
    proofs: layers.map((_, at) => hashOf(at + 1, "key-proof", "")),
  });
}

/** From the form alone; undefined for what is no hash of ours. */
export function generationOf(hash: string): number | undefined {
  const [whole, number] = /^(?:(\d{1,2})-)?[\w-]{43}$/.exec(hash) ?? [];
  if (whole === undefined) return undefined;
  return number === undefined ? 1 : Number(number);
}

function isEqual(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
