import type { CodePurpose, LookupHash } from "./lookup-hash.ts";

/** An id and a keyed hash of it. A code is valid as long as its key is known, in use or not. */
export const createSignedCodes = (lookupHash: LookupHash, purpose: CodePurpose) => ({
  codeOf: (id: string): string => `${id}.${lookupHash(purpose, id)}`,
  idIn(code: string): string | undefined {
    const at = code.indexOf(".");
    const [id, hash] = [code.slice(0, at), code.slice(at + 1)];
    return at > 0 && lookupHash.isCode(purpose, id, hash) ? id : undefined;
  },
});
